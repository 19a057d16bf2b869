# Adds a new game to the modules of the box.

/^(internal )?import .*Feature$/ && !isImported {
  copy = $0
  sub(/[A-Za-z]*$/, name "Feature", copy)
  print copy
  isImported = 1
}
/modules: \[/ { inList = 1 }
inList && /^ *\]/ {
  print "    { _ in " name "Module() },"
  inList = 0
}
inList && /\]/ {
  sub(/,? *\]/, ", { _ in " name "Module() }]")
  inList = 0
}
{ print }
