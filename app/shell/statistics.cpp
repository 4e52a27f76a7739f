// Counts when the page is shown, and again when the library or the filter has changed.
#include "app/shell/statistics.h"

#include "app/models/name_order.h"
#include "app/shell/period.h"
#include "app/shell/statistics_plots.h"
#include "app/texts/qt_texts.h"
#include "positions/cases.h"

#include <algorithm>
#include <set>

namespace cimaise {

namespace {

const Roles<PlayerRow>& playerRoles() {
    static const Roles<PlayerRow> table{{"name", &PlayerRow::name},
                                        {"figures", &PlayerRow::figures},
                                        {"accessibleName", &PlayerRow::accessibleName}};
    return table;
}

const Roles<FigureRow>& figureRoles() {
    static const Roles<FigureRow> table{{"title", &FigureRow::title},
                                        {"value", &FigureRow::value},
                                        {"gameId", &FigureRow::gameId},
                                        {"accessibleName", &FigureRow::accessibleName}};
    return table;
}

const Roles<LineRow>& lineRoles() {
    static const Roles<LineRow> table{{"title", &LineRow::title},
                                      {"colour", &LineRow::colour},
                                      {"playerText", &LineRow::playerText},
                                      {"everyoneText", &LineRow::everyoneText},
                                      {"playerFrom", &LineRow::playerFrom},
                                      {"playerTo", &LineRow::playerTo},
                                      {"everyoneFrom", &LineRow::everyoneFrom},
                                      {"everyoneTo", &LineRow::everyoneTo},
                                      {"accessibleName", &LineRow::accessibleName}};
    return table;
}

const Roles<RivalRow>& rivalRoles() {
    static const Roles<RivalRow> table{
        {"name", &RivalRow::name},     {"figures", &RivalRow::figures},
        {"ahead", &RivalRow::ahead},   {"level", &RivalRow::level},
        {"behind", &RivalRow::behind}, {"accessibleName", &RivalRow::accessibleName}};
    return table;
}

/// Winning totals of all games.
PlayerResults winners(const FilteredGames& chosen) {
    PlayerResults results;
    for (const PlayerResult& result : sidesOf(chosen)) {
        const bool isNew = results.empty() || results.back().id != result.id;
        if (result.won && isNew) {
            results.push_back(result);
        }
    }
    return results;
}

/// Sorts rows by a number in descending order, then by name.
template <class Row, class Count>
std::vector<Row> inOrder(std::vector<Row> rows, Count count, Language language) {
    const NameOrder isBefore{language};
    std::ranges::stable_sort(rows, [&](const Row& one, const Row& other) {
        return count(one) != count(other) ? count(one) > count(other)
                                          : isBefore(toQt(one.name), toQt(other.name));
    });
    return rows;
}

} // namespace

Statistics::Statistics(const Library& library, const TextLanguage& language, QObject* parent)
    : QObject(parent), m_library(library), m_language(language), m_players(playerRoles()),
      m_figures(figureRoles()), m_lines(lineRoles()), m_rivals(rivalRoles()) {
    connect(&language, &TextLanguage::changed, this, &Statistics::answer);
    m_players.showInPortions();
    m_rivals.showInPortions();
    connect(&m_players, &RowsModel::moreRowsRequested, this, &Statistics::answer);
    connect(&m_rivals, &RowsModel::moreRowsRequested, this, &Statistics::answer);
    connect(&library, &Library::changed, this, &Statistics::onLibraryChanged);
    connect(&library, &Library::accessChanged, this, &Statistics::onLibraryChanged);
    connect(&library, &Library::peopleChanged, this, &Statistics::onLibraryChanged);
}

QStringList Statistics::gameNames() const {
    QStringList names;
    for (const Game& game : games()) {
        names.push_back(format(m_language.words(), game.name));
    }
    return names;
}

QStringList Statistics::counts() const {
    //% "Any"
    QStringList all{format(m_language.words(), CIMAISE_TEXT("statistics.count.any"))};
    for (const int players : m_counts) {
        all.push_back(QString::number(players));
    }
    return all;
}

int Statistics::count() const {
    const auto found = std::ranges::find(m_counts, m_atTable);
    return found == m_counts.end() ? 0 : static_cast<int>(found - m_counts.begin()) + 1;
}

QStringList Statistics::periods() const {
    //% "Any time"
    return {format(m_language.words(), CIMAISE_TEXT("statistics.period.always")),
            //% "This year"
            format(m_language.words(), CIMAISE_TEXT("statistics.period.this-year")),
            //% "12 months"
            format(m_language.words(), CIMAISE_TEXT("statistics.period.last-year")),
            //% "30 days"
            format(m_language.words(), CIMAISE_TEXT("statistics.period.last-month"))};
}

void Statistics::setGame(int row) {
    if (row != m_game) {
        m_game = row;
        m_atTable = 0;
        updatePlayerCounts();
        answer();
    }
}

void Statistics::setCount(int row) {
    m_atTable = row == 0 ? 0 : m_counts.at(static_cast<std::size_t>(row) - 1);
    answer();
}

void Statistics::setPeriod(int row) {
    m_period = row;
    answer();
}

void Statistics::setWithDoubtful(bool with) {
    m_withDoubtful = with;
    answer();
}

void Statistics::setPlayer(const QString& player) {
    m_player = player;
    answer();
}

Naming Statistics::naming() {
    if (!m_names) {
        m_names = std::make_shared<NameIndex>(m_library.people());
        for (const RecordedGame& game : results().games()) { // the first spelling is shown
            for (const SideResult& side : game.result.sides) {
                for (const std::string& name : side.names) {
                    m_names->personOf(toQt(name));
                }
            }
        }
    }
    return [names = m_names](const std::string& name) {
        return names->personOf(toQt(name)).toStdString();
    };
}

void Statistics::setActive(bool active) {
    m_active = active;
    if (m_unanswered) {
        answerAgain();
    }
}

const ResultCache& Statistics::results() {
    if (m_unread) {
        m_results.update(m_library);
        m_unread = false;
    }
    return m_results;
}

void Statistics::onLibraryChanged() {
    m_unread = true;
    m_names.reset();
    answerAgain();
}

void Statistics::answerAgain() {
    m_unanswered = true;
    if (m_active) {
        beginWithTheLatest();
        updatePlayerCounts();
        answer();
    }
}

void Statistics::beginWithTheLatest() {
    const auto all = results().games();
    if (m_hasChosenGame || all.empty()) {
        return;
    }
    const auto latest = std::ranges::max_element(all, {}, &RecordedGame::ended);
    const auto kinds = games();
    const auto found = std::ranges::find(kinds, latest->result.game, &Game::id);
    m_game = found == kinds.end() ? 0 : static_cast<int>(found - kinds.begin());
    m_hasChosenGame = true;
}

void Statistics::updatePlayerCounts() {
    const GameFilter asked = filter();
    std::set<int> counts;
    for (const RecordedGame& game : results().games()) {
        if (game.result.game == asked.game) {
            counts.insert(game.result.playerCount());
        }
    }
    m_counts.assign(counts.begin(), counts.end());
}

GameFilter Statistics::filter() const {
    return {.game = std::string{games()[static_cast<std::size_t>(m_game)].id},
            .playerCount = m_atTable,
            .from = beginOf(static_cast<Period>(m_period), QDateTime::currentDateTime()),
            .withDoubtful = m_withDoubtful};
}

void Statistics::answer() {
    m_unanswered = !m_active;
    if (!m_active) {
        return;
    }
    const FilteredGames chosen = filteredGames(results().games(), filter());
    const std::vector<PlayerGames> players = inOrder(
        playersOf(chosen, naming()),
        [](const PlayerGames& player) { return player.results.size(); }, m_language.current());
    m_summary = chosenInWords(chosen, m_withDoubtful, m_language.words());
    m_players.show(playerRows(players, m_language.words()));
    if (m_player.isEmpty()) {
        answerFor(chosen, sidesOf(chosen), winners(chosen));
    } else {
        const auto found = std::ranges::find(players, m_player.toStdString(), &PlayerGames::name);
        const PlayerResults results = found == players.end() ? PlayerResults{} : found->results;
        answerFor(chosen, results, results);
    }
    emit changed();
}

void Statistics::answerFor(const FilteredGames& chosen, const PlayerResults& results,
                           const PlayerResults& course) {
    const bool forPlayer = !m_player.isEmpty();
    const std::string player = m_player.toStdString();
    const auto lines =
        results.empty() ? std::vector<LineAverage>{} : lineAverages(chosen, player, naming());
    const FiguresOf all = hasTeams(chosen) ? FiguresOf::teams : FiguresOf::players;
    m_figures.show(
        figureRows(figuresOf(results), forPlayer ? FiguresOf::player : all, m_language.words()));
    m_lines.show(lineRows(lines, filter().game, forPlayer, m_language.words()));
    const std::vector<Rival> rivals = inOrder(
        forPlayer ? rivalsOf(chosen, player, naming()) : std::vector<Rival>{},
        [](const Rival& rival) { return rival.games + rival.together; }, m_language.current());
    m_rivals.show(rivalRows(rivals, m_language.words()));
    m_linesNote = linesNoteInWords(
        gamesWithLines(chosen, player, naming()),
        static_cast<int>(forPlayer ? results.size() : chosen.games.size()), m_language.words());
    Plot total = coursePlot(scoredOf(course), m_language.words());
    m_course.show(total.marks, total.frame);
}

} // namespace cimaise
