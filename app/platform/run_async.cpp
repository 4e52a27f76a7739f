// Desktop version: runs the work in Qt's global thread pool.
#include "app/platform/run_async.h"

#include <QFuture>
#include <QtConcurrentRun>

namespace cimaise {

void runInBackground(QObject* context, std::function<void()> work, std::function<void()> then) {
    QtConcurrent::run(std::move(work)).then(context, std::move(then));
}

} // namespace cimaise
