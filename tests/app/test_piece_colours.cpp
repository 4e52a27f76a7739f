// Tests that each piece has a colour of its own, the same in the window and in print.
#include "app/models/piece_colours.h"
#include "app/print/print_colours.h"
#include "app/shell/statistics_rows.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/museum/museum_catalogue.h"

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
        EXPECT_EQ(print::ofPiece(theme.id), colourOf(theme.id, seen)) << theme.id;
    }
}

TEST(PieceColoursTest, PrintsCivilisationsAsInWindow) {
    std::set<QRgb> seen{QColor{Qt::black}.rgb()};
    for (const auto& civilisation : museum::civilisations) {
        EXPECT_EQ(print::ofPiece(civilisation.id), colourOf(civilisation.id, seen))
            << civilisation.id;
    }
}

TEST(PieceColoursTest, PrintsTypesAsInWindow) {
    std::set<QRgb> seen{QColor{Qt::black}.rgb()};
    for (const artsociety::Type type : artsociety::types) {
        EXPECT_EQ(print::ofPiece(artsociety::infoOf(type).id),
                  colourOf(artsociety::infoOf(type).id, seen));
    }
}

/// Rulebook of Museum, “Domains”: “Mesopotamian (Orange)”.
TEST(PieceColoursTest, MesopotamiaIsOrange) {
    const QColor colour = pieceColour("mesopotamian");
    EXPECT_GT(colour.hsvHue(), 15);
    EXPECT_LT(colour.hsvHue(), 40);
    EXPECT_GT(colour.value(), 200);
}

/// Bars of a civilisation or type have its colour; a domain is no theme of Musée.
TEST(PieceColoursTest, GivesLinesColourOfTheirPieces) {
    for (const auto& civilisation : museum::civilisations) {
        EXPECT_EQ(QColor{lineColour("civilisation." + std::string{civilisation.id})},
                  pieceColour(civilisation.id));
    }
    for (const artsociety::Type type : artsociety::types) {
        const std::string_view id = artsociety::infoOf(type).id;
        EXPECT_EQ(QColor{lineColour("prestige." + std::string{id})}, pieceColour(id));
    }
    for (const std::string_view line : {"domain.architecture", "prestige", "track", "decor"}) {
        EXPECT_EQ(lineColour(line), "") << line;
    }
}

TEST(PieceColoursTest, DrawsAverageOfScoreLineInColourOfPieces) {
    const std::vector<LineRow> lines = lineRows({{.line = "civilisation.indian", .own = 3}},
                                                "museum", false, Translator{Language::english});
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(QColor{lines[0].colour}, pieceColour("indian"));
}

TEST(PieceColoursTest, GivesOtherColourForUnknownPiece) {
    EXPECT_FALSE(pieceColour("martian").isValid());
    EXPECT_EQ(PieceColours::of(QStringLiteral("martian"), Qt::red), QColor{Qt::red});
    EXPECT_EQ(print::ofPiece("martian"), print::emptyFill);
}

} // namespace

} // namespace cimaise
