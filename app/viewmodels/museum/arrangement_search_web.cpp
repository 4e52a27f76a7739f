// Browser version: searches in a worker of the page, which receives the game as a file's text and
// is terminated when its result is outdated.
#include "app/platform/browser_web.h"
#include "app/viewmodels/museum/arrangement_search.h"
#include "positions/cases.h"

namespace cimaise {

struct ArrangementSearch::Worker {
    std::function<void(const Answer&)> then;
    std::optional<browser::PageListener> heard; ///< null while no search is running
    museum::Layout layout;
    int side = 0;

    void take(const std::string& text) const {
        const std::optional<Answer> answer = museum::readAnswer(text, layout, side);
        // no result: the worker could not start
        then(answer.value_or(tl::unexpected(museum::NoArrangement::noBoard)));
    }
};

ArrangementSearch::ArrangementSearch(std::function<void(const Answer&)> then)
    : m_worker(std::make_unique<Worker>()) {
    m_worker->then = std::move(then);
}

ArrangementSearch::~ArrangementSearch() { stop(); }

void ArrangementSearch::stop() {
    if (m_worker->heard) {
        m_worker->heard.reset();
        browser::devices().call<void>("stopArranging");
    }
}

void ArrangementSearch::start(const museum::Layout& layout, int side, std::chrono::seconds time) {
    stop();
    m_worker->layout = layout;
    m_worker->side = side;
    m_worker->heard.emplace([worker = m_worker.get()](const emscripten::val& text) {
        worker->heard.reset();
        worker->take(text.as<std::string>());
    });
    browser::devices().call<void>("arrange", writeCase(layout), side,
                                  static_cast<double>(time.count()), m_worker->heard->number());
}

} // namespace cimaise
