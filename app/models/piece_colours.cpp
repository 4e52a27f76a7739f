// Looks a colour up in the tables of the games.
#include "app/models/piece_colours.h"

#include "app/game/game_ui.h"

#include <algorithm>
#include <cmath>

namespace cimaise {

namespace {

constexpr QRgb darkInk = 0x16140f;

/// Relative luminance (WCAG 2).
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return (0.2126 * linear(colour.redF())) + (0.7152 * linear(colour.greenF())) +
           (0.0722 * linear(colour.blueF()));
}

} // namespace

QColor pieceColour(std::string_view id) {
    for (const GameUi* const game : gameUis()) {
        const auto found = std::ranges::find(game->colours, id, &PieceColour::id);
        if (found != game->colours.end()) {
            return QColor{found->colour};
        }
    }
    return {};
}

QString lineColour(std::string_view line) {
    for (const std::string_view kind : {"civilisation.", "prestige."}) {
        if (line.starts_with(kind)) {
            const QColor colour = pieceColour(line.substr(kind.size()));
            return colour.isValid() ? colour.name() : QString{};
        }
    }
    return {};
}

QString inkOn(const QString& colour) {
    if (colour.isEmpty()) {
        return {};
    }
    const double light = luminance(QColor{colour});
    const double dark = luminance(QColor{darkInk});
    // contrast as WCAG 2 defines it
    constexpr double glare = 0.05;
    return (light + glare) / (dark + glare) >= (1 + glare) / (light + glare)
               ? QColor{darkInk}.name()
               : QStringLiteral("#ffffff");
}

QColor PieceColours::of(const QString& id, const QColor& otherwise) {
    const QColor colour = pieceColour(id.toStdString());
    return colour.isValid() ? colour : otherwise;
}

} // namespace cimaise
