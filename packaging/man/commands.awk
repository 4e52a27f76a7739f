# Turns what `cimaise-cli --help` prints into the sections of its man page: the one truth of both. -v file
# is the page, whose line .\" commands they take the place of.
function escaped(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}

BEGIN {
    while ((getline line < file) > 0 && line !~ /^\.\\" commands$/) print line
}

/^[^ ]/ && afterBlank { print ".SH \"" toupper(escaped($0)) "\""; afterBlank = 0; sections = 1; next }
/^$/ { afterBlank = 1; next }
!sections { next }
/^  [^ ]/ { sub(/^ +/, ""); print ".TP"; print ".B " escaped($0); next }
{ sub(/^ +/, ""); print escaped($0) }

END {
    while ((getline line < file) > 0) print line
}
