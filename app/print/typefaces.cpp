// Uses the design metrics of letters, so that a line has the same width on paper and in a picture.
#include "app/print/typefaces.h"

namespace cimaise {

namespace {

QFont scalable(const char* family) {
    QFont font{QLatin1String(family)};
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

/// Returns a font without text shaping, where the script allows it: with shaping, Inter has other
/// glyphs for dashes and signs between figures, which cannot be searched for or copied in a PDF.
QFont bodyFont() {
    QFont font = scalable(bodyFamily);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}
QFont titleFont() { return scalable(headingFamily); }

} // namespace cimaise
