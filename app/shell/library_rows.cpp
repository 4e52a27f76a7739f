// Words each game of the list, and numbers games that look alike.
#include "app/shell/library_rows.h"

#include "app/game/game_facts.h"
#include "app/game/match_record.h"
#include "app/shell/statistics_plots.h"
#include "app/statistics/game_result.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <tuple>

namespace cimaise {

namespace {

QString matchInWords(const Library& library, const GameSummary& game, const Translator& words) {
    const auto games = game.match ? library.matchGames(*game.match)
                                  : tl::expected<std::vector<GameSummary>, Message>{};
    if (!games || games->size() < 2) {
        return {};
    }
    //% "Game {number} of a match"
    return format(words, CIMAISE_TEXT("library.match"), {{"number", numberIn(*games, game.id)}});
}

QString rulingsCounted(int decided, const Translator& words) {
    //% "%n house rules"
    constexpr TextId some = CIMAISE_TEXT_N("library.house-rulings");
    return decided == 0 ? QString{} : format(words, some, {{"n", decided}});
}

QString namesInLine(const QString& line) { return toQt(isolatedNames(line.toStdString())); }

/// Names of the sides for which `isListed` is true: “Ana, Bo & Cy”.
template <class Predicate> std::string sidesIn(const GameResult& result, Predicate isListed) {
    QStringList names;
    for (const SideResult& side : result.sides) {
        if (isListed(side)) {
            names << sideName(side);
        }
    }
    return names.join(QStringLiteral(", ")).toStdString();
}

/// Reason why a finished game lacks scores, and who won all the same; empty if it lacks none.
QString unknownWinnerInWords(const GameResult& result, const Translator& words) {
    const std::string unscored =
        sidesIn(result, [](const SideResult& side) { return !side.total; });
    if (unscored.empty()) {
        //% "first place undecided"
        return result.open && result.legal ? format(words, CIMAISE_TEXT("library.won.open"))
                                           : QString{};
    }
    //% "no score in the imported file: {names}"
    constexpr TextId notImported = CIMAISE_TEXT("library.unscored.imported");
    //% "nothing entered: {names}"
    constexpr TextId notEntered = CIMAISE_TEXT("library.unscored");
    //% "won: {names}"
    constexpr TextId won = CIMAISE_TEXT("library.won");
    //% "winner unknown"
    constexpr TextId unknown = CIMAISE_TEXT("library.won.unknown");
    const std::string winners =
        sidesIn(result, [&](const SideResult& side) { return result.isWonBy(side); });
    QStringList texts{
        format(words, result.imported ? notImported : notEntered, {{"names", unscored}})};
    if (result.sides.size() > 1) {
        texts << (winners.empty() ? format(words, unknown)
                                  : format(words, won, {{"names", winners}}));
    }
    return texts.join(QStringLiteral(" · "));
}

/// Totals with their players, and the reason why some are missing; for a single board, which has no
/// player, a label and the points.
QString scoreInWords(const GameFacts& facts, const std::optional<GameResult>& result,
                     const Translator& words) {
    //% "Score: {points}"
    constexpr TextId ofBoard = CIMAISE_TEXT("library.score");
    if (facts.gameMode == GameMode::singleBoard && !facts.score.isEmpty()) {
        return format(words, ofBoard, {{"points", facts.score.toStdString()}});
    }
    QStringList parts{withTieBreak(namesInLine(facts.score), tieBreakWinner(facts.result), words),
                      result ? unknownWinnerInWords(*result, words) : QString{}};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

QDate dayOf(const GameSummary& summary) { return QDate{1970, 1, 1}.addDays(summary.day); }

/// Date of a game in words: its day, with the time of its end or last edit if that was on this day.
QString dateInWords(const GameSummary& summary, Language language) {
    const QDateTime moment =
        QDateTime::fromMSecsSinceEpoch(summary.ended != 0 ? summary.ended : summary.updated);
    return moment.date() == dayOf(summary)
               ? momentInWords(moment, QDateTime::currentDateTime(), language)
               : dayInWords(dayOf(summary), language);
}

/// Sentence about a deleted game; empty for another one.
QString deletionInWords(const GameSummary& summary, const Translator& words) {
    const QDate end = QDateTime::fromMSecsSinceEpoch(summary.deleted).date().addDays(daysOfDeleted);
    //% "can be restored until {day}"
    constexpr TextId text = CIMAISE_TEXT("library.deleted.until");
    return summary.deleted == 0
               ? QString{}
               : format(words, text, {{"day", dayInWords(end, words.language()).toStdString()}});
}

LibraryRow rowOf(const Library& library, const GameSummary& summary, const Translator& words) {
    const GameFacts& facts = summary.facts;
    const Game* game = findGame(facts.game.toStdString());
    const std::optional<GameResult> result = readResult(facts.result.toStdString());
    LibraryRow row{.gameId = summary.id,
                   .game = facts.game,
                   .gameIcon = game == nullptr ? QStringLiteral("sample")
                                               : QStringLiteral("game-") + facts.game,
                   .gameName = game == nullptr ? facts.game : format(words, game->name),
                   .title = gameTitle(facts, words),
                   .players = facts.title.isEmpty() ? QString{} : namesInLine(facts.players),
                   .updatedText = dateInWords(summary, words.language()),
                   .finished = facts.finished,
                   .scoreText = scoreInWords(facts, result, words),
                   .answeredText = rulingsCounted(facts.decided, words),
                   .matchText = matchInWords(library, summary, words),
                   .moment = QString::number(summary.updated)};
    QStringList origin{facts.title.isEmpty() ? QString{} : row.gameName, row.updatedText,
                       result ? toQt(result->place) : QString{}, deletionInWords(summary, words)};
    if (facts.gameMode == GameMode::imported) {
        //% "imported from BG Stats"
        origin += format(words, CIMAISE_TEXT("library.imported"));
    }
    origin.removeAll(QString{});
    row.origin = origin.join(QStringLiteral(" · "));
    //% "finished"
    const QString state =
        facts.finished ? format(words, CIMAISE_TEXT("library.finished")) : QString{};
    row.accessibleName = listed({row.title, row.players, row.scoreText, row.answeredText, state,
                                 row.matchText, row.origin});
    return row;
}

/// True if both games have the same day, the same kind of game, and the same title or players.
bool areTwins(const GameSummary& one, const GameSummary& other) {
    return one.facts.game == other.facts.game && one.facts.title == other.facts.title &&
           one.facts.players == other.facts.players && one.facts.gameMode == other.facts.gameMode &&
           one.day == other.day;
}

/// Number of a game among those of its kind on the same day, in order of creation, from 1; 0 if
/// there is only one.
int numberThatDay(const std::vector<GameSummary>& games, const GameSummary& game) {
    int number = 1;
    int twins = 0;
    for (const GameSummary& other : games) {
        if (other.id != game.id && areTwins(other, game)) {
            ++twins;
            const bool isEarlier =
                std::tie(other.created, other.id) < std::tie(game.created, game.id);
            number += isEarlier ? 1 : 0;
        }
    }
    return twins == 0 ? 0 : number;
}

void addNumberOfDay(LibraryRow& row, int number, const Translator& words) {
    //% "game {number} that day"
    const QString which = format(words, CIMAISE_TEXT("library.that-day"), {{"number", number}});
    row.origin += QStringLiteral(" · ") + which;
    row.accessibleName = listed({row.accessibleName, which});
}

} // namespace

QString momentInWords(const QDateTime& moment, const QDateTime& now, Language language) {
    const Translator words{language};
    const std::string time = moment.toString(QStringLiteral("HH:mm")).toStdString();
    const qint64 days = moment.date().daysTo(now.date());
    if (days == 0) {
        //% "today {time}"
        return format(words, CIMAISE_TEXT("library.today"), {{"time", time}});
    }
    if (days == 1) {
        //% "yesterday {time}"
        return format(words, CIMAISE_TEXT("library.yesterday"), {{"time", time}});
    }
    return dayInWords(moment.date(), language);
}

std::vector<LibraryRow> rowsOf(const Library& library, const std::vector<GameSummary>& games,
                               GameId open, const Translator& words) {
    std::vector<LibraryRow> rows;
    for (const GameSummary& game : games) {
        rows.push_back(rowOf(library, game, words));
        rows.back().open = game.id == open;
        if (const int number = numberThatDay(games, game);
            number > 0 && rows.back().matchText.isEmpty()) {
            addNumberOfDay(rows.back(), number, words);
        }
    }
    return rows;
}

} // namespace cimaise
