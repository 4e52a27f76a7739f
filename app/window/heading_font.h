// EB Garamond for headings: with lining figures, under a name of its own.
#pragma once

#include "app/print/typefaces.h"

#include <QByteArray>

namespace cimaise {

/// Font file with lining figures in place of old-style figures, whose 1 and 0 look like letters,
/// and with the family name `headingFamily`. Without another name, a Garamond of the system, whose
/// bold face may lack half of the letters, could be used instead. A file that is no such font is
/// returned unchanged.
QByteArray headingFont(QByteArray font);

} // namespace cimaise
