// Snapshot of Muse, and the rows of cards, of coins, of a patron's purchases and of a round.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "app/models/rows_model.h"
#include "app/models/spot_text.h"
#include "app/texts/translator.h"
#include "positions/muse/muse_catalogue.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace cimaise::muse {

/// Properties of a card to be drawn.
struct Face {
    int card = 0;      ///< value of Card
    QString name;      ///< “The Castle”
    QString rank;      ///< “A”, “7”, “10”
    QString kind;      ///< “ace”, “number”, “crown”, “pawn”, “court”
    QStringList suits; ///< ids, from top to bottom
    QString spoken;    ///< “The Castle, 7, Suns, Knots”
};

/// Faces of all cards in one language. They depend on nothing else, so an edit formats none.
class Faces {
public:
    /// Formats the faces, unless they are in the language of `words` already.
    void translate(const Translator& words);

    /// Face of a card; `translate` comes first.
    [[nodiscard]] const Face& of(Card card) const {
        return m_faces.at(static_cast<std::size_t>(card));
    }

private:
    std::optional<Language> m_language;
    std::vector<Face> m_faces; ///< by card
};

/// Snapshot of a position from one side.
struct View : SpotWords {
    InputContext context;
    const PatronVisit& visit; ///< purchases of the patron
    const Faces& faces;

    [[nodiscard]] QString name(Card card) const;
    [[nodiscard]] QString name(Suit suit) const;
    [[nodiscard]] QString owner(int player) const;
    /// Highest severity of the findings at the spot; empty if there are only notes, or no findings.
    [[nodiscard]] QString faultAt(const Spot& spot) const;
};

/// Painting in a studio or a palace.
struct PaintingRow {
    int card = 0;
    QString name;
    QString rank;
    QString kind;
    QStringList suits;
    bool selected = false;
    bool highlighted = false;
    bool notCounting = false; ///< true for a painting highlighted as not counting
    QString severity;
    QString accessibleName;
    QString accessibleDescription;

    bool operator==(const PaintingRow&) const = default;
};

/// Artist, with studio and palace, in the view of all artists.
struct ArtistRow {
    int player = 0; ///< in seating order
    QString name;
    bool current = false;
    int studioCount = 0;
    int palaceCount = 0;
    int coinCount = 0;
    QString coinsText;     ///< “7 coins”
    QString spokenCoins;   ///< “Coins of Ana: 7 moons”
    QString remainingText; ///< “1 painting more ends the game”
    bool ends = false;     ///< true if the palace has enough paintings to end the game
    QString studioName;
    QString palaceName;
    bool studioChosen = false; ///< true if the studio receives tapped cards
    bool palaceChosen = false;

    bool operator==(const ArtistRow&) const = default;
};

inline constexpr int deckColumns = 6;

/// Card of the deck with its place.
struct DeckRow {
    int card = 0;
    QString name;
    QString rank;
    QString kind;
    QStringList suits;
    int row = 0;       ///< row of the key, from 0
    int column = 0;    ///< column of the key, from 0, of `deckColumns`
    double span = 1;   ///< width in columns
    QString pile;      ///< pile with the card: “studio”, “palace”, “round”, “discard” (in this
                       ///< round), or empty
    QString holder;    ///< short name of its owner
    bool here = false; ///< true if the card is in the pile that receives cards
    QString severity;
    QString accessibleName;

    bool operator==(const DeckRow&) const = default;
};

std::vector<PaintingRow> paintingRows(const View& view, const ArtistPile& pile);
/// Players whose boards are shown, in seating order: all, or only the player in view if the file
/// has more players than the game allows.
std::vector<int> artistsShown(const InputContext& context);
std::vector<ArtistRow> artistRows(const View& view);
/// Number of coins of a player: “7 coins”.
QString coinsInWords(const View& view, int player);
/// Coins of a player by suit: “Coins of Ana: 7 moons”.
QString coinsBySuit(const View& view, int player);
/// Cards of the deck in use, the biggest first.
std::vector<DeckRow> deckRows(const View& view);
/// Number of lines of the deck.
int deckLines(Deck deck);

