// Colours that can be told apart by day and by night (WCAG 2.1, AA), and no motion where none is
// wanted.
#include "tests/stage/stage.h"

#include <QColor>
#include <cmath>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Relative luminance, as WCAG 2.1 defines it.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

class Look : public testing::TestWithParam<const char*> {
protected:
    Look() : m_stage(Language::english, QLatin1String(GetParam())) {}

    [[nodiscard]] QObject& style() {
        return *m_stage.engine().singletonInstance<QObject*>(qmlTypeId("Cimaise", 1, 0, "Style"));
    }
    [[nodiscard]] QColor colour(const char* name) {
        const QVariant value = style().property(name);
        EXPECT_TRUE(value.isValid()) << name;
        return value.value<QColor>();
    }
    [[nodiscard]] QColor colour(const char* function, const char* argument) {
        QColor result;
        QMetaObject::invokeMethod(&style(), function, Q_RETURN_ARG(QColor, result),
                                  Q_ARG(QString, QLatin1String(argument)));
        return result;
    }
    void expectContrast(const char* ink, const char* ground, double least) {
        EXPECT_GE(contrast(colour(ink), colour(ground)), least) << ink << " on " << ground;
    }

    Stage m_stage;
};

constexpr double forText = 4.5;
constexpr double forGraphics = 3;

TEST_P(Look, wordsStandOutFromTheirGround) {
    for (const char* ground : {"wall", "wallShade", "panel"}) {
        for (const char* ink : {"ink", "inkSoft", "brass", "accent", "illegal", "impossible",
                                "missing", "note", "legal"}) {
            expectContrast(ink, ground, forText);
        }
    }
    expectContrast("ink", "panelHover", forText);
    expectContrast("ink", "panelDown", forText);
    expectContrast("ink", "accentWash", forText);
    expectContrast("ink", "brassPlate", forText);
    expectContrast("onAccent", "accent", forText);
    expectContrast("onAccent", "accentDown", forText);
}

TEST_P(Look, controlsStandOutFromTheWall) {
    for (const char* ground : {"wall", "panel"}) {
        expectContrast("controlOutline", ground, forGraphics);
    }
}

TEST_P(Look, numbersStandOutFromTheirThemes) {
    for (const char* theme : {"landscapes", "water", "persons", "architecture", "animals"}) {
        EXPECT_GE(contrast(colour("themeInk", theme), colour("themeColour", theme)), forText)
            << theme;
    }
}

TEST_P(Look, isOfTheDayOrOfTheNight) {
    const bool dark = GetParam() == std::string_view{"dark"};
    EXPECT_EQ(luminance(colour("wall")) < 0.2, dark);
}

TEST_P(Look, nothingMovesWhereNoMotionIsWanted) {
    m_stage.preferences().setReducedMotion(false);
    EXPECT_GT(style().property("duration").toInt(), 0);
    EXPECT_LE(style().property("duration").toInt(), 150);
    m_stage.preferences().setReducedMotion(true);
    EXPECT_EQ(style().property("duration").toInt(), 0);
}

INSTANTIATE_TEST_SUITE_P(both, Look, testing::Values("light", "dark"));

} // namespace

} // namespace cimaise
