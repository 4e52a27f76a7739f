// Keeps the draft a position of its game, so that the rules can speak about it before it begins.
#include "app/models/new_game.h"

#include "app/models/score_words.h"
#include "app/session/player_names.h"
#include "validators/checks.h"
#include "validators/layout/name_text.h"
#include "validators/musee/musee_edits.h"

#include <QDate>
#include <algorithm>

namespace cimaise {

namespace {

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
                                      {"team", &SeatRow::team},
                                      {"accessibleName", &SeatRow::accessibleName}};
    return table;
}

bool isBlank(const QString& name) { return name.trimmed().isEmpty(); }

AnyCase bareTable(int players) {
    GameHeader header;
    header.players.resize(static_cast<std::size_t>(players));
    return musee::newLayout(std::move(header));
}

} // namespace

GamesModel::GamesModel(QObject* parent) : RowsModel(gameRoles(), parent) {}

void GamesModel::show(const Words& words) {
    std::vector<GameRow> rows;
    for (const Game& game : cimaise::games()) {
        GameRow row{.game = toQt(game.id), .name = say(words, game.name)};
        //% "{fewest} to {most} players"
        row.players = say(words, CIMAISE_TEXT("draft.players"),
                          {{"fewest", game.fewestPlayers}, {"most", game.mostPlayers}});
        row.accessibleName = listed({row.name, row.players});
        rows.push_back(std::move(row));
    }
    setRows(gameRoles(), rows);
}

SeatsModel::SeatsModel(QObject* parent) : RowsModel(seatRoles(), parent) {}

void SeatsModel::show(const std::vector<SeatRow>& seats) { setRows(seatRoles(), seats); }

NewGame::NewGame(const Library& library, Language language, QObject* parent)
    : QObject(parent), m_library(library), m_language(language), m_draft(bareTable(2)),
      m_games(this), m_seats(this), m_tokens(this) {
    connect(&m_tokens, &TokensModel::toggleAsked, this, [this](std::string_view row, int column) {
        auto& layout = std::get<musee::Layout>(m_draft);
        layout = musee::toggleToken(std::move(layout), row, column);
        publish();
    });
    connect(&library, &Library::changed, this, &NewGame::knownNamesChanged);
    m_names.resize(most());
    publish();
}

QString NewGame::game() const { return toQt(gameOf(m_draft).id); }

void NewGame::setGame(const QString& game) {
    if (findGame(game.toStdString()) != nullptr && game != this->game()) {
        setPlayerCount(fewest());
    }
}

void NewGame::setPlayerCount(int count) {
    if (count == m_playerCount || count < fewest() || count > most()) {
        return;
    }
    m_playerCount = count;
    m_draft = bareTable(count);
    publish();
}

int NewGame::fewest() const { return gameOf(m_draft).fewestPlayers; }

int NewGame::most() const { return gameOf(m_draft).mostPlayers; }

QStringList NewGame::namesGiven() const {
    QStringList given;
    for (const QString& name : m_names.first(m_playerCount)) {
        if (!isBlank(name)) {
            given.push_back(name.trimmed());
        }
    }
    return given;
}

QStringList NewGame::knownNames() const {
    QStringList names = m_library.knownNames();
    for (const QString& given : namesGiven()) {
        names.removeAll(given);
    }
    return names;
}

void NewGame::setName(int row, const QString& name) {
    if (row >= 0 && row < m_playerCount && m_names[row] != name) {
        m_names[row] = name;
        publish();
    }
}

void NewGame::takeName(const QString& name) {
    for (int row = 0; row < m_playerCount; ++row) {
        if (isBlank(m_names[row])) {
            setName(row, name);
            return;
        }
    }
}

void NewGame::firstGamePattern() {
    std::get<musee::Layout>(m_draft).staircases = musee::firstGameStaircases(m_playerCount);
    publish();
}

QString NewGame::placeholder(int seat) const {
    const Words words{m_language};
    //% "Player {seat}"
    return say(words, CIMAISE_TEXT("draft.player"), {{"seat", seat}});
}

std::vector<std::string> NewGame::players() const {
    std::vector<std::string> players;
    for (int row = 0; row < m_playerCount; ++row) {
        const QString name = isBlank(m_names[row]) ? placeholder(row + 1) : m_names[row].trimmed();
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
    const Words words{m_language, m_draft};
    //% "{one} play against {other}."
    return say(words, CIMAISE_TEXT("draft.teams"), {{"one", side(0)}, {"other", side(1)}});
}

QString NewGame::remark() const {
    const Words words{m_language, m_draft};
    QStringList remarks;
    for (const Finding& finding : check(m_draft)) {
        remarks.push_back(say(words, finding.says));
    }
    return remarks.join(u' ');
}

QString NewGame::problem() const {
    const std::optional<Message> trouble = namesTrouble(players());
    return trouble ? say(Words{m_language}, *trouble) : QString{};
}

void NewGame::setLanguage(Language language) {
    m_language = language;
    publish();
}

void NewGame::publish() {
    headerOf(m_draft).players = players();
    const Words words{m_language, m_draft};
    const auto& layout = std::get<musee::Layout>(m_draft);
    std::vector<SeatRow> seats;
    for (int row = 0; row < m_playerCount; ++row) {
        SeatRow seat{.name = m_names[row], .placeholder = placeholder(row + 1), .seat = row + 1};
        if (sideCount(m_draft) < m_playerCount) {
            //% "Team {team}"
            seat.team =
                say(words, CIMAISE_TEXT("draft.team"), {{"team", musee::sideOf(layout, row) + 1}});
        }
        //% "Name of player {seat}"
        seat.accessibleName = say(words, CIMAISE_TEXT("draft.seat"), {{"seat", seat.seat}});
        seat.accessibleName = listed({seat.accessibleName, seat.team});
        seats.push_back(std::move(seat));
    }
    m_games.show(words);
    m_seats.show(seats);
    m_tokens.show(layout, words, {});
    emit changed();
    emit knownNamesChanged();
}

} // namespace cimaise
