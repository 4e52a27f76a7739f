// QR codes in a camera frame or in a picture.
#pragma once

#include "app/platform/code_reader.h"

#include <QImage>
#include <QStringList>
#include <QVideoFrame>

namespace cimaise {

/// What the codes of a picture say, those first that are links of ours.
QStringList codesInPicture(const QImage& picture, Patience patience = Patience::photo);

/// The same of a camera's frame.
QStringList codesInFrame(QVideoFrame frame);

} // namespace cimaise
