// Builds the URL for the icon provider: name/colour.
#include "app/shell/drawings.h"

namespace cimaise {

QUrl Drawings::source(const QString& name, const QColor& colour) {
    if (name.isEmpty()) {
        return {};
    }
    return QStringLiteral("image://icon/%1/%2").arg(name, colour.name(QColor::HexArgb));
}

} // namespace cimaise
