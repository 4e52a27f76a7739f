// Chooses the wordings of figures.
#include "app/texts/qt_score_words.h"

#include "scoring/scores.h"
#include "validators/report/points_said.h"

#include <algorithm>

namespace cimaise {

QString totalFigure(const ScoreSheet& sheet) {
    if (isOpen(sheet)) {
        // beside a minus sign a dash would be taken for another
        const QString between =
            sheet.range->least < 0 ? QStringLiteral("%1…%2") : QStringLiteral("%1–%2");
        return between.arg(toQt(inFigures(sheet.range->least)), toQt(inFigures(sheet.range->most)));
    }
    const QString total = toQt(inFigures(sheet.range ? sheet.range->least : sheet.total));
    return sheet.atLeast ? QStringLiteral("≥ %1").arg(total) : total;
}

QString totalInWords(const ScoreSheet& sheet, const Words& words) {
    if (isOpen(sheet)) {
        //% "{least} to {most} points, {by}"
        return say(
            words, CIMAISE_TEXT("score.points.range"),
            {{"least", sheet.range->least}, {"most", sheet.range->most}, {"by", sheet.rangeBy}});
    }
    if (!sheet.atLeast) {
        return pointsInWords(sheet.range ? sheet.range->least : sheet.total, words);
    }
    //% "at least %n points"
    return say(words, CIMAISE_TEXT_N("score.points.at-least"), {{"n", sheet.total}});
}

QString hiddenFigure() { return QStringLiteral("?"); }

QString hiddenInWords(const Words& words) {
    //% "points hidden"
    return say(words, CIMAISE_TEXT("score.points.hidden"));
}

bool isOpen(const ScoreSheet& sheet) {
    return sheet.range && sheet.range->least != sheet.range->most;
}

QString pointsInWords(int points, const Words& words) {
    return say(words, saidPoints, {{"n", points}});
}

QString pointsFigure(int points) { return toQt(signedFigure(points)); }

QString placeInWords(int place, const Words& words) {
    if (place == 0) {
        return {};
    }
    //% "Place %n"
    return say(words, CIMAISE_TEXT_N("score.place"), {{"n", place}});
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
