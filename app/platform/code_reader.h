// Finds QR codes in a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cimaise {

/// Brightness of a picture in foreign memory, one byte a pixel, top row first.
struct Brightness {
    const std::uint8_t* first = nullptr; ///< top left pixel
    int width = 0;                       ///< pixels
    int height = 0;                      ///< pixels
    int rowBytes = 0;                    ///< distance between rows
    int pixelBytes = 1;                  ///< distance between pixels of a row
};

/// Time that may be spent on a picture.
enum class Effort : std::uint8_t {
    frame, ///< little: another frame follows
    photo  ///< more: there is only one picture
};

/// Texts of the readable QR codes in a picture, in any order.
std::vector<std::string> codesIn(const Brightness& picture, Effort effort);

} // namespace cimaise
