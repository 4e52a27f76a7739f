// Writes a patron's steps or a round's events one after the other, then draws the boards.
#include "app/cli/muse_text.h"

#include "app/cli/drawings.h"
#include "app/cli/muse_drawing.h"
#include "app/cli/text_lines.h"
#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_event_text.h"
#include "rulings/muse/muse_round_readings.h"

#include <fmt/format.h>

namespace cimaise::cli {

namespace {

using namespace cimaise::muse;

//% "The patron"
constexpr TextId patronHeading = CIMAISE_TEXT("cli.muse.patron");
//% "The round"
constexpr TextId roundHeading = CIMAISE_TEXT("cli.muse.round");
//% "Afterwards"
constexpr TextId afterHeading = CIMAISE_TEXT("cli.muse.after");
//% "No turns entered for this round."
constexpr TextId noTurns = CIMAISE_TEXT("cli.muse.round.empty");

constexpr std::size_t detailIndent = 5;

/// Writes sentences about one position.
class Teller {
public:
    Teller(const Layout& layout, const Translator& words) : m_layout(&layout), m_words(&words) {}

    [[nodiscard]] std::string visit(const PatronVisit& visit) const {
        std::string text;
        const PatronStep* last = nullptr;
        for (const PatronStep& step : visit.steps) {
            if (last == nullptr || last->painting != step.painting) {
                text += line(priceOf(step));
            }
            text += paragraph(m_words->format(trialOf(step)), detailIndent + 2);
            last = &step;
        }
        return text + line(outcomeOf(visit));
    }

    [[nodiscard]] std::string event(const Event& event, std::size_t number) const {
        const Act& act = event.act;
        std::string text =
            paragraph(fmt::format("{} · {} · {}", sideName(*m_layout, act.player),
                                  m_words->text(nameOf(act.action)), cardText(act.card, *m_words)),
                      detailIndent, fmt::format("  {}. ", number));
        text += act.action == Action::patron ? visit(event.patron) : line(outcomeOf(event));
        for (const Reading* const reading : readingsBehind(*m_layout, number - 1)) {
            text += line(dependenceMessage(*reading));
        }
        return event.grew ? text + line(growthMessage()) : text;
    }

    [[nodiscard]] std::string position(const Table& table) const {
        Layout after = *m_layout;
        after.table = table;
        std::string text = '\n' + m_words->text(afterHeading) + '\n' + legend(after, *m_words);
        for (int side = 0; side < sideCount(after); ++side) {
            text += fmt::format("\n{}\n{}", sideName(after, side),
                                drawing(AnyCase{after}, side, *m_words));
        }
        return text;
    }

private:
    [[nodiscard]] std::string line(const Message& message) const {
        return paragraph(m_words->format(message), detailIndent);
    }

    const Layout* m_layout;
    const Translator* m_words;
};

std::string heading(TextId title, const Translator& words) {
    return fmt::format("\n{}\n", words.text(title));
}

} // namespace

std::string patronText(const muse::Layout& layout, const Translator& words) {
    const Teller teller{layout, words};
    const PatronVisit visit = visitOf(layout);
    return heading(patronHeading, words) + teller.visit(visit) +
           teller.position(visit.sale ? afterSale(layout.table, *visit.sale) : layout.table);
}

std::string roundText(const muse::Layout& layout, const Translator& words) {
    const Teller teller{layout, words};
    const Resolution round = resolve(layout);
    std::string text = heading(roundHeading, words);
    for (std::size_t i = 0; i < round.events.size(); ++i) {
        text += teller.event(round.events[i], i + 1);
    }
    if (round.events.empty()) {
        text += paragraph(words.text(noTurns), 2);
    }
    if (round.growthDue) {
        text += paragraph(words.format(growthDueMessage()), 2);
    }
    return text + teller.position(round.table);
}

} // namespace cimaise::cli
