// Tests that synthetic boards are read: spaces sure, empty or open, and better after one
// board was learned. Fonts are those of the app; the sets of fonts and damage are measured by
// tests/bench/bench_reading_boards.cpp.
#include "app/photos/picture_pixels.h"
#include "app/reading/musee_context.h"
#include "app/reading/musee_reader.h"
#include "tests/reading/drawn_grids.h"
#include "tests/reading/pictures/card_pictures.h"

#include <QPainter>
#include <QPolygonF>
#include <gtest/gtest.h>

namespace cimaise::reading {

namespace {

using pictures::Board;
using State = SpaceReading::State;

const Board full{{{3, 8, 14, 22, 35, 41}, {1, 10, 19, 27, 30, 48}, {6, 12, 25, 33, 44, 50}}};
const Board gaps{{{0, 0, 18, 0, 37, 0}, {5, 13, 0, 28, 0, 49}, {0, 0, 0, 0, 0, 0}}};

pictures::Design design(const QRawFont& font) {
    pictures::Design cards;
    cards.font = font;
    cards.themes = {QColor{60, 140, 70}, QColor{140, 140, 140}, QColor{50, 95, 180},
                    QColor{190, 50, 50}, QColor{220, 180, 50}};
    return cards;
}

pictures::Conditions daylight() {
    return {
        .digits = 24, .skew = 2, .tilt = 8, .direction = 1, .blur = 0.8, .noise = 3, .quality = 85};
}

pictures::Photo photo(const Board& board, std::uint64_t seed,
                      const pictures::Conditions& conditions = daylight()) {
    pictures::Random random{seed};
    return pictures::photoOf(random, design(plainFont()), conditions, board, 6);
}

MuseeReading read(const pictures::Photo& shown, const MuseeContext& context = {},
                  const Learned& learned = {}) {
    return readMusee(pixelsOf(shown.picture), shown.corners, context, learned);
}

int numberAt(const Board& board, std::size_t space) { return board[space / 6][space % 6]; }

/// Spaces that are neither as they should be nor open, and how many are open.
struct Faults {
    int wrong = 0;
    int open = 0;
};

Faults faults(const MuseeReading& reading, const Board& board) {
    Faults found;
    for (std::size_t i = 0; i < reading.spaces.size(); ++i) {
        const SpaceReading& space = reading.spaces[i];
        const int number = space.state == State::sure ? space.number : 0;
        found.open += space.state == State::open ? 1 : 0;
        found.wrong += space.state != State::open && number != numberAt(board, i) ? 1 : 0;
    }
    return found;
}

std::vector<int> listed(const Board& board) {
    std::vector<int> numbers;
    for (const auto& gallery : board) {
        numbers.insert(numbers.end(), gallery.begin(), gallery.end());
    }
    return numbers;
}

Learned taughtBy(const Board& board, std::uint64_t seed) {
    const pictures::Photo shown = photo(board, seed);
    return learn(pixelsOf(shown.picture), shown.corners, {}, listed(board), {});
}

TEST(MuseeReader, ReadsFullBoard) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Faults found = faults(read(photo(full, seed)), full);
        EXPECT_EQ(found.wrong, 0) << seed;
        EXPECT_LE(found.open, 1) << seed;
    }
}

TEST(MuseeReader, FindsEmptySpaces) {
    const MuseeReading reading = read(photo(gaps, 5));
    EXPECT_EQ(faults(reading, gaps).wrong, 0);
    int empty = 0;
    for (const SpaceReading& space : reading.spaces) {
        empty += space.state == State::empty ? 1 : 0;
    }
    EXPECT_GE(empty, 10) << "of 12";
}

TEST(MuseeReader, LeavesCoveredNumberOpen) {
    pictures::Photo shown = photo(full, 6);
    // the card of the upper gallery, column 2, under a white sheet over its upper half
    const auto& c = shown.corners;
    const auto along = [&](double x, double y) {
        return QPointF{c[0].x + (c[1].x - c[0].x) * x + (c[3].x - c[0].x) * y,
                       c[0].y + (c[1].y - c[0].y) * x + (c[3].y - c[0].y) * y};
    };
    QPainter painter{&shown.picture};
    painter.setBrush(Qt::white);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF{{along(1.02 / 6, 0.005), along(1.6 / 6, 0.005),
                                   along(1.6 / 6, 0.1), along(1.02 / 6, 0.1)}});
    painter.end();
    const MuseeReading reading = read(shown);
    EXPECT_EQ(reading.spaces[1].state, State::open);
    EXPECT_EQ(faults(reading, full).wrong, 0);
}

TEST(MuseeReader, LeavesContradictionsToTheRulesOpen) {
    Board wrong = full;
    std::swap(wrong[0][1], wrong[0][4]); // 3 35 14 22 8 41
    const MuseeReading reading = read(photo(wrong, 7));
    const Faults found = faults(reading, wrong);
    EXPECT_EQ(found.wrong, 0);
    EXPECT_GE(found.open, 1);
}

TEST(MuseeReader, NumberOnAnotherBoardIsNotSure) {
    MuseeContext context;
    context.taken = {22};
    const SpaceReading space = read(photo(full, 8), context).spaces[3];
    EXPECT_EQ(space.state, State::open);
    EXPECT_EQ(space.candidates.front() == 22 || space.candidates.back() == 22, true);
}

