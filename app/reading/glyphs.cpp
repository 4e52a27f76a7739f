// A pixel is ink if it is darker than the mean of its neighbourhood by a share of the spread there.
#include "app/reading/glyphs.h"

#include <algorithm>
#include <cmath>

namespace cimaise::reading {

namespace {

/// Half the side of the neighbourhood, against the longer side of a tile: a small one for a number
/// on a small ground of its own, a large one for thick digits.
constexpr std::array neighbourhoods{0.045, 0.11};
constexpr double spreadShare = 0.25;
constexpr double leastDarker = 5;
/// Sizes of a digit, in pixels of a tile and against it.
constexpr int lowest = 9;
constexpr double narrowest = 0.1;
constexpr double widest = 2.4;
constexpr double widestDigit = 1.15;

/// Sums over rectangles of a tile in constant time.
class Sums {
public:
    explicit Sums(const Tile& tile, bool light)
        : m_stride(static_cast<std::size_t>(tile.width) + 1),
          m_sums(m_stride * (static_cast<std::size_t>(tile.height) + 1)), m_squares(m_sums.size()) {
        std::size_t at = 0;
        for (std::size_t y = 1; y <= static_cast<std::size_t>(tile.height); ++y) {
            double row = 0;
            double rowOfSquares = 0;
            for (std::size_t x = 1; x < m_stride; ++x, ++at) {
                const double value = light ? 255 - tile.grey[at] : tile.grey[at];
                row += value;
                rowOfSquares += value * value;
                m_sums[y * m_stride + x] = m_sums[(y - 1) * m_stride + x] + row;
                m_squares[y * m_stride + x] = m_squares[(y - 1) * m_stride + x] + rowOfSquares;
            }
        }
    }

    /// Threshold at a pixel.
    [[nodiscard]] double threshold(int x, int y, int reach, int width, int height) const {
        const auto left = static_cast<std::size_t>(std::max(0, x - reach));
        const auto top = static_cast<std::size_t>(std::max(0, y - reach));
        const auto right = static_cast<std::size_t>(std::min(width, x + reach + 1));
        const auto bottom = static_cast<std::size_t>(std::min(height, y + reach + 1));
        const auto count = static_cast<double>((right - left) * (bottom - top));
        const double mean = within(m_sums, left, top, right, bottom) / count;
        const double square = within(m_squares, left, top, right, bottom) / count;
        const double spread = std::sqrt(std::max(0.0, square - mean * mean));
        return mean - std::max(leastDarker, spreadShare * spread);
    }

private:
    [[nodiscard]] double within(const std::vector<double>& sums, std::size_t left, std::size_t top,
                                std::size_t right, std::size_t bottom) const {
        return sums[bottom * m_stride + right] - sums[top * m_stride + right] -
               sums[bottom * m_stride + left] + sums[top * m_stride + left];
    }

    std::size_t m_stride;
    std::vector<double> m_sums;
    std::vector<double> m_squares;
};

/// 1 where there is ink; one row and column of 0 all around.
struct Ink {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;

