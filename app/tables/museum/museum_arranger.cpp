// One search at a time: an old one is told to stop and its answer is not heard.
#include "app/tables/museum/museum_arranger.h"

namespace cimaise {

namespace {

constexpr int pauseBefore = 120; ///< milliseconds without an edit
constexpr std::chrono::seconds patience{6};

} // namespace

MuseumArranger::MuseumArranger(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBefore);
    connect(&m_pause, &QTimer::timeout, this, &MuseumArranger::start);
}

MuseumArranger::~MuseumArranger() {
    stop();
    m_pool.waitForDone();
}

void MuseumArranger::look(const museum::Layout& layout, int side) {
    stop();
    m_layout = layout;
    m_side = side;
    m_looking = true;
    m_pause.start();
}

void MuseumArranger::stop() {
    m_pause.stop();
    if (m_stopped != nullptr) {
        *m_stopped = true;
        m_stopped.reset();
    }
    m_looking = false;
    m_crowded = false;
    m_found.reset();
}

void MuseumArranger::start() {
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, stopped = m_stopped, layout = m_layout, side = m_side] {
        const auto isStopped = [stopped] { return stopped->load(); };
        const Answer answer =
            museum::arrange(layout, side, {.time = patience, .isStopped = isStopped});
        QMetaObject::invokeMethod(
            this,
            [this, stopped, answer] {
                if (!*stopped) {
                    take(answer);
                }
            },
            Qt::QueuedConnection);
    });
}

void MuseumArranger::take(const Answer& answer) {
    m_looking = false;
    m_crowded = !answer && answer.error() == museum::NoArrangement::tooManyObjects;
    m_found = answer ? std::optional{*answer} : std::nullopt;
    emit changed();
}

} // namespace cimaise
