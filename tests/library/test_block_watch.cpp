// Tests the changed blocks by which the browser saves a library: the copy is a valid database at
// every moment, the one committed last.
#include "app/library/block_watch.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <random>
#include <span>
#include <sqlite3.h>
#include <unistd.h>

namespace cimaise {

namespace {

using Database = std::unique_ptr<sqlite3, decltype([](sqlite3* open) { sqlite3_close_v2(open); })>;

std::vector<std::byte> bytesOf(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const auto bytes = std::as_bytes(std::span{text});
    return {bytes.begin(), bytes.end()};
}

/// Copy of the library made of the reported changes only.
struct Copy {
    std::size_t blockSize = 0;
    std::vector<std::byte> bytes{};
    int changes = 0;
    std::size_t reported = 0; ///< bytes reported with the last change

    void apply(const FileChange& change) {
        bytes.resize(change.length);
        changes += 1;
        reported = 0;
        for (const FileBlock& block : change.blocks) {
            const std::size_t from = block.number * blockSize;
            ASSERT_EQ(block.bytes.size(), std::min(blockSize, bytes.size() - from));
            std::ranges::copy(block.bytes, bytes.begin() + static_cast<std::ptrdiff_t>(from));
            reported += block.bytes.size();
        }
    }
};

class BlockWatch : public testing::TestWithParam<std::size_t> {
protected:
    BlockWatch() {
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
        watch();
    }
    ~BlockWatch() override { std::filesystem::remove_all(m_folder); }

    void watch() {
        watchBlocks({.path = file(),
                     .blockSize = GetParam(),
                     .report = [this](const FileChange& c) { m_copy.apply(c); }});
    }
    [[nodiscard]] std::string file() const { return m_folder + "/library.sqlite"; }
    [[nodiscard]] Database open(const std::string& path) const {
        sqlite3* opened = nullptr;
        EXPECT_EQ(sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                                  nullptr),
                  SQLITE_OK);
        Database database{opened};
        run(database, "PRAGMA synchronous = OFF"); // no test cuts the power
        return database;
    }
    /// First column of the last row.
    static std::string run(const Database& database, const std::string& sql) {
        std::string last;
        const auto row = [](void* to, int, char** columns, char**) {
            *static_cast<std::string*>(to) = columns[0] == nullptr ? "" : columns[0];
            return 0;
        };
        EXPECT_EQ(sqlite3_exec(database.get(), sql.c_str(), row, &last, nullptr), SQLITE_OK)
            << sqlite3_errmsg(database.get());
        return last;
    }
    /// Result of a query on the copy.
    std::string found(const std::string& sql) const {
        const std::string copy = m_folder + "/copy.sqlite";
        std::ofstream{copy, std::ios::binary}.write(
            reinterpret_cast<const char*>(m_copy.bytes.data()), std::ssize(m_copy.bytes));
        const Database database = open(copy);
        EXPECT_EQ(run(database, "PRAGMA integrity_check"), "ok");
        return run(database, sql);
    }
    static constexpr auto all = "SELECT group_concat(id || quote(what)) FROM steps";
    static constexpr auto table = "CREATE TABLE steps (id INTEGER PRIMARY KEY, what BLOB)";
    static constexpr auto add = "INSERT INTO steps (what) VALUES (randomblob(3000))";

    Copy m_copy{.blockSize = GetParam()};

private:
    std::string m_folder = testing::TempDir() + "block-watch-" + std::to_string(::getpid());
};

TEST_P(BlockWatch, ReportsEachCommitOnceAndCompletely) {
    const Database database = open(file());
    run(database, table);
    for (int i = 1; i <= 50; ++i) {
        run(database, add);
        EXPECT_EQ(m_copy.changes, i + 1);
        EXPECT_EQ(m_copy.bytes, bytesOf(file()));
    }
    EXPECT_EQ(found(all), run(database, all));
}

TEST_P(BlockWatch, ReportsFewBytesForEditOfLargeFile) {
    const Database database = open(file());
    run(database, table);
    run(database, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)"
                  " INSERT INTO steps (what) SELECT randomblob(3000) FROM n");
    EXPECT_GT(m_copy.reported, 3'000'000U);
    run(database, "UPDATE steps SET what = 'changed' WHERE id = 500");
    constexpr std::size_t page = 4096;
    EXPECT_LE(m_copy.reported, 8 * std::max(page, GetParam()));
}

TEST_P(BlockWatch, ReportsNothingWithoutChange) {
    const Database database = open(file());
    run(database, table);
    run(database, "BEGIN; SELECT * FROM steps; COMMIT");
    run(database, "DELETE FROM steps WHERE id = 7");
    EXPECT_EQ(m_copy.changes, 1);
}

