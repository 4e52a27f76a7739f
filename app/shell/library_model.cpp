// Reads pages from the library and words each game.
#include "app/shell/library_model.h"

#include "app/game/game_facts.h"
#include "app/game/match_record.h"
#include "app/shell/game_host.h"
#include "app/statistics/game_result.h"
#include "app/statistics/played_day.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_day_text.h"
#include "app/texts/qt_score_text.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace cimaise {

namespace {

const Roles<LibraryRow>& libraryRoles() {
    static const Roles<LibraryRow> table{{"gameId", &LibraryRow::gameId},
                                         {"game", &LibraryRow::game},
                                         {"gameIcon", &LibraryRow::gameIcon},
                                         {"gameName", &LibraryRow::gameName},
                                         {"title", &LibraryRow::title},
                                         {"players", &LibraryRow::players},
                                         {"updatedText", &LibraryRow::updatedText},
                                         {"origin", &LibraryRow::origin},
                                         {"moment", &LibraryRow::moment},
                                         {"finished", &LibraryRow::finished},
                                         {"scoreText", &LibraryRow::scoreText},
                                         {"answeredText", &LibraryRow::answeredText},
                                         {"matchText", &LibraryRow::matchText},
                                         {"open", &LibraryRow::open},
                                         {"accessibleName", &LibraryRow::accessibleName}};
    return table;
}

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

/// Totals with their players; for a single board, which has no player, a label and the points.
QString scoreInWords(const GameFacts& facts, const Translator& words) {
    //% "Score: {points}"
    constexpr TextId ofBoard = CIMAISE_TEXT("library.score");
    if (facts.gameMode == GameMode::singleBoard && !facts.score.isEmpty()) {
        return format(words, ofBoard, {{"points", facts.score.toStdString()}});
    }
    return withTieBreak(namesInLine(facts.score), tieBreakWinner(facts.result), words);
}

/// Date of a game in the list. For a finished game, this is the day on which it was played: later
/// corrections do not change it.
qint64 dateOf(const GameSummary& summary) {
    if (!summary.facts.finished || summary.ended == 0) {
        return summary.updated;
    }
    const auto result = readResult(summary.facts.result.toStdString());
    return result ? playedMoment(result->played, summary.ended) : summary.ended;
}

/// Date of a game in words; the time is left out where only the day is known.
QString dateInWords(const GameSummary& summary, Language language) {
    const qint64 date = dateOf(summary);
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(date);
    return date == summary.ended || date == summary.updated
               ? momentInWords(moment, QDateTime::currentDateTime(), language)
               : dayInWords(moment.date(), language);
}

/// Place of a finished game; empty if unknown.
QString placeOf(const GameFacts& facts) {
    const auto result = readResult(facts.result.toStdString());
    return result ? toQt(result->place) : QString{};
}

LibraryRow rowOf(const Library& library, const GameSummary& summary, const Translator& words) {
    const GameFacts& facts = summary.facts;
    const Game* game = findGame(facts.game.toStdString());
    LibraryRow row{.gameId = summary.id,
                   .game = facts.game,
                   .gameIcon = game == nullptr ? QStringLiteral("sample")
                                               : QStringLiteral("game-") + facts.game,
                   .gameName = game == nullptr ? facts.game : format(words, game->name),
                   .title = gameTitle(facts, words),
                   .players = facts.title.isEmpty() ? QString{} : namesInLine(facts.players),
                   .updatedText = dateInWords(summary, words.language()),
                   .finished = facts.finished,
                   .scoreText = scoreInWords(facts, words),
                   .answeredText = rulingsCounted(facts.decided, words),
                   .matchText = matchInWords(library, summary, words),
                   .moment = QString::number(summary.updated)};
    QStringList origin{facts.title.isEmpty() ? QString{} : row.gameName, row.updatedText,
                       placeOf(facts)};
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
    const auto day = [](const GameSummary& game) {
        return QDateTime::fromMSecsSinceEpoch(dateOf(game)).date();
    };
    return one.facts.game == other.facts.game && one.facts.title == other.facts.title &&
           one.facts.players == other.facts.players && one.facts.gameMode == other.facts.gameMode &&
           day(one) == day(other);
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

void tellApart(LibraryRow& row, int number, const Translator& words) {
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

LibraryModel::LibraryModel(GameHost& host, const TextLanguage& language, QObject* parent)
    : RowsModel(libraryRoles(), parent), m_host(host), m_library(host.library()),
      m_language(language) {
    connect(&language, &TextLanguage::changed, this, &LibraryModel::publish);
    connect(&m_library, &Library::changed, this, &LibraryModel::follow);
    connect(&m_library, &Library::accessChanged, this, &LibraryModel::follow);
    follow();
}

void LibraryModel::setActive(bool active) {
    m_active = active;
    if (m_stale) {
        follow();
    }
}

void LibraryModel::follow() {
    m_stale = !m_active;
    if (m_active) {
        reload();
        lookAtKinds();
    }
}

void LibraryModel::setSearch(const QString& search) {
    if (search != m_search) {
        m_search = search;
        m_games.clear();
        emit searchChanged();
        reload();
    }
}

void LibraryModel::setGame(const QString& game) {
    if (game != m_game) {
        m_game = game;
        m_games.clear();
        emit gameChanged();
        reload();
    }
}

bool LibraryModel::isFinished(GameId id) const {
    const auto game = std::ranges::find(m_games, id, &GameSummary::id);
    return game != m_games.end() && game->facts.finished;
}

void LibraryModel::setOpenGame(GameId id) {
    m_openGame = id;
    publish();
}

bool LibraryModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_hasMore;
}

void LibraryModel::fetchMore(const QModelIndex&) {
    if (m_hasMore) {
        fetch(pageSize);
    }
}

void LibraryModel::reload() {
    const qsizetype shown = std::max<qsizetype>(std::ssize(m_games), pageSize);
    m_games.clear();
    fetch(shown);
}

void LibraryModel::lookAtKinds() {
    const auto kinds = m_library.gameIds();
    const bool hasSeveralGames = kinds && kinds->size() > 1;
    if (hasSeveralGames != m_hasSeveralGames) {
        m_hasSeveralGames = hasSeveralGames;
        emit hasSeveralGamesChanged();
    }
}

void LibraryModel::fetch(qsizetype limit) {
    const qint64 after = m_games.empty() ? Library::newest : m_games.back().recency;
    // One row more than requested shows whether there is another page.
    auto page = m_library.list(m_search, limit + 1, after, m_game);
    const bool more = page && std::ssize(*page) > limit;
    if (page) {
        const auto end = page->begin() + std::min<qsizetype>(std::ssize(*page), limit);
        m_games.insert(m_games.end(), page->begin(), end);
    }
    if (const bool unreadable = !page; unreadable != m_unreadable) {
        m_unreadable = unreadable;
        emit unreadableChanged();
    }
    // no more pages are requested until these rows are shown
    const bool before = std::exchange(m_hasMore, false);
    publish();
    m_hasMore = more;
    if (more != before) {
        emit hasMoreChanged();
    }
}

void LibraryModel::publish() {
    const Translator words = m_language.words();
    std::vector<LibraryRow> rows;
    for (const GameSummary& game : m_games) {
        rows.push_back(rowOf(m_library, game, words));
        rows.back().open = game.id == m_openGame;
        if (const int number = numberThatDay(m_games, game);
            number > 0 && rows.back().matchText.isEmpty()) {
            tellApart(rows.back(), number, words);
        }
    }
    setRows(libraryRoles(), rows);
}

} // namespace cimaise
