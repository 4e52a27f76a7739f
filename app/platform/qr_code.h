// QR code of a text (ISO/IEC 18004): for a screen, for paper, for a terminal.
#pragma once

#include "positions/file/load_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// Modules of the code, without the quiet zone around them.
struct QrCode {
    int version = 0;        ///< 1 to 40
    int size = 0;           ///< number of modules per side
    std::vector<bool> dark; ///< by row, then by column

    [[nodiscard]] bool isDark(int column, int row) const {
        return column >= 0 && column < size && row >= 0 && row < size &&
               dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(column)];
    }
};

/// Width of the quiet zone, in modules.
inline constexpr int qrMargin = 4;

/// Smallest code of the text at level M, which tolerates about 15 % damage. Fails if the text is
/// too long.
tl::expected<QrCode, LoadError> qrCodeOf(std::string_view text);

/// Picture of the code, black on white, with one unit per module.
std::string svgOf(const QrCode& code);

/// Code in half block characters, two rows per line, for a dark terminal: light modules are drawn.
std::string blocksOf(const QrCode& code);

} // namespace cimaise
