// Brings the fonts along and makes the text font the window's.
#pragma once

namespace cimaise {

/// Before the first window; once is enough.
void loadFonts();

} // namespace cimaise
