// Computes the numbers of the final scoring, each with its points and where it is printed.
#include "app/input/museum/museum_patron.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise::museum {

namespace {

//% "Score track"
constexpr TextId trackLabel = CIMAISE_TEXT("museum.figure.track");
//% "Prestige tokens"
constexpr TextId prestigeLabel = CIMAISE_TEXT("museum.figure.prestige");
//% "Press Conferences"
constexpr TextId pressLabel = CIMAISE_TEXT("museum.figure.press");
//% "Common Pool"
constexpr TextId discardLabel = CIMAISE_TEXT("museum.figure.discard");
//% "Tokens"
constexpr TextId tokensLabel = CIMAISE_TEXT("museum.figure.tokens");
//% "Printed on the Patron card, beside this level."
constexpr TextId onCard = CIMAISE_TEXT("museum.figure.on-card");
//% "Printed on the museum board, beside its galleries."
constexpr TextId onBoard = CIMAISE_TEXT("museum.figure.on-board");
//% "Cancelled"
constexpr TextId cancelled = CIMAISE_TEXT("museum.figure.cancelled");

constexpr std::array bonusLabels{
    //% "Main Gallery"
    CIMAISE_TEXT("museum.figure.bonus.main"),
    //% "Full museum"
    CIMAISE_TEXT("museum.figure.bonus.full"),
    //% "Both at once"
    CIMAISE_TEXT("museum.figure.bonus.both"),
};
constexpr std::array bonusLines{"gallery.main", "gallery.full", "gallery.both"};

/// Texts of a figure.
struct Texts {
    QString label;
    QString of{};     ///< name of the owner, if the label does not contain it
    QString worth{};  ///< points of this figure alone
    TextId printed{}; ///< place where the figure is printed
};

QString figureText(const CopyFact& figure) { return figure ? QString::number(*figure) : QString{}; }

FigureRow rowOf(const Figure& figure, CopyFact entered, CopyFact defaultFact, const Texts& texts,
                const Translator& words) {
    const QString printed = texts.printed.empty() ? QString{} : format(words, texts.printed);
    return {.figure = numberOf(figure),
            .label = texts.label,
            .valueText = figureText(entered),
            // the default reveals points: it is the sum of the values of all objects
            .defaultValue = figureText(words.hidesPoints() ? CopyFact{} : defaultFact),
            .canDecrease = (entered ? entered : defaultFact).value_or(0) > 0,
            .worth = texts.worth,
            .printed = printed,
            .advice = entered ? QString{} : printed,
            .accessibleName = listed({texts.of, texts.label})};
}

Texts patronTexts(PatronKind kind, std::size_t level, const Translator& words) {
    return {.label = toQt(words.format(levelName(kind, level))),
            .of = format(words, info(kind).name),
            .printed = onCard};
}

QString costText(const View& view, std::size_t continent) {
    const OpinionCost& cost = view.counted->tally.opinion.at(continent);
    return cost.cancelled ? view.text(cancelled) : pointsInWords(cost.points(), view.words);
}

Texts markTextOf(const View& view, const Figure& figure) {
    switch (figure.kind) {
    case FigureKind::track:
        return {.label = view.text(trackLabel), .worth = view.worth("track")};
    case FigureKind::prestige:
        return {.label = view.text(prestigeLabel), .worth = view.worth("prestige")};
    case FigureKind::press:
        return {.label = view.text(pressLabel)};
    case FigureKind::discard:
        return {.label = view.text(continents.at(figure.index).name),
                .of = view.text(discardLabel),
                .worth = costText(view, figure.index)};
    case FigureKind::opinion:
        return {.label = view.text(continents.at(figure.index).name), .of = view.text(tokensLabel)};
    case FigureKind::patron:
        return patronTexts(view.context.patron()->kind, figure.index, view.words);
    case FigureKind::bonus:
        break;
    }
    return {.label = view.text(bonusLabels.at(figure.index)),
            .worth = view.worth(bonusLines.at(figure.index)),
            .printed = onBoard};
}

} // namespace

std::vector<FigureRow> figureRows(const View& view, FigureKind kind) {
    std::vector<FigureRow> rows;
    for (const Figure& figure : figuresOf(view.context, kind)) {
        rows.push_back(rowOf(figure, enteredValue(view.context, figure),
                             defaultValue(view.context, figure), markTextOf(view, figure),
                             view.words));
    }
    return rows;
}

std::vector<FigureRow> cardFigures(const Patron& card, const Translator& words) {
    std::vector<FigureRow> rows;
    for (std::size_t level = 0; level < info(card.kind).levels; ++level) {
        rows.push_back(rowOf({.kind = FigureKind::patron, .index = level},
                             patronFigure(card, level), {}, patronTexts(card.kind, level, words),
                             words));
    }
    return rows;
}

std::vector<CollectionRow> collectionRows(const View& view) {
    std::vector<CollectionRow> rows;
    if (!view.counted) {
        return rows;
    }
    const Tally& tally = view.counted->tally;
    const auto add = [&](const Collection& collection, CollectionRow row, int points) {
        if (collection.size() < fewestInCollection) {
            return;
        }
        row.sizeText =
            collection.experts > 0
                ? QStringLiteral("%1 + %2").arg(collection.objects).arg(collection.experts)
                : QString::number(collection.objects);
        row.pointsText = pointsFigure(points, view.words);
        row.accessibleName = listed({row.name, row.sizeText, pointsInWords(points, view.words)});
        rows.push_back(std::move(row));
    };
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        const CivilisationInfo& one = civilisations.at(i);
        add(tally.civilisations.at(i),
            {.lineId = QStringLiteral("civilisation.") + toQt(one.id),
             .civilisation = toQt(one.id),
             .letters = view.text(one.letters),
             .name = view.text(one.name)},
            civilisationPoints(tally.civilisations.at(i).size()));
    }
    for (std::size_t i = 0; i < domainCount; ++i) {
        const DomainInfo& one = domains.at(i);
        add(tally.domains.at(i),
            {.lineId = QStringLiteral("domain.") + toQt(one.id),
             .domain = toQt(one.id),
             .letters = view.text(one.letters),
             .name = view.text(one.name)},
            domainPoints(tally.domains.at(i).size()));
    }
    return rows;
}

} // namespace cimaise::museum
