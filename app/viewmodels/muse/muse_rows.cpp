// Computes the rows of paintings, artists and the deck.
#include "app/viewmodels/muse/muse_rows.h"

#include "app/input/muse/muse_partial_turns.h"
#include "app/models/short_names.h"
#include "app/texts/qt_score_text.h"
#include "positions/muse/muse_event_text.h"
#include "validators/muse/muse_end.h"

#include <algorithm>
#include <numeric>

namespace cimaise::muse {

namespace {

//% "{card}: in {place} ({owner})"
constexpr TextId paintingName = CIMAISE_TEXT("muse.painting.name");
//% "{owner}’s studio"
constexpr TextId studioName = CIMAISE_TEXT("muse.board.studio");
//% "{owner}’s palace"
constexpr TextId palaceName = CIMAISE_TEXT("muse.board.palace");
//% "Studio"
constexpr TextId ownStudio = CIMAISE_TEXT("muse.studio");
//% "Palace"
constexpr TextId ownPalace = CIMAISE_TEXT("muse.palace");
//% "%n more paintings end the game"
constexpr TextId lacksText = CIMAISE_TEXT_N("muse.board.remaining");
//% "%n paintings: this ends the game"
constexpr TextId fullText = CIMAISE_TEXT_N("muse.board.full");
//% "Another palace ends the game"
constexpr TextId endedText = CIMAISE_TEXT("muse.board.ended");
//% "%n coins"
constexpr TextId coinsText = CIMAISE_TEXT_N("muse.board.coins");
//% "{owner}’s coins: {coins}"
constexpr TextId spokenCoins = CIMAISE_TEXT("muse.board.coins.spoken");
//% "{card}: chosen by {owner} for the round"
constexpr TextId inRoundName = CIMAISE_TEXT("muse.deck.in-round");

//% "{card}: discarded by {owner} in this round"
constexpr TextId discardedName = CIMAISE_TEXT("muse.deck.discarded");

/// Limit of walls side by side; a playable game has at most four.
constexpr std::size_t mostShown = 6;

/// Short name for a key: two letters, or more if needed to be unique.
QString inShort(const View& view, int owner) {
    if (view.context.singleBoard) {
        return {}; // a single board has no player names
    }
    QStringList names;
    for (int side = 0; side < sideCount(view.context.layout); ++side) {
        names << view.owner(side);
    }
    return nameInShort(names, owner, 2);
}

const Purse& purseOf(const View& view, int player) {
    return view.context.layout.table.artists[static_cast<std::size_t>(player)].coins;
}

/// Distance of a palace with this many paintings from the end of the game.
QString lacksInWords(const View& view, int paintings) {
    if (paintings >= endingPalace) {
        return view.format({fullText, {{"n", paintings}}});
    }
    return hasEndingPalace(view.context.layout.table)
               ? view.text(endedText)
               : view.format({lacksText, {{"n", endingPalace - paintings}}});
}

/// Adds a card after those already placed: Courts, Pawns, Crowns and Aces have a line each; two
/// ranks of numbers, with three cards each, share a line. Four cards in a line are as wide as six.
DeckRow laidAfter(const std::vector<DeckRow>& rows, Card card) {
    const Kind kind = infoOf(card).kind;
    const bool fourAlone = kind == Kind::court || kind == Kind::pawn;
    DeckRow row{.card = static_cast<int>(card), .span = fourAlone ? deckColumns / 4.0 : 1};
    if (!rows.empty()) {
        const DeckRow& last = rows.back();
        const bool begins =
            infoOf(static_cast<Card>(last.card)).kind != kind || last.column + 1 == deckColumns;
        row.row = last.row + (begins ? 1 : 0);
        row.column = begins ? 0 : last.column + 1;
    }
    return row;
}

/// Cards of the deck with their places.
std::vector<DeckRow> laidOut(Deck deck) {
    std::vector<DeckRow> rows;
    for (std::size_t index = 0; index < cardCount; ++index) {
        if (const auto card = static_cast<Card>(index); isIn(deck, card)) {
            rows.push_back(laidAfter(rows, card));
        }
    }
    return rows;
}

void markHung(DeckRow& row, Card card, const ArtistPile& pile, const View& view) {
    const Spot spot = spotOf(pile, card);
    row.pile = pile.pile == Pile::studio ? QStringLiteral("studio") : QStringLiteral("palace");
    row.holder = inShort(view, pile.player);
    row.here = pile == view.context.target() && view.context.state.mode == Mode::paintings;
    row.accessibleName = view.format({paintingName,
                                      {{"card", row.accessibleName.toStdString()},
                                       {"place", Place{.area = spot.place.area}},
                                       {"owner", spot.owner}}});
    row.severity = view.faultAt(spot);
}

/// Marks a card of the round. Sign and first name are those of the first use; other names follow
/// if the card was entered twice.
void markUsed(DeckRow& row, Card card, const std::vector<CardUse>& uses, const View& view) {
    const CardUse& first = uses.front();
    const std::string plain = row.accessibleName.toStdString();
    QStringList names;
    QStringList spoken;
    for (const CardUse& use : uses) {
        names << inShort(view, use.player);
        spoken << view.format({use.discarded ? discardedName : inRoundName,
                               {{"card", plain}, {"owner", side(use.player)}}});
    }
    names.removeDuplicates();
    row.pile = first.discarded ? QStringLiteral("discard") : QStringLiteral("round");
    row.holder = names.join(u' ');
    row.here = std::ranges::count(uses, view.context.side, &CardUse::player) > 0 &&
               view.context.state.mode == Mode::round;
    row.accessibleName = listed(spoken);
    row.severity = view.faultAt({side(first.player), roundPlace(card)});
}

void mark(DeckRow& row, Card card, const View& view) {
    if (const std::optional<ArtistPile> pile = whereIs(view.context.layout, card)) {
        markHung(row, card, *pile, view);
    } else if (const std::vector<CardUse> uses = usesOf(view.context, card); !uses.empty()) {
        markUsed(row, card, uses, view);
    }
}

} // namespace

std::vector<PaintingRow> paintingRows(const View& view, const ArtistPile& pile) {
    std::vector<PaintingRow> rows;
    for (const Card card : cardsIn(view.context.layout, pile)) {
        const Face& face = view.faces.of(card);
        const Spot spot = spotOf(pile, card);
        PaintingRow row{.card = face.card,
                        .name = face.name,
                        .rank = face.rank,
                        .kind = face.kind,
                        .suits = face.suits};
        row.selected = view.context.state.selected == card;
        row.highlighted = view.isHighlighted(spot) || view.context.state.tried == card;
        row.notCounting = view.isNotCounting(spot);
        row.severity = view.faultAt(spot);
        row.accessibleName = view.format({paintingName,
                                          {{"card", face.spoken.toStdString()},
                                           {"place", Place{.area = spot.place.area}},
                                           {"owner", spot.owner}}});
        row.accessibleDescription = view.spokenTextAt(spot);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<int> artistsShown(const InputContext& context) {
    const std::size_t artists = context.layout.table.artists.size();
    if (artists > mostShown) {
        return context.hasArtist() ? std::vector{context.side} : std::vector<int>{};
    }
    std::vector<int> everyone(artists);
    std::iota(everyone.begin(), everyone.end(), 0);
    return everyone;
}

QString coinsInWords(const View& view, int player) {
    return view.format({coinsText, {{"n", purseOf(view, player).total()}}});
}

QString coinsBySuit(const View& view, int player) {
    return view.format(
        {spokenCoins, {{"owner", side(player)}, {"coins", coinsOf(purseOf(view, player))}}});
}

std::vector<ArtistRow> artistRows(const View& view) {
    std::vector<ArtistRow> rows;
    for (const int player : artistsShown(view.context)) {
        const Artist& artist = view.context.layout.table.artists[static_cast<std::size_t>(player)];
        const Argument owner{"owner", side(player)};
        ArtistRow row{.player = player,
                      .name = view.owner(player),
                      .current = player == view.context.side,
                      .studioCount = static_cast<int>(artist.studio.size()),
                      .palaceCount = static_cast<int>(artist.palace.size()),
                      .coinCount = artist.coins.total()};
        row.coinsText = view.context.singleBoard ? QString{} : coinsInWords(view, player);
        row.spokenCoins = view.context.singleBoard ? QString{} : coinsBySuit(view, player);
        row.ends = row.palaceCount >= endingPalace;
        row.remainingText = lacksInWords(view, row.palaceCount);
        row.studioName =
            view.context.singleBoard ? view.text(ownStudio) : view.format({studioName, {owner}});
        row.palaceName =
            view.context.singleBoard ? view.text(ownPalace) : view.format({palaceName, {owner}});
        const bool chosen = row.current && view.context.state.mode == Mode::paintings;
        row.studioChosen = chosen && view.context.state.pile == Pile::studio;
        row.palaceChosen = chosen && view.context.state.pile == Pile::palace;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<DeckRow> deckRows(const View& view) {
    std::vector<DeckRow> rows = laidOut(view.context.layout.deck);
    for (DeckRow& row : rows) {
        const auto card = static_cast<Card>(row.card);
        const Face& face = view.faces.of(card);
        row.name = face.name;
        row.rank = face.rank;
        row.kind = face.kind;
        row.suits = face.suits;
        row.accessibleName = face.spoken;
        mark(row, card, view);
    }
    return rows;
}

int deckLines(Deck deck) { return laidOut(deck).back().row + 1; }

} // namespace cimaise::muse
