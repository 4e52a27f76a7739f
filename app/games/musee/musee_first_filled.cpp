// Searches the history backwards for the step that filled each gallery: a time of entry, not of
// play.
#include "app/games/musee/musee_first_filled.h"

#include "app/input/seats.h"
#include "app/models/history_model.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "positions/musee/musee_edits.h"
#include "scoring/scores.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace cimaise {

namespace {

bool isFullThere(const AnyCase& position, musee::Gallery gallery, int side) {
    const auto* const layout = std::get_if<musee::Layout>(&position);
    const auto index = static_cast<std::size_t>(side);
    return layout != nullptr && index < layout->musees.size() &&
           isFull(*layout, layout->musees[index], gallery);
}

/// Step since which the gallery has been full, up to the current one.
Filling fillingOf(const History& history, musee::Gallery gallery, int side) {
    const std::vector<HistoryStep>& steps = history.steps();
    std::size_t step = history.index();
    std::optional<int> there = side;
    while (step > 0) {
        there = sideIn(steps[step - 1].position, steps[step].position, *there);
        if (!there || !isFullThere(steps[step - 1].position, gallery, *there)) {
            break;
        }
        --step;
    }
    return {.side = side, .step = step, .madeAt = step == 0 ? 0 : steps[step].madeAt};
}

/// Text about a filled gallery: “Ana at 20:14”; “Ana before the history began”.
std::string fillingText(const AnyCase& position, const Filling& filling, const Translator& words) {
    const std::string name = partyName(position, side(filling.side));
    if (filling.step == 0) {
        //% "{name} (before the first recorded entry)"
        return words.format({CIMAISE_TEXT("firsts.before"), {{"name", name}}});
    }
    if (filling.madeAt == 0) {
        //% "{name} (step {number})"
        return words.format({CIMAISE_TEXT("firsts.entry"),
                             {{"name", name}, {"number", static_cast<int>(filling.step)}}});
    }
    //% "{name} ({time})"
    return words.format(
        {CIMAISE_TEXT("firsts.at"),
         {{"name", name}, {"time", timeInWords(filling.madeAt, words.language()).toStdString()}}});
}

/// Player who was first, as far as the players have entered it.
QString answerText(const AnyCase& position, const Contested& contested, const Translator& words) {
    if (contested.holder >= 0) {
        //% "{name} was first, since you gave {name} the bonus."
        return format(words, CIMAISE_TEXT("firsts.told"),
                      {{"name", partyName(position, side(contested.holder))}});
    }
    //% "Boards can be entered in any order: only you know who was first."
    return format(words, CIMAISE_TEXT("firsts.unknown"));
}

/// Result of the game with the bonus held by a side, in every course of the game.
QString holderText(const PublishContext& context, musee::Gallery gallery, int holder) {
    const AnyCase& position = context.position;
    const Translator& words = context.words;
    const BonusTaken taken{.bonus = musee::galleryPlace(gallery), .party = side(holder)};
    const auto& layout = std::get<musee::Layout>(position);
    Verdict verdict = resultsOf(toggleBonus(layout, holder, gallery)).current().certain;
    verdict.firstPlace = firstPlaceIf(context.evaluation.results, taken);
    //% "If {name} was first and takes the bonus: {totals} · {winners}"
    return format(words, CIMAISE_TEXT("firsts.holder"),
                  {{"name", partyName(position, side(holder))},
                   {"totals", totalsText(position, verdict, words)},
                   {"winners", presentWinnersText(position, verdict, isOver(context), words)}});
}

/// Only side that holds the bonus and has filled the gallery; −1 if there is none.
int holderOf(const musee::Layout& layout, const Contested& contested) {
    std::vector<int> holders;
    for (int side = 0; side < std::ssize(layout.musees); ++side) {
        const auto& held = layout.musees[static_cast<std::size_t>(side)].bonuses;
        holders.insert(holders.end(),
                       static_cast<std::size_t>(std::ranges::count(held, contested.gallery)), side);
    }
    const bool isOne = holders.size() == 1 &&
                       std::ranges::count(contested.fillings, holders.front(), &Filling::side) > 0;
    return isOne ? holders.front() : -1;
}

} // namespace

std::vector<Contested> contestedGalleries(const History& history) {
    std::vector<Contested> all;
    const auto* const layout = std::get_if<musee::Layout>(&history.current());
    for (const musee::Gallery gallery : musee::galleries) {
        Contested contested{.gallery = gallery, .fillings = {}};
        for (int side = 0; layout != nullptr && side < std::ssize(layout->musees); ++side) {
            if (isFullThere(history.current(), gallery, side)) {
                contested.fillings.push_back(fillingOf(history, gallery, side));
            }
        }
        std::ranges::stable_sort(contested.fillings, {}, &Filling::step);
        if (contested.fillings.size() > 1) {
            contested.holder = holderOf(*layout, contested);
            all.push_back(std::move(contested));
        }
    }
    return all;
}

QStringList firstFilledInWords(const History& history, const PublishContext& context) {
    const Results& results = context.evaluation.results;
    const Translator& words = context.words;
    QStringList lines;
    for (const Contested& contested : contestedGalleries(history)) {
        std::vector<std::string> fillings;
        for (const Filling& filling : contested.fillings) {
            fillings.push_back(fillingText(history.current(), filling, words));
        }
        if (contested.fillings.back().step > 0) {
            //% "{gallery}, time of the entry that filled it: {fillings}."
            lines << format(words, CIMAISE_TEXT("firsts.gallery"),
                            {{"gallery", musee::galleryPlace(contested.gallery)},
                             {"fillings", fmt::format("{}", fmt::join(fillings, ", "))}});
        }
        lines << answerText(history.current(), contested, words);
        const bool isOpen =
            !words.hidesPoints() &&
            std::ranges::count(results.facts, musee::galleryPlace(contested.gallery),
                               &OpenFact::where) > 0;
        for (const Filling& filling : isOpen ? contested.fillings : std::vector<Filling>{}) {
            lines << holderText(context, contested.gallery, filling.side);
        }
    }
    return lines;
}

} // namespace cimaise
