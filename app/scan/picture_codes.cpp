// Reads brightness in place, because most cameras deliver it separately from colour.
#include "app/scan/picture_codes.h"

#include "app/scan/prefer_own_links.h"

#include <QVideoFrameFormat>
#include <optional>

namespace cimaise {

namespace {

/// Layout of brightness bytes in a pixel format.
struct Packing {
    int first = 0;
    int pixelBytes = 1;
};

std::optional<Packing> packingOf(QVideoFrameFormat::PixelFormat format) {
    switch (format) {
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YUV422P:
    case QVideoFrameFormat::Format_YV12:
    case QVideoFrameFormat::Format_NV12:
    case QVideoFrameFormat::Format_NV21:
    case QVideoFrameFormat::Format_Y8:
        return Packing{};
    case QVideoFrameFormat::Format_YUYV:
        return Packing{.first = 0, .pixelBytes = 2};
    case QVideoFrameFormat::Format_UYVY:
        return Packing{.first = 1, .pixelBytes = 2};
    default:
        return std::nullopt;
    }
}

QStringList inOrder(const std::vector<std::string>& codes) {
    QStringList texts;
    for (const std::string& code : codes) {
        texts << QString::fromStdString(code);
    }
    return ownLinksFirst(texts);
}

} // namespace

QStringList codesInPicture(const QImage& picture, Effort effort) {
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    return inOrder(codesIn({.first = grey.constBits(),
                            .width = grey.width(),
                            .height = grey.height(),
                            .rowBytes = static_cast<int>(grey.bytesPerLine())},
                           effort));
}

QStringList codesInFrame(QVideoFrame frame) {
    const std::optional<Packing> packing = packingOf(frame.pixelFormat());
    if (!packing || !frame.map(QVideoFrame::ReadOnly)) {
        return codesInPicture(frame.toImage(), Effort::frame);
    }
    const QStringList found = inOrder(codesIn({.first = frame.bits(0) + packing->first,
                                               .width = frame.width(),
                                               .height = frame.height(),
                                               .rowBytes = frame.bytesPerLine(0),
                                               .pixelBytes = packing->pixelBytes},
                                              Effort::frame));
    frame.unmap();
    return found;
}

} // namespace cimaise
