// Tells a patron's steps and a round's events one after the other, then draws the table.
#include "app/cli/muse_text.h"

#include "app/cli/muse_drawing.h"
#include "app/cli/text_lines.h"
#include "validators/muse/muse_round.h"

#include <array>
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
//% "No turn of this round is entered."
constexpr TextId noTurns = CIMAISE_TEXT("cli.muse.round.empty");
//% "{card} of {owner} costs %n coins of one suit."
constexpr TextId priceText = CIMAISE_TEXT_N("cli.muse.patron.price");
//% "{suit}: the economy holds %n, too few."
constexpr TextId stepFails = CIMAISE_TEXT_N("cli.muse.patron.fails");
//% "{suit}: the economy holds %n, enough."
constexpr TextId stepPays = CIMAISE_TEXT_N("cli.muse.patron.pays");
//% "{owner} gets {coins} for {card}, which is discarded."
constexpr TextId saleText = CIMAISE_TEXT("cli.muse.patron.sale");
//% "There is no painting in any studio: nothing happens."
constexpr TextId noPainting = CIMAISE_TEXT("cli.muse.no-painting");
//% "The economy can afford none of the paintings: nothing happens."
constexpr TextId noSale = CIMAISE_TEXT("cli.muse.patron.none");
//% "{owner} gets {coins} from the economy."
constexpr TextId sketchText = CIMAISE_TEXT("cli.muse.sketch");
//% "The economy has no coin of any of these suits: {owner} gets nothing."
constexpr TextId sketchNothing = CIMAISE_TEXT("cli.muse.sketch.nothing");
//% "{owner} pays {coins}; {card} goes to the studio."
constexpr TextId paintText = CIMAISE_TEXT("cli.muse.paint");
//% "{owner} has too few coins: nothing is painted, and {card} is discarded."
constexpr TextId paintDiscarded = CIMAISE_TEXT("cli.muse.paint.discard");
//% "{owner} has too few coins: nothing is painted, {card} goes back to the hand, and no card is drawn."
constexpr TextId paintKept = CIMAISE_TEXT("cli.muse.paint.keep");
//% "The payment entered does not fit: nothing is painted."
constexpr TextId paintUnpaid = CIMAISE_TEXT("cli.muse.paint.pay");
//% "{card} of {owner} goes to the palace."
constexpr TextId palaceText = CIMAISE_TEXT("cli.muse.palace.moved");
//% "{card} is discarded; nothing else happens."
constexpr TextId discardText = CIMAISE_TEXT("cli.muse.discard");
//% "The draw pile ran out: one coin of each suit set aside goes to the economy."
constexpr TextId grewText = CIMAISE_TEXT("cli.muse.grew");
//% "The draw pile is empty: with the next draw one coin of each suit goes to the economy."
constexpr TextId growthDueText = CIMAISE_TEXT("cli.muse.growth-due");

constexpr std::array<TextId, 5> actionTitles{
    //% "Sketch"
    CIMAISE_TEXT("muse.action.sketch"),
    //% "Paint"
    CIMAISE_TEXT("muse.action.paint"),
    //% "Patron"
    CIMAISE_TEXT("muse.action.patron"),
    //% "Palace"
    CIMAISE_TEXT("muse.action.palace"),
    //% "Discard"
    CIMAISE_TEXT("muse.action.discard"),
};

constexpr std::size_t detailIndent = 5;

/// Sentences about one table.
class Teller {
public:
    Teller(const Layout& layout, const Words& words) : m_layout(&layout), m_words(&words) {}

    [[nodiscard]] std::string visit(const PatronVisit& visit) const {
        std::string text;
        const PatronStep* last = nullptr;
        for (const PatronStep& step : visit.steps) {
            if (last == nullptr || last->painting != step.painting) {
                text += line(priceText, step.painting, {{"n", step.price}});
            }
            text += paragraph(
                m_words->say({.text = step.pays ? stepPays : stepFails,
                              .arguments = {{"suit", suitName(step.suit)}, {"n", step.held}}}),
                detailIndent + 2);
            last = &step;
        }
        if (visit.sale) {
            Purse price;
            price.of(visit.sale->suit) = visit.sale->price;
            return text + line(saleText, visit.sale->painting, {{"coins", coins(price)}});
        }
        return text + line(visit.steps.empty() ? noPainting : noSale, {}, {});
    }

    [[nodiscard]] std::string event(const Event& event, std::size_t number) const {
        const Act& act = event.act;
        std::string text = paragraph(
            fmt::format("{} · {} · {}", sideName(*m_layout, act.player),
                        m_words->text(actionTitles.at(static_cast<std::size_t>(act.action))),
                        cardText(act.card, *m_words)),
            detailIndent, fmt::format("  {}. ", number));
        text += outcome(event);
        return event.grew ? text + line(grewText, {}, {}) : text;
    }

    [[nodiscard]] std::string position(const Table& table) const {
        Layout after = *m_layout;
        after.table = table;
        std::string text = '\n' + m_words->text(afterHeading) + '\n' + legend(after, *m_words);
        for (int side = 0; side < sideCount(after); ++side) {
            text += fmt::format("\n{}\n{}", sideName(after, side), drawing(after, side, *m_words));
        }
        return text;
    }

private:
    [[nodiscard]] static TextId suitName(Suit suit) {
        return suitNames.at(static_cast<std::size_t>(suit)).name;
    }

    [[nodiscard]] std::string coins(const Purse& purse) const { return coinsText(purse, *m_words); }

    /// A sentence about a painting, or any card, and whose it is.
    [[nodiscard]] std::string line(TextId text, const Painting& painting,
                                   std::vector<Argument> more) const {
        std::vector<Argument> arguments{{"card", infoOf(painting.card).name},
                                        {"owner", side(painting.player)}};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return paragraph(m_words->say({.text = text, .arguments = std::move(arguments)}),
                         detailIndent);
    }

    [[nodiscard]] std::string painted(const Event& event, const Painting& own) const {
        if (!event.unpainted) {
            return line(paintText, own, {{"coins", coins(event.coins)}});
        }
        constexpr std::array reasons{paintDiscarded, paintKept, paintUnpaid};
        return line(reasons.at(static_cast<std::size_t>(*event.unpainted)), own, {});
    }

    [[nodiscard]] std::string outcome(const Event& event) const {
        const Painting own{.card = event.act.card, .player = event.act.player};
        switch (event.act.action) {
        case Action::sketch:
            return event.coins.total() == 0
                       ? line(sketchNothing, own, {})
                       : line(sketchText, own, {{"coins", coins(event.coins)}});
        case Action::paint:
            return painted(event, own);
        case Action::patron:
            return visit(event.patron);
        case Action::palace:
            return event.moved ? line(palaceText, *event.moved, {}) : line(noPainting, {}, {});
        case Action::discard:
            return line(discardText, own, {});
        }
        return {};
    }

    const Layout* m_layout;
    const Words* m_words;
};

std::string heading(TextId title, const Words& words) {
    return fmt::format("\n{}\n", words.text(title));
}

} // namespace

std::string patronText(const muse::Layout& layout, const Words& words) {
    const Teller teller{layout, words};
    const PatronVisit visit = visitOf(layout);
    return heading(patronHeading, words) + teller.visit(visit) +
           teller.position(visit.sale ? afterSale(layout.table, *visit.sale) : layout.table);
}

std::string roundText(const muse::Layout& layout, const Words& words) {
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
        text += paragraph(words.text(growthDueText), 2);
    }
    return text + teller.position(round.table);
}

} // namespace cimaise::cli
