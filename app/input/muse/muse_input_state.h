// Input state of Muse. It is no part of the game: never saved or undone.
#pragma once

#include "app/input/muse/muse_coin_miscount.h"
#include "app/input/input_result.h"
#include "validators/muse/muse_edits.h"
#include "validators/muse/muse_round.h"

#include <vector>

namespace cimaise::muse {

/// What the lower half of the table is for.
enum class Mode : std::uint8_t { paintings, coins, patron, round, text };

/// How coins are entered: passed between economy and artist, or counted at one of them.
enum class Counting : std::uint8_t { pass, artist, economy };

/// What of a turn the next touch sets. `next` is what the turn lacks, as askedOf says; idea card or
/// discard stay asked for until one is touched, coins until something else is, and all of them
/// until another player is looked at.
enum class Asked : std::uint8_t { next, idea, discard, coins };

/// What a player has said of a turn that does not stand yet. It is no choice of the round: nothing
/// of it is judged, resolved or kept.
struct PartialTurn {
    int player = 0;
    std::optional<Action> action{};
    std::optional<Card> card{};
    std::optional<Purse> pay{};
    std::optional<Card> discard{};

    bool operator==(const PartialTurn&) const = default;
};

/// What the last touch left behind; the next one forgets it.
struct LastTouch {
    std::optional<Message> said{};    ///< its answer; else the line says what the next touch does
    std::optional<Card> objectedTo{}; ///< pressed again, it is obeyed
    bool warned = false;              ///< of what is done when it is asked for again

    bool operator==(const LastTouch&) const = default;
};

struct InputState {
    Mode mode = Mode::paintings;
    Pile pile = Pile::studio;       ///< where cards go, at the side looked at
    std::optional<Card> selected{}; ///< a painting on the table
    Counting counting = Counting::pass;
    Asked asked = Asked::next;
    std::vector<PartialTurn> halfTurns{};  ///< of players without a turn
    std::optional<int> revealed{};      ///< the patron's steps shown so far; nothing: all of them
    bool resolved = false;              ///< the round's events are shown
    std::optional<Resolution> played{}; ///< just played: what has happened stays to be read
    CoinMiscountFinder watch{};
    LastTouch last{};

    bool operator==(const InputState&) const = default;
};

/// What a touch meets: the table, its round as it resolves, the side looked at, what is pointed at.
struct InputContext {
    const Layout& layout;
    const Resolution& round; ///< resolve(layout)
    int side = 0;
    const InputState& state;
    bool alone = false; ///< one board is all there is: nobody need be named

    /// Whether there is an artist to show: a file may hold too few.
    [[nodiscard]] bool hasArtist() const;
    [[nodiscard]] const Artist& artist() const;
    /// Where cards go.
    [[nodiscard]] ArtistPile target() const { return {side, state.pile}; }
    [[nodiscard]] std::optional<Turn> turn() const { return turnOf(layout, side); }
    /// What the side looked at has said of its turn, whether it stands yet or not.
    [[nodiscard]] PartialTurn said() const;
    /// The round whose events are shown: the one just played, or the one that is entered.
    [[nodiscard]] const Resolution& shownRound() const {
        return state.played ? *state.played : round;
    }
};

using InputResult = cimaise::InputResult<InputState>;

/// What is pointed at once the last touch is forgotten, and no painting is looked at.
InputState forgetting(InputState state);

/// What is pointed at once another side is looked at: cards go to its studio.
InputState turnedAway(InputState state);

/// What is still pointed at when another position lies on the table.
InputState settled(InputState state, const Layout& layout);

/// Nothing is done, and the line says why.
InputResult answering(const InputContext& context, Message message);

/// The scene's table after an edit; one that no file could hold is answered instead.
InputResult making(const InputContext& context, InputState state, Edit edit);

} // namespace cimaise::muse
