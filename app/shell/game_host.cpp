// Opens, replaces and closes games. A game with unsaved entries is not left without a warning.
#include "app/shell/game_host.h"

#include "app/game/game_facts.h"
#include "app/game/step_description.h"
#include "app/input/player_names.h"
#include "app/shell/import_error_text.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"
#include "app/shell/preferences.h"
#include "app/texts/isolate.h"
#include "app/texts/placeholder_name.h"
#include "scoring/scores.h"

#include <ranges>
#include <utility>

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
    connect(&library, &Library::accessChanged, this, &GameHost::followAccess);
    connect(&library, &Library::changed, this, &GameHost::followMatch);
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
        return true;
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

void GameHost::open(GameId id) { openSaved(id, 0); }

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
    rememberOpenGame(m_gameBefore != 0 ? m_gameBefore : game.id);
    m_session =
        std::make_unique<Session>(m_library, m_preferences.languageInForce(), std::move(game));
    m_session->setMatch(std::move(match));
    m_opened = {m_session->history().steps().size(), m_session->history().index()};
    QJSEngine::setObjectOwnership(m_session.get(), QJSEngine::CppOwnership);
    connect(m_session.get(), &Session::stored, this, &GameHost::rememberOpenGame);
    connect(m_session.get(), &Session::changed, this, &GameHost::followEdit);
    connect(m_session.get(), &Session::seatsChanged, this, &GameHost::followSeats);
    connect(m_session.get(), &Session::boardsSwapped, this, &GameHost::showStep);
    emit sessionChanged();
}

void GameHost::followSeats(const QString& text, bool undone) {
    replaceQuietly(m_session->handedOver());
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
    const GameId before = m_gameBefore != 0 ? m_gameBefore : open;
    // The position is not saved while it is only viewed; the first edit adds it to the library.
    replace({.history = History{std::move(position)}, .gameMode = GameMode::singleBoard}, before);
}

bool GameHost::isUntouched() const {
    return m_session != nullptr &&
           m_opened == std::pair{m_session->history().steps().size(), m_session->history().index()};
}

void GameHost::followEdit() {
    if (m_gameBefore != 0 && !isUntouched()) {
        m_gameBefore = 0;
        rememberOpenGame(m_session->id());
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
    rememberOpenGame(0);
    m_navigator.show(Navigator::Home);
}

void GameHost::rememberOpenGame(GameId id) {
    m_library.setSetting(Library::openGame, id == 0 ? QString{} : QString::number(id));
    emit openGameChanged(id);
}

GameId GameHost::add(const AnyCase& position, const GameMetadata& metadata,
                     std::optional<qint64> match) {
    return m_library.create(factsOf(position, score(position), metadata), toQt(writeCase(position)),
                            match);
}

void GameHost::openPosition(const AnyCase& position) {
    const GameId before = gameToContinue();
    if (const GameId saved = savedAs(position); saved != 0) {
        openAgain(saved, before);
    } else if (mayLeave()) {
        add(position, before);
        tellBefore();
    }
}

void GameHost::begin(const AnyCase& position) {
    if (const GameId saved = savedAs(position); saved != 0) {
        openAgain(saved, 0);
    } else if (mayLeave()) {
        add(position, 0);
    }
}

void GameHost::add(const AnyCase& position, GameId before) {
    m_notices.dismiss();
    const QString title = importedTitle(position);
    rememberPlayers(position);
    const GameId id = add(position, {.title = title});
    replace({.id = id, .history = History{position}, .title = title}, before);
}

void GameHost::rememberPlayers(const AnyCase& position) {
    for (const std::string& name : headerOf(position).players | std::views::reverse) {
        if (!isReadOnly() && !isPlaceholderName(name)) {
            m_library.markRecentPlayer(toQt(name));
        }
    }
}

GameId GameHost::savedAs(const AnyCase& position) const {
    constexpr qsizetype mostCompared = 20;
    const GameFacts facts = factsOf(position, score(position), {.title = importedTitle(position)});
    const auto alike = m_library.list(QString{facts.title + u' ' + facts.players}.remove(u'·'),
                                      mostCompared, Library::newest, facts.game);
    for (const GameSummary& summary : alike.value_or(std::vector<GameSummary>{})) {
        const bool fits = summary.facts.title == facts.title &&
                          summary.facts.players == facts.players &&
                          summary.facts.score == facts.score;
        if (fits && positionOf(summary.id) == position) {
            return summary.id;
        }
    }
    return 0;
}

void GameHost::openAgain(GameId id, GameId before) {
    openSaved(id, before);
    if (m_session && m_session->id() == id) {
        //% "You opened this file before; here is the game as you left it."
        m_notices.show(format(words(), CIMAISE_TEXT("app.file.again")));
    }
}

QString GameHost::titleOfCopy(const AnyCase& position) const {
    const std::optional<std::string>& title = headerOf(position).title;
    //% "{title} (copy)"
    const QString copy = toQt(withoutIsolates(words().format(
        {.text = CIMAISE_TEXT("app.game.copy"),
         .arguments = {{"title", title.value_or(playersText(position).toStdString())}}})));
    return nameError(copy.toStdString()) ? toQt(title.value_or(std::string{})) : copy;
}

} // namespace cimaise
