// What a table of Muse is drawn from: the position, its findings, what is lit, and what the player
// is doing at the moment.
#pragma once

#include "app/texts/words.h"
#include "validators/muse/muse_card_text.h"
#include "validators/muse/muse_edits.h"
#include "validators/muse/muse_round.h"
#include "validators/report/finding.h"

#include <QString>
#include <optional>

namespace cimaise::muse {

/// What the lower half of the table is for.
enum class Mode : std::uint8_t { paintings, coins, patron, round, text };

/// How coins are entered: passed between economy and artist, or counted at one of them.
enum class Counting : std::uint8_t { pass, artist, economy };

/// Which card of a turn the next touch on the deck sets.
enum class TurnCard : std::uint8_t { idea, discard };

/// What the player at the screen is doing. Not part of the game: never saved, never undone.
struct Pointing {
    Mode mode = Mode::paintings;
    Pile pile = Pile::studio;     ///< where cards go, at the side looked at
    std::optional<Card> selected; ///< a painting on the table
    std::optional<Card> insisted; ///< the card that was objected to last
    Counting counting = Counting::pass;
    TurnCard turnCard = TurnCard::idea;
    Action action = Action::sketch; ///< chosen before its card
    int revealed = -1;              ///< the patron's steps shown so far; −1: all of them
    bool resolved = false;          ///< the round's events are shown

    bool operator==(const Pointing&) const = default;
};

/// One moment of a table, seen from one side.
struct View {
    const Layout& layout;
    const Findings& findings;
    const Spots& lit;
    const Words& words;
    const Pointing& pointing;
    int side = 0;

    [[nodiscard]] bool hasArtist() const;
    [[nodiscard]] const Artist& artist() const;
    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString say(const Message& message) const;
    [[nodiscard]] QString name(Card card) const;
    [[nodiscard]] QString name(Suit suit) const;
    [[nodiscard]] QString owner(int player) const;
    [[nodiscard]] bool isLit(const Spot& spot) const;
    /// The gravest severity of what is wrong at the spot; empty when nothing is, notes aside.
    [[nodiscard]] QString severityAt(const Spot& spot) const;
    /// What the findings at the spot say.
    [[nodiscard]] QString findingsAt(const Spot& spot) const;
};

/// Where a painting is, as boards and findings name it.
Spot spotOf(const Hanging& hanging, Card card);

const TextId& nameOf(Suit suit);

/// The suits as they are typed in the language.
SuitWords suitWords(const Words& words);

} // namespace cimaise::muse
