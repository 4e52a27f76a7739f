// Passes pictures of Qt to the number reader.
#pragma once

#include "app/reading/picture.h"

#include <QImage>

namespace cimaise {

/// Pixels of a picture in Format_RGB32. Refers to the picture.
inline reading::Picture pixelsOf(const QImage& picture) {
    const auto count =
        static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height());
    return {.pixels = {reinterpret_cast<const std::uint32_t*>(picture.constBits()), count},
            .width = picture.width(),
            .height = picture.height()};
}

} // namespace cimaise
