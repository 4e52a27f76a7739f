// Combines names and numbers; sentences are left to code that knows the language.
#include "app/game/game_facts.h"

#include "app/game/game_ui.h"
#include "app/statistics/game_result.h"
#include "app/texts/isolate.h"
#include "app/texts/notable_findings.h"
#include "app/texts/qt_score_text.h"
#include "positions/play_details.h"
#include "validators/checks.h"
#include "validators/endings.h"

#include <QDate>
#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

/// Separator of names and figures in a line.
constexpr QStringView parting = u" · ";

QString nameOf(const AnyCase& position, Party party) { return toQt(partyName(position, party)); }

/// True if nothing was entered for a side, so that its total, 0 or what the empty places cost, is
/// no score. Where the points can be seen on the table, as in Muse, a side without pieces has 0 if
/// the others have some.
bool isUnscored(const AnyCase& position, const ScoreSheet& sheet) {
    return (uiOf(position).hidesPoints || areMostBoardsEmpty(position)) && sheet.total <= 0 &&
           isBoardEmpty(position, sheet.party.index);
}

} // namespace

QString playersText(const AnyCase& position) {
    QStringList names;
    for (int side = 0; side < sideCount(position); ++side) {
        names.push_back(nameOf(position, cimaise::side(side)));
    }
    return names.join(parting);
}

std::vector<Party> unscoredSides(const AnyCase& position, const Score& score) {
    std::vector<Party> unscored;
    for (const ScoreSheet& sheet : score.sheets) {
        if (isUnscored(position, sheet)) {
            unscored.push_back(sheet.party);
        }
    }
    return unscored;
}

QString scoreText(const AnyCase& position, const Score& score, bool finished) {
    if (std::ranges::all_of(
            score.sheets, [](int total) { return total == 0; }, &ScoreSheet::total)) {
        return {};
    }
    QStringList totals;
    for (const ScoreSheet& sheet : score.sheets) {
        if (!finished || !isUnscored(position, sheet)) {
            totals.push_back(nameOf(position, sheet.party) + u' ' + totalFigure(sheet));
        }
    }
    return totals.join(parting);
}

QString resultText(const AnyCase& position, const Score& score, bool early) {
    const Findings findings = notableFindings(check(position), position);
    GameResult result = resultOf(position, findings, score);
    result.early = result.early || (early && !gameEnd(position).isEnding());
    const std::vector<Party> unscored = unscoredSides(position, score);
    for (const Party& party : unscored) {
        result.sides[static_cast<std::size_t>(party.index)].total.reset();
    }
    if (!unscored.empty()) {
        result.complete = false;
        result.open = result.sides.size() > 1;
        result.decidedBy.clear();
        std::ranges::for_each(result.sides, [](SideResult& side) { side.place = 0; });
    }
    return toQt(writeResult(result));
}

bool wasEndedEarly(const QString& result) {
    const std::optional<GameResult> read = readResult(result.toStdString());
    return read && read->early;
}

QString withTieBreak(const QString& totals, const QString& winner, const Translator& words) {
    //% "{score} · tie-break: {winner}"
    constexpr TextId brokenTie = CIMAISE_TEXT("library.score.tie-break");
    return winner.isEmpty()
               ? totals
               : format(words, brokenTie,
                        {{"score", totals.toStdString()}, {"winner", winner.toStdString()}});
}

QString tieBreakWinner(const QString& result) {
    const std::optional<GameResult> read = readResult(result.toStdString());
    if (!read || !read->legal || !read->hasTieBreak()) {
        return {};
    }
    const auto first = std::ranges::find(read->sides, 1, &SideResult::place);
    QStringList names;
    for (const std::string& name :
         first == read->sides.end() ? std::vector<std::string>{} : first->names) {
        names << toQt(name);
    }
    return names.join(QStringLiteral(" & "));
}

GameFacts factsOf(const AnyCase& position, const Score& score, const GameMetadata& marks) {
    const bool isSingleBoard = marks.gameMode == GameMode::singleBoard;
    GameFacts facts{
        .game = toQt(gameOf(position).id),
        .title = marks.title,
        .players = isSingleBoard ? QString{} : playersText(position),
        .finished = marks.finished,
        .decided = static_cast<int>(headerOf(position).readings.value_or(ReadingChoices{}).size()),
        .gameMode = marks.gameMode,
        .endedBefore = marks.endedBefore};
    if (isSingleBoard) {
        facts.score = score.sheets.empty() ? QString{} : totalFigure(score.sheets.front());
    } else if (marks.gameMode == GameMode::open || marks.finished) {
        facts.score = scoreText(position, score, marks.finished);
    }
    if (marks.finished && !isSingleBoard) {
        facts.result = resultText(position, score, marks.early);
    }
    return facts;
}

QString gameTitle(const GameFacts& facts, const Translator& words) {
    if (!facts.title.isEmpty()) {
        return facts.title;
    }
    const Game* const game = findGame(facts.game.toStdString());
    const QString name = game == nullptr ? facts.game : format(words, game->name);
    if (facts.gameMode == GameMode::singleBoard) {
        //% "{game}: one board"
        return format(words, CIMAISE_TEXT("game.title.alone"), {{"game", name.toStdString()}});
    }
    //% "{game}: {players}"
    return format(
        words, CIMAISE_TEXT("game.title.players"),
        {{"game", name.toStdString()}, {"players", isolatedNames(facts.players.toStdString())}});
}

Filled filledOf(const AnyCase& position, int side) { return uiOf(position).filled(position, side); }

bool isBoardEmpty(const AnyCase& position, int side) {
    const GameUi& game = uiOf(position);
    return game.isBoardEmpty == nullptr ? game.filled(position, side).filled == 0
                                        : game.isBoardEmpty(position, side);
}

bool areMostBoardsEmpty(const AnyCase& position) {
    const int sides = sideCount(position);
    int bare = 0;
    for (int side = 0; side < sides; ++side) {
        bare += isBoardEmpty(position, side) ? 1 : 0;
    }
    return 2 * bare >= sides;
}

bool areAllBoardsFilled(const AnyCase& position) {
    for (int side = 0; side < sideCount(position); ++side) {
        if (filledOf(position, side).filled == 0) {
            return false;
        }
    }
    return true;
}

bool isSetupLegal(const AnyCase& position) {
    const GameUi& game = uiOf(position);
    return game.isSetupLegal == nullptr || game.isSetupLegal(position);
}

AnyCase nextGame(const AnyCase& position) {
    AnyCase fresh = uiOf(position).nextGame(position);
    clearPlayDetails(headerOf(fresh));
    headerOf(fresh).place = headerOf(position).place;
    headerOf(fresh).played = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return fresh;
}

} // namespace cimaise
