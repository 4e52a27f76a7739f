// A number stands alone: what looks like a digit beside it makes it less likely.
#include "app/reading/marks.h"

#include "app/reading/glyphs.h"

#include <algorithm>
#include <cmath>

namespace cimaise::reading {

namespace {

/// Softens the classifier, fitted on the development set.
constexpr double temperature = 0.8;
constexpr double leastDigit = 0.05;
constexpr std::size_t mostGlyphs = 48;

/// In heights of the cell.
Box inCell(const Box& box, const CellTile& cell) {
    const double height = cell.tile->height / (1 + 2 * cell.margin);
    const double left = cell.tile->width * cell.margin / (1 + 2 * cell.margin);
    const double top = height * cell.margin;
    return {(box.left - left) / height, (box.top - top) / height, (box.right - left) / height,
            (box.bottom - top) / height};
}

Glyph glyphOf(const CellTile& cell, const Box& box, bool light, const Shapes& learned) {
    Glyph glyph{.box = inCell(box, cell), .pixels = box, .patch = patchOf(*cell.tile, box, light)};
    if (std::ranges::all_of(glyph.patch, [](std::uint8_t ink) { return ink == 0; })) {
        return glyph; // no contrast
    }
    Classified classified = classify(glyph.patch);
    adjust(classified, glyph.patch, learned);
    const auto shares = probabilities(classified, temperature);
    glyph.digit = 1 - shares.back();
    for (std::size_t i = 0; i < digitCount; ++i) {
        glyph.chances[i] = shares[i] / std::max(glyph.digit, 1e-9);
    }
    return glyph;
}

/// True for what may be a piece of the line between two cells.
bool isLine(const CellTile& cell, const Box& box) {
    constexpr double edge = 0.15;
    constexpr double thin = 0.35;
    const double middle = box.middleX() / cell.tile->width;
    return cell.lines && box.width() < thin * box.height() && (middle < edge || middle > 1 - edge);
}

std::vector<Glyph> glyphsOf(const CellTile& cell, bool light, const Shapes& learned) {
    std::vector<Box> boxes = glyphBoxes(*cell.tile, cell.tallest, light);
    std::vector<Glyph> glyphs;
    for (const Box& box : boxes) {
        constexpr double distrust = 0.05;
        Glyph glyph = glyphOf(cell, box, light, learned);
        glyph.digit *= isLine(cell, box) ? distrust : 1;
        if (glyph.digit > leastDigit) {
            glyphs.push_back(glyph);
        }
    }
    std::ranges::sort(glyphs, std::greater{}, &Glyph::digit);
    glyphs.resize(std::min(glyphs.size(), mostGlyphs));
    return glyphs;
}

/// True if the second follows the first in a number.
bool follows(const Glyph& first, const Glyph& second) {
    const double one = first.box.height();
    const double other = second.box.height();
    const double taller = std::max(one, other);
    const double gap = second.box.left - first.box.right;
    const double shared =
        std::min(first.box.bottom, second.box.bottom) - std::max(first.box.top, second.box.top);
    return std::min(one, other) > 0.62 * taller && gap > -0.12 * taller && gap < 0.5 * taller &&
           shared > 0.7 * std::min(one, other) &&
           second.box.middleX() - first.box.middleX() > 0.25 * taller;
}

bool overlap(const Box& one, const Box& other) {
    const double width = std::min(one.right, other.right) - std::max(one.left, other.left);
    const double height = std::min(one.bottom, other.bottom) - std::max(one.top, other.top);
    return width > 0.2 * std::min(one.width(), other.width()) &&
           height > 0.2 * std::min(one.height(), other.height());
}

/// Probability that no digit stands beside those of a mark.
double alone(const Mark& mark, const std::vector<Glyph>& glyphs) {
    double most = 0;
    for (const Glyph& glyph : glyphs) {
        const bool own = std::ranges::any_of(
            mark.digits, [&](const Glyph& digit) { return overlap(digit.box, glyph.box); });
        if (!own && (follows(glyph, mark.digits.front()) || follows(mark.digits.back(), glyph))) {
            most = std::max(most, glyph.digit);
        }
    }
    return 1 - most;
}

/// Probability that a mark is only a part of one digit, as a wrong cut or a broken stroke leaves
/// it.
double partOfDigit(const Mark& mark, const std::vector<Glyph>& glyphs) {
    constexpr double inside = 0.9;
    const double larger = mark.digits.size() > 1 ? 0.9 : 1.25; // two halves, or one of them
    constexpr double tallestWhole = 1.3; // a taller one may be the ground of the number
    const double area = mark.box.width() * mark.box.height();
    double most = 0;
    for (const Glyph& glyph : glyphs) {
        const Box& box = glyph.box;
        const double width =
            std::min(box.right, mark.box.right) - std::max(box.left, mark.box.left);
        const double height =
            std::min(box.bottom, mark.box.bottom) - std::max(box.top, mark.box.top);
        const bool covers = width > 0 && height > 0 && width * height > inside * area &&
                            box.width() * box.height() > larger * area &&
                            box.height() < tallestWhole * mark.box.height();
        most = std::max(most, covers ? glyph.digit : 0);
    }
    return most;
}

/// Share of the rows of a digit in which something as dark stands close beside it.
double inkBeside(const Tile& tile, const Box& digit, double from, double to, bool light) {
    const auto [dark, bright] = inkLevels(tile, digit, light);
    const double middle = (dark + bright) / 2;
    const int left = std::max(0, static_cast<int>(from));
    const int right = std::min(tile.width, static_cast<int>(to));
    int rows = 0;
    int inked = 0;
    for (int y = static_cast<int>(digit.top); y < std::min<double>(tile.height, digit.bottom);
         ++y) {
        const auto* const row = tile.grey.data() + static_cast<std::size_t>(y * tile.width);
        const bool ink = std::any_of(row + std::min(left, right), row + right, [&](auto grey) {
            return (light ? 255 - grey : grey) < middle;
        });
        inked += ink ? 1 : 0;
        ++rows;
    }
    return rows == 0 ? 0 : static_cast<double>(inked) / rows;
}

/// True if a digit that was not found seems to stand beside a single one: a part of a number must
/// not be taken for the whole.
bool hasNeighbour(const Tile& tile, const Glyph& glyph, bool light) {
    constexpr double near = 0.06;
    constexpr double far = 0.5;
    constexpr double most = 0.6;
    const Box& box = glyph.pixels;
    const double height = box.height();
    return inkBeside(tile, box, box.left - far * height, box.left - near * height, light) > most ||
           inkBeside(tile, box, box.right + near * height, box.right + far * height, light) > most;
}

Mark markOf(std::vector<Glyph> digits, bool light, const std::vector<Glyph>& glyphs) {
    Mark mark{.box = digits.front().box, .light = light, .digits = std::move(digits)};
    mark.strength = 1;
    for (const Glyph& digit : mark.digits) {
        mark.box = {std::min(mark.box.left, digit.box.left), std::min(mark.box.top, digit.box.top),
                    std::max(mark.box.right, digit.box.right),
                    std::max(mark.box.bottom, digit.box.bottom)};
        mark.strength *= digit.digit;
    }
    mark.strength *= alone(mark, glyphs) * (1 - partOfDigit(mark, glyphs));
    mark.clarity = mark.strength;
    for (const Glyph& digit : mark.digits) {
        mark.clarity *= *std::ranges::max_element(digit.chances);
    }
    return mark;
}

void addMarks(const CellTile& cell, bool light, const Shapes& learned, std::vector<Mark>& marks) {
    constexpr double leastStrength = 0.01;
    const std::vector<Glyph> glyphs = glyphsOf(cell, light, learned);
    const auto add = [&](std::vector<Glyph> digits) {
        Mark mark = markOf(std::move(digits), light, glyphs);
        constexpr double distrust = 0.03;
        // lines between cells stand as close as a neighbour
        if (!cell.lines && mark.strength > leastStrength && mark.digits.size() == 1 &&
            hasNeighbour(*cell.tile, mark.digits.front(), light)) {
            mark.strength *= distrust;
            mark.clarity *= distrust;
        }
        if (mark.strength > leastStrength) {
            marks.push_back(std::move(mark));
        }
    };
    for (const Glyph& first : glyphs) {
        add({first});
        for (const Glyph& second : glyphs) {
            if (follows(first, second)) {
                add({first, second});
            }
        }
    }
}

} // namespace

double Mark::height() const {
    double tallest = 0;
    for (const Glyph& digit : digits) {
        tallest = std::max(tallest, digit.box.height());
    }
    return tallest;
}

double Mark::chance(int number) const {
    const auto ones = static_cast<std::size_t>(number % 10);
    const auto tens = static_cast<std::size_t>(number / 10);
    if (digits.size() == 1) {
        return tens == 0 ? digits.front().chances[ones] : 0;
    }
    return tens == 0 ? 0 : digits.front().chances[tens] * digits.back().chances[ones];
}

std::vector<Mark> marksOf(const CellTile& cell, const Shapes& learned) {
    std::vector<Mark> marks;
    addMarks(cell, false, learned, marks);
    constexpr double clear = 0.9;
    const bool isClear =
        std::ranges::any_of(marks, [](const Mark& mark) { return mark.clarity > clear; });
    if (!cell.lines || !isClear) { // a printed grid has one ink
        addMarks(cell, true, learned, marks);
    }
    return marks;
}

} // namespace cimaise::reading
