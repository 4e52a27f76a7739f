// Kinds of CBOR items (RFC 8949, section 3.1) that a document is made of.
#pragma once

#include <cstdint>

namespace cimaise {

/// Upper three bits of an item's first byte.
enum class Major : std::uint8_t { natural, negative, bytes, text, list, map, tag, simple };

/// Numbers below this limit fit into the first byte of an item.
inline constexpr std::uint64_t cborInFirstByte = 24;

inline constexpr std::uint64_t cborFalse = 20;
inline constexpr std::uint64_t cborTrue = 21;
inline constexpr std::uint64_t cborNull = 22;

} // namespace cimaise
