// Fonts of the app; the window loads them before any text is drawn.
#pragma once

#include <QFont>

namespace cimaise {

/// Family name of the modified font of headings.
inline constexpr auto headingFamily = "CM Garamond";
inline constexpr auto bodyFamily = "Inter";

/// Fonts that can be drawn at any resolution.
QFont bodyFont();
QFont titleFont();

} // namespace cimaise
