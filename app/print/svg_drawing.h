// Records painting as an SVG drawing, where supported.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QSize>
#include <QString>
#include <functional>

namespace cimaise {

struct SvgFrame {
    QSize size;
    int unitsPerInch = 0;
    QString title;
    QString description;
};

bool canDrawSvg();

/// SVG with text elements and a description; empty if unsupported.
QByteArray svgDrawing(const SvgFrame& frame, const std::function<void(QPainter&)>& paint);

} // namespace cimaise
