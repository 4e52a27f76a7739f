// Brings the fonts along and makes the text font the window's.
#pragma once

namespace cimaise {

/// Call once, before the first window.
void loadFonts();

} // namespace cimaise
