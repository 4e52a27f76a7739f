// Writes brightness first, or as every second byte, depending on the pixel format.
#include "tests/film/frames.h"

namespace cimaise {

QVideoFrame frameOf(const QImage& picture, QVideoFrameFormat::PixelFormat format) {
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    QVideoFrame frame{QVideoFrameFormat{grey.size(), format}};
    if (!frame.map(QVideoFrame::WriteOnly)) {
        return {};
    }
    const bool packed = format == QVideoFrameFormat::Format_YUYV;
    for (int row = 0; row < grey.height(); ++row) {
        for (int column = 0; column < grey.width(); ++column) {
            frame.bits(0)[row * frame.bytesPerLine(0) + column * (packed ? 2 : 1)] =
                grey.constScanLine(row)[column];
        }
    }
    frame.unmap();
    return frame;
}

} // namespace cimaise
