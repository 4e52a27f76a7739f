// Reduces a large photo by halves first, so that no pixel between two samples is lost.
#include "app/reading/squaring.h"

#include <algorithm>
#include <cmath>

namespace cimaise::reading {

namespace {

constexpr std::size_t four = 4;
/// Cells smaller than this hold no number that could be read, in pixels.
constexpr double smallestCell = 8;
constexpr double mostEnlarged = 3;

double distance(const Point& one, const Point& two) {
    return std::hypot(one.x - two.x, one.y - two.y);
}

/// Twice the area of the triangle; positive if it turns clockwise on the screen.
double turn(const Point& one, const Point& two, const Point& three) {
    return (two.x - one.x) * (three.y - two.y) - (two.y - one.y) * (three.x - two.x);
}

double longerWidth(const Corners& c) {
    return std::max(distance(c[0], c[1]), distance(c[3], c[2]));
}
double longerHeight(const Corners& c) {
    return std::max(distance(c[0], c[3]), distance(c[1], c[2]));
}

/// Perspective transform from the unit square to a quadrilateral (Heckbert 1989).
std::array<double, 9> squareToQuad(const Corners& c) {
    const double sx = c[0].x - c[1].x + c[2].x - c[3].x;
    const double sy = c[0].y - c[1].y + c[2].y - c[3].y;
    const double dx1 = c[1].x - c[2].x;
    const double dy1 = c[1].y - c[2].y;
    const double dx2 = c[3].x - c[2].x;
    const double dy2 = c[3].y - c[2].y;
    const double whole = dx1 * dy2 - dx2 * dy1; // not 0: the corners are convex
    const double g = (sx * dy2 - dx2 * sy) / whole;
    const double h = (dx1 * sy - sx * dy1) / whole;
    return {c[1].x - c[0].x + g * c[1].x,
            c[3].x - c[0].x + h * c[3].x,
            c[0].x,
            c[1].y - c[0].y + g * c[1].y,
            c[3].y - c[0].y + h * c[3].y,
            c[0].y,
            g,
            h,
            1};
}

/// Mean of two colours, channel by channel.
std::uint32_t mean(std::uint32_t one, std::uint32_t two) {
    return (one & two) + (((one ^ two) & 0xfefefefeU) >> 1U);
}

std::uint8_t greyOf(std::uint32_t colour) {
    return static_cast<std::uint8_t>(
        (((colour >> 16U) & 0xffU) + 2 * ((colour >> 8U) & 0xffU) + (colour & 0xffU)) / 4);
}

/// Colour between four pixels; beyond the edge, the pixel at the edge.
std::uint32_t sample(const Picture& picture, double x, double y) {
    const double boundX = std::clamp(x - 0.5, 0.0, picture.width - 1.001);
    const double boundY = std::clamp(y - 0.5, 0.0, picture.height - 1.001);
    const int left = static_cast<int>(boundX);
    const int top = static_cast<int>(boundY);
    const auto across = static_cast<std::uint32_t>((boundX - left) * 256);
    const auto down = static_cast<std::uint32_t>((boundY - top) * 256);
    const std::size_t at = static_cast<std::size_t>(top) * static_cast<std::size_t>(picture.width) +
                           static_cast<std::size_t>(left);
    const auto below = at + static_cast<std::size_t>(picture.width);
    const std::array<std::uint32_t, four> colours{picture.pixels[at], picture.pixels[at + 1],
                                                  picture.pixels[below], picture.pixels[below + 1]};
    const std::array<std::uint32_t, four> weights{
        (256 - across) * (256 - down), across * (256 - down), (256 - across) * down, across * down};
    std::uint32_t mixed = 0xff000000U;
    for (const std::uint32_t shift : {0U, 8U, 16U}) {
        std::uint32_t sum = 1U << 15U;
        for (std::size_t i = 0; i < four; ++i) {
            sum += ((colours[i] >> shift) & 0xffU) * weights[i];
        }
        mixed |= (sum >> 16U) << shift;
    }
    return mixed;
}

Point mapped(const std::array<double, 9>& t, double x, double y) {
    const double w = t[6] * x + t[7] * y + t[8];
    return {(t[0] * x + t[1] * y + t[2]) / w, (t[3] * x + t[4] * y + t[5]) / w};
}

} // namespace

Point pointInPhoto(const Corners& corners, const GridSize& size, double x, double y) {
    return mapped(squareToQuad(corners), x / size.columns, y / size.rows);
}

bool encloseGrid(const Picture& picture, const Corners& corners, const GridSize& size) {
    constexpr double beyond = 0.1;
    for (std::size_t i = 0; i < four; ++i) {
        const Point& at = corners[i];
        const bool inside =
            at.x >= -beyond * picture.width && at.x <= (1 + beyond) * picture.width &&
            at.y >= -beyond * picture.height && at.y <= (1 + beyond) * picture.height;
        const double least = smallestCell * smallestCell;
        if (!inside || turn(at, corners[(i + 1) % four], corners[(i + 2) % four]) < least) {
            return false; // written so that NaN is refused
        }
    }
    const auto shorterWidth =
        std::min(distance(corners[0], corners[1]), distance(corners[3], corners[2]));
    const auto shorterHeight =
        std::min(distance(corners[0], corners[3]), distance(corners[1], corners[2]));
    return picture.width > 1 && picture.height > 1 && shorterWidth >= smallestCell * size.columns &&
           shorterHeight >= smallestCell * size.rows;
}

Squaring::Squaring(const Picture& picture, const Corners& corners, const GridSize& size,
                   int longest)
    : m_toPhoto(squareToQuad(corners)), m_picture(picture) {
    for (std::size_t row = 0; row < 3; ++row) { // from cells instead of the unit square
        m_toPhoto[row * 3] /= size.columns;
        m_toPhoto[row * 3 + 1] /= size.rows;
    }
    const double width = longerWidth(corners) / size.columns;
    const double height = longerHeight(corners) / size.rows;
    const double zoom = std::min(longest / std::max(width, height), mostEnlarged);
    m_cellWidth = width * zoom;
    m_cellHeight = height * zoom;
    m_reduction = 1 / zoom;
    for (double left = m_reduction; left > 1.6; left /= 2) {
        halve();
    }
}

void Squaring::halve() {
    const int width = m_picture.width / 2;
    const int height = m_picture.height / 2;
    if (width < 2 || height < 2) {
        return;
    }
    std::vector<std::uint32_t> smaller(static_cast<std::size_t>(width) *
                                       static_cast<std::size_t>(height));
    const auto stride = static_cast<std::size_t>(m_picture.width);
    for (int y = 0; y < height; ++y) {
        const std::uint32_t* above =
            m_picture.pixels.data() + static_cast<std::size_t>(y) * 2 * stride;
        const std::uint32_t* below = above + stride;
        std::uint32_t* out =
            smaller.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        for (int x = 0; x < width; ++x) {
            const std::size_t at = static_cast<std::size_t>(x) * 2;
            out[x] = mean(mean(above[at], above[at + 1]), mean(below[at], below[at + 1]));
        }
    }
    m_halved = std::move(smaller);
    m_picture = {.pixels = m_halved, .width = width, .height = height};
    m_scale /= 2;
}

Point Squaring::inPhoto(double x, double y) const { return mapped(m_toPhoto, x, y); }

Tile Squaring::cell(int column, int row, double margin) const {
    return part({column - margin, row - margin, column + 1 + margin, row + 1 + margin});
}

Tile Squaring::part(const Box& cells) const {
    Tile tile;
    tile.width = std::max(1, static_cast<int>(std::lround(cells.width() * m_cellWidth)));
    tile.height = std::max(1, static_cast<int>(std::lround(cells.height() * m_cellHeight)));
    const std::size_t count =
        static_cast<std::size_t>(tile.width) * static_cast<std::size_t>(tile.height);
    tile.colours.reserve(count);
    tile.grey.reserve(count);
    for (int y = 0; y < tile.height; ++y) {
        for (int x = 0; x < tile.width; ++x) {
            const Point at =
                inPhoto(cells.left + (x + 0.5) / m_cellWidth, cells.top + (y + 0.5) / m_cellHeight);
            tile.colours.push_back(sample(m_picture, at.x * m_scale, at.y * m_scale));
            tile.grey.push_back(greyOf(tile.colours.back()));
        }
    }
    return tile;
}

} // namespace cimaise::reading
