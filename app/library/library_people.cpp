// Reads players and their names into memory, changes them in one transaction, and renames a player
// in all games or in none.
#include "app/library/library_row.h"
#include "app/library/library_state.h"
#include "app/library/same_name.h"
#include "positions/text/name_text.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

/// Maximum number of people that are read.
constexpr qsizetype mostPeople = 1000;

} // namespace

namespace tables {

namespace {

/// Reads the name of a player; nullopt for any other value.
std::optional<QString> personIn(const QSqlQuery& row, int column) {
    const std::optional<QString> name = textIn(row, column);
    return name && nameFault(name->toStdString()) == NameFault::none ? name : std::nullopt;
}

int signIn(const QSqlQuery& row, int column) {
    return static_cast<int>(
        numberIn(row, column, 0, Person::signs - 1).value_or(qint64{Person::noSymbol}));
}

} // namespace

People people(Connection& connection) {
    People all;
    connection.run(peopleStatement(), {mostPeople}, [&](const QSqlQuery& row) {
        if (const std::optional<QString> name = personIn(row, 0)) {
            all.known.push_back({.name = *name, .colour = signIn(row, 1), .shape = signIn(row, 2)});
        }
    });
    connection.run("SELECT " + boundedText("alias", longestLine) + ", " +
                       boundedText("name", longestLine) + " FROM aliases LIMIT ?",
                   {mostPeople}, [&](const QSqlQuery& row) {
                       const std::optional<QString> alias = personIn(row, 0);
                       const std::optional<QString> name = personIn(row, 1);
                       if (alias && name) {
                           all.aliases.insert(*alias, *name);
                       }
                   });
    return all;
}

QString peopleStatement() {
    return "SELECT " + boundedText("name", longestLine) +
           ", colour, shape FROM people ORDER BY used DESC LIMIT ?";
}

void markRecentPlayer(Connection& connection, const QString& name) {
    connection.run("INSERT INTO people (name, used)"
                   " VALUES (?, 1 + (SELECT coalesce(max(used), 0) FROM people WHERE used < ?))"
                   " ON CONFLICT (name) DO UPDATE SET used = excluded.used",
                   {name, highestNumber});
}

void setPeople(Connection& connection, const People& people) {
    connection.run("DELETE FROM people");
    connection.run("DELETE FROM aliases");
    qsizetype used = std::ssize(people.known);
    for (const Person& person : people.known) {
        connection.run("INSERT INTO people (name, colour, shape, used) VALUES (?, ?, ?, ?)",
                       {person.name, person.colour, person.shape, used--});
    }
    for (auto alias = people.aliases.begin(); alias != people.aliases.end(); ++alias) {
        connection.run("INSERT INTO aliases (alias, name) VALUES (?, ?)",
                       {alias.key(), alias.value()});
    }
}

std::vector<GameId> gamesNaming(Connection& connection, const QString& name) {
    std::vector<GameId> all;
    const QString key = nameKey(name);
    connection.run("SELECT id, players FROM games ORDER BY id", {}, [&](const QSqlQuery& row) {
        const auto id = numberIn(row, 0, 1, highestNumber);
        if (id && nameKey(row.value(1).toString()).contains(key)) {
            all.push_back(*id);
        }
    });
    return all;
}

std::vector<GameId> gamesOf(Connection& connection, const std::vector<QStringList>& people) {
    std::vector<GameId> all;
    std::vector<QSet<QString>> keys;
    for (const QStringList& names : people) {
        keys.emplace_back();
        for (const QString& name : names) {
            keys.back() << nameKey(name);
        }
    }
    connection.run("SELECT id, " + boundedText("players", longestLine) +
                       " FROM games WHERE removed = 0 ORDER BY id DESC",
                   {}, [&](const QSqlQuery& row) {
                       static const QRegularExpression between{" [·&] "};
                       const QStringList players = nameKey(row.value(1).toString()).split(between);
                       const bool everyonePlays =
                           std::ranges::all_of(keys, [&](const QSet<QString>& names) {
                               return std::ranges::any_of(players, [&](const QString& player) {
                                   return names.contains(player);
                               });
                           });
                       if (everyonePlays) {
                           all.push_back(row.value(0).toLongLong());
                       }
                   });
    return all;
}

Rewritten rewriteGames(Connection& connection, const QString& naming, const Rewrite& rewrite) {
    Rewritten done;
    connection.run("SAVEPOINT rewriting");
    for (const GameId id : gamesNaming(connection, naming)) {
        const StoredGame before = load(connection, id, true);
        if (before.position == damaged) {
            continue;
        }
        const tl::expected<StoredGame, NotRewritten> after = rewrite(before);
        if (after) {
            replace(connection, {.game = id, .leaves = newMark()}, *after);
            done.games.insert(id);
        } else if (after.error() == NotRewritten::refused) {
            connection.run("ROLLBACK TO rewriting");
            return {.refusedBy = id};
        }
    }
    return done;
}

} // namespace tables

