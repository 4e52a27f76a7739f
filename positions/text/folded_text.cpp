// Folds UTF-8 letter by letter; letters that are not Latin are left unchanged.
#include "positions/text/folded_text.h"

namespace cimaise {

namespace {

/// The letters À to ÿ without their accents; their second byte is 0x80 to 0xBF.
constexpr std::string_view plainLetters = "aaaaaaaceeeeiiiidnoooooxouuuuyts"
                                          "aaaaaaaceeeeiiiidnoooooxouuuuyty";

} // namespace

std::string folded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
        if (byte == 0xC3 && next >= 0x80 && next < 0xC0) {
            plain += plainLetters[next - 0x80U];
            ++i;
        } else if (byte == 0xC5 && (next == 0x92 || next == 0x93)) {
            plain += "oe";
            ++i;
        } else if (byte == 0xCC || (byte == 0xCD && next < 0xB0)) {
            ++i; // a combining accent
        } else {
            plain += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : text[i];
        }
    }
    return plain;
}

} // namespace cimaise
