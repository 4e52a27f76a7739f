// Reads pages from the library.
#include "app/shell/library_model.h"

#include "app/shell/game_host.h"
#include "app/shell/library_rows.h"

#include <algorithm>
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

} // namespace

LibraryModel::LibraryModel(GameHost& host, const TextLanguage& language, QObject* parent)
    : RowsModel(libraryRoles(), parent), m_host(host), m_library(host.library()),
      m_language(language) {
    connect(&language, &TextLanguage::changed, this, &LibraryModel::publish);
    connect(&m_library, &Library::changed, this, &LibraryModel::update);
    connect(&m_library, &Library::accessChanged, this, &LibraryModel::update);
    update();
}

void LibraryModel::setActive(bool active) {
    m_active = active;
    if (!active && std::exchange(m_deleted, false)) { // the next visit shows the saved games
        m_stale = true;
        emit deletedChanged();
    }
    if (m_stale) {
        update();
    }
}

void LibraryModel::update() {
    m_stale = !m_active;
    if (m_active) {
        reload();
        updateHasSeveralGames();
        updateHasDeleted();
    }
}

void LibraryModel::setDeleted(bool deleted) {
    if (deleted != m_deleted) {
        m_deleted = deleted;
        m_games.clear();
        emit deletedChanged();
        reload();
    }
}

void LibraryModel::updateHasDeleted() {
    const auto deleted = m_library.deletedGames();
    const bool hasDeleted = deleted && !deleted->empty();
    if (hasDeleted != m_hasDeleted) {
        m_hasDeleted = hasDeleted;
        emit deletedChanged();
    }
    if (!hasDeleted) {
        setDeleted(false);
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

void LibraryModel::updateHasSeveralGames() {
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
    auto page =
        m_deleted ? m_library.deletedGames() : m_library.list(m_search, limit + 1, after, m_game);
    const bool more = !m_deleted && page && std::ssize(*page) > limit;
    if (page) {
        const auto end = more ? page->begin() + static_cast<std::ptrdiff_t>(limit) : page->end();
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

std::vector<GameSummary> LibraryModel::ordered() const {
    std::vector<GameSummary> games = m_games;
    const auto running = std::ranges::find(games, m_openGame, &GameSummary::id);
    if (running != games.end()) {
        if (!running->facts.finished) {
            std::rotate(games.begin(), running, running + 1);
        }
    } else if (m_openGame != 0 && !m_deleted && m_search.isEmpty() && m_game.isEmpty()) {
        const auto stored = m_library.load(m_openGame);
        if (stored && !stored->summary.facts.finished) {
            games.insert(games.begin(), stored->summary);
        }
    }
    return games;
}

void LibraryModel::publish() {
    setRows(libraryRoles(), rowsOf(m_library, ordered(), m_openGame, m_language.words()));
}

} // namespace cimaise
