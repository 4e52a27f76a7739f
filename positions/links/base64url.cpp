// Encodes and decodes six bits per letter.
#include "positions/links/base64url.h"

#include <cstdint>

namespace cimaise {

namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned bitsInLetter = 6;
constexpr unsigned bitsInByte = 8;

} // namespace

std::string writeBase64url(std::string_view bytes) {
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = (held << bitsInByte) | static_cast<unsigned char>(byte);
        bits += bitsInByte;
        while (bits >= bitsInLetter) {
            bits -= bitsInLetter;
            text += letters[(held >> bits) & 63U];
        }
    }
    if (bits > 0) {
        text += letters[(held << (bitsInLetter - bits)) & 63U];
    }
    return text;
}

std::optional<std::string> readBase64url(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char letter : text) {
        const std::size_t value = letters.find(letter);
        if (value == std::string_view::npos) {
            return std::nullopt;
        }
        held = (held << bitsInLetter) | static_cast<std::uint32_t>(value);
        bits += bitsInLetter;
        if (bits >= bitsInByte) {
            bits -= bitsInByte;
            bytes += static_cast<char>((held >> bits) & 0xFFU);
        }
    }
    const bool spare = (held & ((1U << bits) - 1U)) != 0;
    return spare || bits == bitsInLetter ? std::nullopt : std::optional{bytes};
}

} // namespace cimaise
