// Desktop version: runs the work in Qt's global thread pool.
#include "app/share/beside.h"

#include <QFuture>
#include <QtConcurrentRun>

namespace cimaise {

void runBeside(QObject* context, std::function<void()> work, std::function<void()> then) {
    QtConcurrent::run(std::move(work)).then(context, std::move(then));
}

} // namespace cimaise
