// Tests that grids of printed numbers are read, however they lie.
#include "app/photos/picture_pixels.h"
#include "app/reading/grid_reader.h"
#include "tests/reading/drawn_grids.h"

#include <gtest/gtest.h>

namespace cimaise::reading {

namespace {

const Numbers mixed{{5, std::nullopt, 23, 0},
                    {std::nullopt, 47, std::nullopt, 9},
                    {60, 8, 11, std::nullopt},
                    {99, std::nullopt, 36, 52}};

std::string text(const std::vector<std::optional<int>>& row) {
    std::string words;
    for (const auto& number : row) {
        words += (number ? std::to_string(*number) : ".") + " ";
    }
    return words;
}

std::string text(const Numbers& numbers) {
    std::string words;
    for (const auto& row : numbers) {
        words += text(row) + "\n";
    }
    return words;
}

Numbers numbersOf(const GridReading& reading) {
    Numbers numbers;
    for (int row = 0; row < reading.size.rows; ++row) {
        numbers.emplace_back();
        for (int column = 0; column < reading.size.columns; ++column) {
            const auto& cell =
                reading.cells[static_cast<std::size_t>(row * reading.size.columns + column)];
            numbers.back().push_back(cell ? std::optional{cell->number} : std::nullopt);
        }
    }
    return numbers;
}

Numbers read(const DrawnGrid& grid, const GridSize& size) {
    return numbersOf(readGrid(pixelsOf(grid.picture), grid.corners, size));
}

TEST(GridReader, ReadsNumbersOfOneAndTwoDigitsAndEmptyCells) {
    EXPECT_EQ(text(read(drawnGrid(mixed, plainFont()), {4, 4})), text(mixed));
    Numbers tall = mixed; // the serif font draws 0 and 1 as low as an x
    tall[0][3] = tall[2][2] = std::nullopt;
    EXPECT_EQ(text(read(drawnGrid(tall, serifFont()), {4, 4})), text(tall));
}

TEST(GridReader, ReadsLightNumbersOnDarkGround) {
    EXPECT_EQ(text(read(drawnGrid(mixed, plainFont(), true), {4, 4})), text(mixed));
}

TEST(GridReader, ReadsRotatedPhotos) {
    for (int quarters = 1; quarters < 4; ++quarters) {
        EXPECT_EQ(text(read(turned(drawnGrid(mixed, plainFont()), quarters), {4, 4})), text(mixed))
            << quarters << " quarters";
    }
}

TEST(GridReader, ConfidencesOfClearPrintAreHigh) {
    const DrawnGrid grid = drawnGrid(mixed, plainFont());
    for (const auto& cell : readGrid(pixelsOf(grid.picture), grid.corners, {4, 4}).cells) {
        EXPECT_TRUE(!cell || cell->confidence > 0.8)
            << (cell ? cell->number : 0) << " " << (cell ? cell->confidence : 0);
    }
}

TEST(GridReader, EmptyGridHasNoNumbers) {
    const Numbers none(3, std::vector<std::optional<int>>(3));
    EXPECT_EQ(text(read(drawnGrid(none, plainFont()), {3, 3})), text(none));
}

TEST(GridReader, PlainPictureHasNoNumbers) {
    QImage grey{200, 200, QImage::Format_RGB32};
    grey.fill(Qt::gray);
    for (const auto& cell :
         readGrid(pixelsOf(grey), {Point{0, 0}, Point{200, 0}, Point{200, 200}, Point{0, 200}},
                  {3, 3})
             .cells) {
        EXPECT_FALSE(cell.has_value());
    }
}

} // namespace

} // namespace cimaise::reading
