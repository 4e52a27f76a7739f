// Colours for printing: those of the light appearance. Letters are printed beside each colour, too.
#pragma once

#include "validators/report/finding.h"

#include <QColor>
#include <string_view>

namespace cimaise::print {

inline const QColor ink{0x22, 0x20, 0x1c};
inline const QColor softInk{0x5d, 0x56, 0x4b};
inline const QColor brass{0x75, 0x57, 0x1f};
inline const QColor paper{0xff, 0xff, 0xff};
inline const QColor emptyFill{0xf3, 0xee, 0xe3};
inline const QColor grid{0xc9, 0xbf, 0xab};
inline const QColor moulding{0x8a, 0x6d, 0x42};
inline const QColor ring{0xd1, 0x1f, 0x6a}; ///< used by no type, theme or civilisation
inline const QColor decor{0x6b, 0x5a, 0x86};

QColor ofSeverity(Severity severity);
/// Colour of a severity by its id; invalid for an unknown id.
QColor ofSeverity(std::string_view id);
/// As pieceColour(); `emptyFill` for an unknown id.
QColor ofPiece(std::string_view id);

/// Black or white: the one that is more legible on the colour.
QColor inkOn(const QColor& ground);

} // namespace cimaise::print
