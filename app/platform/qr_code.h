// QR code of a text (ISO/IEC 18004): for a screen, for paper, for a terminal.
#pragma once

#include "validators/layout/load_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// Its modules row by row, without the light margin that belongs around them.
struct QrCode {
    int version = 0;        ///< 1 to 40
    int size = 0;           ///< modules a side
    std::vector<bool> dark; ///< by row, then by column

    [[nodiscard]] bool isDark(int column, int row) const {
        return column >= 0 && column < size && row >= 0 && row < size &&
               dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(column)];
    }
};

/// How wide the light margin is, in modules.
inline constexpr int qrMargin = 4;

/// The smallest code of the text at level M, which stands damage to a seventh of it; refused where
/// none is large enough.
tl::expected<QrCode, LoadError> qrCodeOf(std::string_view text);

/// As a picture: black on white, a unit a module.
std::string svgOf(const QrCode& code);

/// In half blocks, two rows a line; the light modules are drawn, as on a dark terminal.
std::string blocksOf(const QrCode& code);

} // namespace cimaise
