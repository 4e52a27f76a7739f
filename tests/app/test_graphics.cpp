// Tests that OpenGL is not requested without a graphics card.
#include "app/window/graphics.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

bool needsWith(const QStringList& nodes) {
    const QTemporaryDir devices;
    for (const QString& node : nodes) {
        QFile file{devices.filePath(node)};
        QDir{}.mkpath(QFileInfo{file}.path());
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    }
    return needsOpenGl(QDir{devices.path()});
}

TEST(Graphics, NeedsOpenGlOnlyForGpuOrCamera) {
    EXPECT_FALSE(needsWith({}));
    EXPECT_FALSE(needsWith({"null", "tty0", "dri/card0", "fb0"})); // display only, no rendering
    EXPECT_TRUE(needsWith({"dri/renderD128"}));
    EXPECT_TRUE(needsWith({"nvidia0"}));
    EXPECT_TRUE(needsWith({"kgsl-3d0"}));
    EXPECT_TRUE(needsWith({"video0"}));
}

} // namespace

} // namespace cimaise
