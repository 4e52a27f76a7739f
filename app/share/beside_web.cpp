// There is nothing beside the window: a moment later, so that it can show that something is under
// way.
#include "app/share/beside.h"

#include <QTimer>

namespace cimaise {

namespace {

constexpr int twoFrames = 32; ///< milliseconds

} // namespace

void runBeside(QObject* context, std::function<void()> work, std::function<void()> then) {
    QTimer::singleShot(twoFrames, context, [work = std::move(work), then = std::move(then)] {
        work();
        then();
    });
}

} // namespace cimaise
