// Converts pictures to camera frames.
#pragma once

#include <QImage>
#include <QVideoFrame>
#include <QVideoFrameFormat>

namespace cimaise {

/// A frame of that kind with the picture's brightness; nobody looks at its colours.
QVideoFrame frameOf(const QImage& picture, QVideoFrameFormat::PixelFormat format);

} // namespace cimaise
