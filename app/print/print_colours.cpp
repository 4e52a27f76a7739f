// Looks the colours of pieces up in the table of the window.
#include "app/print/print_colours.h"

#include "app/models/piece_colours.h"

#include <algorithm>
#include <array>

namespace cimaise::print {

namespace {

/// Colours by Severity.
constexpr std::array<QRgb, 4> severityColours{0xa3221b, 0x8a3a00, 0x6a4c93, 0x2f5d50};

} // namespace

QColor ofSeverity(Severity severity) {
    return {severityColours.at(static_cast<std::size_t>(severity))};
}

QColor ofSeverity(std::string_view id) {
    for (std::size_t i = 0; i < severityColours.size(); ++i) {
        if (const auto severity = static_cast<Severity>(i); severityId(severity) == id) {
            return ofSeverity(severity);
        }
    }
    return {};
}

QColor ofPiece(std::string_view id) {
    const QColor colour = pieceColour(id);
    return colour.isValid() ? colour : emptyFill;
}

QColor inkOn(const QColor& ground) {
    constexpr double bright = 0.55;
    const double brightness = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF();
    return brightness > bright ? ink : QColor{Qt::white};
}

} // namespace cimaise::print