TEST_P(BlockWatch, ReportsNothingBeforeCommit) {
    const Database database = open(file());
    run(database, table);
    run(database, "PRAGMA cache_size = 4"); // blocks beyond the cache are written before the commit
    run(database, "BEGIN");
    for (int i = 0; i < 200; ++i) {
        run(database, add);
    }
    EXPECT_GT(std::filesystem::file_size(file()), 100'000U);
    EXPECT_EQ(m_copy.changes, 1);
    run(database, "COMMIT");
    EXPECT_EQ(m_copy.changes, 2);
    EXPECT_EQ(found(all), run(database, all));
}

TEST_P(BlockWatch, KeepsCopyUnchangedAfterRollback) {
    const Database database = open(file());
    run(database, table);
    run(database, add);
    const std::string before = run(database, all);
    run(database, "PRAGMA cache_size = 4");
    run(database, "BEGIN; UPDATE steps SET what = 'lost'");
    for (int i = 0; i < 200; ++i) {
        run(database, add);
    }
    run(database, "ROLLBACK");
    EXPECT_EQ(found(all), before);
    EXPECT_EQ(m_copy.bytes.size(), std::filesystem::file_size(file()));
}

TEST_P(BlockWatch, ReportsChangesOfAllConnections) {
    const Database reader = open(file());
    const Database writer = open(file());
    run(writer, table);
    run(writer, add);
    EXPECT_EQ(run(reader, "SELECT count(*) FROM steps"), "1");
    run(reader, add);
    EXPECT_EQ(found("SELECT count(*) FROM steps"), "2");
}

TEST_P(BlockWatch, ShrinksCopyWithFile) {
    const Database database = open(file());
    run(database, table);
    for (int i = 0; i < 100; ++i) {
        run(database, add);
    }
    run(database, "DELETE FROM steps WHERE id > 3; VACUUM");
    EXPECT_LT(m_copy.bytes.size(), 100'000U);
    EXPECT_EQ(m_copy.bytes, bytesOf(file()));
    EXPECT_EQ(found(all), run(database, all));
}

TEST_P(BlockWatch, RefusesWriteAheadLog) {
    const Database database = open(file());
    EXPECT_EQ(run(database, "PRAGMA journal_mode = WAL"), "delete");
}

TEST_P(BlockWatch, IgnoresOtherFiles) {
    const Database other = open(file() + "-other");
    run(other, table);
    EXPECT_EQ(m_copy.changes, 0);
}

TEST_P(BlockWatch, ContinuesWithExistingFile) {
    run(open(file()), table);
    watch(); // the next start, with the saved copy
    const Database database = open(file());
    EXPECT_EQ(run(database, "SELECT count(*) FROM steps"), "0");
    EXPECT_EQ(m_copy.changes, 1);
    run(database, add);
    EXPECT_EQ(found(all), run(database, all));
}

TEST_P(BlockWatch, ReportsAllBlocksOnRequest) {
    const Database database = open(file());
    run(database, table);
    run(database, add);
    m_copy.bytes.clear();
    reportAllBlocks();
    EXPECT_EQ(found(all), run(database, all));
    EXPECT_EQ(m_copy.bytes, bytesOf(file()));
}

TEST_P(BlockWatch, KeepsCopyEqualUnderRandomEdits) {
    std::mt19937 chance{20261123};
    const Database database = open(file());
    run(database, "CREATE TABLE steps (id INTEGER PRIMARY KEY, what BLOB);"
                  "CREATE VIRTUAL TABLE words USING fts5(what); PRAGMA cache_size = 10");
    const std::array edits{
        "INSERT INTO steps (what) VALUES (randomblob(abs(random() % 20000)))",
        "UPDATE steps SET what = randomblob(5000) WHERE id % 7 = abs(random() % 7)",
        "DELETE FROM steps WHERE id % 11 = abs(random() % 11)",
        "INSERT INTO words SELECT hex(randomblob(20)) || ' ' || hex(randomblob(8))",
        "SAVEPOINT a; INSERT INTO steps (what) VALUES (zeroblob(90000)); ROLLBACK TO a; RELEASE a",
        "VACUUM"};
    for (int i = 0; i < 200; ++i) {
        const std::size_t which = chance() % edits.size();
        const bool singleBoard = which == edits.size() - 1;
        run(database, singleBoard ? "SELECT 1" : "BEGIN");
        run(database, edits.at(which));
        run(database, singleBoard ? "SELECT 1" : chance() % 4 == 0 ? "ROLLBACK" : "COMMIT");
        ASSERT_EQ(m_copy.bytes, bytesOf(file())) << "after edit " << i << ": " << edits.at(which);
    }
    EXPECT_EQ(found(all), run(database, all));
}

INSTANTIATE_TEST_SUITE_P(, BlockWatch, testing::Values(1000, 4096, 16384, 65536));

} // namespace

} // namespace cimaise
