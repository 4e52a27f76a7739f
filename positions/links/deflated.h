// Compresses bytes to a zlib stream (RFC 1950) with the preset dictionary schema/link-1.dictionary,
// which holds what games have in common.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Maximum size in bytes of inflated data, far above any game.
inline constexpr std::size_t mostInflated = std::size_t{1024} * 1024;

/// Reason why bytes cannot be inflated.
enum class NotInflated : std::uint8_t {
    damaged, ///< not a stream with this dictionary, truncated, or wrong checksum
    tooLarge ///< more than mostInflated
};

std::string deflated(std::string_view bytes);

tl::expected<std::string, NotInflated> inflated(std::string_view bytes);

} // namespace cimaise
