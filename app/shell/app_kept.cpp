// Opens games of the library, follows changes by another window, and saves a copy when both windows
// have changed a game.
#include "app/game/game_facts.h"
#include "app/game/kept_history.h"
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"

namespace cimaise {

namespace {

/// True if both have the same game and number of players, so that views can be kept.
bool isSameTable(const AnyCase& one, const AnyCase& other) {
    return one.index() == other.index() && sideCount(one) == sideCount(other);
}

} // namespace

void AppController::restore() {
    const GameId id = m_library.setting(Library::openGame).toLongLong();
    if (id == 0) {
        return;
    }
    if (id == m_library.unfinishedOpening()) {
        offerAgain(id);
        return;
    }
    open(id);
    dismissNotice(); // no notice at start if the game is missing
}

void AppController::offerAgain(GameId id) {
    keepOpenGame(0);
    const tl::expected<StoredGame, Message> stored = m_library.load(id);
    if (!stored) {
        return;
    }
    const GameFacts& facts = stored->summary.facts;
    const QString title = gameTitle(facts, words());
    //% "“{title}” was not reopened: last time, Cimaise quit while opening it."
    setNotice({.text = format(words(), CIMAISE_TEXT("desk.opening.unfinished"),
                              {{"title", title.toStdString()}}),
               .offer = Notice::Offer::open,
               .game = id});
}

void AppController::open(qint64 id) {
    if (m_session && m_session->id() == id) {
        setPage(QStringLiteral("table"));
        return;
    }
    m_library.beginOpening(id);
    tl::expected<OpenGame, Message> game = held(id);
    if (game && mayLeaveTable()) {
        if (game->manner != GameMode::alone) {
            rememberGame(gameOf(game->history.current()));
        }
        lay(*std::move(game));
        return;
    }
    m_library.endOpening();
    if (!game) {
        setNotice(format(words(), game.error()));
    }
}

tl::expected<OpenGame, Message> AppController::held(GameId id) {
    return m_library.hold(id).and_then([](const StoredGame& stored) {
        std::optional<KeptHistory> kept = readHistory(stored);
        using Held = tl::expected<OpenGame, Message>;
        return !kept ? Held{tl::unexpect,
                            Message{.text = CIMAISE_TEXT("library.trouble.damaged-game")}}
                     : Held{OpenGame{.id = stored.summary.id,
                                     .history = std::move(kept->history),
                                     .places = std::move(kept->places),
                                     .title = stored.summary.facts.title,
                                     .finished = stored.summary.facts.finished,
                                     .early = wasEndedEarly(stored.summary.facts.result),
                                     .match = stored.summary.match,
                                     .manner = stored.summary.facts.manner}};
    });
}

tl::expected<AnyCase, Message> AppController::keptPosition(GameId id) const {
    if (m_session && m_session->id() == id) {
        return m_session->current();
    }
    return m_library.load(id).and_then(
        [](const StoredGame& stored) -> tl::expected<AnyCase, Message> {
            std::optional<AnyCase> position = readTable(stored);
            if (!position) {
                return tl::unexpected(
                    Message{.text = CIMAISE_TEXT("library.trouble.damaged-game")});
            }
            return *std::move(position);
        });
}

void AppController::followAccess() {
    if (m_session && m_session->id() != 0) {
        layAnew();
    }
    emit accessChanged();
}

void AppController::followGame() {
    if (readOnly() && m_session && m_session->id() != 0 && m_library.isBehind(m_session->id())) {
        layAnew();
    }
}

void AppController::followMatch() {
    if (m_session && isStale(m_session->match(), m_library, m_session->id())) {
        m_session->setMatch(matchOf(m_library, m_session->id(), m_session->match().match));
    }
}

void AppController::layAnew() {
    tl::expected<OpenGame, Message> game = held(m_session->id());
    if (!game && game.error().text == CIMAISE_TEXT("library.trouble.no-game")) {
        closeGame();
    }
    if (!game) {
        setNotice(format(words(), game.error()));
    } else if (isSameTable(game->history.current(), m_session->current())) {
        m_session->setMatch(matchOf(m_library, game->id, game->match));
        m_session->follow(*std::move(game));
    } else {
        lay(*std::move(game));
    }
}

void AppController::saveConflictCopy(GameId id, const GameFacts& facts, const QString& document) {
    QString title = facts.title;
    if (m_session && m_session->id() == id) {
        title = titleOfCopy(m_session->current());
        m_session->saveConflictCopy(title);
    } else if (document.isEmpty() || m_library.create(facts, document) == 0) {
        return; // not the open game, and its edits set no position
    }
    if (m_session && m_session->isUnkept()) {
        //% "This game was changed in another window. Your changes are not saved; they exist only in this window."
        setNotice({.text = format(words(), CIMAISE_TEXT("desk.game.apart.unsaved")),
                   .offer = Notice::Offer::save});
        return;
    }
    //% "This game was changed in another window. Your version was saved separately as “{title}”."
    setNotice(format(words(), CIMAISE_TEXT("desk.game.apart"), {{"title", title.toStdString()}}));
}

} // namespace cimaise
