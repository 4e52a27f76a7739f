// Colours of themes, civilisations, types and frames, chosen for the app: one table for window,
// print and pictures. Each piece also has letters, an icon or a pattern.
#pragma once

#include "validators/artsociety/art_society_layout.h"

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <array>
#include <string_view>

namespace cimaise {

/// Colours of frames A to D of a copy whose owner has not entered others.
inline constexpr std::array<QRgb, artsociety::frameCount> defaultFrameColours{0x7a4a21, 0x1f1f24,
                                                                              0xc79a2e, 0xd8dde2};

/// Colour of a theme of Musée, a civilisation of Museum or a type of Art Society by its id; invalid
/// for another id.
QColor pieceColour(std::string_view id);

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
