// Table of the colours by id; no two games share an id.
#include "app/models/piece_colours.h"

#include <algorithm>
#include <cmath>

namespace cimaise {

namespace {

struct PieceColour {
    std::string_view id;
    QRgb colour;
};

/// Mesopotamia is orange in the rulebook of Museum (“Domains”).
constexpr std::array pieceColours{
    PieceColour{"landscapes", 0x8b8f94}, PieceColour{"water", 0x2f6da8},
    PieceColour{"persons", 0xb23a3a},    PieceColour{"architecture", 0xd9a514},
    PieceColour{"animals", 0x509044},    PieceColour{"inca", 0xb8501a},
    PieceColour{"mayan", 0x2f7d4f},      PieceColour{"polynesian", 0x1a7a8a},
    PieceColour{"greek", 0x2b5fb3},      PieceColour{"roman", 0x9e2a2b},
    PieceColour{"celtic", 0x8db548},     PieceColour{"phoenician", 0x6b3fa0},
    PieceColour{"egyptian", 0xe0b030},   PieceColour{"mesopotamian", 0xf29b5f},
    PieceColour{"chinese", 0xe27fa3},    PieceColour{"indian", 0x7d5f38},
    PieceColour{"japanese", 0xcfd6da},   PieceColour{"city-life", 0x2b5fb3},
    PieceColour{"portrait", 0xa8322e},   PieceColour{"still-life", 0xdcae2c},
    PieceColour{"landscape", 0x3c7a45}};

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
    const auto* const found = std::ranges::find(pieceColours, id, &PieceColour::id);
    return found == pieceColours.end() ? QColor{} : QColor{found->colour};
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
