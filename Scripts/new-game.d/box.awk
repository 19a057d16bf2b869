# Adds a new game to the modules of the box.

/^(internal )?import .*Feature$/ && !isImported {
  copy = $0
  sub(/[A-Za-z]*$/, name "Feature", copy)
  print copy
  isImported = 1
}
/modules: \[/ { inList = 1 }
inList && /\]/ {
  sub(/,? *\]/, ", " name "Module()]")
  inList = 0
}
{ print }
