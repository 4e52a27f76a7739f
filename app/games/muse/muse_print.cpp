// Prints the cards of Muse: those of the palace upright, those of the studio sideways below, each
// with its rank, name and suits.
#include "app/games/muse/muse_ui.h"
#include "app/print/print_colours.h"
#include "app/print/printed_board.h"
#include "app/texts/qt_texts.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

constexpr double cardWidth = 2.5;
constexpr double cardHeight = 1.05;
constexpr double pileLabel = 0.4;
constexpr std::size_t cardsInRow = 3;

struct PileToPrint {
    TextId label;
    const Cards& cards;
    Place (*place)(Card) = nullptr;
};

QString suitsInWords(const CardInfo& card, const Translator& words) {
    QStringList suitsOfCard;
    for (const Suit suit : card.suits) {
        suitsOfCard << format(words, nameOf(suit));
    }
    return suitsOfCard.join(QStringLiteral(", "));
}

void addCard(PrintedBoard& print, const QRectF& at, Card card, const BoardToPrint& board) {
    const CardInfo& info = infoOf(card);
    const QRectF face = at.adjusted(0.05, 0.05, -0.05, -0.05);
    print.boxes.push_back(
        {.at = face, .fill = print::emptyFill, .edge = print::moulding, .thickness = 0.05});
    const QRectF inside = face.adjusted(0.12, 0.1, -0.12, -0.1);
    print.words.push_back({.at = {inside.left(), inside.top(), 0.5, inside.height()},
                           .text = QString::number(info.rank),
                           .ink = print::ink,
                           .size = 0.5,
                           .align = Qt::AlignLeft | Qt::AlignVCenter,
                           .strong = true});
    const QRectF right = inside.adjusted(0.62, 0, 0, 0);
    print.words.push_back({.at = right,
                           .text = board.text(info.name),
                           .ink = print::ink,
                           .size = 0.24,
                           .align = Qt::AlignLeft | Qt::AlignTop,
                           .strong = true});
    print.words.push_back({.at = right,
                           .text = suitsInWords(info, board.words),
                           .ink = print::softInk,
                           .size = 0.22,
                           .align = Qt::AlignLeft | Qt::AlignBottom});
}

/// Adds a pile and returns the position of the next one.
double addPile(PrintedBoard& print, double top, const PileToPrint& pile,
               const BoardToPrint& board) {
    print.words.push_back({.at = {0, top, cardsInRow * cardWidth, pileLabel},
                           .text = board.text(pile.label),
                           .ink = print::brass,
                           .size = 0.24,
                           .align = Qt::AlignLeft | Qt::AlignVCenter});
    const double first = top + pileLabel;
    if (pile.cards.empty()) {
        print.words.push_back({.at = {0, first, cardsInRow * cardWidth, pileLabel},
                               .text = board.text(CIMAISE_TEXT("cli.muse.none")),
                               .ink = print::softInk,
                               .size = 0.24,
                               .align = Qt::AlignLeft | Qt::AlignVCenter});
        return first + pileLabel;
    }
    for (std::size_t i = 0; i < pile.cards.size(); ++i) {
        const std::size_t row = i / cardsInRow;
        const QRectF at{static_cast<double>(i % cardsInRow) * cardWidth,
                        first + static_cast<double>(row) * cardHeight, cardWidth, cardHeight};
        addCard(print, at, pile.cards[i], board);
        addRing(print, at, board.highlightAt(pile.place(pile.cards[i])));
    }
    const std::size_t rows = (pile.cards.size() + cardsInRow - 1) / cardsInRow;
    return first + static_cast<double>(rows) * cardHeight;
}

double addPurse(PrintedBoard& print, double top, const Artist& artist, const BoardToPrint& board) {
    const double width = cardsInRow * cardWidth / suitCount;
    for (std::size_t i = 0; i < suitCount; ++i) {
        const QRectF at{static_cast<double>(i) * width, top + 0.1, width, pileLabel};
        print.words.push_back({.at = at,
                               .text = format(board.words, suitNames.at(i).coins,
                                              {{"n", artist.coins.of(suits.at(i))}}),
                               .ink = print::ink,
                               .size = 0.22,
                               .align = Qt::AlignLeft | Qt::AlignVCenter});
        addRing(print, at, board.highlightAt(coinsPlace(suits.at(i))));
    }
    return top + 0.1 + pileLabel;
}

} // namespace

PrintedBoard printed(const Layout& layout, const BoardToPrint& board) {
    const Artist& artist = layout.table.artists[static_cast<std::size_t>(board.side)];
    PrintedBoard print;
    double end =
        addPile(print, 0, {CIMAISE_TEXT("muse.palace"), artist.palace, palacePlace}, board);
    end = addPile(print, end, {CIMAISE_TEXT("muse.studio"), artist.studio, studioPlace}, board);
    end = addPurse(print, end, artist, board);
    print.size = {cardsInRow * cardWidth, end};
    return print;
}

QStringList legendOf(const Layout& layout, const Translator& words) {
    //% "Economy: {coins}"
    return {format(words, CIMAISE_TEXT("paper.muse.economy"),
                   {{"coins", coinsOf(layout.table.economy)}})};
}

} // namespace cimaise::muse
