# Finds files of more than 300 lines and functions of more than 40.

function reportFile() {
  if (lines > 300) print file ":1: a file of " lines " lines; 300 are the most"
}

# How many spaces a line begins with.
function indentation(text) {
  match(text, /^ */)
  return RLENGTH
}

FNR == 1 {
  reportFile()
  file = FILENAME
  start = 0
}

{ lines = FNR }

# A function ends at the brace that stands as far in as it began. Where something else stands there
# first, it had no body: a requirement of a protocol, or all in one line.
start && /[^ ]/ && indentation($0) <= depth {
  if ($0 ~ /^ *}/) {
    length_ = FNR - start + 1
    if (length_ > 40) print FILENAME ":" start ": a function of " length_ " lines; 40 are the most"
    start = 0
  } else if ($0 !~ /^ *(\)|where |->|\{)/) {
    start = 0
  }
}

!start && /^ *(@[A-Za-z]+(\([^)]*\))? |[a-z]+(\(set\))? )*(func |init[?(<]|deinit |subscript[(<])/ {
  # A body that closes on the same line is short.
  if ($0 ~ /\{.*\}$/) next
  start = FNR
  depth = indentation($0)
}

END { reportFile() }
