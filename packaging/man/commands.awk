# Formats the sections of a --help text for the man page `file`, in place of its line .\" commands
function escaped(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}

BEGIN {
    while ((getline line < file) > 0 && line !~ /^\.\\" commands$/) print line
}

# A heading follows an empty line and precedes an indented one.
/^[^ ]/ && afterBlank { heading = $0; afterBlank = 0; next }
/^$/ { afterBlank = 1; next }
/^  [^ ]/ {
    if (heading != "") print ".SH \"" toupper(escaped(heading)) "\""
    heading = ""
    inSection = 1
    sub(/^ +/, "")
    print ".TP"
    print ".B " escaped($0)
    next
}
inSection { sub(/^ +/, ""); print escaped($0) }

END {
    while ((getline line < file) > 0) print line
}
