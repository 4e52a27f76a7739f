// Stores the groups as files of games in the library’s settings. A group with a deleted player is
// not offered.
#include "app/shell/player_groups.h"

#include "app/game/game_facts.h"
#include "app/library/same_name.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_score_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace cimaise {

namespace {

constexpr auto lineUpsKey = "line-ups";
constexpr auto tableKey = "table";
constexpr auto finishedKey = "finished";

const Roles<PlayerGroupRow>& lineUpRoles() {
    static const Roles<PlayerGroupRow> table{{"players", &PlayerGroupRow::players},
                                             {"gameIcon", &PlayerGroupRow::gameIcon},
                                             {"gameName", &PlayerGroupRow::gameName},
                                             {"asks", &PlayerGroupRow::asks},
                                             {"actionText", &PlayerGroupRow::actionText},
                                             {"accessibleName", &PlayerGroupRow::accessibleName}};
    return table;
}

QByteArray written(const std::vector<PlayerGroup>& lineUps) {
    QJsonArray all;
    for (const PlayerGroup& group : lineUps) {
        all.push_back(QJsonObject{{tableKey, toQt(writeCase(group.table))},
                                  {finishedKey, group.hasFinished}});
    }
    return QJsonDocument{all}.toJson(QJsonDocument::Compact);
}

//% "Start"
constexpr TextId startText = CIMAISE_TEXT("line-up.start");
//% "Fill in"
constexpr TextId fillInText = CIMAISE_TEXT("line-up.fill-in");

/// Parses the stored groups. Skips entries that cannot be read.
std::vector<PlayerGroup> readLineUps(const QString& text) {
    std::vector<PlayerGroup> lineUps;
    const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const auto& entry : all) {
        const QJsonObject lineUp = entry.toObject();
        tl::expected<AnyCase, LoadError> table =
            readCase(lineUp.value(tableKey).toString().toStdString());
        if (table && std::ssize(lineUps) < PlayerGroupsModel::most) {
            // older versions saved illegal patterns too, and not whether a game was finished
            lineUps.push_back(
                {.table = nextGame(*table), .hasFinished = lineUp.value(finishedKey).toBool(true)});
        }
    }
    return lineUps;
}

/// True for the same game and the same people, in any order of seats.
bool isAlike(const AnyCase& one, const AnyCase& other) {
    const auto peopleOf = [](const AnyCase& table) {
        QStringList keys;
        for (const std::string& name : headerOf(table).players) {
            keys << nameKey(toQt(name));
        }
        keys.sort();
        return keys;
    };
    return one.index() == other.index() && peopleOf(one) == peopleOf(other);
}

/// Keeps the first of several groups that are alike.
void removeDoubles(std::vector<PlayerGroup>& groups) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto rest = groups.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        groups.erase(std::remove_if(rest, groups.end(),
                                    [&](const PlayerGroup& later) {
                                        return isAlike(groups[i].table, later.table);
                                    }),
                     groups.end());
    }
}

bool areKnown(const AnyCase& table, const People& people) {
    return std::ranges::all_of(headerOf(table).players, [&](const std::string& name) {
        return people.find(toQt(name)) != nullptr;
    });
}

} // namespace

PlayerGroupsModel::PlayerGroupsModel(Library& library, NewGame& draft, const TextLanguage& language,
                                     QObject* parent)
    : RowsModel(lineUpRoles(), parent), m_library(library), m_draft(draft), m_language(language) {
    connect(&language, &TextLanguage::changed, this, &PlayerGroupsModel::show);
    connect(&library, &Library::settingsRead, this, &PlayerGroupsModel::readAgain);
    connect(&library, &Library::peopleChanged, this, &PlayerGroupsModel::show);
    connect(&draft, &NewGame::started, this, &PlayerGroupsModel::remember);
    readAgain();
}

void PlayerGroupsModel::readAgain() {
    m_lineUps = readLineUps(m_library.setting(lineUpsKey));
    show();
}

void PlayerGroupsModel::keep() {
    m_library.setSetting(lineUpsKey, QString::fromUtf8(written(m_lineUps)));
    show();
}

