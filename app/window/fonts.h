// Loads the bundled fonts, and sets the default font of the window.
#pragma once

#include "app/print/typefaces.h"

#include <QByteArray>

namespace cimaise {

/// Must be called before the first window is created; further calls have no effect.
void loadFonts();

/// EB Garamond for headings: font file with lining figures in place of old-style figures, whose 1
/// and 0 look like letters, and with the family name `headingFamily`. Without another name, a
/// Garamond of the system, whose bold face may lack half of the letters, could be used instead. A
/// file that is no such font is returned unchanged.
QByteArray headingFont(QByteArray font);

} // namespace cimaise
