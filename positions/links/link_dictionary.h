// Bytes of schema/link-1.dictionary, with which readers and writers of links initialise zlib.
#pragma once

#include <string_view>

namespace cimaise {

extern const std::string_view linkDictionary;

} // namespace cimaise
