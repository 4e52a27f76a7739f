// Desktop version: searches in a thread; an outdated search is stopped and its result dropped.
#include "app/viewmodels/museum/arrangement_search.h"

#include <QObject>
#include <QThreadPool>
#include <atomic>

namespace cimaise {

struct ArrangementSearch::Worker {
    std::function<void(const Answer&)> then;
    std::shared_ptr<std::atomic<bool>> stopped;
    QObject context; ///< receives the results on the GUI thread
    QThreadPool pool;
};

ArrangementSearch::ArrangementSearch(std::function<void(const Answer&)> then)
    : m_worker(std::make_unique<Worker>()) {
    m_worker->then = std::move(then);
    m_worker->pool.setMaxThreadCount(1);
}

ArrangementSearch::~ArrangementSearch() {
    stop();
    m_worker->pool.waitForDone();
}

void ArrangementSearch::stop() {
    if (m_worker->stopped != nullptr) {
        *m_worker->stopped = true;
        m_worker->stopped.reset();
    }
}

void ArrangementSearch::start(const museum::Layout& layout, int side, std::chrono::seconds time) {
    stop();
    const auto stopped = std::make_shared<std::atomic<bool>>(false);
    m_worker->stopped = stopped;
    m_worker->pool.start([worker = m_worker.get(), stopped, layout, side, time] {
        const auto isStopped = [stopped] { return stopped->load(); };
        const Answer answer = museum::arrange(layout, side, {.time = time, .isStopped = isStopped});
        QMetaObject::invokeMethod(
            &worker->context,
            [worker, stopped, answer] {
                if (!*stopped) {
                    worker->then(answer);
                }
            },
            Qt::QueuedConnection);
    });
}

} // namespace cimaise
