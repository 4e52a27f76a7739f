// Keeps the draft as a position of its game, so that the rules can check it before it begins.
#include "app/shell/new_game.h"

#include "app/game/game_ui.h"
#include "app/game/player_badge.h"
#include "app/input/player_names.h"
#include "app/library/same_name.h"
#include "app/shell/game_host.h"
#include "app/texts/placeholder_name.h"
#include "app/texts/qt_score_text.h"
#include "positions/text/name_text.h"
#include "validators/checks.h"

#include <QDate>
#include <algorithm>

namespace cimaise {

namespace {

/// Settings of each game, in the order of games().
std::vector<std::unique_ptr<GameSetup>> makeSetups() {
    std::vector<std::unique_ptr<GameSetup>> setups;
    for (const GameUi* const game : gameUis()) {
        setups.push_back(game->makeSetup());
    }
    return setups;
}

const Roles<GameRow>& gameRoles() {
    static const Roles<GameRow> table{{"game", &GameRow::game},
                                      {"name", &GameRow::name},
                                      {"players", &GameRow::players},
                                      {"accessibleName", &GameRow::accessibleName}};
    return table;
}

const Roles<SeatRow>& seatRoles() {
    static const Roles<SeatRow> table{{"name", &SeatRow::name},
                                      {"placeholder", &SeatRow::placeholder},
                                      {"seat", &SeatRow::seat},
                                      {"colour", &SeatRow::colour},
                                      {"shape", &SeatRow::shape},
                                      {"team", &SeatRow::team},
                                      {"accessibleName", &SeatRow::accessibleName}};
    return table;
}

bool isBlank(const QString& name) { return name.trimmed().isEmpty(); }

int mostOf(const std::vector<std::unique_ptr<GameSetup>>& setups) {
    int most = 0;
    for (const auto& setup : setups) {
        most = std::max(most, findGame(setup->game())->mostPlayers);
    }
    return most;
}

} // namespace

GamesModel::GamesModel(QObject* parent) : RowsModel(gameRoles(), parent) {}

void GamesModel::show(const std::vector<std::unique_ptr<GameSetup>>& setups,
                      const Translator& words) {
    std::vector<GameRow> rows;
    for (const auto& setup : setups) {
        const Game& game = *findGame(setup->game());
        GameRow row{.game = toQt(game.id), .name = format(words, game.name)};
        //% "{fewest} to {most} players"
        row.players = format(words, CIMAISE_TEXT("draft.players"),
                             {{"fewest", game.fewestPlayers}, {"most", game.mostPlayers}});
        row.accessibleName = listed({row.name, row.players});
        rows.push_back(std::move(row));
    }
    setRows(gameRoles(), rows);
}

SeatsModel::SeatsModel(QObject* parent) : RowsModel(seatRoles(), parent) {}

void SeatsModel::show(const std::vector<SeatRow>& seats) { setRows(seatRoles(), seats); }

NewGame::NewGame(GameHost& host, const HouseRulingsModel& houseRulings,
                 const TextLanguage& language, QObject* parent)
    : QObject(parent), m_host(host), m_houseRulings(houseRulings), m_library(host.library()),
      m_language(language), m_setups(makeSetups()), m_setup(m_setups.front().get()),
      m_spelling(host.library(), language, this), m_games(this), m_seats(this) {
    connect(&m_spelling, &SpellingQuestion::corrected, this, &NewGame::setName);
    connect(&m_spelling, &SpellingQuestion::answered, this, &NewGame::start);
    connect(&language, &TextLanguage::changed, this, &NewGame::onLanguageChanged);
    for (const auto& setup : m_setups) {
        QJSEngine::setObjectOwnership(setup.get(), QJSEngine::CppOwnership);
        setup->setLanguage(language.current());
        connect(setup.get(), &GameSetup::chosen, this, [this](const AnyCase& draft) {
            m_draft = draft;
            publish();
        });
    }
    connect(&m_library, &Library::changed, this, &NewGame::knownNamesChanged);
    connect(&m_library, &Library::peopleChanged, this, &NewGame::publish);
    m_names.resize(mostOf(m_setups));
    if (GameSetup* const last = setupOf(m_library.setting(lastGameKey))) {
        m_setup = last;
    }
    const Game& game = *findGame(m_setup->game());
    begin(std::clamp(m_playerCount, game.fewestPlayers, game.mostPlayers));
}

void NewGame::onLanguageChanged() {
    bool isOther = false;
    for (const auto& setup : m_setups) {
        const bool changes = setup->setLanguage(m_language.current());
        isOther = isOther || (changes && setup.get() == m_setup);
    }
    if (isOther && !m_rematch) {
        begin(m_playerCount);
    } else {
        publish();
    }
}

void NewGame::begin(int players) {
    m_rematch.reset();
    GameHeader header;
    header.players.resize(static_cast<std::size_t>(players));
    m_playerCount = players;
    m_draft = m_setup->emptyPosition(std::move(header));
    publish();
}

GameSetup* NewGame::setupOf(const QString& game) const {
    const auto found = std::ranges::find(m_setups, game.toStdString(),
                                         [](const auto& setup) { return setup->game(); });
    return found == m_setups.end() ? nullptr : found->get();
}

QString NewGame::game() const { return toQt(gameOf(m_draft).id); }

void NewGame::setGame(const QString& game) {
    GameSetup* const setup = setupOf(game);
    if (setup == nullptr || setup == m_setup) {
        return;
    }
    m_setup = setup;
    const Game& chosen = *findGame(m_setup->game());
    begin(std::clamp(m_chosenPlayers, chosen.fewestPlayers, chosen.mostPlayers));
    emit gameChanged();
}

void NewGame::setPlayerCount(int count) {
    if (count < minPlayers() || count > most()) {
        return;
    }
    m_chosenPlayers = count;
    if (count != m_playerCount) {
        begin(count);
    }
}

int NewGame::minPlayers() const { return gameOf(m_draft).fewestPlayers; }

int NewGame::most() const { return gameOf(m_draft).mostPlayers; }

QStringList NewGame::namesGiven() const {
    QStringList given;
    for (const QString& name : m_names.first(m_playerCount)) {
        if (!isBlank(name)) {
            given.push_back(knownSpelling(m_library.people(), name));
        }
    }
    return given;
}

QStringList NewGame::knownNames() const { return m_library.knownNames(); }

void NewGame::setName(int row, const QString& name) {
    if (row >= 0 && row < m_playerCount && m_names[row] != name) {
        m_names[row] = name;
        publish();
    }
}

void NewGame::renamePerson(const QString& from, const QString& to) {
    for (QString& name : m_names) {
        if (readsSame(name, from)) {
            const bool isSeated =
                !readsSame(from, to) && std::ranges::any_of(m_names, [&to](const QString& other) {
                    return readsSame(other, to);
                });
            name = isSeated ? QString{} : to;
        }
    }
    publish();
}

void NewGame::addKnownName(const QString& name) {
    if (namesGiven().contains(name)) {
        return;
    }
    for (int row = 0; row < m_playerCount; ++row) {
        if (isBlank(m_names[row])) {
            setName(row, name);
            return;
        }
    }
}

QString NewGame::placeholder(int seat) const {
    return toQt(placeholderName(seat, m_language.words()));
}

std::vector<std::string> NewGame::players() const {
    std::vector<std::string> players;
    for (int row = 0; row < m_playerCount; ++row) {
        // a rematch has the names of the last game, in its spelling
        const QString given =
            isRematch() ? m_names[row] : knownSpelling(m_library.people(), m_names[row]);
        const QString name = isBlank(m_names[row]) ? placeholder(row + 1) : given;
        players.push_back(name.toStdString());
    }
    return players;
}

AnyCase NewGame::position() const {
    AnyCase position = m_draft;
    headerOf(position).played = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return position;
}

QString NewGame::teamsText() const {
    if (sideCount(m_draft) == m_playerCount) {
        return {};
    }
    const Translator words{m_language.current(), m_draft};
    //% "{one} play against {other}."
    return format(words, CIMAISE_TEXT("draft.teams"), {{"one", side(0)}, {"other", side(1)}});
}

QString NewGame::remark() const {
    const Translator words{m_language.current(), m_draft};
    QStringList remarks;
    if (const QString setting = m_setup->chosenSetting(); !setting.isEmpty()) {
        remarks.push_back(setting);
    }
    if (m_rematch) {
        remarks.push_back(format(words, *m_rematch));
    }
    for (const Finding& finding : check(m_draft)) {
        if (m_setup->isWorthShowing(finding)) {
            remarks.push_back(format(words, finding.says));
        }
    }
    return remarks.join(u' ');
}

QString NewGame::problem() const {
    const std::vector<std::string> names = players();
    std::optional<Message> trouble = nameListError(names);
    if (!trouble && !isRematch()) {
        trouble = sameNameError(names);
    }
    return trouble ? format(m_language.words(), *trouble) : QString{};
}

void NewGame::publish() {
    headerOf(m_draft).players = players();
    const Translator words{m_language.current(), m_draft};
    const std::vector<PlayerBadge> signs = badgesAt(m_draft, m_library.people());
    std::vector<SeatRow> seats;
    for (int row = 0; row < m_playerCount; ++row) {
        SeatRow seat{.name = m_names[row], .placeholder = placeholder(row + 1), .seat = row + 1};
        const int side =
            std::visit([row](const auto& layout) { return sideOf(layout, row); }, m_draft);
        seat.colour = signs[static_cast<std::size_t>(side)].colour;
        seat.shape = signs[static_cast<std::size_t>(side)].shape;
        if (sideCount(m_draft) < m_playerCount) {
            //% "Team {team}"
            seat.team = format(words, CIMAISE_TEXT("draft.team"), {{"team", side + 1}});
        }
        //% "Name of player {seat}"
        seat.accessibleName = format(words, CIMAISE_TEXT("draft.seat"), {{"seat", seat.seat}});
        seat.accessibleName = listed({seat.accessibleName, seat.team});
        seats.push_back(std::move(seat));
    }
    m_games.show(m_setups, words);
    m_seats.show(seats);
    m_setup->show(m_draft, words);
    emit changed();
    emit knownNamesChanged();
}

} // namespace cimaise