const People& Library::people() const { return m_state->people; }

const QStringList& Library::knownNames() const { return m_state->names; }

void Library::State::setPeopleInMemory(People now) {
    people = withoutSameNames(std::move(now));
    names.clear();
    for (const Person& person : people.known) {
        if (names.size() < mostNames) {
            names << person.name;
        }
    }
}

void Library::markRecentPlayer(const QString& name) {
    const QString person = m_state->people.personOf(name);
    m_state->setPeopleInMemory(withRecentPlayer(std::move(m_state->people), person));
    m_state->write(
        {.commit = [=](Connection& writer) { tables::markRecentPlayer(writer, person); }});
    emit peopleChanged();
}

std::vector<GameId> Library::gamesOf(const QStringList& persons) const {
    std::vector<QStringList> names;
    for (const QString& person : persons) {
        names.push_back(m_state->people.aliases.keys(person) << person);
    }
    return m_state->read([&](Connection& reader) { return tables::gamesOf(reader, names); })
        .value_or(std::vector<GameId>{});
}

bool Library::hasPlayer(const QString& name, GameId except) const {
    const std::vector<GameId> games = gamesOf({name});
    return std::ranges::any_of(games, [&](GameId game) { return game != except; });
}

QString Library::nearPlayer(const QString& name, QStringList others, GameId except) {
    QString near = nearName(people(), name, others);
    if (!near.isEmpty()) {
        flush(); // a pending game would not be read
    }
    while (!near.isEmpty() && !hasPlayer(near, except)) {
        others << near;
        near = nearName(people(), name, others);
    }
    return near;
}

void Library::setPeople(const People& people) {
    if (people != m_state->people) {
        m_state->setPeopleInMemory(people);
        m_state->write({.commit = [=](Connection& writer) { tables::setPeople(writer, people); }});
        emit peopleChanged();
    }
}

bool Library::renamePlayer(const QString& from, const QString& to, const Rewrite& rewrite) {
    if (access() != Access::writable || m_state->renaming || !flush()) {
        return false;
    }
    Renaming renaming{.after = renamed(m_state->people, from, to),
                      .before = m_state->reported.committed};
    m_state->renaming = renaming;
    m_state->write({.commit =
                        [=](Connection& writer) {
                            *renaming.done = tables::rewriteGames(writer, from, rewrite);
                            if (renaming.done->refusedBy == 0) {
                                tables::setPeople(writer, renaming.after);
                            }
                        },
                    .ofMany = true});
    return true;
}

void Library::endRenaming() {
    if (!m_state->renaming || m_state->reported.committed <= m_state->renaming->before) {
        return;
    }
    const Renaming ended = *std::exchange(m_state->renaming, std::nullopt);
    if (ended.done->refusedBy == 0) {
        m_state->setPeopleInMemory(ended.after);
        emit rewritten(ended.done->games);
        emit peopleChanged();
    }
    emit renamingEnded(ended.done->refusedBy);
}

} // namespace cimaise
