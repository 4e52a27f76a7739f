// Compares all figures of the kind that the stored text is about.
#include "app/input/changed_figure.h"

#include "app/input/artsociety/art_society_off_wall.h"
#include "app/input/museum/museum_figures.h"
#include "validators/muse/muse_catalogue.h"
#include "validators/musee/musee_edits.h"
#include "validators/museum/museum_catalogue.h"

#include <algorithm>
#include <string>

namespace cimaise {

namespace {

//% "{what}: {from} → {to}"
constexpr TextId changeText = CIMAISE_TEXT("history.edit.figure");
//% "{what} ({of})"
constexpr TextId partText = CIMAISE_TEXT("history.edit.part");
//% "Hand"
constexpr TextId handLabel = CIMAISE_TEXT("history.edit.hand");
//% "Cards in hand"
constexpr TextId cardsLabel = CIMAISE_TEXT("history.edit.cards");
//% "Excess paintings"
constexpr TextId excessLabel = CIMAISE_TEXT("history.edit.excess");
//% "Coins"
constexpr TextId coinsLabel = CIMAISE_TEXT("history.edit.coins");
//% "Economy"
constexpr TextId economyLabel = CIMAISE_TEXT("history.edit.economy");
//% "Public Opinion tokens"
constexpr TextId opinionLabel = CIMAISE_TEXT("history.edit.opinion");
//% "Patron card, level {level}"
constexpr TextId levelLabel = CIMAISE_TEXT("history.edit.level");

/// Longest hand written card by card; of a longer one, the cards are counted.
constexpr std::size_t longestHand = 8;

using Figures = std::optional<std::vector<int>>;

Value inFigures(std::optional<int> figure) {
    return figure ? Value{*figure} : Value{std::string{"–"}};
}

Message change(Value what, Value from, Value to) {
    return {changeText,
            {{"what", std::move(what)}, {"from", std::move(from)}, {"to", std::move(to)}}};
}

Value part(TextId what, TextId of) {
    return Listing{.parts = {Message{partText, {{"what", what}, {"of", of}}}}};
}

Value cardsInFigures(const Figures& hand) {
    std::string cards;
    for (const int card : hand.value_or(std::vector<int>{})) {
        cards += (cards.empty() ? "" : ", ") + std::to_string(card);
    }
    return cards.empty() ? Value{std::string{"–"}} : Value{cards};
}

std::optional<int> countOf(const Figures& hand) {
    return hand ? std::optional{static_cast<int>(hand->size())} : std::nullopt;
}

Message changedHand(const Figures& before, const Figures& after) {
    const std::size_t longest = std::max(before ? before->size() : 0, after ? after->size() : 0);
    return longest > longestHand
               ? change(cardsLabel, inFigures(countOf(before)), inFigures(countOf(after)))
               : change(handLabel, cardsInFigures(before), cardsInFigures(after));
}

// --- Museum ------------------------------------------------------------------------------------

Value labelOf(const museum::Figure& figure) {
    const auto continent = [&] { return museum::continents.at(figure.index).name; };
    switch (figure.kind) {
    case museum::FigureKind::track:
        return CIMAISE_TEXT("museum.figure.track");
    case museum::FigureKind::prestige:
        return CIMAISE_TEXT("museum.figure.prestige");
    case museum::FigureKind::press:
        return CIMAISE_TEXT("museum.figure.press");
    case museum::FigureKind::discard:
        return part(CIMAISE_TEXT("museum.figure.discard"), continent());
    case museum::FigureKind::opinion:
        return part(opinionLabel, continent());
    case museum::FigureKind::patron:
        return Listing{
            .parts = {Message{levelLabel, {{"level", static_cast<int>(figure.index) + 1}}}}};
    case museum::FigureKind::bonus:
        break;
    }
    static constexpr std::array bonuses{CIMAISE_TEXT("museum.figure.bonus.main"),
                                        CIMAISE_TEXT("museum.figure.bonus.full"),
                                        CIMAISE_TEXT("museum.figure.bonus.both")};
    return bonuses.at(figure.index);
}

std::optional<Message> changedOf(const museum::InputContext& before,
                                 const museum::InputContext& after) {
    for (int kind = 0; kind <= static_cast<int>(museum::FigureKind::bonus); ++kind) {
        for (const museum::Figure& figure :
             figuresOf(after, static_cast<museum::FigureKind>(kind))) {
            const museum::CopyFact from = enteredAt(before, figure);
            const museum::CopyFact to = enteredAt(after, figure);
            if (from != to) {
                return change(labelOf(figure), inFigures(from), inFigures(to));
            }
        }
    }
    return std::nullopt;
}

std::optional<Message> changed(const museum::Layout& before, const museum::Layout& after,
                               TextId what) {
    if (what != CIMAISE_TEXT("museum.edit.figure")) {
        return std::nullopt;
    }
    const museum::InputState state;
    const museum::Copy copy;
    const std::size_t sides = std::min(before.museums.size(), after.museums.size());
    for (int side = 0; side < static_cast<int>(sides); ++side) {
        if (auto found =
                changedOf({before, side, state, copy, {}}, {after, side, state, copy, {}})) {
            return found;
        }
    }
    return std::nullopt;
}

// --- Art Society -------------------------------------------------------------------------------

std::optional<Message> changed(const artsociety::Layout& before, const artsociety::Layout& after,
                               TextId what) {
    if (std::optional<Message> marker = artsociety::markerChange(before, after, what)) {
        return marker;
    }
    const std::size_t sides = std::min(before.galleries.size(), after.galleries.size());
    for (std::size_t side = 0; side < sides; ++side) {
        const artsociety::Gallery& was = before.galleries[side];
        const artsociety::Gallery& now = after.galleries[side];
        if (what == CIMAISE_TEXT("art.edit.excess") && was.excess != now.excess) {
            return change(excessLabel, was.excess, now.excess);
        }
        if (what == CIMAISE_TEXT("art.edit.hand") && was.hand != now.hand) {
            return changedHand(was.hand, now.hand);
        }
    }
    return std::nullopt;
}

// --- Musée -------------------------------------------------------------------------------------

std::optional<Message> changed(const musee::Layout& before, const musee::Layout& after,
                               TextId what) {
    for (int holder = 0; holder < std::ssize(after.header.players); ++holder) {
        const musee::Hand was = handOf(before, holder);
        const musee::Hand now = handOf(after, holder);
        if (what == CIMAISE_TEXT("musee.edit.hand") && was != now) {
            return changedHand(was, now);
        }
    }
    return std::nullopt;
}

// --- Muse --------------------------------------------------------------------------------------

std::optional<Message> changedPurse(const muse::Purse& before, const muse::Purse& after,
                                    TextId what) {
    for (const muse::Suit suit : muse::suits) {
        if (before.of(suit) != after.of(suit)) {
            return change(part(what, muse::nameOf(suit)), before.of(suit), after.of(suit));
        }
    }
    return std::nullopt;
}

std::optional<Message> changed(const muse::Layout& before, const muse::Layout& after, TextId what) {
    if (what == CIMAISE_TEXT("muse.edit.economy")) {
        return changedPurse(before.table.economy, after.table.economy, economyLabel);
    }
    const std::size_t artists = std::min(before.table.artists.size(), after.table.artists.size());
    for (std::size_t artist = 0; artist < artists && what == CIMAISE_TEXT("muse.edit.count");
         ++artist) {
        if (auto found = changedPurse(before.table.artists[artist].coins,
                                      after.table.artists[artist].coins, coinsLabel)) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Message> changedFigure(const AnyCase& before, const AnyCase& after, TextId what) {
    return std::visit(
        [&]<class Layout>(const Layout& then) {
            const Layout* const now = std::get_if<Layout>(&after);
            return now == nullptr ? std::nullopt : changed(then, *now, what);
        },
        before);
}

} // namespace cimaise
