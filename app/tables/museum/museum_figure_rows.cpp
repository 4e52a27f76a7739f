// Works out the figures of the final scoring, each with what it brings and where it is printed.
#include "app/tables/museum/museum_rows.h"
#include "app/texts/qt_score_words.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_collections.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Score track"
constexpr TextId trackLabel = CIMAISE_TEXT("museum.figure.track");
//% "Prestige tokens"
constexpr TextId prestigeLabel = CIMAISE_TEXT("museum.figure.prestige");
//% "Press Conferences"
constexpr TextId pressLabel = CIMAISE_TEXT("museum.figure.press");
//% "Level {level}: {need} or more"
constexpr TextId levelLabel = CIMAISE_TEXT("museum.figure.level");
//% "Points on the card"
constexpr TextId cardLabel = CIMAISE_TEXT("museum.figure.card");
//% "Points for each expert"
constexpr TextId memberLabel = CIMAISE_TEXT("museum.figure.member");
//% "Discarded"
constexpr TextId discardLabel = CIMAISE_TEXT("museum.figure.discard");
//% "Tokens"
constexpr TextId tokensLabel = CIMAISE_TEXT("museum.figure.tokens");
//% "Printed on the Patron card, beside this level."
constexpr TextId onCard = CIMAISE_TEXT("museum.figure.on-card");
//% "Printed on the Museum board, beside its galleries."
constexpr TextId onBoard = CIMAISE_TEXT("museum.figure.on-board");
//% "Cancelled by a Press Conference"
constexpr TextId cancelled = CIMAISE_TEXT("museum.figure.cancelled");

constexpr std::array bonusLabels{
    //% "Main Gallery"
    CIMAISE_TEXT("museum.figure.bonus.main"),
    //% "Museum full"
    CIMAISE_TEXT("museum.figure.bonus.full"),
    //% "Both"
    CIMAISE_TEXT("museum.figure.bonus.both"),
};
constexpr std::array bonusFiguresIds{"bonus:main", "bonus:full", "bonus:both"};
constexpr std::array bonusLines{"gallery.main", "gallery.full", "gallery.both"};

QString figureText(const std::optional<int>& figure) {
    return figure ? QString::number(*figure) : QString{};
}

FigureRow named(FigureRow row, const QString& of = {}) {
    row.accessibleName = listed({of, row.label});
    return row;
}

} // namespace

std::vector<FigureRow> trackFigures(const View& view) {
    if (!view.hasMuseum()) {
        return {};
    }
    const CopyFact track = *view.museum().track;
    const SlotBoard grid = slotsOf(view.board());
    const int values = valuesOf(Hanging{grid, view.board(), view.museum()});
    return {named({.figure = QStringLiteral("track"),
                   .label = view.text(trackLabel),
                   .valueText = figureText(track),
                   .standsFor = QString::number(values),
                   .worth = view.worth("track")})};
}

std::vector<FigureRow> prestigeFigures(const View& view) {
    if (!view.hasMuseum()) {
        return {};
    }
    return {named({.figure = QStringLiteral("prestige"),
                   .label = view.text(prestigeLabel),
                   .valueText = QString::number(*view.museum().prestige),
                   .worth = view.worth("prestige")})};
}

std::vector<FigureRow> pressFigures(const View& view) {
    if (!view.hasMuseum()) {
        return {};
    }
    return {named({.figure = QStringLiteral("press"),
                   .label = view.text(pressLabel),
                   .valueText = QString::number(*view.museum().press)})};
}

std::vector<FigureRow> patronFigures(const View& view) {
    return view.hasMuseum() && *view.museum().patron
               ? cardFigures(**view.museum().patron, view.words)
               : std::vector<FigureRow>{};
}

std::vector<FigureRow> cardFigures(const Patron& patron, const Words& words) {
    std::vector<FigureRow> rows;
    const PatronInfo& card = info(patron.kind);
    for (std::size_t level = 0; level < card.levels; ++level) {
        const CopyFact figure = patronFigure(patron, level);
        FigureRow row{.figure = QStringLiteral("patron:%1").arg(level)};
        row.label = say(words, cardLabel);
        if (patron.kind == PatronKind::greatestTeam) {
            row.label = say(words, memberLabel);
        } else if (card.levels > 1) {
            row.label =
                say(words, levelLabel,
                    {{"level", static_cast<int>(level) + 1}, {"need", card.needs.at(level)}});
        }
        row.valueText = figureText(figure);
        row.advice = figure ? QString{} : say(words, onCard);
        rows.push_back(named(std::move(row), say(words, card.name)));
    }
    return rows;
}

std::vector<FigureRow> bonusFigures(const View& view) {
    std::vector<FigureRow> rows;
    for (std::size_t i = 0; view.hasMuseum() && i < bonusCount; ++i) {
        const CopyFact figure = bonusOf(view.board(), static_cast<Bonus>(i));
        rows.push_back(named({.figure = QLatin1String(bonusFiguresIds.at(i)),
                              .label = view.text(bonusLabels.at(i)),
                              .valueText = figureText(figure),
                              .worth = view.worth(bonusLines.at(i)),
                              .advice = figure ? QString{} : view.text(onBoard)}));
    }
    return rows;
}

std::vector<FigureRow> discardFigures(const View& view) {
    std::vector<FigureRow> rows;
    if (!view.hasMuseum()) {
        return rows;
    }
    const SlotBoard grid = slotsOf(view.board());
    const Hanging hanging{grid, view.board(), view.museum()};
    const Tally tally = tallyOf(view.layout, view.museum(), hanging, answersOf(view.layout.header));
    for (std::size_t i = 0; i < continentCount; ++i) {
        const OpinionCost& cost = tally.opinion.at(i);
        const QString continent = view.text(continents.at(i).name);
        FigureRow row{.figure = QStringLiteral("discard:") + toQt(continents.at(i).id),
                      .label = continent,
                      .valueText = QString::number(view.museum().discard->at(i).value_or(0))};
        row.worth =
            cost.cancelled ? view.text(cancelled) : pointsInWords(cost.points(), view.words);
        rows.push_back(named(std::move(row), view.text(discardLabel)));
    }
    return rows;
}

std::vector<FigureRow> opinionFigures(const View& view) {
    std::vector<FigureRow> rows;
    for (std::size_t i = 0; i < continentCount; ++i) {
        const QString continent = view.text(continents.at(i).name);
        rows.push_back(named({.figure = QStringLiteral("opinion:") + toQt(continents.at(i).id),
                              .label = continent,
                              .valueText = QString::number(view.layout.opinion->at(i).value_or(0))},
                             view.text(tokensLabel)));
    }
    return rows;
}

std::vector<CollectionRow> collectionRows(const View& view) {
    std::vector<CollectionRow> rows;
    if (!view.hasMuseum()) {
        return rows;
    }
    const SlotBoard grid = slotsOf(view.board());
    const Hanging hanging{grid, view.board(), view.museum()};
    const Tally tally = tallyOf(view.layout, view.museum(), hanging, answersOf(view.layout.header));
    const auto add = [&](const Collection& collection, CollectionRow row, int points) {
        if (collection.size() < fewestInCollection) {
            return;
        }
        row.sizeText =
            collection.experts > 0
                ? QStringLiteral("%1 + %2").arg(collection.objects).arg(collection.experts)
                : QString::number(collection.objects);
        row.pointsText = pointsFigure(points);
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
