// Tables of colours: one each for themes, civilisations, types and frames.
#include "app/print/print_colours.h"

#include <algorithm>
#include <array>
#include <span>

namespace cimaise::print {

namespace {

struct Named {
    std::string_view id;
    QRgb colour;
};

constexpr std::array themeColours{Named{"landscapes", 0x8b8f94}, Named{"water", 0x2f6da8},
                                  Named{"persons", 0xb23a3a}, Named{"architecture", 0xd9a514},
                                  Named{"animals", 0x509044}};

constexpr std::array civilisationColours{
    Named{"inca", 0xb8501a},       Named{"mayan", 0x2f7d4f},    Named{"polynesian", 0x1a7a8a},
    Named{"greek", 0x2b5fb3},      Named{"roman", 0x9e2a2b},    Named{"celtic", 0x8db548},
    Named{"phoenician", 0x6b3fa0}, Named{"egyptian", 0xe0b030}, Named{"mesopotamian", 0xf29b5f},
    Named{"chinese", 0xe27fa3},    Named{"indian", 0x7d5f38},   Named{"japanese", 0xcfd6da}};

/// Colours by Type.
constexpr std::array<QRgb, artsociety::typeCount> typeColours{0x2b5fb3, 0xa8322e, 0xdcae2c,
                                                              0x3c7a45};
/// Colours by Frame.
constexpr std::array<QRgb, artsociety::frameCount> frameColours{0x7a4a21, 0x1f1f24, 0xc79a2e,
                                                                0xd8dde2};
/// Colours by Severity.
constexpr std::array<QRgb, 4> severityColours{0xa3221b, 0x8a3a00, 0x6a4c93, 0x2f5d50};

QColor colourIn(std::span<const Named> table, std::string_view id) {
    const auto found = std::ranges::find(table, id, &Named::id);
    return found == table.end() ? bare : QColor{found->colour};
}

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

QColor ofTheme(std::string_view theme) { return colourIn(themeColours, theme); }

QColor ofCivilisation(std::string_view civilisation) {
    return colourIn(civilisationColours, civilisation);
}

QColor ofType(artsociety::Type type) { return {typeColours.at(static_cast<std::size_t>(type))}; }

QColor ofFrame(artsociety::Frame frame) {
    return {frameColours.at(static_cast<std::size_t>(frame))};
}

QColor inkOn(const QColor& ground) {
    constexpr double bright = 0.55;
    const double brightness = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF();
    return brightness > bright ? ink : QColor{Qt::white};
}

} // namespace cimaise::print
