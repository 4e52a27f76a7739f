// Browser version: renders SVG with NanoSVG, which supports all features that the app's drawings
// use and consists of two headers.
#include "app/window/icon_drawing.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

// Compiled with fewer warnings than the code of the app.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#define NANOSVG_IMPLEMENTATION
#define NANOSVGRAST_IMPLEMENTATION
#include <nanosvg.h>
#include <nanosvgrast.h>
#pragma GCC diagnostic pop

namespace cimaise {

namespace {

constexpr float dotsPerInch = 96;

struct Forget {
    void operator()(NSVGimage* image) const { nsvgDelete(image); }
    void operator()(NSVGrasterizer* rasterizer) const { nsvgDeleteRasterizer(rasterizer); }
};

using Drawing = std::unique_ptr<NSVGimage, Forget>;

Drawing drawingIn(QByteArray svg) { // nsvgParse() changes the text
    return Drawing{nsvgParse(svg.data(), "px", dotsPerInch)};
}

} // namespace

DrawnIcon drawnIcon(const QByteArray& svg, const QSize& asked) {
    const Drawing drawing = drawingIn(svg);
    if (!drawing || drawing->width <= 0 || drawing->height <= 0) {
        return {};
    }
    const QSize natural{static_cast<int>(std::lround(drawing->width)),
                        static_cast<int>(std::lround(drawing->height))};
    const QSize size = asked.isEmpty() ? natural : asked;
    const auto width = static_cast<float>(size.width());
    const auto height = static_cast<float>(size.height());
    const float scale = std::min(width / drawing->width, height / drawing->height);
    QImage picture{size, QImage::Format_RGBA8888};
    picture.fill(Qt::transparent);
    const std::unique_ptr<NSVGrasterizer, Forget> rasterizer{nsvgCreateRasterizer()};
    nsvgRasterize(rasterizer.get(), drawing.get(), (width - scale * drawing->width) / 2,
                  (height - scale * drawing->height) / 2, scale, picture.bits(), size.width(),
                  size.height(), static_cast<int>(picture.bytesPerLine()));
    return {.picture = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied),
            .natural = natural};
}

} // namespace cimaise
