// Fuzzes the rows of a library, which other programs and broken disks can write: values that are
// read can be shown, a damaged game is recognised, and the next write fails or works.
#include "app/library/library_games.h"
#include "app/library/library_listing.h"
#include "app/library/library_row.h"
#include "app/library/library_schema.h"
#include "app/library/library_search.h"
#include "positions/text/name_text.h"
#include "tests/fuzz/expect.h"

#include <QCoreApplication>
#include <array>
#include <cstdint>
#include <span>

namespace {

using namespace cimaise;

/// Columns that the fuzzer overwrites.
constexpr std::array<std::string_view, 23> cells{
    "games SET id",       "games SET game",     "games SET title",    "games SET players",
    "games SET finished", "games SET score",    "games SET match",    "games SET created",
    "games SET updated",  "games SET position", "games SET recency",  "games SET searched",
    "games SET removed",  "games SET mark",     "steps SET position", "steps SET document",
    "steps SET what",     "steps SET made",     "settings SET value", "people SET name",
    "people SET colour",  "aliases SET name",   "games SET result"};

/// Bytes of an input, read from the front; zeros after its end.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : m_rest(bytes) {}

    [[nodiscard]] bool ended() const { return m_rest.empty(); }

    std::uint8_t next() {
        if (m_rest.empty()) {
            return 0;
        }
        const std::uint8_t first = m_rest.front();
        m_rest = m_rest.subspan(1);
        return first;
    }

    std::span<const std::uint8_t> next(std::size_t count) {
        const auto taken = m_rest.first(std::min(count, m_rest.size()));
        m_rest = m_rest.subspan(taken.size());
        return taken;
    }

private:
    std::span<const std::uint8_t> m_rest;
};

/// Value as SQL literal, including invalid UTF-8 and numbers at the ends of their range.
std::string literal(Bytes& bytes) {
    constexpr std::array<std::string_view, 12> odd{"NULL",
                                                   "0",
                                                   "-1",
                                                   "1",
                                                   "9223372036854775807",
                                                   "-9223372036854775808",
                                                   "9007199254740992",
                                                   "9007199254740993",
                                                   "1.5",
                                                   "''",
                                                   "char(0)",
                                                   "printf('%.*c', 5000, 'x')"};
    const std::uint8_t kind = bytes.next();
    if (kind < odd.size()) {
        return std::string{odd.at(kind)};
    }
    std::string hex;
    for (const std::uint8_t byte : bytes.next(kind % 64)) {
        hex += fmt::format("{:02x}", byte);
    }
    return kind % 2 == 0 ? fmt::format("CAST(x'{}' AS TEXT)", hex) : fmt::format("x'{}'", hex);
}

/// Library in memory: two games of one match, with three steps in the first.
Connection& library() {
    static Connection connection{":memory:", Connection::Mode::write};
    static const bool made = [] {
        expect(!migrate(connection), "an empty library can be made");
        const GameFacts facts{.game = "musee", .title = "Friday", .players = "Ana · Bo"};
        for (const GameId id : {1, 2}) {
            tables::create(connection,
                           {.id = id, .facts = facts, .match = 1, .created = 1, .updated = 1}, "{}",
                           id);
        }
        for (const char* document : {"{\"a\": 1}", "{\"a\": 2}"}) {
            tables::append(connection, {.game = 1, .leaves = 7},
                           {.document = document, .what = "entered", .madeAt = 2}, facts, 3);
        }
        tables::setSetting(connection, "language", "fr");
        tables::markRecentPlayer(connection, "Ana");
        return !connection.takeError();
    }();
    expect(made, "a library can be filled");
    return connection;
}

void harm(Connection& connection, Bytes& bytes) {
    for (int many = 0; many < 16 && !bytes.ended(); ++many) {
        const std::string_view cell = cells.at(bytes.next() % cells.size());
        const int row = bytes.next() % 4; // 0: all rows
        const std::string which = row == 0 ? "1" : fmt::format("rowid = {}", row);
        const bool noRows = cell.starts_with("settings") || cell.starts_with("people") ||
                            cell.starts_with("aliases");
        connection.run(QString::fromStdString(fmt::format("UPDATE OR IGNORE {} = {} WHERE {}", cell,
                                                          literal(bytes), noRows ? "1" : which)));
        connection.takeError(); // a strict table refuses values of another type
    }
}

void checkLine(const QString& text) {
    expect(nameFault(text.toStdString()) != NameFault::forbiddenCharacter,
           "what stands in a list can be seen");
    expect(text.size() <= 2 * tables::longestLine, "what stands in a list is not endless");
}

void checkSummary(const GameSummary& summary) {
    expect(summary.id > 0 && summary.id <= tables::highestNumber, "a game has an id");
    for (const QString& text :
         {summary.facts.game, summary.facts.title, summary.facts.players, summary.facts.score}) {
        checkLine(text);
    }
    expect(summary.created >= 0 && summary.updated >= 0, "a game is of some time");
}

void checkRead(Connection& connection) {
    for (const QString& search : {QString{}, QStringLiteral("ana"), QStringLiteral("x")}) {
        for (const GameSummary& summary :
             tables::list(connection, search, 50, std::numeric_limits<qint64>::max())) {
            checkSummary(summary);
        }
    }
    for (const GameSummary& summary : tables::matchGames(connection, 1)) {
        checkSummary(summary);
    }
    for (const GameId id : {1, 2, 3}) {
        const StoredGame game = tables::load(connection, id);
        if (game.position != tables::damaged) {
            expect(game.position >= 0 && game.position < std::ssize(game.steps),
                   "the step on the table is one of the game's");
            checkSummary(game.summary);
        }
    }
    for (const Person& person : tables::people(connection).known) {
        expect(nameFault(person.name.toStdString()) == NameFault::none, "a name is one");
        expect(person.colour >= Person::noSymbol && person.colour < Person::signs,
               "a colour is one");
    }
    for (const StoredResult& stored : tables::results(connection, 0)) {
        expect(stored.id > 0 && stored.ended >= 0 && !stored.result.isEmpty(), "a result is one");
    }
    (void)tables::settings(connection);
    (void)tables::gameIds(connection);
    expect(tables::lastId(connection) <= tables::highestNumber, "ids are given in their range");
    connection.takeError();
}

void write(Connection& connection) {
    const GameFacts facts{.game = "muse", .title = "Later", .players = "Cleo"};
    const tables::MarkChange turn{.game = 1, .leaves = 9};
    tables::append(connection, turn, {.document = "{}", .what = "w", .madeAt = 4}, facts, 5);
    connection.takeError();
    tables::moveTo(connection, turn, 0, facts, 6);
    connection.takeError();
    tables::rename(connection, turn, "Renamed");
    connection.takeError();
    tables::remove(connection, turn, 7);
    connection.takeError();
    tables::restore(connection, turn);
    connection.takeError();
    tables::markRecentPlayer(connection, "Bo");
    connection.takeError();
    tables::indexAll(connection);
    connection.takeError();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static int count = 0;
    static QCoreApplication app{count, nullptr};
    Connection& connection = library();
    Bytes bytes{{data, size}};
    connection.run("BEGIN");
    harm(connection, bytes);
    checkRead(connection);
    write(connection);
    checkRead(connection);
    connection.run("ROLLBACK");
    expect(!connection.takeError(), "the library is as it was");
    return 0;
}
