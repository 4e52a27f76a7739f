// Opens games of the library, and reloads the open game after a change in the library.
#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "app/shell/game_host.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"

namespace cimaise {

namespace {

/// True if both have the same game and number of players, so that views can be kept.
bool isSameTable(const AnyCase& one, const AnyCase& other) {
    return one.index() == other.index() && sideCount(one) == sideCount(other);
}

/// The game, or an error for a result without boards.
tl::expected<StoredGame, Message> withBoards(StoredGame stored) {
    if (stored.summary.facts.gameMode == GameMode::imported) {
        //% "This result was imported: it has no boards."
        return tl::unexpected(Message{.text = CIMAISE_TEXT("app.game.no-boards")});
    }
    return stored;
}

} // namespace

void GameHost::restore() {
    const GameId id = m_library.setting(Library::openGame).toLongLong();
    const GameId before = m_library.setting(Library::gameBefore).toLongLong();
    tl::expected<OpenGame, Message> game = loadForEditing(id);
    if (game && game->finished) {
        replaceQuietly(*std::move(game), before); // the list offers it
        onPageChanged();
    } else if (id != 0) {
        openSaved(id, before);
        m_notices.dismiss(); // no notice at start if the game is missing
    }
}

void GameHost::restoreBehindHome() {
    const GameId id = m_library.setting(Library::openGame).toLongLong();
    if (tl::expected<OpenGame, Message> game = loadForEditing(id)) {
        replaceQuietly(*std::move(game), m_library.setting(Library::gameBefore).toLongLong());
    }
}

GameId GameHost::gameToContinue() const {
    if (m_gameBefore != 0 && (isUntouched() || !isBeingPlayed())) {
        return m_gameBefore;
    }
    return isBeingPlayed() ? m_session->id() : 0;
}

void GameHost::onPageChanged() {
    if (m_navigator.page() != Navigator::Home || !m_session || m_session->isUnsaved()) {
        return;
    }
    const bool isEmptyCheck = m_session->isSingleBoard() && m_session->id() == 0;
    const bool isBeside = m_gameBefore != 0 && (isUntouched() || !isBeingPlayed());
    if (isBeside) {
        if (tl::expected<OpenGame, Message> before = loadForEditing(m_gameBefore)) {
            replaceQuietly(*std::move(before));
            return;
        }
    }
    if (isBeside || isEmptyCheck) {
        releaseSession();
        m_gameBefore = 0;
        rememberOpenGame();
    }
}

void GameHost::announceGameBefore() {
    const auto before = m_gameBefore != 0 && !isReadOnly()
                            ? m_library.load(m_gameBefore)
                            : tl::expected<StoredGame, Message>{tl::unexpect, Message{}};
    if (before) {
        //% "“{title}” is still open: go back to the home page to continue it."
        m_notices.show(
            format(words(), CIMAISE_TEXT("app.game.before"),
                   {{"title", gameTitle(before->summary.facts, words()).toStdString()}}));
    }
}

tl::expected<OpenGame, Message> GameHost::loadForEditing(GameId id) {
    return m_library.loadForEditing(id).and_then(withBoards).and_then([](const StoredGame& stored) {
        std::optional<StoredHistory> read = readHistory(stored);
        using Loaded = tl::expected<OpenGame, Message>;
        return !read ? Loaded{tl::unexpect,
                              Message{.text = CIMAISE_TEXT("library.trouble.damaged-game")}}
                     : Loaded{OpenGame{.id = stored.summary.id,
                                       .history = std::move(read->history),
                                       .places = std::move(read->places),
                                       .title = stored.summary.facts.title,
                                       .finished = stored.summary.facts.finished,
                                       .early = wasEndedEarly(stored.summary.facts.result),
                                       .match = stored.summary.match,
                                       .gameMode = stored.summary.facts.gameMode}};
    });
}

tl::expected<AnyCase, Message> GameHost::positionOf(GameId id) const {
    if (m_session && m_session->id() == id) {
        return m_session->current();
    }
    return m_library.load(id)
        .and_then(withBoards)
        .and_then([](const StoredGame& stored) -> tl::expected<AnyCase, Message> {
            std::optional<AnyCase> position = readCurrentPosition(stored);
            if (!position) {
                return tl::unexpected(
                    Message{.text = CIMAISE_TEXT("library.trouble.damaged-game")});
            }
            return *std::move(position);
        });
}

void GameHost::onAccessChanged() {
    if (m_session && m_session->id() != 0) {
        reload();
    }
    emit accessChanged();
}

void GameHost::updateMatch() {
    if (m_session && isStale(m_session->match(), m_library, m_session->id())) {
        m_session->setMatch(
            matchOf(m_library, m_session->id(), m_session->match().match, m_session->history()));
    }
}

void GameHost::reload() {
    tl::expected<OpenGame, Message> game = loadForEditing(m_session->id());
    if (!game && game.error().text == CIMAISE_TEXT("library.trouble.no-game")) {
        close();
    }
    if (!game) {
        m_notices.show(format(words(), game.error()));
    } else if (isSameTable(game->history.current(), m_session->current())) {
        m_session->setMatch(matchOf(m_library, game->id, game->match, game->history));
        m_session->reload(*std::move(game));
    } else {
        replace(*std::move(game));
    }
}

} // namespace cimaise
