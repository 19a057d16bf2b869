# Finds imports of the project's own modules that the manifest does not declare for a target.
#
# The environment variable MANIFEST holds the answer of `swift package dump-package`; the files'
# names are arguments.

BEGIN {
  count = split(ENVIRON["MANIFEST"], lines, "\n")
  for (line = 1; line <= count; line++) readManifest(lines[line])
}

# Keeps each target's folder and what it may import. The keys of a target stand in the order of the
# alphabet, so its dependencies come before its name.
function readManifest(text,    value) {
  if (text ~ /^  "targets" : \[/) inTargets = 1
  if (!inTargets) return
  value = text
  sub(/^[^:]*: */, "", value)
  gsub(/[", ]/, "", value)
  if (text ~ /^      "dependencies" : \[/) { allowed = " "; inDependencies = 1 }
  else if (text ~ /^      [\]]/) inDependencies = 0
  else if (inDependencies && text ~ /^            "/) allowed = allowed value " "
  else if (text ~ /^      "name" : /) addModule(value, "Sources/" value)
  else if (text ~ /^      "path" : /) addModule(name, value)
}

function addModule(newName, folder) {
  name = newName
  module[folder] = name
  uses[name] = allowed
}

# The target that a file belongs to: the one in the nearest folder above it.
function target(file,    folder) {
  folder = file
  sub(/^\.\//, "", folder)
  while (sub(/\/[^\/]*$/, "", folder)) if (folder in module) return module[folder]
  return ""
}

FNR == 1 { owner = target(FILENAME) }

/^(@[A-Za-z_]+ |public |internal |package |private |fileprivate )*import / {
  imported = $NF
  if (owner == "" || !(imported in uses) || index(uses[owner], " " imported " ")) next
  print FILENAME ":" FNR ": " owner " imports " imported ", which the manifest does not give it"
}
