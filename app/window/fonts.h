// Loads the bundled fonts and sets the default font of the window.
#pragma once

namespace cimaise {

/// Before the first window; once is enough.
void loadFonts();

} // namespace cimaise
