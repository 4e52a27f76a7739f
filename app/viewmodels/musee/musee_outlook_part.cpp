// Computes the outlook of the position in view; each ceiling is searched in the background.
#include "app/viewmodels/musee/musee_parts.h"

#include "app/input/musee/musee_taps.h"
#include "app/platform/run_async.h"
#include "app/texts/musee_outlook_text.h"

#include <algorithm>
#include <utility>

namespace cimaise {

using musee::InputContext;

namespace {

/// In the browser the search blocks the page.
#ifdef Q_OS_WASM
constexpr std::chrono::milliseconds searchTime{200};
#else
constexpr std::chrono::milliseconds searchTime{2000};
#endif

} // namespace

MuseeOutlookPart::MuseeOutlookPart(Table& table) : Part(table) {}

MuseeOutlookPart::~MuseeOutlookPart() { drop(); }

void MuseeOutlookPart::update(const InputContext& context, bool showsPoints) {
    const bool wasWanted = std::exchange(m_wanted, context.state.outlook);
    m_examples = context.state.example;
    m_side = context.side;
    const bool showed = std::exchange(m_showsPoints, showsPoints);
    if (!m_wanted) {
        drop();
        return;
    }
    if (!wasWanted || m_layout != context.layout || showed != showsPoints) {
        drop();
        m_layout = context.layout;
        m_table = musee::quickOutlook(m_layout);
        m_searched.clear();
    }
    search();
}

void MuseeOutlookPart::drop() {
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
}

bool MuseeOutlookPart::isSearched(int side) const {
    return std::ranges::find(m_searched, side) != m_searched.end();
}

void MuseeOutlookPart::search() {
    if (m_stop || !m_showsPoints) {
        return;
    }
    std::vector<int> left;
    for (const musee::Outlook& one : m_table.outlooks) {
        if (one.reach && !isSearched(one.owner.index)) {
            left.push_back(one.owner.index);
        }
    }
    if (left.empty()) {
        return;
    }
    const bool isInView = std::ranges::find(left, m_side) != left.end();
    const int next = isInView ? m_side : left.front();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    runAsync(
        this,
        [layout = m_layout, next, stop = m_stop] {
            return ceilingOf(layout, next,
                             {.time = searchTime, .isStopped = [stop] { return stop->load(); }});
        },
        [this, next, stop = m_stop](const musee::Ceiling& ceiling) {
            if (stop != m_stop) {
                return; // of another position
            }
            m_stop.reset();
            m_searched.push_back(next);
            musee::setCeiling(m_table, next, ceiling);
            emit arrived();
        });
}

const musee::Reach* MuseeOutlookPart::reach() const {
    const musee::Outlook* const outlook = m_wanted ? outlookOn(m_table, m_side) : nullptr;
    return outlook != nullptr && outlook->reach ? &*outlook->reach : nullptr;
}

bool MuseeOutlookPart::differs() const {
    const musee::Reach* const known = reach();
    return m_showsPoints && known != nullptr && isSearched(m_side) &&
           known->ceiling.witness.spaces !=
               m_layout.musees.at(static_cast<std::size_t>(m_side)).spaces;
}

const musee::Musee* MuseeOutlookPart::exampleShown() const {
    return m_examples && differs() ? &reach()->ceiling.witness : nullptr;
}

void MuseeOutlookPart::show(const musee::View& view) {
    Shown shown{.open = m_wanted, .example = m_examples, .hasExample = differs()};
    if (m_wanted) {
        for (const Message& sentence :
             outlookSentences(m_layout, m_table, m_side, view.findings,
                              {.showsPoints = m_showsPoints, .searched = isSearched(m_side)})) {
            shown.lines << view.format(sentence);
        }
    }
    setIfChanged(m_shown, std::move(shown));
}

void MuseeOutlookPart::toggle() { take(musee::switchOutlook); }

void MuseeOutlookPart::close() {
    if (m_shown.open) {
        toggle();
    }
}

void MuseeOutlookPart::toggleExample() { take(musee::switchExample); }

} // namespace cimaise
