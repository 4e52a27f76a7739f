// Browser version, without a background thread: runs the work a moment later, so that the window
// can show progress first.
#include "app/platform/run_async.h"

#include <QTimer>

namespace cimaise {

namespace {

constexpr int twoFrames = 32; ///< milliseconds

} // namespace

void runInBackground(QObject* context, std::function<void()> work, std::function<void()> then) {
    QTimer::singleShot(twoFrames, context, [work = std::move(work), then = std::move(then)] {
        work();
        then();
    });
}

} // namespace cimaise
