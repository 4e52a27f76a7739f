// Writes picture bytes by hand that no library writes.
#include "tests/app/photos_fixture.h"

#include <QBuffer>
#include <QColor>
#include <QFile>
#include <QPainter>
#include <QtEndian>
#include <cstdlib>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

quint32 crc(const QByteArray& bytes) {
    quint32 rest = 0xffffffff;
    for (const char byte : bytes) {
        rest ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            rest = (rest >> 1) ^ ((rest & 1) != 0 ? 0xedb88320 : 0);
        }
    }
    return ~rest;
}

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray& kind, const QByteArray& data) {
    return bigEndian(static_cast<quint32>(data.size())) + kind + data + bigEndian(crc(kind + data));
}

bool near(const QColor& one, const QColor& other) {
    constexpr int tolerance = 24;
    return std::abs(one.red() - other.red()) < tolerance &&
           std::abs(one.green() - other.green()) < tolerance &&
           std::abs(one.blue() - other.blue()) < tolerance;
}

} // namespace

QImage quarters(int width, int height) {
    QImage picture{width, height, QImage::Format_RGB32};
    QPainter painter{&picture};
    painter.fillRect(0, 0, width / 2, height / 2, Qt::red);
    painter.fillRect(width / 2, 0, width / 2, height / 2, Qt::blue);
    painter.fillRect(width / 2, height / 2, width / 2, height / 2, Qt::yellow);
    painter.fillRect(0, height / 2, width / 2, height / 2, Qt::green);
    return picture;
}

bool hasQuarters(const QImage& picture, const QList<QColor>& colours) {
    const int left = picture.width() / 4;
    const int right = picture.width() * 3 / 4;
    const int top = picture.height() / 4;
    const int bottom = picture.height() * 3 / 4;
    return !picture.isNull() && near(picture.pixelColor(left, top), colours[0]) &&
           near(picture.pixelColor(right, top), colours[1]) &&
           near(picture.pixelColor(right, bottom), colours[2]) &&
           near(picture.pixelColor(left, bottom), colours[3]);
}

QByteArray encoded(const QImage& picture, const char* format, int quality) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    EXPECT_TRUE(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, format, quality));
    return bytes;
}

QByteArray turned(const QByteArray& jpeg, int orientation) {
    const QByteArray tiff = QByteArray::fromHex("49492a0008000000" // little endian, entries at 8
                                                "0100"             // one
                                                "1201030001000000") +
                            QByteArray(1, static_cast<char>(orientation)) +
                            QByteArray::fromHex("00000000000000");
    const QByteArray exif = QByteArray("Exif\0\0", 6) + tiff;
    const auto length = static_cast<quint32>(exif.size() + 2);
    return jpeg.left(2) + QByteArray::fromHex("ffe1") + bigEndian(length).mid(2) + exif +
           jpeg.mid(2);
}

QByteArray claimedPng(quint32 width, quint32 height) {
    return QByteArray::fromHex("89504e470d0a1a0a") +
           chunk("IHDR", bigEndian(width) + bigEndian(height) + QByteArray::fromHex("0806000000")) +
           chunk("IDAT", qCompress(QByteArray(4096, '\0')).mid(4)) + chunk("IEND", {});
}

QByteArray svgNaming(const QString& file) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "width=\"9\" height=\"9\"><image xlink:href=\"" +
           file.toUtf8() + "\" width=\"9\" height=\"9\"/></svg>";
}

QString PictureFolder::put(const QString& name, const QByteArray& bytes) const {
    QFile file{path(name)};
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    return file.fileName();
}

} // namespace cimaise
