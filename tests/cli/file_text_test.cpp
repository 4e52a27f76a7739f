// Tests that files are read no further than needed and written whole or not at all.
#include "app/platform/file_text.h"
#include "positions/file/json_text.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cimaise {
namespace {

namespace fs = std::filesystem;

class FileText : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "cimaise.XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        m_folder = pattern;
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] std::string path(const std::string& name) const {
        return (m_folder / name).string();
    }
    /// File names in the directory, to detect leftover files.
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (const fs::directory_entry& entry : fs::directory_iterator{m_folder}) {
            found.push_back(entry.path().filename().string());
        }
        return found;
    }

private:
    fs::path m_folder;
};

std::string_view reasonOf(const tl::expected<void, LoadError>& result) {
    return result ? std::string_view{} : result.error().reason.text.id;
}

std::string_view reasonOf(const tl::expected<std::string, LoadError>& result) {
    return result ? std::string_view{} : result.error().reason.text.id;
}

TEST_F(FileText, ReadsBackWrittenText) {
    const std::string text{"two\nlines, a NUL \0 and é", 25};
    ASSERT_TRUE(writeFile(path("a"), text));
    EXPECT_EQ(readFile(path("a")), text);
    ASSERT_TRUE(writeFile(path("a"), ""));
    EXPECT_EQ(readFile(path("a")), "");
    EXPECT_EQ(names(), std::vector<std::string>{"a"});
}

TEST_F(FileText, StopsReadingAtSizeLimit) {
    ASSERT_TRUE(writeFile(path("large"), ""));
    fs::resize_file(path("large"), std::uintmax_t{1} << 30U);
    const tl::expected<std::string, LoadError> text = readFile(path("large"));
    ASSERT_TRUE(text);
    EXPECT_EQ(text->size(), largestDocument + 1);
}

TEST_F(FileText, ReportsReadErrors) {
    EXPECT_EQ(reasonOf(readFile(path("missing"))), "disk.missing");
    EXPECT_EQ(reasonOf(readFile(path("."))), "disk.folder");
    EXPECT_EQ(reasonOf(readFile("")), "disk.missing");
}

/// Removes partial files of killed processes and keeps that of a running process.
TEST_F(FileText, RemovesPartsOfKilledProcesses) {
    const pid_t gone = ::fork();
    if (gone == 0) {
        ::_exit(0);
    }
    ASSERT_EQ(::waitpid(gone, nullptr, 0), gone);
    const std::string ended = ".cimaise-" + std::to_string(gone);
    const std::string running = ".cimaise-" + std::to_string(::getppid()) + "-1.part";
    for (const std::string& name :
         {ended + "-1.part", ended + "-23.part", ended + "-1.parts", ended + ".part", running}) {
        std::ofstream{path(name)} << "half";
    }
    ASSERT_TRUE(writeFile(path("a"), "whole"));
    std::vector<std::string> left = names();
    std::ranges::sort(left);
    std::vector<std::string> expected{ended + "-1.parts", ended + ".part", running, "a"};
    std::ranges::sort(expected);
    EXPECT_EQ(left, expected);
}

/// The pipe has no writer: opening it would block forever.
TEST_F(FileText, ReadsOnlyPlainFiles) {
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    fs::create_symlink("pipe", path("link"));
    EXPECT_EQ(reasonOf(readFile(path("pipe"))), "disk.not-read");
    EXPECT_EQ(reasonOf(readFile(path("link"))), "disk.not-read");
    EXPECT_EQ(reasonOf(readFile("/dev/zero")), "disk.not-read");
    ASSERT_TRUE(writeFile(path("a"), "text"));
    fs::create_symlink("a", path("to-a"));
    EXPECT_EQ(readFile(path("to-a")), "text");
}

TEST_F(FileText, ReportsWriteErrors) {
    EXPECT_EQ(reasonOf(writeFile(path("missing/a"), "text")), "disk.missing");
    EXPECT_EQ(reasonOf(writeFile(path("."), "text")), "disk.folder");
    EXPECT_EQ(reasonOf(writeFile("/dev/null", "text")), "disk.not-plain");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_TRUE(names().empty());
}

TEST_F(FileText, PreservesModeAndLink) {
    ASSERT_TRUE(writeFile(path("a"), "old"));
    ASSERT_EQ(::chmod(path("a").c_str(), 0640), 0);
    fs::create_symlink("a", path("link"));
    ASSERT_TRUE(writeFile(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(readFile(path("a")), "new");
    EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms{0640});
}

/// Simulates a disk that fills up during writing by a limit on file sizes.
TEST_F(FileText, KeepsOldFileOnFullDisk) {
    ASSERT_TRUE(writeFile(path("a"), "old"));
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit little{.rlim_cur = 4096, .rlim_max = before.rlim_max};
    auto* const handler = std::signal(SIGXFSZ, SIG_IGN); // NOLINT(bugprone-signal-handler)
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &little), 0);
    const tl::expected<void, LoadError> written = writeFile(path("a"), std::string(10000, 'x'));
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    (void)std::signal(SIGXFSZ, handler);
    EXPECT_EQ(reasonOf(written), "disk.other");
    EXPECT_EQ(readFile(path("a")), "old");
    EXPECT_EQ(names(), std::vector<std::string>{"a"});
}

} // namespace
} // namespace cimaise