std::vector<PlayerGroup>::iterator PlayerGroupsModel::find(const AnyCase& table) {
    return std::ranges::find_if(
        m_lineUps, [&](const PlayerGroup& group) { return isAlike(group.table, table); });
}

void PlayerGroupsModel::remember(const AnyCase& table) {
    PlayerGroup group{.table = nextGame(table)};
    if (const auto stored = find(table); stored != m_lineUps.end()) {
        group.hasFinished = stored->hasFinished;
        m_lineUps.erase(stored);
    }
    m_lineUps.insert(m_lineUps.begin(), std::move(group));
    m_lineUps.resize(std::min<std::size_t>(m_lineUps.size(), most));
    keep();
}

void PlayerGroupsModel::settle(const AnyCase& startPosition, const AnyCase& endPosition) {
    if (const auto first = find(startPosition);
        first != m_lineUps.end() && !isAlike(startPosition, endPosition)) {
        const bool isNew = !first->hasFinished || find(endPosition) == m_lineUps.end();
        if (!first->hasFinished) {
            m_lineUps.erase(first); // these people never finished this game
        }
        if (isNew) {
            remember(endPosition);
        }
    }
    const auto stored = find(endPosition);
    if (stored == m_lineUps.end()) {
        return;
    }
    PlayerGroup next{.table = stored->table, .hasFinished = true};
    if (isSetupLegal(endPosition)) {
        next.table = nextGame(endPosition);
        headerOf(next.table) = headerOf(stored->table);
    }
    if (next != *stored) {
        *stored = std::move(next);
        keep();
    }
}

void PlayerGroupsModel::rename(const QString& from, const QString& to) {
    m_beforeRename = m_lineUps;
    for (PlayerGroup& group : m_lineUps) {
        std::vector<std::string>& players = headerOf(group.table).players;
        const auto called = [&players](const QString& name) {
            return std::ranges::find_if(players, [&name](const std::string& player) {
                return readsSame(toQt(player), name);
            });
        };
        const auto renamed = called(from);
        const auto other = called(to);
        if (renamed != players.end() && (other == players.end() || other == renamed)) {
            *renamed = to.toStdString();
        }
    }
    removeDoubles(m_lineUps);
    m_afterRename = m_lineUps;
    keep();
}

void PlayerGroupsModel::undoRename(const QString& from, const QString& to) {
    if (m_lineUps == m_afterRename) { // otherwise the groups have changed meanwhile
        m_lineUps = m_beforeRename;
        keep();
    } else {
        rename(to, from);
    }
}

std::optional<AnyCase> PlayerGroupsModel::at(int row) const {
    return row >= 0 && row < std::ssize(m_shown)
               ? std::optional{m_lineUps[m_shown[static_cast<std::size_t>(row)]].table}
               : std::nullopt;
}

void PlayerGroupsModel::start(int row) {
    const std::optional<AnyCase> table = at(row);
    if (!table) {
        return;
    }
    m_draft.take(*table);
    if (!m_draft.hasRandomSetup(m_draft.game())) {
        m_draft.start();
    }
}

void PlayerGroupsModel::show() {
    const Translator words = m_language.words();
    std::vector<PlayerGroupRow> rows;
    m_shown.clear();
    for (std::size_t i = 0; i < m_lineUps.size(); ++i) {
        const AnyCase& table = m_lineUps[i].table;
        if (areKnown(table, m_library.people())) {
            PlayerGroupRow row{.players = toQt(isolatedNames(playersText(table).toStdString())),
                               .gameIcon = QStringLiteral("game-") + toQt(gameOf(table).id),
                               .gameName = format(words, gameOf(table).name)};
            const bool asks = m_draft.hasRandomSetup(toQt(gameOf(table).id));
            row.asks = asks;
            row.actionText = format(words, asks ? fillInText : startText);
            row.accessibleName = listed({row.players, row.gameName});
            rows.push_back(std::move(row));
            m_shown.push_back(i);
        }
    }
    setRows(lineUpRoles(), rows);
}

} // namespace cimaise
