// Input of the models of an open game: position, findings, scores, language.
#pragma once

#include "app/game/evaluation.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

/// Parts of the result that are shown.
struct Shown {
    bool singleBoard = false; ///< a single board, without others to compare
    bool finished = false;
    bool totals = true;
    bool settled = true; ///< true if the game is over and its first place is certain
    bool trophies = true;
    bool places = true;       ///< true if places are shown: even their number reveals a tie
    int unrevealedPlaces = 0; ///< number of places not yet revealed, counted from the first
    int peekedSide = -1;      ///< the only side whose hidden points are shown; −1: none
};

/// Parts shown for a side whose hidden points are shown for a moment: its points, but not its
/// place.
inline Shown peekedParts(Shown shown) {
    shown.totals = true;
    shown.trophies = false;
    return shown;
}

/// Input of one update of the models; refers to data owned elsewhere.
struct PublishContext {
    const AnyCase& position;
    const Evaluation& evaluation;
    const Translator& words;
    Shown shown{};
};

/// True if the players or the rules have ended the game; before, its ranking is provisional.
inline bool isOver(const PublishContext& context) {
    return context.shown.finished || context.evaluation.results.isOver();
}

} // namespace cimaise
