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

/// Unshaped where the script allows it: Inter has other forms of dashes and signs between figures,
/// of which a PDF does not know what they are: they could not be found or copied.
QFont bodyFont() {
    QFont font = scalable(bodyFamily);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}
QFont titleFont() { return scalable(headingFamily); }

} // namespace cimaise