TEST(MuseeReader, ContextHasNumbersOfOtherBoardsOnly) {
    musee::Layout layout = musee::newLayout({.players = {"Ana", "Bo", "Cy"}});
    layout.musees[0].of(musee::Gallery::upper)[1] = 17;
    layout.musees[2].of(musee::Gallery::lower)[0] = 59;
    const MuseeContext context = contextOf(layout, 0);
    EXPECT_EQ(context.columns, 5);
    EXPECT_EQ(context.highest, 60);
    EXPECT_EQ(context.taken, std::vector<int>{59});
}

TEST(MuseeReader, FindsNothingSureWithoutBoard) {
    for (int i = 0; i < 8; ++i) {
        QImage table{900, 700, QImage::Format_RGB32};
        table.fill(QColor{120 + i * 10, 90, 60});
        QPainter painter{&table};
        for (int line = 0; line < 60; ++line) {
            painter.setPen(QPen{QColor{80 + line, 70, 50 + line}, 1.0 + line % 5});
            painter.drawLine(line * 15, (line * 37 * (i + 1)) % 700, (line * 91) % 900,
                             (line * 53) % 700);
        }
        painter.end();
        const MuseeReading reading =
            readMusee(pixelsOf(table),
                      {Point{60, 50}, Point{840, 60}, Point{830, 650}, Point{70, 640}}, {}, {});
        for (const SpaceReading& space : reading.spaces) {
            EXPECT_NE(space.state, State::sure);
        }
    }
}

TEST(Learned, LearnsDigitsPlaceAndColours) {
    pictures::Random random{10};
    pictures::Design cards = design(plainFont());
    cards.ground = 1; // a disc in the colour of the theme
    const pictures::Photo shown = pictures::photoOf(random, cards, daylight(), full, 6);
    const Learned learned = learn(pixelsOf(shown.picture), shown.corners, {}, listed(full), {});
    EXPECT_EQ(learned.boards, 1);
    for (int digit = 0; digit < digitCount; ++digit) {
        EXPECT_GT(learned.shapes.digits[static_cast<std::size_t>(digit)].count, 0) << digit;
    }
    EXPECT_NEAR(learned.place.height, 0.12 / (1 + 2.0 * 0.2 / 3), 0.02)
        << "as the cards were drawn";
    EXPECT_GT(likelihood(learned.colours, 2, learned.colours.themes[2].mean),
              likelihood(learned.colours, 3, learned.colours.themes[2].mean) + 1)
        << "blue is not red";
}

TEST(Learned, LeavesFewerSpacesOpen) {
    pictures::Conditions poor = daylight();
    poor.digits = 10;
    poor.blur = 0.8;
    poor.noise = 6;
    const Learned learned = taughtBy(full, 11);
    int before = 0;
    int after = 0;
    for (std::uint64_t seed = 20; seed < 28; ++seed) {
        const pictures::Photo shown = photo(full, seed, poor);
        before += faults(read(shown), full).open;
        after += faults(read(shown, {}, learned), full).open;
        EXPECT_EQ(faults(read(shown, {}, learned), full).wrong, 0) << seed;
    }
    EXPECT_LT(after, before);
}

TEST(Learned, LearnsNothingFromPhotoWithoutBoard) {
    QImage grey{600, 400, QImage::Format_RGB32};
    grey.fill(Qt::gray);
    const Learned learned =
        learn(pixelsOf(grey), {Point{10, 10}, Point{590, 10}, Point{590, 390}, Point{10, 390}}, {},
              listed(full), {});
    EXPECT_EQ(learned, Learned{});
}

TEST(Learned, RoundTrips) {
    const Learned learned = taughtBy(full, 12);
    const std::string text = writeLearned(learned);
    EXPECT_LT(text.size(), 20'000U);
    const auto again = readLearned(text);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(writeLearned(*again), text);
    const pictures::Photo shown = photo(gaps, 13);
    const MuseeReading before = read(shown, {}, learned);
    const MuseeReading after = read(shown, {}, *again);
    for (std::size_t i = 0; i < before.spaces.size(); ++i) {
        EXPECT_EQ(after.spaces[i].state, before.spaces[i].state) << i;
        EXPECT_EQ(after.spaces[i].number, before.spaces[i].number) << i;
        EXPECT_NEAR(after.spaces[i].confidence, before.spaces[i].confidence, 1e-3) << i;
    }
}

TEST(Learned, RejectsDamagedText) {
    const std::string text = writeLearned(taughtBy(full, 12));
    for (const std::string& damaged :
         {std::string{}, std::string{"{}"}, std::string{"[]"}, text.substr(0, text.size() / 2),
          std::string{text}.replace(text.find("\"learned\":1"), 11, "\"learned\":2"),
          std::string{text}.replace(text.find("\"mean\":\"") + 8, 1, "x"),
          std::string{text}.replace(text.find("\"place\":["), 9, "\"place\":[7,")}) {
        EXPECT_FALSE(readLearned(damaged).has_value()) << damaged.substr(0, 60);
    }
}

} // namespace

} // namespace cimaise::reading
