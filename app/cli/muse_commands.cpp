// Commands of Muse: `patron` and `round` write the steps or events one after the other and draw the
// boards afterwards; `order` writes each card with the reason why it comes before the next one.
#include "app/cli/muse_json.h"
#include "app/cli/report.h"
#include "app/cli/text_lines.h"
#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_card_text.h"
#include "positions/muse/muse_event_text.h"
#include "positions/muse/muse_order.h"
#include "rulings/muse/muse_round_readings.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

using namespace cimaise::muse;

//% "This command is for Muse only; this file is for {game}."
constexpr TextId otherGame = CIMAISE_TEXT("cli.muse.other-game");
//% "The draw pile is entered as running out after event {event}, but this round has only %n events."
constexpr TextId noSuchEvent = CIMAISE_TEXT_N("cli.muse.no-such-event");

//% "The patron"
constexpr TextId patronHeading = CIMAISE_TEXT("cli.muse.patron");
//% "The round"
constexpr TextId roundHeading = CIMAISE_TEXT("cli.muse.round");
//% "Afterwards"
constexpr TextId afterHeading = CIMAISE_TEXT("cli.muse.after");
//% "No turns entered for this round."
constexpr TextId noTurns = CIMAISE_TEXT("cli.muse.round.empty");

constexpr std::size_t detailIndent = 5;

std::optional<LoadError> refusedGrowAfter(const muse::Layout& layout) {
    if (!layout.growAfter || layout.growAfter->events.empty() || !muse::canPlay(layout)) {
        return std::nullopt;
    }
    const int last = std::ranges::max(layout.growAfter->events);
    const int events =
        layout.round ? static_cast<int>(muse::sortedBySize(*layout.round).size()) : 0;
    if (last <= events) {
        return std::nullopt;
    }
    return LoadError{
        .pointer = "/growAfter",
        .reason = {.text = noSuchEvent, .arguments = {{"event", last}, {"n", events}}}};
}

/// Position of Muse in the file. An error for any other game and, with `round`, if growAfter names
/// an event that the round does not have.
tl::expected<const muse::Layout*, LoadError> musePosition(const AnyCase& anyCase, bool round) {
    const auto* const layout = std::get_if<muse::Layout>(&anyCase);
    if (layout == nullptr) {
        return refused(otherGame, {{"game", gameOf(anyCase).name}});
    }
    if (const std::optional<LoadError> refusal = round ? refusedGrowAfter(*layout) : std::nullopt) {
        return tl::unexpected(*refusal);
    }
    return layout;
}

/// Writes sentences about one position.
class TextWriter {
public:
    TextWriter(const Layout& layout, const Translator& words)
        : m_layout(&layout), m_words(&words) {}

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
        std::string text = '\n' + m_words->text(afterHeading) + '\n' + boardLegend(after, *m_words);
        for (int side = 0; side < sideCount(after); ++side) {
            text +=
                fmt::format("\n{}\n{}", sideName(after, side), boardDrawing(after, side, *m_words));
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

std::string patronText(const muse::Layout& layout, const Translator& words) {
    const TextWriter writer{layout, words};
    const PatronVisit visit = visitOf(layout);
    return heading(patronHeading, words) + writer.visit(visit) +
           writer.position(visit.sale ? afterSale(layout.table, *visit.sale) : layout.table);
}

std::string roundText(const muse::Layout& layout, const Translator& words) {
    const TextWriter writer{layout, words};
    const Resolution round = resolve(layout);
    std::string text = heading(roundHeading, words);
    for (std::size_t i = 0; i < round.events.size(); ++i) {
        text += writer.event(round.events[i], i + 1);
    }
    if (round.events.empty()) {
        text += paragraph(words.text(noTurns), 2);
    }
    if (round.growthDue) {
        text += paragraph(words.format(growthDueMessage()), 2);
    }
    return text + writer.position(round.table);
}

using WriteJson = Json (&)(const Layout& layout);
using WriteText = std::string (&)(const Layout& layout, const Translator& words);

/// Report on the position, with the result of the patron or the round.
AnswerOrError museReport(const AnyCase& anyCase, const Layout& layout, WriteJson json,
                         WriteText text, const Translator& words) {
    const Findings findings = check(anyCase);
    return Answer{.json =
                      [=, &anyCase, &layout, &words, &json](JsonPrinter& out) {
                          printReport(anyCase, findings, std::nullopt, words, out);
                          out.members(json(layout));
                      },
                  .text =
                      [=, &anyCase, &layout, &words, &text](Output& out) {
                          printReportText(anyCase, findings, text(layout, words), words, out);
                      },
                  .isLegal = isLegal(findings)};
}

std::string numbered(std::size_t number, Card card, const Translator& words) {
    return paragraph(cardText(card, words), detailIndent, fmt::format("  {}. ", number));
}

/// Parses at least two cards and sorts them, or returns the error in them.
tl::expected<std::vector<Precedence>, LoadError> orderOf(const std::vector<std::string>& cards,
                                                         const Translator& words) {
    Cards all;
    for (const std::string& entry : cards) {
        const tl::expected<Card, Message> card =
            muse::readCard(entry, muse::suitWords(words), muse::cardNames(words));
        if (!card) {
            return tl::unexpected(LoadError{.pointer = {}, .reason = card.error()});
        }
        all.push_back(*card);
    }
    return precedences(std::move(all));
}

Json orderJson(const std::vector<Precedence>& order) {
    Json cards = Json::array({infoOf(order.front().first).id});
    Json decisions = Json::array();
    for (const Precedence& next : order) {
        cards.push_back(infoOf(next.second).id);
        decisions.push_back({{"first", infoOf(next.first).id},
                             {"second", infoOf(next.second).id},
                             {"by", decidedById(next.by)},
                             {"rulebook", next.isRuled()}});
    }
    return {{"order", std::move(cards)}, {"decisions", std::move(decisions)}};
}

std::string orderText(const std::vector<Precedence>& order, const Translator& words) {
    std::string text = paragraph(words.format(firstCardText(order.front())), 0);
    std::size_t number = 0;
    for (const Precedence& next : order) {
        text += numbered(++number, next.first, words) +
                paragraph(words.format(reasonText(next)), detailIndent) +
                paragraph(words.format(sourceText(next)), detailIndent);
    }
    return text + numbered(++number, order.back().second, words);
}

} // namespace

AnswerOrError showPatron(const Arguments& /*arguments*/, const AnyCase& anyCase,
                         const Translator& words) {
    return musePosition(anyCase, false).and_then([&](const Layout* layout) {
        return museReport(anyCase, *layout, patronJson, patronText, words);
    });
}

AnswerOrError resolveRound(const Arguments& /*arguments*/, const AnyCase& anyCase,
                           const Translator& words) {
    return musePosition(anyCase, true).and_then([&](const Layout* layout) {
        return museReport(anyCase, *layout, roundJson, roundText, words);
    });
}

AnswerOrError orderCards(const Arguments& arguments, const Translator& words) {
    return orderOf(arguments.words, words).map([&](const std::vector<Precedence>& order) {
        return answerOf([=] { return orderJson(order); },
                        [=, &words] { return orderText(order, words); });
    });
}

} // namespace cimaise::cli
