// Detects a graphics card by device files on Linux; elsewhere Qt chooses.
#include "app/window/graphics.h"

#include <QDir>

namespace cimaise {

bool needsOpenGl(const QDir& devices) {
    // render nodes, not mere display outputs (card*)
    const QDir cards{devices.filePath(QStringLiteral("dri"))};
    // graphics drivers with device files of their own (NVIDIA; Qualcomm, Mali and PowerVR in
    // phones; Linux on Windows), and cameras
    const QStringList nodes{"nvidia*", "kgsl-3d*", "mali*", "pvr*", "dxg", "video*"};
    return !cards.entryList({"renderD*"}, QDir::System | QDir::Files).isEmpty() ||
           !devices.entryList(nodes, QDir::System | QDir::Files | QDir::Dirs).isEmpty();
}

void chooseGraphics() {
#ifdef Q_OS_LINUX
    const bool chosen = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") ||
                        qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    if (!chosen && !needsOpenGl(QDir{QStringLiteral("/dev")})) {
        qputenv("QT_QUICK_BACKEND", "software");
    }
#endif
}

} // namespace cimaise
