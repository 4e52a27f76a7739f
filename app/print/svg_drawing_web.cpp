// Browser version, without an SVG generator: documents become PDFs and PNGs there.
#include "app/print/svg_drawing.h"

namespace cimaise {

bool canDrawSvg() { return false; }

QByteArray svgDrawing(const SvgFrame& /*frame*/, const std::function<void(QPainter&)>& /*paint*/) {
    return {};
}

} // namespace cimaise
