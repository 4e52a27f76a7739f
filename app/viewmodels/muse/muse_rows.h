// Rows of Muse's cards: paintings, artists, the deck.
#pragma once

#include "app/viewmodels/muse/muse_view.h"

#include <QStringList>
#include <vector>

namespace cimaise::muse {

/// What is drawn of a card.
struct Face {
    int card = 0;      ///< as Card
    QString name;      ///< “The Castle”
    QString rank;      ///< “A”, “7”, “10”
    QString kind;      ///< “ace”, “number”, “crown”, “pawn”, “court”
    QStringList suits; ///< ids, from top to bottom
    QString spoken;    ///< “The Castle, 7, Suns, Knots”
};

Face faceOf(Card card, const View& view);

/// One painting in a studio or a palace.
struct PaintingRow {
    int card = 0;
    QString name;
    QString rank;
    QString kind;
    QStringList suits;
    bool selected = false;
    bool lit = false;
    bool idle = false; ///< lit for what does not count
    QString severity;
    QString accessibleName;
    QString accessibleDescription;

    bool operator==(const PaintingRow&) const = default;
};

/// One artist beside the others.
struct ArtistRow {
    int player = 0; ///< in seating order
    QString name;
    bool current = false;
    int studioCount = 0;
    int palaceCount = 0;
    int coinCount = 0;
    QString coinsText; ///< “7 coins”
    QString coinsSaid; ///< “Coins of Ana: 7 moons”
    QString lacks;     ///< “1 painting more ends the game”
    bool ends = false; ///< the palace is full
    QString studioName;
    QString palaceName;
    bool studioChosen = false; ///< cards go there
    bool palaceChosen = false;

    bool operator==(const ArtistRow&) const = default;
};

inline constexpr int deckColumns = 6;

/// One card of the deck, and where it is.
struct DeckRow {
    int card = 0;
    QString name;
    QString rank;
    QString kind;
    QStringList suits;
    int line = 0;      ///< in `deckColumns` columns: the line,
    int slot = 0;      ///< the place in it,
    double span = 1;   ///< and how many columns it takes up
    QString pile;      ///< “studio”, “palace”, “round”, or empty
    QString holder;    ///< whose it is, in short
    bool here = false; ///< where the next card goes
    QString severity;
    QString accessibleName;

    bool operator==(const DeckRow&) const = default;
};

std::vector<PaintingRow> paintingRows(const View& view, const ArtistPile& pile);
/// Whose walls are shown, in seating order: everyone's, or, where more have come than can play,
/// that of the one who is looked at.
std::vector<int> artistsShown(const InputContext& context);
std::vector<ArtistRow> artistRows(const View& view);
/// “7 coins”
QString coinsInWords(const View& view, int player);
/// “Coins of Ana: 7 moons”
QString coinsBySuit(const View& view, int player);
/// The cards of the deck in use, the biggest first.
std::vector<DeckRow> deckRows(const View& view);
/// Into how many lines the deck is laid.
int deckLines(Deck deck);

} // namespace cimaise::muse
