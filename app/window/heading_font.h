// EB Garamond for headings: with lining figures, under a name of its own.
#pragma once

#include "app/print/typefaces.h"

#include <QByteArray>

namespace cimaise {

/// The font file with its lining figures in the place of the old ones, whose 1 and 0 look like
/// letters, and called `headingFamily`: the system’s own Garamond may have a bold face without half
/// of the letters, which would be taken for our headings. As it was where it is no such font.
QByteArray headingFont(QByteArray font);

} // namespace cimaise
