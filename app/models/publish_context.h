// Input of the models of an open game: position, findings, scores, language.
#pragma once

#include "app/game/evaluation.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

/// How much of a judgement is shown.
struct Shown {
    bool alone = false; ///< one board, and nobody to compare it with
    bool totals = true;
    bool trophies = true;
    bool places = true; ///< even how many there are tells of a tie
    int veiled = 0;     ///< places of the ranking, from the first on, that are not revealed yet
    int peeked = -1;    ///< the one side whose hidden points are shown
};

/// For the side that is peeked at: its points are shown, its place among the others is not.
inline Shown peekedAt(Shown shown) {
    shown.totals = true;
    shown.trophies = false;
    return shown;
}

/// Lives for one round of publishing; all is owned elsewhere.
struct PublishContext {
    const AnyCase& position;
    const Evaluation& evaluation;
    const Translator& words;
    Shown shown{};
};

} // namespace cimaise
