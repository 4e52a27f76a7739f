// There is no writer of drawings for the browser: papers become PDFs and pictures there.
#include "app/paper/svg_drawing.h"

namespace cimaise {

bool canDrawSvg() { return false; }

QByteArray svgDrawing(const SvgFrame& /*frame*/, const std::function<void(QPainter&)>& /*paint*/) {
    return {};
}

} // namespace cimaise
