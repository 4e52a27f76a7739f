// The bytes of schema/link-1.dictionary, which readers and writers of links begin with.
#pragma once

#include <string_view>

namespace cimaise {

extern const std::string_view linkDictionary;

} // namespace cimaise
