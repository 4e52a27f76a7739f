// Means over many pixels, so that noise and paintings count little.
#include "app/reading/colours.h"

#include <algorithm>
#include <cmath>

namespace cimaise::reading {

namespace {

/// Difference of light between two photos that is to be expected.
constexpr double leastSpread = 0.10;

struct Sum {
    double red = 0;
    double green = 0;
    double blue = 0;
    double count = 0;

    void add(std::uint32_t colour) {
        red += (colour >> 16U) & 0xffU;
        green += (colour >> 8U) & 0xffU;
        blue += colour & 0xffU;
        ++count;
    }
};

std::array<double, 2> hueOf(const Sum& sum) {
    const double dark = 10 * std::max(1.0, sum.count);
    return {std::log((sum.red + dark) / (sum.green + dark)),
            std::log((sum.blue + dark) / (sum.green + dark))};
}

Sum sumOver(const Tile& tile, double left, double top, double right, double bottom) {
    Sum sum;
    for (int y = std::max(0, static_cast<int>(top)); y < std::min<double>(tile.height, bottom);
         ++y) {
        for (int x = std::max(0, static_cast<int>(left)); x < std::min<double>(tile.width, right);
             ++x) {
            const int pixel = y * tile.width + x;
            sum.add(tile.colours[static_cast<std::size_t>(pixel)]);
        }
    }
    return sum;
}

} // namespace

Hues huesOf(const CellTile& cell, const Box& number) {
    const Tile& tile = *cell.tile;
    const double height = tile.height / (1 + 2 * cell.margin);
    const double left = tile.width * cell.margin / (1 + 2 * cell.margin);
    const double top = height * cell.margin;
    const double wide = number.height() * 0.6;
    const auto near = hueOf(
        sumOver(tile, left + (number.left - wide) * height, top + (number.top - wide) * height,
                left + (number.right + wide) * height, top + (number.bottom + wide) * height));
    const auto whole = hueOf(sumOver(tile, 0, 0, tile.width, tile.height));
    return {near[0], near[1], whole[0], whole[1]};
}

void Colours::learn(std::size_t theme, const Hues& hues) {
    constexpr int mostCounted = 20;
    ThemeColours& own = themes[theme];
    own.count = std::min(own.count + 1, mostCounted);
    for (std::size_t i = 0; i < hues.size(); ++i) {
        const double before = hues[i] - own.mean[i];
        own.mean[i] += before / own.count;
        if (own.count > 1) {
            spread[i] += before * (hues[i] - own.mean[i]);
        }
    }
    spreadCount += own.count > 1 ? 1 : 0;
}

double likelihood(const Colours& colours, std::size_t theme, const Hues& hues) {
    constexpr double least = -6;
    constexpr double unknown = -2;
    const ThemeColours& own = colours.themes[theme];
    if (own.count == 0) {
        return unknown;
    }
    double sum = 0;
    for (std::size_t i = 0; i < hues.size(); ++i) {
        const double variance =
            colours.spread[i] / std::max(1, colours.spreadCount) + leastSpread * leastSpread;
        const double away = hues[i] - own.mean[i];
        sum += away * away / variance;
    }
    return std::max(least, -sum / 2);
}

std::vector<Ground::Block> Ground::blocksOf(const Tile& tile, double left, double top, double right,
                                            double bottom, int side) {
    std::vector<Block> blocks;
    for (int y = static_cast<int>(top); y + side <= bottom; y += side) {
        for (int x = static_cast<int>(left); x + side <= right; x += side) {
            const Sum sum = sumOver(tile, x, y, x + side, y + side);
            double rough = 0;
            for (int row = y; row < y + side; ++row) {
                for (int column = x + 1; column < x + side; ++column) {
                    const int pixel = row * tile.width + column;
                    const auto at = static_cast<std::size_t>(pixel);
                    rough += std::abs(tile.grey[at] - tile.grey[at - 1]);
                }
            }
            blocks.push_back({sum.red / sum.count, sum.green / sum.count, sum.blue / sum.count,
                              2 * rough / (side * side)});
        }
    }
    return blocks;
}

void Ground::add(const Tile& tile) {
    const int side = std::max(3, std::min(tile.width, tile.height) / 3);
    for (const Block& block : blocksOf(tile, 0, 0, tile.width, tile.height, side)) {
        m_blocks.push_back(block);
    }
}

double Ground::unlike(const CellTile& cell) const {
    const Tile& tile = *cell.tile;
    constexpr double inset = 0.14;
    constexpr int parts = 7;
    const int side = std::max(3, std::min(tile.width, tile.height) / parts);
    std::vector<double> distances;
    for (const Block& own : blocksOf(tile, tile.width * inset, tile.height * inset,
                                     tile.width * (1 - inset), tile.height * (1 - inset), side)) {
        double nearest = 1e9;
        for (const Block& other : m_blocks) {
            // shadows darken: brightness counts less than hue
            const double brightness =
                (own[0] + own[1] + own[2] - other[0] - other[1] - other[2]) / 3;
            double hue = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                hue += std::abs(own[i] - other[i] - brightness);
            }
            nearest =
                std::min(nearest, hue + std::abs(brightness) * 0.5 + std::abs(own[3] - other[3]));
        }
        distances.push_back(nearest);
    }
    if (distances.empty()) {
        return 0;
    }
    std::ranges::sort(distances);
    constexpr double usual = 25;
    return distances[distances.size() * 6 / 10] / usual;
}

} // namespace cimaise::reading
