// Rows of Muse's cards: paintings, artists, the deck.
#pragma once

#include "app/viewmodels/muse/muse_view.h"

#include <QStringList>
#include <vector>

namespace cimaise::muse {

/// Painting in a studio or a palace.
struct PaintingRow {
    int card = 0;
    QString name;
    QString rank;
    QString kind;
    QStringList suits;
    bool selected = false;
    bool lit = false;
    bool idle = false; ///< true for a painting highlighted as not counting
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
    QString coinsText; ///< “7 coins”
    QString coinsSaid; ///< “Coins of Ana: 7 moons”
    QString lacks;     ///< “1 painting more ends the game”
    bool ends = false; ///< true if the palace has enough paintings to end the game
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
                       ///< round), “gone” (before it), or empty
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

} // namespace cimaise::muse
