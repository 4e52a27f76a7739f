// Lays games on the table and takes them off again; keeps the library and the pages in step.
#include "app/desk/desk.h"

#include "app/desk/preferences.h"
#include "app/game/edit_text.h"
#include "app/game/game_facts.h"
#include "app/entry/player_names.h"
#include "scoring/scores.h"

#include <QStringList>
#include <array>
#include <ranges>
#include <utility>

namespace cimaise {

namespace {

const QString homePage = QStringLiteral("home");
const QString tablePage = QStringLiteral("table");

/// The history as the library keeps it; a step that cannot be read any more is left out.
std::optional<History> readHistory(const StoredGame& stored) {
    std::vector<HistoryStep> steps;
    std::size_t index = 0;
    for (qsizetype i = 0; const GameStep& step : stored.steps) {
        const bool shown = i++ == stored.position;
        tl::expected<AnyCase, Refusal> position = readCase(step.document.toStdString());
        if (!position && shown) {
            return std::nullopt;
        }
        if (shown) {
            index = steps.size();
        }
        if (position) {
            steps.push_back({.position = *std::move(position), .what = readEditText(step.what)});
        }
    }
    return History{std::move(steps), index};
}

} // namespace

Desk::Desk(Library& library, Preferences& preferences, QObject* parent)
    : QObject(parent), m_library(library), m_preferences(preferences),
      m_games(library, preferences.languageInForce(), this),
      m_samples(preferences.languageInForce(), this), m_rules(preferences.languageInForce(), this),
      m_draft(library, preferences.languageInForce(), this), m_page(homePage) {
    connect(&library, &Library::accessChanged, this, &Desk::accessChanged);
    connect(&preferences, &Preferences::effectiveLanguageChanged, this, &Desk::setLanguage);
    connect(this, &Desk::pageChanged, &m_games,
            [this] { m_games.setLookedAt(m_page == homePage); });
}

Desk::~Desk() = default;

Words Desk::words() const { return Words{m_preferences.languageInForce()}; }

void Desk::setLanguage() {
    const Language language = m_preferences.languageInForce();
    dismissNotice();
    m_games.setLanguage(language);
    m_samples.setLanguage(language);
    m_rules.setLanguage(language);
    m_draft.setLanguage(language);
    if (m_session) {
        m_session->setLanguage(language);
    }
    emit accessChanged();
}

bool Desk::readOnly() const { return m_library.access() == Library::Access::readOnly; }

QString Desk::trouble() const {
    const std::optional<Message>& why = m_library.trouble();
    return why ? say(words(), *why) : QString{};
}

bool Desk::refusesEdits() {
    if (readOnly()) {
        setNotice(trouble());
    }
    return readOnly();
}

void Desk::restore() {
    if (const GameId id = m_library.setting(Library::openGame).toLongLong(); id != 0) {
        open(id);
        dismissNotice(); // a game that is gone is no news at start
    }
}

void Desk::open(qint64 id) {
    if (m_session && m_session->id() == id) {
        setPage(tablePage);
        return;
    }
    const tl::expected<StoredGame, Message> stored = m_library.load(id);
    if (!stored) {
        setNotice(say(words(), stored.error()));
        return;
    }
    std::optional<History> history = readHistory(*stored);
    if (!history) {
        //% "This game is damaged: what lay on the table cannot be read."
        setNotice(say(words(), CIMAISE_TEXT("desk.game.damaged")));
        return;
    }
    const GameSummary& summary = stored->summary;
    lay({.id = id,
         .history = *std::move(history),
         .title = summary.facts.title,
         .finished = summary.facts.finished},
        matchOf(m_library, id, summary.match));
}

void Desk::lay(OpenGame game, MatchRecord match) {
    clearTable();
    keepOpenGame(game.id);
    m_session =
        std::make_unique<Session>(m_library, m_preferences.languageInForce(), std::move(game));
    m_session->setMatch(std::move(match));
    QJSEngine::setObjectOwnership(m_session.get(), QJSEngine::CppOwnership);
    connect(m_session.get(), &Session::stored, this, &Desk::keepOpenGame);
    connect(m_session.get(), &Session::happened, this, &Desk::happened);
    emit sessionChanged();
    setPage(tablePage);
}

void Desk::clearTable() {
    if (m_session) {
        // What is shown of it goes first.
        Session* gone = m_session.release();
        emit sessionChanged();
        gone->deleteLater();
    }
}

void Desk::closeGame() {
    clearTable();
    keepOpenGame(0);
    setPage(homePage);
}

void Desk::keepOpenGame(GameId id) {
    m_library.setSetting(Library::openGame, id == 0 ? QString{} : QString::number(id));
    m_games.setOpenGame(id);
}

GameId Desk::keep(const AnyCase& position, const QString& title, std::optional<qint64> match) {
    return m_library.create(factsOf(position, score(position), title, false),
                            toQt(writeCase(position)), match);
}

void Desk::startGame() {
    if (!m_draft.canStart()) {
        setNotice(m_draft.problem());
        return;
    }
    if (refusesEdits()) {
        return;
    }
    // Remembered last to first, so that the first seat's name is offered first.
    const QStringList names = m_draft.namesGiven();
    for (const QString& name : std::views::reverse(names)) {
        m_library.rememberName(name);
    }
    AnyCase position = m_draft.position();
    const GameId id = keep(position, {}, std::nullopt);
    m_pagesBefore = {homePage};
    lay({.id = id, .history = History{std::move(position)}, .title = {}}, {});
}

void Desk::rematch() {
    if (!m_session || !m_session->canRematch()) {
        return;
    }
    m_session->setFinished(true);
    const GameId last = m_session->id();
    std::optional<qint64> match = m_session->match().match;
    if (m_session->matchDecided()) {
        match.reset();
    } else if (!match && last != 0) {
        match = last;
        m_library.joinMatch(last, last);
    }
    const QString title = m_session->title();
    AnyCase position = nextGame(m_session->current());
    const GameId id = keep(position, title, match);
    lay({.id = id, .history = History{std::move(position)}, .title = title},
        matchOf(m_library, id, match));
}

void Desk::rename(qint64 id, const QString& title) {
    if (refusesEdits()) {
        return;
    }
    const std::optional<Message> fault = nameTrouble(title.trimmed().toStdString());
    if (fault) {
        setNotice(say(words(), *fault));
    } else if (m_session && m_session->id() == id) {
        m_session->setTitle(title);
    } else {
        m_library.rename(id, title.trimmed());
    }
}

void Desk::duplicate(qint64 id) {
    if (refusesEdits()) {
        return;
    }
    const tl::expected<StoredGame, Message> stored = m_library.load(id);
    if (!stored) {
        setNotice(say(words(), stored.error()));
        return;
    }
    const GameFacts& facts = stored->summary.facts;
    const QString title = facts.title.isEmpty() ? facts.players : facts.title;
    //% "{title} (copy)"
    m_library.duplicate(
        id, say(words(), CIMAISE_TEXT("desk.game.copy"), {{"title", title.toStdString()}}));
}

void Desk::remove(qint64 id) {
    if (refusesEdits()) {
        return;
    }
    if (m_session && m_session->id() == id) {
        closeGame();
    }
    m_library.remove(id);
    //% "The game was deleted."
    setNotice(say(words(), CIMAISE_TEXT("desk.game.deleted")), id);
}

void Desk::retry() { m_library.retry(); }

bool Desk::isAllKept() const {
    const bool keptNowhere = m_library.access() == Library::Access::none;
    return m_library.flush() && !(keptNowhere && m_session && m_session->canUndo());
}

bool Desk::mayClose() {
    if (!isAllKept()) {
        m_library.retry();
    }
    if (isAllKept()) {
        return true;
    }
    //% "The last changes are not saved yet. Close again to leave without them."
    const QString warning = say(words(), CIMAISE_TEXT("desk.close.unsaved"));
    if (m_notice == warning) {
        return true;
    }
    setNotice(warning);
    return false;
}

void Desk::sound(const QString& name) {
    constexpr std::array names{
        std::pair{"hung", Happening::hung}, std::pair{"illegal", Happening::illegal},
        std::pair{"undo", Happening::undo}, std::pair{"filled", Happening::filled},
        std::pair{"revealed", Happening::revealed}};
    for (const auto& [known, happening] : names) {
        if (name == QLatin1String(known)) {
            emit happened(happening);
        }
    }
}

} // namespace cimaise