/// Coins of a suit: economy, artists, and whether they add up.
struct SuitRow {
    QString suit; ///< id
    QString name;
    int economy = 0;
    int held = 0;             ///< number held by the artist in view
    bool highlighted = false; ///< true if the artist's coins are highlighted
    bool economyHighlighted = false;
    QString severity;
    QString equation;     ///< “5 + 2 + 0 + 1 = 8”
    QString verdict;      ///< “1 missing”; empty if the suit adds up
    QString miscountText; ///< “look at Bo’s”; empty if no single count is suspect
    QString accessibleName;

    bool operator==(const SuitRow&) const = default;
};

/// Suit of a painting tried by a patron.
struct StepRow {
    int card = 0;
    QString name;
    QString priceText; ///< price of the painting in the row of its first suit; otherwise empty
    QString suit;
    bool pays = false;
    QString says;
    QString accessibleName;

    bool operator==(const StepRow&) const = default;
};

/// An action of the action square.
struct ActionRow {
    QString name;
    bool chosen = false; ///< true if chosen by the artist in view

    bool operator==(const ActionRow&) const = default;
};

/// Turn chosen by a player for the round.
struct TurnRow {
    QString name;
    bool current = false;
    bool chosen = false;
    QString actionText; ///< empty while nothing is chosen
    bool fails = false; ///< true if the Paint action fails in this position or is not paid
    QString cardText;
    QString discardText;
    int coinCount = 0;
    QString severity;
    bool highlighted = false;
    QString accessibleName;

    bool operator==(const TurnRow&) const = default;
};

/// Event of the resolved round.
struct EventRow {
    int number = 0;
    QString player;
    QString action; ///< id
    QString actionText;
    QString card;
    QString rank;
    QStringList suits;
    QString says;
    QString detail;               ///< steps of a patron; empty for other events
    QString openText;             ///< open questions on which the event depends; empty for none
    bool draws = false;           ///< true if the player draws a card
    bool drawPileEmptied = false; ///< true if this draw emptied the draw pile
    bool grew = false;
    QString growthText; ///< text that the economy grew at this draw; otherwise empty
    bool failed = false;
    QString accessibleName;

    bool operator==(const EventRow&) const = default;
};

/// Short form of a card of a turn; empty before a choice.
struct TurnCard {
    QString name;
    QString rank;
    QStringList suits;

    bool operator==(const TurnCard&) const = default;
};

/// One suit of a payment.
struct PaymentRow {
    QString suit;
    QString name;
    int paid = 0;
    int held = 0; ///< coins held when the action resolves
    QString accessibleName;

    bool operator==(const PaymentRow&) const = default;
};

std::vector<SuitRow> suitRows(const View& view);
/// Steps of the patron’s visit that are revealed so far.
std::vector<StepRow> stepRows(const View& view);
std::vector<ActionRow> actionRows(const View& view);
TurnCard turnCard(std::optional<Card> card, const View& view);
std::vector<TurnRow> turnRows(const View& view);
/// Events of the round being entered or just played.
std::vector<EventRow> eventRows(const View& view);
/// Payment of the artist in view; empty if there is nothing to pay.
std::vector<PaymentRow> paymentRows(const View& view);

const Roles<PaintingRow>& paintingRoles();
const Roles<ArtistRow>& artistRoles();
const Roles<DeckRow>& deckRoles();
const Roles<SuitRow>& suitRoles();
const Roles<StepRow>& stepRoles();
const Roles<ActionRow>& actionRoles();
const Roles<TurnRow>& turnRoles();
const Roles<EventRow>& eventRoles();
const Roles<PaymentRow>& paymentRoles();

} // namespace cimaise::muse
