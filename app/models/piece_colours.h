// Colours of themes, civilisations, types and frames, chosen for the app: one table for window,
// print and pictures. Each piece also has letters, an icon or a pattern.
#pragma once

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <string_view>

namespace cimaise {

/// Colour of a theme, a civilisation, a type … by its id; invalid for another id.
QColor pieceColour(std::string_view id);

/// Colour of the bar of a score line as a text such as `#9e2a2b`: that of the civilisation or type
/// whose points the line holds; empty for other lines.
QString lineColour(std::string_view line);

/// Makes these colours available in QML.
class PieceColours : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// As pieceColour(); `otherwise` for an id without a colour.
    Q_INVOKABLE [[nodiscard]] static QColor of(const QString& id, const QColor& otherwise);
};

} // namespace cimaise
