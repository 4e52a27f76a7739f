// Tests that each piece has a colour of its own, the same in the window and in print.
#include "app/models/piece_colours.h"
#include "app/print/print_colours.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/museum/museum_catalogue.h"

#include <gtest/gtest.h>
#include <set>

namespace cimaise {

namespace {

/// Colour in the window; checks that it is that of no other piece of the game.
QColor colourOf(std::string_view id, std::set<QRgb>& others) {
    const QColor colour =
        PieceColours::of(QString::fromUtf8(id.data(), std::ssize(id)), QColor{Qt::black});
    EXPECT_TRUE(others.insert(colour.rgb()).second) << id;
    return colour;
}

TEST(PieceColoursTest, PrintsThemesAsInWindow) {
    std::set<QRgb> seen{QColor{Qt::black}.rgb()};
    for (const auto& theme : musee::themes) {
        EXPECT_EQ(print::ofTheme(theme.id), colourOf(theme.id, seen)) << theme.id;
    }
}

TEST(PieceColoursTest, PrintsCivilisationsAsInWindow) {
    std::set<QRgb> seen{QColor{Qt::black}.rgb()};
    for (const auto& civilisation : museum::civilisations) {
        EXPECT_EQ(print::ofCivilisation(civilisation.id), colourOf(civilisation.id, seen))
            << civilisation.id;
    }
}

TEST(PieceColoursTest, PrintsTypesAsInWindow) {
    std::set<QRgb> seen{QColor{Qt::black}.rgb()};
    for (const artsociety::Type type : artsociety::types) {
        EXPECT_EQ(print::ofType(type), colourOf(artsociety::infoOf(type).id, seen));
    }
}

/// Rulebook of Museum, “Domains”: “Mesopotamian (Orange)”.
TEST(PieceColoursTest, MesopotamiaIsOrange) {
    const QColor colour = pieceColour("mesopotamian");
    EXPECT_GT(colour.hsvHue(), 15);
    EXPECT_LT(colour.hsvHue(), 40);
    EXPECT_GT(colour.value(), 200);
}

TEST(PieceColoursTest, GivesOtherColourForUnknownPiece) {
    EXPECT_FALSE(pieceColour("martian").isValid());
    EXPECT_EQ(PieceColours::of(QStringLiteral("martian"), Qt::red), QColor{Qt::red});
    EXPECT_EQ(print::ofCivilisation("martian"), print::bare);
}

} // namespace

} // namespace cimaise
