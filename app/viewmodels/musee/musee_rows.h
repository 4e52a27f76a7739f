// Snapshot of a Musée, and the rows of its board, keypad and hand, computed from it.
#pragma once

#include "app/input/musee/musee_input_state.h"
#include "app/models/spot_text.h"
#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_outlook.h"

#include <QString>
#include <vector>

namespace cimaise::musee {

/// Snapshot of a position from one side.
struct View : SpotWords {
    InputContext context;
    const ThemeOrder& themes;
    const Reach* reach = nullptr;   ///< of the Musée in view, while “Outlook” is open
    const Musee* example = nullptr; ///< continuation shown on the board
    std::optional<Space> inHand{};  ///< space of another Musée whose painting the next tap hangs

    [[nodiscard]] const Theme& themeOf(Exhibit exhibit) const;
    /// Number and theme of a painting: “18, Persons”.
    [[nodiscard]] QString painting(Exhibit exhibit) const;
};

/// Space of the board.
struct SpaceRow {
    int gallery = 0; ///< 0–2 from the top
    int column = 1;  ///< 1-based
    int number = 0;  ///< 0: empty
    QString theme;   ///< “water”; empty for an empty space, like the two members below
    QString themeLetter;
    QString themeName;
    bool selected = false;
    bool highlighted = false;
    bool notCounting = false; ///< true for a space highlighted as not counting
    QString groupTag;         ///< numbers of the highlighted pairs or groups it belongs to
    bool dragged = false;     ///< true while the painting is moved to another space
    QString severity;         ///< highest severity of the findings at the space
    QString mark;             ///< “legal” or “blocked” for the requested painting
    QString gainText;         ///< “+3” if the requested painting may hang here
    QString roomText;         ///< “5 more”: fewer paintings than now can follow the requested one
    bool forbids = false;     ///< true if the painting is named in the last objection
    bool unusable = false;    ///< true if no painting can ever hang here, while the panel says so
    int example = 0;          ///< painting of the example; 0: none
    QString exampleLetter;
    QString accessibleName;
    QString accessibleDescription;

    bool operator==(const SpaceRow&) const = default;
};

/// One Gallery Bonus.
struct BonusRow {
    int gallery = 0;
    QString galleryName;
    QString label;       ///< “Upper”
    QString claim;       ///< “open”, “held”, “other”, or “due”: gallery full, bonus unclaimed
    QString holder;      ///< name of the side with the bonus
    QString holderShort; ///< short name of the side with the bonus
    bool highlighted = false;
    bool notCounting = false; ///< true for a bonus highlighted as not counting
    QString severity;
    QString accessibleName;

    bool operator==(const BonusRow&) const = default;
};

/// One key of the keypad.
struct KeyRow {
    int number = 0;
    QString theme;
    QString themeLetter;
    bool legal = false;
    bool hung = false;   ///< true if the painting hangs on a board
    bool inHand = false; ///< true if the card is in the hand being entered
    QString reason;      ///< reason why the key is dimmed; empty if there is none
    QString accessibleName;

    bool operator==(const KeyRow&) const = default;
};

/// Rows of the keypad, one for each number of the deck. A text is formatted only for a key whose
/// state has changed.
class KeyRows {
public:
    /// Rows of the position.
    const std::vector<KeyRow>& update(const View& view);

private:
    /// Data on which the texts of all keys depend.
    struct Basis {
        Language language;
        GameHeader header;
        ThemeOrder themes;

        bool operator==(const Basis&) const = default;
    };
    struct State {
        std::optional<Message> objection{};
        bool hung = false;
        bool inHand = false;

        bool operator==(const State&) const = default;
    };

    static KeyRow rowOf(const View& view, const State& state, Exhibit exhibit);

    std::optional<Basis> m_basis;
    std::vector<State> m_states;
    std::vector<KeyRow> m_rows;
};

/// One card of a hand.
struct CardRow {
    int number = 0;
    QString theme;
    QString themeLetter;
    bool plays = false;
    QString bestText; ///< “+5”: points in the best space
    QString accessibleName;

    bool operator==(const CardRow&) const = default;
};

/// Player of the side in view.
struct PartnerRow {
    QString name;
    int playerIndex = 0;

    bool operator==(const PartnerRow&) const = default;
};

/// Quick fix by which a side with a full gallery claims the bonus that nobody has taken.
struct ClaimRow {
    int findingRow = 0; ///< row of the finding about the bonus
    int gallery = 0;
    int side = 0;
    QString claimText; ///< “Ana was first”

    bool operator==(const ClaimRow&) const = default;
};

/// Spaces, galleries from top to bottom, spaces from left to right.
std::vector<SpaceRow> spaceRows(const View& view);
/// Bonuses, one for each gallery.
std::vector<BonusRow> bonusRows(const View& view);
/// Cards of the hand being entered.
std::vector<CardRow> cardRows(const View& view);
/// Players of the side in view, in seating order.
std::vector<PartnerRow> partnerRows(const View& view);
/// Claims by finding, then by side.
std::vector<ClaimRow> claimRows(const View& view);

} // namespace cimaise::musee
