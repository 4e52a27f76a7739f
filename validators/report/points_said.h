// Texts for points inside a sentence: “1 point”, “+2 points”, “−2 points”.
#pragma once

#include "validators/report/message.h"
#include "validators/report/point_range.h"

#include <string>
#include <string_view>

namespace cimaise {

//% "%n points"
inline constexpr TextId saidPoints = CIMAISE_TEXT_N("score.points");
//% "+%n points"
inline constexpr TextId saidGain = CIMAISE_TEXT_N("score.gain");
//% "−%n points"
inline constexpr TextId saidLoss = CIMAISE_TEXT_N("score.loss");

//% "{least} to {most} points"
inline constexpr TextId saidGains = CIMAISE_TEXT("score.gain.between");

/// Whether it stands for nothing but points.
constexpr bool isPoints(TextId text) {
    return text == saidPoints || text == saidGain || text == saidLoss || text == saidGains;
}

/// “+2”, “0”, “−2”
inline std::string withSign(int points) {
    const std::string_view sign = points > 0 ? "+" : points < 0 ? "−" : "";
    return std::string{sign} + std::to_string(points < 0 ? -points : points);
}

/// “3 points”, to stand in a placeholder.
inline Listing pointsSaid(int points) { return {{Message{saidPoints, {{"n", points}}}}}; }

/// A change with its sign: “+3 points”, “0 points”.
inline Message changeSaid(int points) {
    const TextId text = points == 0 ? saidPoints : points > 0 ? saidGain : saidLoss;
    return {text, {{"n", points < 0 ? -points : points}}};
}

/// The same while it lies between two: “+2 to +8 points”.
inline Message changeSaid(PointRange gain) {
    return gain.least == gain.most
               ? changeSaid(gain.least)
               : Message{saidGains,
                         {{"least", withSign(gain.least)}, {"most", withSign(gain.most)}}};
}

} // namespace cimaise