    [[nodiscard]] std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(width + 2) +
               static_cast<std::size_t>(x + 1);
    }
};

Ink inkOf(const Tile& tile, const Sums& sums, double neighbourhood, bool light) {
    Ink ink{.width = tile.width, .height = tile.height, .pixels = {}};
    ink.pixels.resize(static_cast<std::size_t>(tile.width + 2) *
                      static_cast<std::size_t>(tile.height + 2));
    const int reach =
        std::max(4, static_cast<int>(neighbourhood * std::max(tile.width, tile.height)));
    std::size_t from = 0;
    for (int y = 0; y < tile.height; ++y) {
        for (int x = 0; x < tile.width; ++x, ++from) {
            const double value = light ? 255 - tile.grey[from] : tile.grey[from];
            ink.pixels[ink.at(x, y)] =
                value < sums.threshold(x, y, reach, tile.width, tile.height) ? 1 : 0;
        }
    }
    return ink;
}

struct Component {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0; ///< right and bottom are one beyond
    int area = 0;
};

/// Takes the component at a pixel out of the ink.
Component taken(Ink& ink, int x, int y, std::vector<std::size_t>& stack) {
    const std::size_t stride = static_cast<std::size_t>(ink.width) + 2;
    Component found{.left = x, .top = y, .right = x + 1, .bottom = y + 1, .area = 0};
    stack.assign(1, ink.at(x, y));
    ink.pixels[stack.front()] = 0;
    while (!stack.empty()) {
        const std::size_t at = stack.back();
        stack.pop_back();
        const int ownX = static_cast<int>(at % stride) - 1;
        const int ownY = static_cast<int>(at / stride) - 1;
        found.left = std::min(found.left, ownX);
        found.right = std::max(found.right, ownX + 1);
        found.top = std::min(found.top, ownY);
        found.bottom = std::max(found.bottom, ownY + 1);
        ++found.area;
        for (const std::size_t next : {at - stride - 1, at - stride, at - stride + 1, at - 1,
                                       at + 1, at + stride - 1, at + stride, at + stride + 1}) {
            if (ink.pixels[next] != 0) {
                ink.pixels[next] = 0;
                stack.push_back(next);
            }
        }
    }
    return found;
}

bool hasSizeOfDigits(const Component& found, const Tile& tile, double tallest) {
    const int width = found.right - found.left;
    const int height = found.bottom - found.top;
    const bool edge = found.left == 0 || found.top == 0 || found.right == tile.width ||
                      found.bottom == tile.height;
    return !edge && height >= lowest && height <= tallest * tile.height &&
           width >= narrowest * height && width <= widest * height &&
           found.area >= width * height / 10;
}

/// Column with the least ink in the middle of a component.
int thinnestColumn(const Ink& ink, const Component& found) {
    const int width = found.right - found.left;
    int best = found.left + width / 2;
    int least = found.bottom - found.top + 1;
    for (int x = found.left + width * 3 / 10; x <= found.left + width * 7 / 10; ++x) {
        int count = 0;
        for (int y = found.top; y < found.bottom; ++y) {
            count += ink.pixels[ink.at(x, y)];
        }
        const bool nearer =
            std::abs(x - found.left - width / 2) < std::abs(best - found.left - width / 2);
        if (count < least || (count == least && nearer)) {
            least = count;
            best = x;
        }
    }
    return best;
}

Box boxOf(const Component& found) {
    return {static_cast<double>(found.left), static_cast<double>(found.top),
            static_cast<double>(found.right), static_cast<double>(found.bottom)};
}

/// Adds the component, and its halves if it may be two digits that touch.
void addBoxes(const Ink& ink, const Component& found, std::vector<Box>& boxes) {
    const Box whole = boxOf(found);
    if (whole.width() <= widestDigit * whole.height()) {
        boxes.push_back(whole);
    }
    if (whole.width() > 0.7 * whole.height()) {
        const double cut = thinnestColumn(ink, found);
        boxes.push_back({whole.left, whole.top, cut, whole.bottom});
        boxes.push_back({cut, whole.top, whole.right, whole.bottom});
    }
}

/// Grey between four pixels.
double greyAt(const Tile& tile, double x, double y, bool light) {
    const double boundX = std::clamp(x - 0.5, 0.0, tile.width - 1.0);
    const double boundY = std::clamp(y - 0.5, 0.0, tile.height - 1.0);
    const int left = std::min(static_cast<int>(boundX), std::max(0, tile.width - 2));
    const int top = std::min(static_cast<int>(boundY), std::max(0, tile.height - 2));
    const int right = std::min(left + 1, tile.width - 1);
    const int bottom = std::min(top + 1, tile.height - 1);
    const auto grey = [&](int column, int row) {
        const int pixel = row * tile.width + column;
        return static_cast<double>(tile.grey[static_cast<std::size_t>(pixel)]);
    };
    const double across = boundX - left;
    const double down = boundY - top;
    const double value = (grey(left, top) * (1 - across) + grey(right, top) * across) * (1 - down) +
                         (grey(left, bottom) * (1 - across) + grey(right, bottom) * across) * down;
    return light ? 255 - value : value;
}

/// True for two parts of a digit whose thin strokes were lost: one above the other.
bool belongTogether(const Box& one, const Box& other) {
    const double shared = std::min(one.right, other.right) - std::max(one.left, other.left);
    const double gap = std::max(one.top, other.top) - std::min(one.bottom, other.bottom);
    const double height = std::max(one.bottom, other.bottom) - std::min(one.top, other.top);
    const double width = std::max(one.right, other.right) - std::min(one.left, other.left);
    constexpr double most = 0.85; // of the height of both
    return shared > 0.5 * std::min(one.width(), other.width()) && gap < 0.2 * height &&
           gap > -0.3 * height && width < widestDigit * height &&
           std::max(one.height(), other.height()) < most * height &&
           std::min(one.height(), other.height()) > 0.15 * height;
}

/// Adds the boxes of components that belong together. A part of a digit may be wider than a digit.
void addJoined(const std::vector<Box>& components, std::vector<Box>& boxes) {
    for (std::size_t i = 0; i < components.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Box& one = components[i];
            const Box& other = components[j];
            if (belongTogether(one, other)) {
                boxes.push_back({std::min(one.left, other.left), std::min(one.top, other.top),
                                 std::max(one.right, other.right),
                                 std::max(one.bottom, other.bottom)});
            }
        }
    }
}

