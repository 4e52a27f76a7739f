// Opens and closes games; keeps the library and the pages in step.
#include "app/shell/app_controller.h"

#include "app/game/game_facts.h"
#include "app/input/player_names.h"
#include "app/shell/preferences.h"
#include "scoring/scores.h"

#include <utility>

namespace cimaise {

namespace {

/// Delay in ms between showing a game and the end of its opening. Pending events, those that draw
/// the game included, are processed before.
constexpr int untilDrawn = 500;

const QString homePage = QStringLiteral("home");
const QString tablePage = QStringLiteral("table");
const QString photosPage = QStringLiteral("photos");
const QString resultPage = QStringLiteral("result");
const QString statisticsPage = QStringLiteral("statistics");
const QString playersPage = QStringLiteral("players");

} // namespace

AppController::AppController(Library& library, Preferences& preferences, QObject* parent)
    : QObject(parent), m_library(library), m_preferences(preferences),
      m_games(library, preferences.languageInForce(), this),
      m_samples(preferences.languageInForce(), this), m_rules(preferences.languageInForce(), this),
      m_houseRulings(library, preferences.languageInForce(), this),
      m_handOver(library, preferences.languageInForce(), this),
      m_draft(library, preferences.languageInForce(), this),
      m_people(library, preferences.languageInForce(), this),
      m_lineUps(library, m_draft, preferences.languageInForce(), this),
      m_photos(library, preferences.languageInForce(), this),
      m_statistics(library, preferences.languageInForce(), this),
      m_result(library, m_statistics, preferences.languageInForce(), this), m_page(homePage) {
    connect(&library, &Library::accessChanged, this, &AppController::followAccess);
    connect(&library, &Library::troubleChanged, this, &AppController::accessChanged);
    connect(&library, &Library::changed, this, &AppController::followGame);
    connect(&library, &Library::changed, this, &AppController::followMatch);
    connect(&library, &Library::refused, this, &AppController::saveConflictCopy);
    connect(&library, &Library::rewritten, this, [this](const QSet<qint64>& games) {
        if (m_session && games.contains(m_session->id())) {
            layAnew();
        }
    });
    connect(&preferences, &Preferences::effectiveLanguageChanged, this,
            &AppController::setLanguage);
    m_opening.setSingleShot(true);
    m_opening.callOnTimeout(this, [this] { m_library.endOpening(); });
    connect(this, &AppController::pageChanged, this, &AppController::settleForPage);
    connect(this, &AppController::pageChanged, this, &AppController::endEmptyCheck);
    connect(this, &AppController::pageChanged, &m_games,
            [this] { m_games.setActive(m_page == homePage); });
    connect(this, &AppController::pageChanged, &m_people,
            [this] { m_people.setActive(m_page == playersPage); });
    connect(&m_people, &PeopleModel::renamed, &m_lineUps, &PlayerGroupsModel::rename);
    connect(&m_people, &PeopleModel::told, this, [this](const QString& text, bool undoable) {
        setNotice({.text = text,
                   .offer = undoable ? Notice::Offer::undo : Notice::Offer::nothing,
                   .people = undoable});
    });
    connect(this, &AppController::pageChanged, &m_photos,
            [this] { m_photos.setActive(m_page == photosPage); });
    connect(this, &AppController::pageChanged, &m_statistics,
            [this] { m_statistics.setActive(m_page == statisticsPage); });
    connect(this, &AppController::pageChanged, &m_result,
            [this] { m_result.setActive(m_page == resultPage); });
    connect(this, &AppController::sessionChanged, &m_result,
            [this] { m_result.setSession(m_session.get()); });
    connect(this, &AppController::pageChanged, &m_handOver,
            [this] { m_handOver.setActive(m_page == QLatin1String("handover")); });
    connect(this, &AppController::sessionChanged, &m_photos,
            [this] { m_photos.setSession(m_session.get()); });
    connect(&m_photos, &PhotosModel::traced, this, [this] { setPage(tablePage); });
    connect(&m_photos, &PhotosModel::told, this, [this](const QString& text, qint64 removed) {
        setNotice({.text = text,
                   .offer = removed != 0 ? Notice::Offer::undo : Notice::Offer::nothing,
                   .photo = removed});
    });
}

AppController::~AppController() = default;

Translator AppController::words() const { return Translator{m_preferences.languageInForce()}; }

void AppController::setLanguage() {
    const Language language = m_preferences.languageInForce();
    dismissNotice();
    m_games.setLanguage(language);
    m_samples.setLanguage(language);
    m_rules.setLanguage(language);
    m_houseRulings.setLanguage(language);
    m_handOver.setLanguage(language);
    m_draft.setLanguage(language);
    m_people.setLanguage(language);
    m_lineUps.setLanguage(language);
    m_photos.setLanguage(language);
    m_statistics.setLanguage(language);
    m_result.setLanguage(language);
    if (m_session) {
        m_session->setLanguage(language);
    }
    if (m_trial) {
        m_trial->setLanguage(language);
        m_trialBaseline->setLanguage(language);
    }
    emit accessChanged();
}

bool AppController::readOnly() const { return m_library.access() == Library::Access::readOnly; }

QString AppController::trouble() const {
    const std::optional<Message>& why = m_library.trouble();
    return why ? format(words(), *why) : QString{};
}

bool AppController::refusesEdits() {
    if (readOnly()) {
        setNotice(trouble());
    }
    return readOnly();
}

void AppController::lay(OpenGame game) {
    layQuietly(std::move(game));
    setPage(tablePage);
    m_opening.start(untilDrawn);
}

void AppController::layQuietly(OpenGame game) {
    m_library.beginOpening(game.id);
    MatchRecord match = matchOf(m_library, game.id, game.match);
    clearTable();
    m_gameBefore = game.manner == GameMode::alone && game.id == 0 ? m_gameBefore : 0;
    keepOpenGame(game.id != 0 ? game.id : m_gameBefore);
    m_session =
        std::make_unique<Session>(m_library, m_preferences.languageInForce(), std::move(game));
    m_session->setMatch(std::move(match));
    QJSEngine::setObjectOwnership(m_session.get(), QJSEngine::CppOwnership);
    connect(m_session.get(), &Session::stored, this, &AppController::keepOpenGame);
    connect(m_session.get(), &Session::factsChanged, &m_lineUps, [this] {
        if (m_session && m_session->finished()) {
            m_lineUps.settle(m_session->current());
        }
    });
    m_houseRulings.beginTable();
    connect(m_session.get(), &Session::decided, &m_houseRulings,
            [this](const QString& reading, const QString& earlier, const QString& option) {
                m_houseRulings.remember(reading, earlier, option, m_session->heading());
            });
    connect(m_session.get(), &Session::decisionTurned, &m_houseRulings, &HouseRulingsModel::turn);
    connect(m_session.get(), &Session::happened, this, &AppController::happened);
    connect(m_session.get(), &Session::ended, this, [this] { setPage(QStringLiteral("result")); });
    connect(m_session->spotPicker(), &SpotPicker::answered, this, &AppController::ruleAt);
    emit sessionChanged();
}

void AppController::endEmptyCheck() {
    const bool isEmptyCheck = m_session && m_session->isAlone() && m_session->id() == 0 &&
                              m_session->history().steps().size() == 1;
    if (m_page != homePage || !isEmptyCheck) {
        return;
    }
    if (m_gameBefore != 0) {
        if (tl::expected<OpenGame, Message> before = held(m_gameBefore)) {
            layQuietly(*std::move(before));
            m_library.endOpening();
            return;
        }
    }
    clearTable();
    keepOpenGame(0);
}

void AppController::clearTable() {
    dropTrial();
    if (m_session) {
        // Views release the session first.
        Session* gone = m_session.release();
        emit sessionChanged();
        gone->deleteLater();
    }
}

void AppController::closeGame() {
    clearTable();
    m_gameBefore = 0; // a check from now on does not interrupt a game
    keepOpenGame(0);
    setPage(homePage);
}

void AppController::keepOpenGame(GameId id) {
    m_library.setSetting(Library::openGame, id == 0 ? QString{} : QString::number(id));
    m_games.setOpenGame(id);
}

GameId AppController::keep(const AnyCase& position, const GameMetadata& marks,
                           std::optional<qint64> match) {
    return m_library.create(factsOf(position, score(position), marks), toQt(writeCase(position)),
                            match);
}

void AppController::rename(qint64 id, const QString& title) {
    if (refusesEdits()) {
        return;
    }
    const std::optional<Message> fault = nameTrouble(title.trimmed().toStdString());
    if (fault) {
        setNotice(format(words(), *fault));
    } else if (m_session && m_session->id() == id) {
        m_session->setTitle(title);
    } else {
        m_library.rename(id, title.trimmed());
    }
}

void AppController::duplicate(qint64 id) {
    if (refusesEdits()) {
        return;
    }
    const tl::expected<AnyCase, Message> position = keptPosition(id);
    if (!position) {
        setNotice(format(words(), position.error()));
        return;
    }
    m_library.duplicate(id, titleOfCopy(*position));
}

QString AppController::titleOfCopy(const AnyCase& position) const {
    const std::optional<std::string>& title = headerOf(position).title;
    //% "{title} (copy)"
    const QString copy = format(words(), CIMAISE_TEXT("desk.game.copy"),
                                {{"title", title.value_or(playersText(position).toStdString())}});
    return nameTrouble(copy.toStdString()) ? toQt(title.value_or(std::string{})) : copy;
}

void AppController::remove(qint64 id) {
    if (refusesEdits()) {
        return;
    }
    if (m_session && m_session->id() == id) {
        closeGame();
    }
    m_library.remove(id);
    //% "The game was deleted."
    setNotice({.text = format(words(), CIMAISE_TEXT("desk.game.deleted")),
               .offer = Notice::Offer::undo,
               .game = id});
}

} // namespace cimaise
