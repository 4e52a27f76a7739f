// Chooses the texts for numbers.
#include "app/texts/qt_score_words.h"

#include "app/texts/score_words.h"
#include "scoring/scores.h"
#include "validators/report/points_said.h"

#include <algorithm>

namespace cimaise {

QString totalFigure(const ScoreSheet& sheet) { return toQt(spanFigure(spanOf(sheet))); }

QString briefTotal(const ScoreSheet& sheet, const Words& words) {
    if (isOpen(sheet)) {
        //% "{least} to %n points"
        return say(words, CIMAISE_TEXT_N("score.points.between"),
                   {{"least", sheet.range->least}, {"n", sheet.range->most}});
    }
    if (!sheet.atLeast) {
        return pointsInWords(leastTotal(sheet), words);
    }
    //% "at least %n points"
    return say(words, CIMAISE_TEXT_N("score.points.at-least"), {{"n", sheet.total}});
}

QString totalInWords(const ScoreSheet& sheet, const Words& words) {
    const QString brief = briefTotal(sheet, words);
    return isOpen(sheet) ? listed({brief, say(words, sheet.rangeBy)}) : brief;
}

QString hiddenFigure() { return QStringLiteral("?"); }

QString hiddenInWords(const Words& words) {
    //% "points hidden"
    return say(words, CIMAISE_TEXT("score.points.hidden"));
}

QString pointsInWords(int points, const Words& words) {
    return say(words, saidPoints, {{"n", points}});
}

QString pointsFigure(int points, const Words& words) {
    return pointsFigure(PointRange{points, points}, words);
}

QString pointsFigure(PointRange points, const Words& words) {
    return words.hidesPoints() ? hiddenFigure() : toQt(signedFigure(points));
}

QString placeInWords(int place, const Words& words) {
    if (place == 0) {
        return {};
    }
    //% "Place %n"
    return say(words, CIMAISE_TEXT_N("score.place"), {{"n", place}});
}

QString placeSoFarInWords(int place, const Words& words) {
    if (place == 0) {
        return {};
    }
    //% "Place %n so far"
    return say(words, CIMAISE_TEXT_N("score.place.so-far"), {{"n", place}});
}

QString lineTitle(std::string_view game, std::string_view line, const Words& words) {
    const TextId title = titleOf(game, line);
    return title.empty() ? toQt(line) : say(words, title);
}

QString listed(QStringList parts) {
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(", "));
}

} // namespace cimaise
