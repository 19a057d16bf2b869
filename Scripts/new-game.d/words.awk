# Adds a new game's words to a table: copies of Blank's, and the game's own name in the menu.

/^ *"menu\.blank":/ { lines[++count] = "  \"menu." id "\": \"" words "\"," }

# All of Blank's words are copied before the first of them, where a comma is always right.
{ lines[++count] = $0 }
/^ *"blank\./ { if (!first) first = count; isBlank[count] = 1 }

END {
  for (line = 1; line <= count; line++) {
    if (line == first) copyAll()
    print lines[line]
  }
}

function copyAll(    line, copy) {
  for (line = first; line <= count; line++) {
    if (!(line in isBlank)) continue
    copy = lines[line]
    sub(/"blank\./, "\"" id ".", copy)
    sub(/,?$/, ",", copy)
    print copy
  }
  print ""
}
