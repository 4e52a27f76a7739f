// Names the Patron cards of the player's own copy, and lists their printed numbers.
#include "app/input/museum/museum_cards.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise::museum {

namespace {

QString partOf(const Patron& card, const Translator& words) {
    switch (card.kind) {
    case PatronKind::continent:
        return card.continent ? toQt(words.text(info(*card.continent).name)) : QString{};
    case PatronKind::legacy:
        return card.civilisation ? toQt(words.text(info(*card.civilisation).name)) : QString{};
    case PatronKind::quadruple: {
        QStringList names;
        for (const CollectionKind& kind : card.collections) {
            names << toQt(words.text(nameOf(kind)));
        }
        return names.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

/// Figures of a card, the smallest level first: “5 · 8 · ?”.
QString figuresOf(const Patron& card) {
    QStringList all;
    for (std::size_t level = 0; level < info(card.kind).levels; ++level) {
        const CopyFact figure = patronFigure(card, level);
        all << (figure ? QString::number(*figure) : QStringLiteral("?"));
    }
    return all.join(QStringLiteral(" · "));
}

} // namespace

QString cardName(const Patron& card, const Translator& words) {
    QStringList parts{toQt(words.text(info(card.kind).name)), partOf(card, words)};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

std::vector<KeyRow> cardRows(const View& view) {
    std::vector<KeyRow> rows;
    for (const Patron& card : view.context.copy.patrons) {
        KeyRow row{.name = cardName(card, view.words),
                   .chosen = &card == chosenCard(view.context),
                   .countText = figuresOf(card)};
        row.accessibleName = listed({row.name, row.countText});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cimaise::museum
