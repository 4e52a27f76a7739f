// Photos of Musées that never existed: cards of our own design on a table, seen by a poor camera.
#pragma once

#include "app/photos/picture_pixels.h"
#include "app/reading/picture.h"

#include <QImage>
#include <QRawFont>
#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace cimaise::pictures {

/// Which fonts and which damage are used; thresholds are set on the first and tried on the second.
enum class Set { development, heldOut };

/// Exhibit numbers, gallery by gallery; 0 for an empty space.
using Board = std::array<std::array<int, 6>, 3>;

/// Design of a box of cards.
struct Design {
    QRawFont font;
    std::string fontName;
    double aspect = 0.75;     ///< width of a card, against its height
    double digitShare = 0.12; ///< height of a digit, against the card’s
    int corner = 0;           ///< of the number: upper left, upper right, lower left, lower right
    int ground = 0;           ///< of the number: border, disc, band over the width
    bool light = false;       ///< number lighter than its ground
    double border = 0.1;      ///< against the height of a card
    std::array<QColor, 5> themes;
    double tokens = 0.2; ///< height of a row of tokens, against the card’s
};

/// Distance, light and damage of a photo.
struct Conditions {
    double digits = 20;   ///< height of a digit in the photo, in pixels
    double skew = 0;      ///< degrees
    double tilt = 0;      ///< degrees
    double direction = 0; ///< of the tilt
    double blur = 0;      ///< pixels
    double moved = 0;     ///< pixels
    int shadow = 0;       ///< 0 none, 1 soft, 2 hard
    int glare = 0;        ///< 0 none, 1 spot, 2 streak
    double noise = 0;     ///< grey levels
    bool banded = false;  ///< rows brighter and darker
    int quality = 90;     ///< of the JPEG
    double light = 1;     ///< brightness
    std::array<double, 3> tint{1, 1, 1};
    double cornersOff = 0; ///< error of the corners, against the board’s width
};

struct Photo {
    QImage picture; ///< Format_RGB32
    reading::Corners corners;
};

using Random = std::mt19937_64;

/// Files of fonts in a folder that have all digits, sorted.
std::vector<std::string> fontsIn(const std::string& folder);
QRawFont fontOf(const std::string& file);

Design randomDesign(Random& random, const std::vector<std::string>& fonts);
Conditions randomConditions(Random& random, Set set);
/// A legal board, and numbers of another one that are taken.
Board randomBoard(Random& random, int columns, int highest, std::vector<int>& taken);

Photo photoOf(Random& random, const Design& design, const Conditions& conditions,
              const Board& board, int columns);

/// A photo without a board: a table, shapes, letters.
Photo photoWithoutBoard(Random& random, Set set, const std::vector<std::string>& fonts);

} // namespace cimaise::pictures
