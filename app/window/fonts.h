// Loads the bundled fonts and sets the default font of the window.
#pragma once

namespace cimaise {

/// Must be called before the first window is created; further calls have no effect.
void loadFonts();

} // namespace cimaise
