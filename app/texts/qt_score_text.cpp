// Chooses the texts for numbers.
#include "app/texts/qt_score_text.h"

#include "app/texts/score_text.h"
#include "positions/messages/points_text.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

QString totalFigure(const ScoreSheet& sheet) { return toQt(spanFigure(spanOf(sheet))); }

QString briefTotal(const ScoreSheet& sheet, const Translator& words) {
    return toQt(words.format(briefTotal(sheet)));
}

QString totalInWords(const ScoreSheet& sheet, const Translator& words) {
    const QString brief = briefTotal(sheet, words);
    return isOpen(sheet) ? listed({brief, format(words, sheet.rangeCause)}) : brief;
}

QString hiddenFigure() { return QStringLiteral("?"); }

QString hiddenInWords(const Translator& words) {
    //% "points hidden"
    return format(words, CIMAISE_TEXT("score.points.hidden"));
}

QString pointsInWords(int points, const Translator& words) {
    return format(words, pointsWording, {{"n", points}});
}

QString lineInWords(const ScoreSheet& sheet, const ScoreLine& line, const Translator& words) {
    return line.isUnknown() ? format(words, sheet.rangeCause) : pointsInWords(line.points, words);
}

QString pointsFigure(int points, const Translator& words) {
    return pointsFigure(PointRange{points, points}, words);
}

QString pointsFigure(PointRange points, const Translator& words) {
    return words.hidesPoints() ? hiddenFigure() : toQt(signedFigure(points));
}

QString placeInWords(int place, const Translator& words) {
    if (place == 0) {
        return {};
    }
    //% "Place %n"
    return format(words, CIMAISE_TEXT_N("score.place"), {{"n", place}});
}

QString placeSoFarInWords(int place, const Translator& words) {
    if (place == 0) {
        return {};
    }
    //% "Place %n so far"
    return format(words, CIMAISE_TEXT_N("score.place.so-far"), {{"n", place}});
}

QString lineTitle(std::string_view game, std::string_view line, const Translator& words) {
    const TextId title = titleOf(game, line);
    return title.empty() ? toQt(line) : format(words, title);
}

QString listed(QStringList parts) {
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(", "));
}

} // namespace cimaise
