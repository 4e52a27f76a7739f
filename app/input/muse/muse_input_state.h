// Input state of Muse. Not part of the game: not affected by undo.
#pragma once

#include "app/input/input_result.h"
#include "positions/muse/muse_edits.h"
#include "positions/muse/muse_layout.h"
#include "positions/muse/muse_round.h"
#include "validators/muse/muse_played.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::muse {

/// Counts of one suit: the economy's, then the players'.
using SuitCounts = std::vector<int>;

SuitCounts countsOf(const Layout& layout, Suit suit);

/// Probable miscount.
struct CoinMiscount {
    enum class Of : std::uint8_t {
        economy,
        artist,
        growth, ///< a growth of the economy was not entered, or entered twice
        unknown ///< any count may be wrong
    };

    Of of = Of::economy;
    int player = 0; ///< player, if an artist's count is wrong

    bool operator==(const CoinMiscount&) const = default;
};

/// Finds miscounts by the last counts of each suit that added up.
class CoinMiscountFinder {
public:
    /// Records the counts of a position.
    void record(const Layout& layout);

    /// Returns a growth of the economy if all suits are off by the same number. Otherwise returns
    /// the only count that was not entered since the suit last added up and, if there are too many
    /// coins, is large enough; without such a count, any may be wrong. Returns nullopt if the suit
    /// adds up.
    [[nodiscard]] std::optional<CoinMiscount> miscountOf(const Layout& layout, Suit suit) const;

    bool operator==(const CoinMiscountFinder&) const = default;

private:
    std::array<std::optional<SuitCounts>, suitCount> m_balanced;
};

/// Content of the lower half of the page.
enum class Mode : std::uint8_t { paintings, coins, patron, round };

/// Way to enter coins: move them between economy and artist, or count the coins of either.
enum class Counting : std::uint8_t { pass, artist, economy };

/// Part of a turn that the next tap sets. `next` is the first missing part (see nextTurnField).
/// Idea card and discard stay requested until a card is tapped, coins until another part is tapped.
/// A switch to another player ends every request.
enum class TurnField : std::uint8_t { next, idea, discard, coins };

/// Parts entered for an incomplete turn. An incomplete turn is not part of the round: it is not
/// checked, resolved or saved.
struct PartialTurn {
    int player = 0;
    std::optional<Action> action{};
    std::optional<Card> card{};
    std::optional<Purse> pay{};
    std::optional<Card> discard{};

    bool operator==(const PartialTurn&) const = default;
};

/// State of the last tap, cleared by the next one.
struct LastTap {
    std::optional<Message> feedback{}; ///< result; nullopt: the hint describes the next tap
    std::optional<Card> objectedTo{};  ///< a second tap on this card overrides the objection
    bool warned = false;               ///< true after a warning; a second request overrides it
    std::optional<PartialTurn> deferredTurn{}; ///< incomplete turn that caused a warning; the next
                                               ///< tap completes it

    [[nodiscard]] bool asks() const { return objectedTo || warned; }
    void forgetQuestion() {
        objectedTo.reset();
        warned = false;
        deferredTurn.reset();
    }
    bool operator==(const LastTap&) const = default;
};

/// Round played last, whose events stay visible.
struct PlayedRound {
    Layout before;
    Resolution round;

    bool operator==(const PlayedRound&) const = default;
};

struct InputState {
    Mode mode = Mode::paintings;
    Pile pile = Pile::studio;       ///< pile of the side in view that receives cards
    std::optional<Card> selected{}; ///< selected painting
    std::optional<Card> tried{};    ///< painting that a step of the patron is about: highlighted
    Counting counting = Counting::pass;
    TurnField asked = TurnField::next;
    std::vector<PartialTurn> partialTurns{}; ///< incomplete turns
    std::optional<int> revealed{};       ///< steps of the patron shown so far; nullopt: all of them
    bool resolved = false;               ///< true if the round's events are shown
    std::optional<PlayedRound> played{}; ///< round played last; cleared when the position changes
    CoinMiscountFinder watch{};
    LastTap last{};

    bool operator==(const InputState&) const = default;
};

/// Context of an input event: position, resolved round, side in view, input state.
struct InputContext {
    const Layout& layout;
    const Resolution& round; ///< resolve(layout)
    int side = 0;
    const InputState& state;
    bool singleBoard = false;       ///< true for a single board without named players
    const Played* played = nullptr; ///< rounds played so far; null if the history is unknown

    /// True if the side has an artist: a file may hold too few.
    [[nodiscard]] bool hasArtist() const;
    [[nodiscard]] const Artist& artist() const;
    /// Pile that receives cards.
    [[nodiscard]] ArtistPile target() const { return {side, state.pile}; }
    [[nodiscard]] std::optional<Turn> turn() const { return turnOf(layout, side); }
    /// Turn of the side in view, complete or incomplete.
    [[nodiscard]] PartialTurn partialTurn() const;
    /// Round whose events are shown: the round just played, or the one being entered.
    [[nodiscard]] const Resolution& shownRound() const {
        return state.played ? state.played->round : round;
    }
    /// Position that the round in shownRound() begins with.
    [[nodiscard]] const Layout& layoutBeforeRound() const {
        return state.played ? state.played->before : layout;
    }
};

using InputResult = cimaise::InputResult<InputState>;

/// Types of the game's input, for the view model of its table.
struct Input {
    using Layout = muse::Layout;
    using State = InputState;
    using Context = InputContext;
    using Result = InputResult;
    using Mode = muse::Mode;
};

/// State without the last tap and without a selected or highlighted painting.
InputState withoutLastTouch(InputState state);

/// State after a switch to another side; tapped cards are added to the same pile as before.
InputState afterSideChange(InputState state);

/// State adapted to another position: clears whatever the position does not have.
InputState adaptedState(InputState state, const Layout& layout);

/// Result without an edit, with a message.
InputResult withMessage(const InputContext& context, Message message);

/// Result with an edit; a position that a file cannot store is refused with a message.
InputResult withEdit(const InputContext& context, InputState state, Edit edit);

/// View of the game as one line of JSON.
std::string writeViewState(const InputContext& context);
/// Restores a view written by writeViewState(); skips what the position does not have. `current`
/// has no effect. Returns nullopt for any other text.
std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current);

} // namespace cimaise::muse
