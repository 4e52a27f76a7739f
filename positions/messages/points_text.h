// Texts for points inside a sentence: “1 point”, “+2 points”, “−2 points”.
#pragma once

#include "positions/messages/message.h"
#include "positions/messages/point_range.h"

#include <string>
#include <string_view>

namespace cimaise {

//% "%n points"
inline constexpr TextId pointsWording = CIMAISE_TEXT_N("score.points");
//% "+%n points"
inline constexpr TextId gainWording = CIMAISE_TEXT_N("score.gain");
//% "−%n points"
inline constexpr TextId lossWording = CIMAISE_TEXT_N("score.loss");

//% "{least} to {most} points"
inline constexpr TextId gainRangeWording = CIMAISE_TEXT("score.gain.between");

/// True if the text consists of points only.
constexpr bool isPoints(TextId text) {
    return text == pointsWording || text == gainWording || text == lossWording ||
           text == gainRangeWording;
}

/// Number with its sign: “+2”, “0”, “−2”.
inline std::string withSymbol(int points) {
    const std::string_view sign = points > 0 ? "+" : points < 0 ? "−" : "";
    return std::string{sign} + std::to_string(points < 0 ? -points : points);
}

/// Points for a placeholder: “3 points”.
inline Listing pointsText(int points) { return {{Message{pointsWording, {{"n", points}}}}}; }

/// Change with its sign: “+3 points”, “0 points”.
inline Message changeText(int points) {
    const TextId text = points == 0 ? pointsWording : points > 0 ? gainWording : lossWording;
    return {text, {{"n", points < 0 ? -points : points}}};
}

/// Range of a change: “+2 to +8 points”.
inline Message changeText(PointRange gain) {
    return gain.least == gain.most
               ? changeText(gain.least)
               : Message{gainRangeWording,
                         {{"least", withSymbol(gain.least)}, {"most", withSymbol(gain.most)}}};
}

/// Change after an edit of a piece that was there before: “3 points more than before”.
inline Message comparedText(PointRange gain) {
    //% "same score as before"
    constexpr TextId same = CIMAISE_TEXT("score.compared.same");
    //% "%n points more than before"
    constexpr TextId more = CIMAISE_TEXT_N("score.compared.more");
    //% "%n points less than before"
    constexpr TextId less = CIMAISE_TEXT_N("score.compared.less");
    //% "{least} to {most} points compared with before"
    constexpr TextId between = CIMAISE_TEXT("score.compared.between");
    if (gain.least != gain.most) {
        return {between, {{"least", withSymbol(gain.least)}, {"most", withSymbol(gain.most)}}};
    }
    if (gain.least == 0) {
        return {same, {}};
    }
    return {gain.least > 0 ? more : less, {{"n", gain.least < 0 ? -gain.least : gain.least}}};
}

} // namespace cimaise
