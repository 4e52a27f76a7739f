// Opens, replaces and closes games. A game with unsaved entries is not left without a warning.
#include "app/shell/game_host.h"

#include "app/game/game_facts.h"
#include "app/game/step_description.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"
#include "app/shell/preferences.h"
#include "app/texts/placeholder_name.h"
#include "scoring/scores.h"

#include <ranges>

namespace cimaise {

GameHost::GameHost(Library& library, const Preferences& preferences, Navigator& navigator,
                   Notices& notices, QObject* parent)
    : QObject(parent), m_library(library), m_preferences(preferences), m_navigator(navigator),
      m_notices(notices) {
    connect(&preferences.textLanguage(), &TextLanguage::changed, this, [this] {
        if (m_session) {
            m_session->setLanguage(m_preferences.languageInForce());
        }
    });
    connect(&library, &Library::accessChanged, this, &GameHost::onAccessChanged);
    connect(&library, &Library::changed, this, &GameHost::updateMatch);
    connect(&library, &Library::rewritten, this, [this](const QSet<qint64>& games) {
        if (m_session && games.contains(m_session->id())) {
            reload();
        }
    });
}

GameHost::~GameHost() = default;

Translator GameHost::words() const { return Translator{m_preferences.languageInForce()}; }

bool GameHost::isReadOnly() const { return m_library.access() == Library::Access::readOnly; }

QString GameHost::trouble() const {
    const std::optional<Message>& why = m_library.trouble();
    return why ? format(words(), *why) : QString{};
}

bool GameHost::refusesEdits() {
    if (isReadOnly()) {
        m_notices.show(trouble());
    }
    return isReadOnly();
}

bool GameHost::hasResult() const {
    return m_session && m_session->finished() && !m_session->isSingleBoard();
}

bool GameHost::warnOnce(const QString& warning) {
    if (m_notices.text() == warning) {
        return m_notices.couldBeRead();
    }
    m_notices.show({.text = warning,
                    .offer = m_session ? Notice::Offer::save : Notice::Offer::nothing,
                    .action = [this] { emit saveRequested(); }});
    return false;
}

bool GameHost::mayLeave() {
    if (!m_session || !m_session->isUnsaved()) {
        return true;
    }
    //% "This game is not saved. Choose again to leave it without saving."
    const bool warned = warnOnce(format(words(), CIMAISE_TEXT("app.table.unsaved")));
    if (warned) {
        m_notices.dismiss();
    }
    return warned;
}

void GameHost::open(GameId id) { openSaved(id, gameToContinue()); }

void GameHost::openSaved(GameId id, GameId before) {
    if (m_session && m_session->id() == id) {
        m_navigator.show(Navigator::Table);
        return;
    }
    tl::expected<OpenGame, Message> game = loadForEditing(id);
    if (game && mayLeave()) {
        if (game->gameMode != GameMode::singleBoard) {
            emit opening(toQt(gameOf(game->history.current()).id));
        }
        replace(*std::move(game), before);
        return;
    }
    if (!game) {
        m_notices.show(format(words(), game.error()));
    }
}

void GameHost::replace(OpenGame game, GameId before) {
    replaceQuietly(std::move(game), before);
    m_navigator.show(Navigator::Table);
}

void GameHost::replaceQuietly(OpenGame game, GameId before) {
    MatchRecord match = matchOf(m_library, game.id, game.match, game.history);
    releaseSession();
    m_gameBefore = before == game.id ? 0 : before;
    m_session =
        std::make_unique<Session>(m_library, m_preferences.languageInForce(), std::move(game));
    m_session->setMatch(std::move(match));
    m_opened = {m_session->history().steps().size(), m_session->history().index()};
    rememberOpenGame();
    QJSEngine::setObjectOwnership(m_session.get(), QJSEngine::CppOwnership);
    connect(m_session.get(), &Session::stored, this, &GameHost::rememberOpenGame);
    connect(m_session.get(), &Session::factsChanged, this, &GameHost::onEdited);
    connect(m_session.get(), &Session::changed, this, &GameHost::onEdited);
    connect(m_session.get(), &Session::seatsChanged, this, &GameHost::onSeatsChanged);
    connect(m_session.get(), &Session::boardsSwapped, this, &GameHost::showStep);
    emit sessionChanged();
}

void GameHost::onSeatsChanged(const QString& text, bool undone) {
    replaceQuietly(m_session->handedOver(), m_gameBefore);
    if (undone) {
        m_notices.show(text);
    } else {
        showStep(text);
    }
}

void GameHost::showStep(const QString& text) {
    const auto undo = [this, id = m_session->id(), index = m_session->history().index()] {
        // with the parts of this step, such as corrected names
        if (m_session && m_session->id() == id && undoStep(m_session->history()) == index - 1) {
            m_session->historyView()->undo();
        }
    };
    m_notices.show({.text = text, .offer = Notice::Offer::undo, .action = undo});
}

void GameHost::check(AnyCase position) {
    m_notices.dismiss();
    const GameId open = m_session ? m_session->id() : 0;
    const GameId running = gameToContinue();
    const GameId before = running != 0 ? running : open;
    // The position is not saved while it is only viewed; the first edit adds it to the library.
    replace({.history = History{std::move(position)}, .gameMode = GameMode::singleBoard}, before);
}

bool GameHost::isUntouched() const {
    return m_session != nullptr &&
           m_opened == std::pair{m_session->history().steps().size(), m_session->history().index()};
}

bool GameHost::isBeingPlayed() const {
    return m_session && !m_session->finished() && !m_session->isSingleBoard();
}

void GameHost::onEdited() {
    if (m_gameBefore != 0 && !isUntouched()) {
        m_gameBefore = isBeingPlayed() ? 0 : m_gameBefore;
        rememberOpenGame();
    }
}

void GameHost::releaseSession() {
    emit closing();
    if (m_session) {
        // Views release the session first.
        Session* gone = m_session.release();
        emit sessionChanged();
        m_library.disconnect(gone); // its views may be of other players
        gone->deleteLater();
    }
}

void GameHost::close() {
    releaseSession();
    m_gameBefore = 0; // a check that starts from now on interrupts no game
    rememberOpenGame();
    m_navigator.show(Navigator::Home);
}

void GameHost::rememberOpenGame() {
    const GameId open = m_session ? m_session->id() : 0;
    const GameId shown = m_gameBefore != 0 && (open == 0 || isUntouched()) ? m_gameBefore : open;
    const auto text = [](GameId id) { return id == 0 ? QString{} : QString::number(id); };
    m_library.setSetting(Library::openGame, text(shown));
    m_library.setSetting(Library::gameBefore, text(shown == m_gameBefore ? 0 : m_gameBefore));
    emit openGameChanged(m_gameBefore != 0 ? m_gameBefore : open);
}

GameId GameHost::add(const AnyCase& position, const GameMetadata& metadata,
                     std::optional<qint64> match) {
    return m_library.create(factsOf(position, score(position), metadata), toQt(writeCase(position)),
                            match);
}

void GameHost::rememberPlayers(const AnyCase& position) {
    for (const std::string& name : headerOf(position).players | std::views::reverse) {
        if (!isReadOnly() && !isPlaceholderName(name)) {
            m_library.markRecentPlayer(toQt(name));
        }
    }
}

} // namespace cimaise
