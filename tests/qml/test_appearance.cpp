// Tests the contrast of colours in both appearances (WCAG 2.1, AA), and reduced motion.
#include "tests/stage/stage.h"

#include <QColor>
#include <QQmlComponent>
#include <QQmlExpression>
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

class Appearance : public testing::TestWithParam<const char*> {
protected:
    Appearance() : m_stage(Language::english, QLatin1String(GetParam())) {}

    void SetUp() override {
        QQmlComponent component{&m_stage.engine()};
        component.setData("import QtQml\nimport Cimaise\nQtObject { property var style: Style }",
                          {});
        m_holder.reset(component.create());
        ASSERT_NE(m_holder, nullptr) << component.errorString().toStdString();
        m_style = m_holder->property("style").value<QObject*>();
        ASSERT_NE(m_style, nullptr);
    }
    [[nodiscard]] QColor colour(const char* name) const {
        const QVariant value = m_style->property(name);
        EXPECT_TRUE(value.isValid()) << name;
        return value.value<QColor>();
    }
    [[nodiscard]] QColor colour(const char* function, const char* argument) const {
        QQmlExpression call{qmlContext(m_holder.get()), m_holder.get(),
                            QStringLiteral("style.%1(\"%2\")")
                                .arg(QLatin1String(function), QLatin1String(argument))};
        const QVariant value = call.evaluate();
        EXPECT_FALSE(call.hasError()) << call.error().toString().toStdString();
        return value.value<QColor>();
    }
    void expectContrast(const char* ink, const char* ground, double least) const {
        EXPECT_GE(contrast(colour(ink), colour(ground)), least) << ink << " on " << ground;
    }

    Stage m_stage;
    std::unique_ptr<QObject> m_holder;
    QObject* m_style = nullptr; ///< the singleton Style
};

constexpr double forText = 4.5;
constexpr double forGraphics = 3;

TEST_P(Appearance, TextContrastsWithBackground) {
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
    expectContrast("accentInk", "accent", forText);
    expectContrast("accentInk", "accentDown", forText);
}

TEST_P(Appearance, ControlsContrastWithBackground) {
    for (const char* ground : {"wall", "panel"}) {
        expectContrast("controlOutline", ground, forGraphics);
    }
}

TEST_P(Appearance, NumbersContrastWithThemeColours) {
    for (const char* theme : {"landscapes", "water", "persons", "architecture", "animals"}) {
        EXPECT_GE(contrast(colour("themeInk", theme), colour("themeColour", theme)), forText)
            << theme;
    }
}

TEST_P(Appearance, IsLightOrDarkAsChosen) {
    const bool dark = GetParam() == std::string_view{"dark"};
    EXPECT_EQ(luminance(colour("wall")) < 0.2, dark);
}

TEST_P(Appearance, ReducedMotionDisablesAnimations) {
    m_stage.preferences().setReducedMotion(false);
    EXPECT_GT(m_style->property("duration").toInt(), 0);
    EXPECT_LE(m_style->property("duration").toInt(), 150);
    m_stage.preferences().setReducedMotion(true);
    EXPECT_EQ(m_style->property("duration").toInt(), 0);
}

INSTANTIATE_TEST_SUITE_P(both, Appearance, testing::Values("light", "dark"));

} // namespace

} // namespace cimaise
