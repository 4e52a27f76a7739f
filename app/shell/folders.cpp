// Returns standard directories only if they exist.
#include "app/shell/folders.h"

#include <QDir>

namespace cimaise {

QUrl Folders::at(QStandardPaths::StandardLocation location) {
    const QString folder = QStandardPaths::writableLocation(location);
    return QUrl::fromLocalFile(QDir{folder}.exists() ? folder : QDir::homePath());
}

} // namespace cimaise
