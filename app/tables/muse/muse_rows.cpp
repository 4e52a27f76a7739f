// Works out the rows of paintings, artists and the deck.
#include "app/tables/muse/muse_rows.h"

#include "app/texts/qt_score_words.h"

#include <algorithm>
#include <array>

namespace cimaise::muse {

namespace {

//% "A"
constexpr TextId aceText = CIMAISE_TEXT("muse.rank.ace");
//% "{card}, {rank}, {suits}"
constexpr TextId cardName = CIMAISE_TEXT("muse.card.spoken");
//% "{card}: {place} of {owner}"
constexpr TextId paintingName = CIMAISE_TEXT("muse.painting.name");
//% "Studio of {owner}"
constexpr TextId studioName = CIMAISE_TEXT("muse.board.studio");
//% "Palace of {owner}"
constexpr TextId palaceName = CIMAISE_TEXT("muse.board.palace");
//% "%n paintings more end the game"
constexpr TextId lacksText = CIMAISE_TEXT_N("muse.board.lacks");
//% "Full: this round is the last"
constexpr TextId fullText = CIMAISE_TEXT("muse.board.full");
//% "{card}: chosen by {owner} for the round"
constexpr TextId inRoundName = CIMAISE_TEXT("muse.deck.in-round");

constexpr std::array kindIds{"ace", "number", "crown", "pawn", "court"};

const Cards& cardsIn(const Artist& artist, Pile pile) {
    return pile == Pile::studio ? artist.studio : artist.palace;
}

QString rankOf(const CardInfo& info, const View& view) {
    return info.kind == Kind::ace ? view.text(aceText) : QString::number(info.rank);
}

/// Who has chosen the card for the round; −1: nobody.
int chooserOf(const Layout& layout, Card card) {
    for (const Turn& turn : layout.round.value_or(std::vector<Turn>{})) {
        if (turn.card == card || turn.discard == card) {
            return turn.player;
        }
    }
    return -1;
}

/// Two letters of a name, as a key has room for.
QString inShort(const QString& name) { return name.left(2); }

/// In six columns: a line each for Courts, Pawns and Crowns, two ranks of three cards share a line,
/// and the Aces come last.
void lay(std::vector<DeckRow>& rows, Deck deck) {
    const int first = deck == Deck::extended ? 2 : 0;
    std::array<int, 5> laid{};
    int numbers = 0;
    for (DeckRow& row : rows) {
        const Kind kind = infoOf(static_cast<Card>(row.card)).kind;
        int& slot = laid.at(static_cast<std::size_t>(kind));
        constexpr int columns = 6;
        constexpr int linesOfNumbers = 4;
        switch (kind) {
        case Kind::court:
            row.line = 0;
            break;
        case Kind::pawn:
            row.line = 1;
            break;
        case Kind::crown:
            row.line = first;
            break;
        case Kind::number:
            row.line = first + 1 + numbers++ / columns;
            break;
        case Kind::ace:
            row.line = first + 1 + linesOfNumbers;
            break;
        }
        row.slot = slot++ % columns;
    }
}

void mark(DeckRow& row, Card card, const View& view) {
    const std::optional<Hanging> hanging = whereIs(view.layout, card);
    const int chooser = chooserOf(view.layout, card);
    Spot spot;
    if (hanging) {
        spot = spotOf(*hanging, card);
        row.pile =
            hanging->pile == Pile::studio ? QStringLiteral("studio") : QStringLiteral("palace");
        row.holder = inShort(view.owner(hanging->player));
        row.here = hanging->player == view.side && hanging->pile == view.pointing.pile &&
                   view.pointing.mode == Mode::paintings;
        row.accessibleName = view.say({paintingName,
                                       {{"card", row.accessibleName.toStdString()},
                                        {"place", Place{.area = spot.place.area}},
                                        {"owner", spot.owner}}});
    } else if (chooser >= 0) {
        spot = {cimaise::side(chooser), roundPlace(card)};
        row.pile = QStringLiteral("round");
        row.holder = inShort(view.owner(chooser));
        row.here = chooser == view.side && view.pointing.mode == Mode::round;
        row.accessibleName = view.say(
            {inRoundName,
             {{"card", row.accessibleName.toStdString()}, {"owner", cimaise::side(chooser)}}});
    } else {
        return;
    }
    row.severity = view.severityAt(spot);
}

} // namespace

Face faceOf(Card card, const View& view) {
    const CardInfo& info = infoOf(card);
    Face face{.card = static_cast<int>(card), .name = view.name(card), .rank = rankOf(info, view)};
    face.kind = QLatin1String(kindIds.at(static_cast<std::size_t>(info.kind)));
    QStringList names;
    for (const Suit suit : info.suits) {
        face.suits << toQt(suitId(suit));
        names << view.name(suit);
    }
    face.spoken = view.say({cardName,
                            {{"card", info.name},
                             {"rank", info.rank},
                             {"suits", names.join(QStringLiteral(", ")).toStdString()}}});
    return face;
}

std::vector<PaintingRow> paintingRows(const View& view, const Hanging& pile) {
    std::vector<PaintingRow> rows;
    const auto player = static_cast<std::size_t>(pile.player);
    if (player >= view.layout.table.artists.size()) {
        return rows;
    }
    for (const Card card : cardsIn(view.layout.table.artists[player], pile.pile)) {
        const Face face = faceOf(card, view);
        const Spot spot = spotOf(pile, card);
        PaintingRow row{.card = face.card,
                        .name = face.name,
                        .rank = face.rank,
                        .kind = face.kind,
                        .suits = face.suits};
        row.selected = view.pointing.selected == card;
        row.lit = view.isLit(spot);
        row.severity = view.severityAt(spot);
        row.accessibleName = view.say({paintingName,
                                       {{"card", face.spoken.toStdString()},
                                        {"place", Place{.area = spot.place.area}},
                                        {"owner", spot.owner}}});
        row.accessibleDescription = view.findingsAt(spot);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ArtistRow> artistRows(const View& view) {
    std::vector<ArtistRow> rows;
    for (int player = 0; const Artist& artist : view.layout.table.artists) {
        const Argument owner{"owner", cimaise::side(player)};
        ArtistRow row{.name = view.owner(player),
                      .current = player == view.side,
                      .studioCount = static_cast<int>(artist.studio.size()),
                      .palaceCount = static_cast<int>(artist.palace.size()),
                      .coinCount = artist.coins.total()};
        const int lacking = endingPalace - row.palaceCount;
        row.ends = lacking <= 0;
        row.lacks = row.ends ? view.text(fullText) : view.say({lacksText, {{"n", lacking}}});
        row.studioName = view.say({studioName, {owner}});
        row.palaceName = view.say({palaceName, {owner}});
        const bool chosen = row.current && view.pointing.mode == Mode::paintings;
        row.studioChosen = chosen && view.pointing.pile == Pile::studio;
        row.palaceChosen = chosen && view.pointing.pile == Pile::palace;
        rows.push_back(std::move(row));
        ++player;
    }
    return rows;
}

std::vector<Card> cardsOf(Deck deck) {
    std::vector<Card> all;
    for (std::size_t index = 0; index < cardCount; ++index) {
        const auto card = static_cast<Card>(index);
        if (isIn(deck, card)) {
            all.push_back(card);
        }
    }
    return all;
}

std::vector<DeckRow> deckRows(const View& view) {
    std::vector<DeckRow> rows;
    for (const Card card : cardsOf(view.layout.deck)) {
        const Face face = faceOf(card, view);
        DeckRow row{.card = face.card,
                    .name = face.name,
                    .rank = face.rank,
                    .kind = face.kind,
                    .suits = face.suits};
        row.accessibleName = face.spoken;
        mark(row, card, view);
        rows.push_back(std::move(row));
    }
    lay(rows, view.layout.deck);
    return rows;
}

} // namespace cimaise::muse
