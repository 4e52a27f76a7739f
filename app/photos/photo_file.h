// Prepares photos for saving: upright, no larger than needed, and without metadata.
#pragma once

#include "validators/report/message.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <tl/expected.hpp>

namespace cimaise {

/// The longer side of a photo that is kept, in pixels.
inline constexpr int longestPhotoSide = 1600;
/// Size limit of a picture’s file, in bytes.
inline constexpr qint64 largestPhotoFile = 64 * 1024 * 1024;

/// Bytes of a picture’s file; refused if it is not a plain file or too large.
tl::expected<QByteArray, Message> pictureBytes(const QString& path);

/// A photo in a file, ready to be kept: a JPEG of at most `largest` bytes, without the place and
/// the time that a camera writes into it. Refused, with the reason: what is no plain file, too
/// large, no picture, or cut off.
tl::expected<QByteArray, Message> photoIn(const QString& path, qsizetype largest);

/// The same of what a camera sees; empty where it sees nothing.
QByteArray photoOf(const QImage& picture, qsizetype largest);

/// A photo that was kept, as it is shown; a null image where it cannot be read. `longest`: the
/// longer side in pixels, if that is less than it has.
QImage shownPhoto(const QByteArray& kept, int longest = longestPhotoSide);

} // namespace cimaise
