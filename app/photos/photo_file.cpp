// Checks the size before decoding, and decodes a large picture at a reduced size.
#include "app/photos/photo_file.h"

#include "app/photos/picture_reader.h"
#include "positions/text/shown_text.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <algorithm>

namespace cimaise {

namespace {

tl::unexpected<Message> refused(TextId why, const QString& path,
                                std::vector<Argument> further = {}) {
    further.insert(further.begin(), {"file", shownPath(QFileInfo{path}.fileName().toStdString())});
    return tl::unexpected(Message{.text = why, .arguments = std::move(further)});
}

/// True if a JPEG is complete: decoders fill missing data with grey and report no error.
bool hasBothCards(const QByteArray& jpeg) {
    constexpr uchar mark = 0xff;
    constexpr uchar scan = 0xda;
    constexpr uchar end = 0xd9;
    const auto at = [&](qsizetype place) { return static_cast<uchar>(jpeg[place]); };
    qsizetype place = 2;
    while (place + 3 < jpeg.size() || (place + 1 < jpeg.size() && at(place + 1) == end)) {
        const uchar kind = at(place) == mark ? at(place + 1) : uchar{0};
        if (kind == end) {
            return true;
        }
        const bool bare = kind == 0 || kind == mark || (kind >= 0xd0 && kind <= 0xd7);
        // scans compressed data, which has no segment lengths, byte by byte
        place += bare ? 1 : 2 + at(place + 2) * 256 + at(place + 3);
        if (bare || kind == scan) {
            place = jpeg.indexOf(static_cast<char>(mark), place);
            if (place < 0) {
                return false;
            }
        }
    }
    return false;
}

/// Copy without metadata, on white where the picture is transparent.
QImage bare(const QImage& picture) {
    QImage drawn{picture.size(), QImage::Format_RGB32};
    drawn.fill(Qt::white);
    QPainter painter{&drawn};
    painter.drawImage(0, 0, picture);
    return drawn;
}

QByteArray jpegOf(const QImage& picture, int quality) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "JPEG", quality);
    return bytes;
}

/// Error that prevents decoding; none if the picture can be decoded.
std::optional<Message> faultOf(const PictureReader& reader, const QString& path) {
    const QSize size = reader.size();
    if (size.isEmpty()) {
        //% "{file}: not a readable picture."
        return refused(CIMAISE_TEXT("photo.refused.no-picture"), path).value();
    }
    if (reader.isHuge()) {
        //% "{file}: this picture is too large ({width} × {height} pixels)."
        return refused(CIMAISE_TEXT("photo.refused.huge"), path,
                       {{"width", size.width()}, {"height", size.height()}})
            .value();
    }
    return std::nullopt;
}

} // namespace

tl::expected<QByteArray, Message> pictureBytes(const QString& path) {
    QFile file{path};
    // plain files only: others might block
    if (!QFileInfo{path}.isFile() || !file.open(QIODevice::ReadOnly)) {
        //% "{file}: file not found or not readable."
        return refused(CIMAISE_TEXT("photo.refused.no-file"), path);
    }
    // some system files report no size and never end
    QByteArray bytes =
        file.size() > largestPhotoFile ? QByteArray{} : file.read(largestPhotoFile + 1);
    if (file.size() > largestPhotoFile || bytes.size() > largestPhotoFile) {
        //% "{file}: the file is larger than 64 MB."
        return refused(CIMAISE_TEXT("photo.refused.heavy"), path);
    }
    return bytes;
}

tl::expected<DecodedPicture, Message> pictureIn(const QString& path, int longest) {
    const tl::expected<QByteArray, Message> bytes = pictureBytes(path);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    PictureReader reader{*bytes};
    if (const std::optional<Message> fault = faultOf(reader, path)) {
        return tl::unexpected(*fault);
    }
    const bool whole = reader.format() != "jpeg" || hasBothCards(*bytes);
    QImage pixels = whole ? reader.read(longest) : QImage{};
    if (pixels.isNull()) {
        //% "{file}: this picture is incomplete or damaged."
        return refused(CIMAISE_TEXT("photo.refused.damaged"), path);
    }
    const auto longer = [](const QSize& size) { return std::max(size.width(), size.height()); };
    const double scale = static_cast<double>(longer(pixels.size())) / longer(reader.size());
    return DecodedPicture{.pixels = std::move(pixels), .scale = scale};
}

tl::expected<QByteArray, Message> photoIn(const QString& path, qsizetype largest) {
    const tl::expected<DecodedPicture, Message> picture = pictureIn(path, longestPhotoSide);
    if (!picture) {
        return tl::unexpected(picture.error());
    }
    return photoOf(picture->pixels, largest);
}

QByteArray photoOf(const QImage& picture, qsizetype largest) {
    if (picture.isNull()) {
        return {};
    }
    constexpr int finest = 90;
    constexpr int coarsest = 30; // below this quality, a smaller picture shows more
    constexpr int step = 15;
    QImage drawn = bare(picture.scaled(fitting(picture.size(), longestPhotoSide),
                                       Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    while (true) {
        for (int quality = finest; quality >= coarsest; quality -= step) {
            if (QByteArray bytes = jpegOf(drawn, quality); bytes.size() <= largest) {
                return bytes;
            }
        }
        const QSize smaller =
            fitting(drawn.size(), std::max(drawn.width(), drawn.height()) * 3 / 4);
        drawn = drawn.scaled(smaller, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
}

QImage decodedPhoto(const QByteArray& bytes, int longest) {
    PictureReader reader{bytes};
    return reader.format() == "jpeg" ? reader.read(longest) : QImage{};
}

} // namespace cimaise
