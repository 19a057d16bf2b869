# Declares a new game in Package.swift: beside each module of Blank's one of its own, and the game
# among what the box uses.

{ block = block $0 "\n" }

# A declaration ends where its parentheses do.
/^ *Module\($/ || /^ *Module\("/ { inModule = 1 }
inModule && count(block, "(") > count(block, ")") { next }
{
  inModule = 0
  flat = block
  gsub(/[ \n]/, "", flat)
  if (flat ~ /^Module\("colormix",/) sub(/,?[ \n]*\]/, ", \"" name "Feature\"]", block)
  printf "%s", block
  if (flat ~ /^Module\("(BlankFeature|colormix-blank)"/) {
    gsub(/Blank/, name, block)
    gsub(/blank/, id, block)
    printf "%s", block
  }
  block = ""
}

function count(text, sign) { return split(text, parts, "[" sign "]") - 1 }