std::vector<Box> boxesOf(const Tile& tile, const Ink& ink, double tallest) {
    Ink left = ink;
    std::vector<Box> components;
    std::vector<Box> boxes;
    std::vector<std::size_t> stack;
    for (int y = 0; y < tile.height; ++y) {
        for (int x = 0; x < tile.width; ++x) {
            if (left.pixels[left.at(x, y)] != 0) {
                const Component found = taken(left, x, y, stack);
                if (hasSizeOfDigits(found, tile, tallest)) {
                    components.push_back(boxOf(found));
                    addBoxes(ink, found, boxes);
                }
            }
        }
    }
    addJoined(components, boxes);
    return boxes;
}

/// Boxes of one glyph at two thresholds.
bool areAlike(const Box& one, const Box& other) {
    const double most = 0.06 * std::max(one.height(), other.height());
    return std::abs(one.left - other.left) <= most && std::abs(one.right - other.right) <= most &&
           std::abs(one.top - other.top) <= most && std::abs(one.bottom - other.bottom) <= most;
}

} // namespace

std::array<double, 2> inkLevels(const Tile& tile, const Box& box, bool light) {
    std::array<int, 256> counts{};
    int all = 0;
    for (int y = std::max(0, static_cast<int>(box.top) - 1);
         y < std::min(tile.height, static_cast<int>(box.bottom) + 2); ++y) {
        for (int x = std::max(0, static_cast<int>(box.left) - 1);
             x < std::min(tile.width, static_cast<int>(box.right) + 2); ++x) {
            const int pixel = y * tile.width + x;
            const std::uint8_t grey = tile.grey[static_cast<std::size_t>(pixel)];
            ++counts[light ? 255U - grey : grey];
            ++all;
        }
    }
    std::array<double, 2> found{};
    int seen = 0;
    for (std::size_t level = 0; level < counts.size(); ++level) {
        const int before = seen;
        seen += counts[level];
        if (before <= all / 20 && seen > all / 20) {
            found[0] = static_cast<double>(level);
        }
        if (before <= all * 19 / 20 && seen > all * 19 / 20) {
            found[1] = static_cast<double>(level);
        }
    }
    return found;
}

std::vector<Box> glyphBoxes(const Tile& tile, double tallest, bool light) {
    const Sums sums{tile, light};
    std::vector<Box> boxes;
    for (const double neighbourhood : neighbourhoods) {
        const std::vector<Box> found =
            boxesOf(tile, inkOf(tile, sums, neighbourhood, light), tallest);
        std::ranges::copy_if(found, std::back_inserter(boxes), [&](const Box& box) {
            return std::ranges::none_of(boxes,
                                        [&](const Box& other) { return areAlike(box, other); });
        });
    }
    return boxes;
}

Patch patchOf(const Tile& tile, const Box& box, bool light) {
    constexpr double leastContrast = 10;
    Patch patch{};
    const auto [dark, bright] = inkLevels(tile, box, light);
    if (bright - dark < leastContrast) {
        return patch;
    }
    const double step = std::max(box.height() / digitHeight, box.width() / (patchSide - 2));
    const int samples = std::clamp(static_cast<int>(std::ceil(step * 1.2)), 1, 8);
    for (int y = 0; y < patchSide; ++y) {
        for (int x = 0; x < patchSide; ++x) {
            const double dx = (x + 0.5 - patchSide / 2.0) * step;
            const double dy = (y + 0.5 - patchSide / 2.0) * step;
            if (std::abs(dx) > box.width() / 2 + step || std::abs(dy) > box.height() / 2 + step) {
                continue;
            }
            double sum = 0;
            for (int i = 0; i < samples * samples; ++i) {
                const int column = i % samples;
                const int row = i / samples;
                const double right = ((column + 0.5) / samples - 0.5) * step;
                const double down = ((row + 0.5) / samples - 0.5) * step;
                sum += greyAt(tile, box.middleX() + dx + right, box.middleY() + dy + down, light);
            }
            const double ink = (bright - sum / (samples * samples)) / (bright - dark);
            const int pixel = y * patchSide + x;
            patch[static_cast<std::size_t>(pixel)] =
                static_cast<std::uint8_t>(std::clamp(ink, 0.0, 1.0) * 255);
        }
    }
    return patch;
}

} // namespace cimaise::reading
