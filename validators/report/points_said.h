// How points are said inside a sentence: “1 point”, “+2 points”, “−2 points”.
#pragma once

#include "validators/report/message.h"

namespace cimaise {

//% "%n points"
inline constexpr TextId saidPoints = CIMAISE_TEXT_N("score.points");
//% "+%n points"
inline constexpr TextId saidGain = CIMAISE_TEXT_N("score.gain");
//% "−%n points"
inline constexpr TextId saidLoss = CIMAISE_TEXT_N("score.loss");

/// Whether it stands for nothing but points.
constexpr bool isPoints(TextId text) {
    return text == saidPoints || text == saidGain || text == saidLoss;
}

/// “3 points”, to stand in a placeholder.
inline Listing pointsSaid(int points) { return {{Message{saidPoints, {{"n", points}}}}}; }

/// A change with its sign: “+3 points”, “0 points”.
inline Message changeSaid(int points) {
    const TextId text = points == 0 ? saidPoints : points > 0 ? saidGain : saidLoss;
    return {text, {{"n", points < 0 ? -points : points}}};
}

} // namespace cimaise
