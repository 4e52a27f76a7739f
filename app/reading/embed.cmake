# Writes the bytes of IN as a C++ source OUT.
file(READ ${IN} bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUT} "// Made from digit_weights.bin.
#include \"app/reading/digit_weights.h\"

namespace cimaise::reading {

namespace {
constexpr unsigned char weights[]{
${bytes}};
}

std::span<const unsigned char> digitWeights() { return weights; }

} // namespace cimaise::reading
")
