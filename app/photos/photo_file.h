// Prepares photos for saving: upright, no larger than needed, and without metadata.
#pragma once

#include "positions/messages/message.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <tl/expected.hpp>

namespace cimaise {

/// Longer side of a saved photo, in pixels.
inline constexpr int longestPhotoSide = 1600;
/// Size limit of a picture’s file, in bytes.
inline constexpr qint64 largestPhotoFile = 64 * 1024 * 1024;

/// Content of a picture file. Fails unless it is a plain file within the size limit.
tl::expected<QByteArray, Message> pictureBytes(const QString& path);

/// Upright picture, and its size against the one in the file.
struct DecodedPicture {
    QImage pixels;
    double scale = 1;
};

/// Decodes the picture in a file, with at most `longest` pixels on its longer side. Fails if the
/// file is not a plain file, too large, not a picture, or truncated.
tl::expected<DecodedPicture, Message> pictureIn(const QString& path, int longest);

/// Reads and prepares the photo in a file: a JPEG of at most `largest` bytes, without metadata such
/// as place and time. Fails if the file is not a plain file, too large, not a picture, or
/// truncated.
tl::expected<QByteArray, Message> photoIn(const QString& path, qsizetype largest);

/// Prepares a camera picture as a photo; empty if there is no picture.
QByteArray photoOf(const QImage& picture, qsizetype largest);

/// Decodes a saved photo; a null image if it cannot be read. `longest`: maximum length of the
/// longer side, in pixels.
QImage decodedPhoto(const QByteArray& bytes, int longest = longestPhotoSide);

} // namespace cimaise
