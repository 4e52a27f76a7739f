// Writes the shortest readable form: totals, then lines with their points in the order of the
// sheet.
#include "app/transfer/play_comments.h"

#include "app/texts/qt_score_text.h"

namespace cimaise {

namespace {

QString namesOf(const SideResult& side) {
    QStringList names;
    for (const std::string& name : side.names) {
        names << toQt(name);
    }
    return names.join(QStringLiteral(" & "));
}

/// Result of one side: “Ana 34: Neighbours 10, Lamps 8.”
QString sideText(const GameResult& result, const SideResult& side, const Translator& words) {
    QStringList lines;
    for (const LineResult& line : side.lines) {
        lines << lineTitle(result.game, line.line, words) + u' ' + toQt(inFigures(line.points));
    }
    if (!side.total) {
        //% "{name}: no score entered."
        return format(words, CIMAISE_TEXT("handover.side.unknown"),
                      {{"name", namesOf(side).toStdString()}});
    }
    const std::string total = inFigures(*side.total);
    if (lines.isEmpty()) {
        //% "{name} {total}."
        return format(words, CIMAISE_TEXT("handover.side.total"),
                      {{"name", namesOf(side).toStdString()}, {"total", total}});
    }
    //% "{name} {total}: {lines}."
    return format(words, CIMAISE_TEXT("handover.side"),
                  {{"name", namesOf(side).toStdString()},
                   {"total", total},
                   {"lines", lines.join(QStringLiteral(", ")).toStdString()}});
}

QString decisionText(const GameResult& result, const Translator& words) {
    if (!result.hasTieBreak()) {
        return {};
    }
    //% "Decided by the tie-break: {line}."
    return format(words, CIMAISE_TEXT("handover.decided"),
                  {{"line", lineTitle(result.game, result.decidedBy, words).toStdString()}});
}

} // namespace

QString playComments(const ExportedGame& game, const Translator& words) {
    if (!game.result) {
        return {};
    }
    QStringList texts{game.summary.facts.title, decisionText(*game.result, words)};
    if (!game.result->legal) {
        //% "This game breaks a rule."
        texts << format(words, CIMAISE_TEXT("handover.illegal"));
    }
    if (game.result->early) {
        //% "The players ended the game early."
        texts << format(words, CIMAISE_TEXT("handover.early"));
    }
    if (game.result->open) {
        //% "First place is undecided."
        texts << format(words, CIMAISE_TEXT("handover.first-place-open"));
    }
    if (!game.result->complete) {
        //% "Not everything is entered: these totals are minimums."
        texts << format(words, CIMAISE_TEXT("handover.incomplete"));
    }
    for (const SideResult& side : game.result->sides) {
        texts << sideText(*game.result, side, words);
    }
    texts << toQt(headerOf(game.position).note.value_or(std::string{}));
    texts.removeAll(QString{});
    return texts.join(u'\n');
}

} // namespace cimaise
