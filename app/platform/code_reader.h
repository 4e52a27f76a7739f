// Finds QR codes in a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cimaise {

/// A picture that lies somewhere else, one byte of brightness a pixel, the top row first.
struct Brightness {
    const std::uint8_t* first = nullptr; ///< of the pixel at the top left
    int width = 0;                       ///< pixels
    int height = 0;                      ///< pixels
    int rowBytes = 0;                    ///< from a pixel to the one below
    int pixelBytes = 1;                  ///< from a pixel to the one at its right
};

/// How long a picture is looked at.
enum class Patience : std::uint8_t {
    frame, ///< the next one follows at once
    photo  ///< there is no other
};

/// What the codes in it say, in any order; none where none can be read.
std::vector<std::string> codesIn(const Brightness& picture, Patience patience);

} // namespace cimaise
