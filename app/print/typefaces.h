// Fonts of the app; the window loads them before any text is drawn.
#pragma once

#include <QFont>

namespace cimaise {

/// The family by which the changed font of headings is found.
inline constexpr auto headingFamily = "CM Garamond";
inline constexpr auto bodyFamily = "Inter";

/// Sized to be drawn at any resolution.
QFont bodyFont();
QFont titleFont();

} // namespace cimaise
