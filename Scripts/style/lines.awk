# Finds lines of Swift that the project does not want and neither compiler nor formatter refuses.

function report(what) { print FILENAME ":" FNR ": " what }

FNR == 1 {
  path = FILENAME
  sub(/^\.\//, "", path)
  inSources = path ~ /^Sources\//
  inTests = path ~ /^Tests\//
  isView = path ~ /^Sources\/(Interface|Shell)\// || path ~ /^Sources\/Games\/.*Feature\//
}

# Comments.

/\/\/.*(TODO|FIXME|XXX|HACK)/ && !/(TODO|FIXME|XXX|HACK) ?\(?#[0-9]+/ {
  report("something to do, without the number of an issue")
}

/^ *\/\/( |$)/ {
  text = $0
  sub(/^ *\/\/ */, "", text)
  if (isCode(text)) report("looks like code that is commented out")
  next
}

/^ *\/\// { next }

# Whether a comment's text reads as a statement rather than a sentence.
function isCode(text) {
  return text ~ /^(let|var) [A-Za-z_]+ *[:=]/ || text ~ /[{}]$/ ||
    text ~ /^(public |internal |private )?import [A-Z][A-Za-z0-9]*$/ ||
    text ~ /^[a-z][A-Za-z0-9_]*(\.[a-z][A-Za-z0-9_]*)*\(.*\)$/ ||
    text ~ /^[a-z][A-Za-z0-9_.]* [-+*\/]?= [^ ]/ || text ~ /^(return|throw|try) .*\)$/ ||
    text ~ /^(private |public |static |mutating )*func [a-z]/
}

# State that is shared, and ways around the compiler.

inSources && /^ *((public|internal|private|fileprivate|package) )*(static|class) var / {
  # A computed property opens its body at once, and stores nothing.
  if (/=/ || !/\{/) report("a static variable is shared by everything")
}
inSources && /\.shared([^A-Za-z0-9_]|$)/ { report("a shared object; hand it in instead") }
inSources || inTests {
  if (/nonisolated\(unsafe\)/) report("nonisolated(unsafe) hides a race")
  if (/@unchecked Sendable/) report("@unchecked Sendable hides a race")
  if (/(^|[^A-Za-z])try!/) report("try! ends the game where something fails")
  if (/(^|[^A-Za-z])fatalError\(/ && !/unreachable/) report("fatalError outside the unreachable")
}
inSources && /^(public |internal |private )?import Foundation$/ {
  report("Foundation costs start-up time; FoundationEssentials is enough")
}

# Words a player sees are in Assets/Localization.

isView && /(label|button|say|write)\(|(text|label|title): / {
  text = $0
  while (match(text, /"[^"\\]*"/)) {
    literal = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    if (literal ~ / / && literal ~ /[A-Z]/) report("text in a view: " literal)
  }
}
