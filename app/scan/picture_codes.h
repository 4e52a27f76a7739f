// QR codes in a camera frame or in a picture.
#pragma once

#include "app/platform/code_reader.h"

#include <QImage>
#include <QStringList>
#include <QVideoFrame>

namespace cimaise {

/// Texts of the codes in a picture, links to this app first.
QStringList codesInPicture(const QImage& picture, Effort effort = Effort::photo);

/// Texts of the codes in a camera frame, links to this app first.
QStringList codesInFrame(QVideoFrame frame);

} // namespace cimaise
