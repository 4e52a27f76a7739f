// Tests the directions of includes: qml → app → rulings → validators → scoring → positions, Qt
// in app only, and downwards between the layers of app, without circles in its shell.
#include "tests/support/files.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <ranges>
#include <regex>
#include <set>
#include <sstream>

namespace cimaise {

namespace {

struct Include {
    std::string file;   ///< relative to the checkout
    std::string header; ///< as written, without brackets or quotes
    bool own = false;   ///< in quotes
};

std::vector<Include> includesOf(const std::filesystem::path& directory) {
    static const std::regex include{R"re(^\s*#\s*include\s*(["<])([^">]+)[">].*)re"};
    std::vector<Include> all;
    for (const auto& path : filesIn(directory, {".h", ".cpp"})) {
        std::istringstream lines{readFile(path)};
        for (std::string line; std::getline(lines, line);) {
            std::smatch found;
            if (std::regex_match(line, found, include)) {
                all.push_back({.file = relative(path, sourceDir()).string(),
                               .header = found[2],
                               .own = found[1] == "\""});
            }
        }
    }
    return all;
}

bool isQt(const Include& include) {
    return !include.own &&
           (include.header.starts_with("Q") || include.header.starts_with("private/q"));
}

/// Floors of the core, lowest first: each includes itself and those before it.
constexpr std::array<std::string_view, 4> floors{"positions", "scoring", "validators", "rulings"};

/// Index of the floor with the path; the number of floors for any other path.
std::size_t floorOf(std::string_view path) {
    const auto found = std::ranges::find(floors, path.substr(0, path.find('/')));
    return static_cast<std::size_t>(found - floors.begin());
}

TEST(Layers, FloorsOfCoreIncludeThoseBelow) {
    for (const std::string_view floor : floors) {
        for (const Include& include : includesOf(floor)) {
            EXPECT_TRUE(!include.own || floorOf(include.header) <= floorOf(include.file))
                << include.file << " includes " << include.header;
        }
    }
}

/// Layer of each directory of app; directories of one layer do not include each other.
const std::map<std::string, int> layers{
    {"input", 0},      {"statistics", 0}, {"platform", 0}, {"texts", 0},   {"cli", 1},
    {"library", 1},    {"game", 2},       {"models", 3},   {"session", 4}, {"shell", 5},
    {"viewmodels", 5}, {"sound", 6},      {"games", 6},    {"scan", 1},    {"photos", 1},
    {"print", 4},      {"transfer", 4},   {"window", 7}};

/// Directory of app that contains the path; empty for other paths.
std::string directoryOf(const std::string& path) {
    static const std::regex inDirectory{R"re(app/([^/]+)/.+)re"};
    std::smatch found;
    return std::regex_match(path, found, inDirectory) ? found[1].str() : std::string{};
}

TEST(Layers, EveryAppDirectoryHasLayer) {
    for (const auto& path : filesIn("app", {".h", ".cpp"})) {
        const std::string directory = directoryOf(relative(path, sourceDir()).string());
        EXPECT_TRUE(directory.empty() || layers.contains(directory)) << path << " has no layer";
    }
}

TEST(Layers, AppIncludesPointDownwards) {
    for (const Include& include : includesOf("app")) {
        const std::string from = directoryOf(include.file);
        const std::string to = include.own ? directoryOf(include.header) : std::string{};
        if (!from.empty() && !to.empty() && from != to) {
            EXPECT_GT(layers.at(from), layers.at(to))
                << include.file << " includes " << include.header;
        }
    }
}

/// Path without extension: “app/shell/new_game” for its header and its implementation.
std::string withoutExtension(const std::string& path) { return path.substr(0, path.rfind('.')); }

/// Adds `file` and everything that it includes, directly or not.
void collectIncluded(const std::multimap<std::string, std::string>& includes,
                     const std::string& file, std::set<std::string>& found) {
    const auto [begin, end] = includes.equal_range(file);
    for (const auto& [from, to] : std::ranges::subrange(begin, end)) {
        if (found.insert(to).second) {
            collectIncluded(includes, to, found);
        }
    }
}

TEST(Layers, ShellFeaturesHaveNoCircularIncludes) {
    std::multimap<std::string, std::string> includes;
    for (const Include& include : includesOf("app/shell")) {
        const std::string from = withoutExtension(include.file);
        const std::string to = withoutExtension(include.header);
        if (include.header.starts_with("app/shell/") && from != to) {
            includes.emplace(from, to);
        }
    }
    EXPECT_GT(includes.size(), 50U);
    for (const auto& [file, header] : includes) {
        std::set<std::string> reached;
        collectIncluded(includes, header, reached);
        EXPECT_FALSE(reached.contains(file)) << file << " includes itself through " << header;
    }
}

TEST(Layers, QtFreeLayersIncludeNoQt) {
    for (const auto* directory : {"positions", "scoring", "validators", "rulings", "app/texts",
                                  "app/input", "app/statistics", "app/cli"}) {
        for (const Include& include : includesOf(directory)) {
            const bool bridge = include.file.starts_with("app/texts/qt_");
            EXPECT_TRUE(bridge || !isQt(include)) << include.file << " includes " << include.header;
        }
    }
}

TEST(Layers, AppIncludesNoTests) {
    for (const Include& include : includesOf("app")) {
        EXPECT_FALSE(include.own && include.header.starts_with("tests/"))
            << include.file << " includes " << include.header;
    }
}

TEST(Layers, EveryHeaderHasPragmaOnce) {
    for (const auto* directory :
         {"positions", "scoring", "validators", "rulings", "app", "tests"}) {
        for (const auto& path : filesIn(directory, {".h"})) {
            EXPECT_NE(readFile(path).find("#pragma once"), std::string::npos) << path;
        }
    }
}

TEST(Layers, EveryFileStartsWithComment) {
    for (const auto* directory :
         {"positions", "scoring", "validators", "rulings", "app", "tests"}) {
        for (const auto& path : filesIn(directory, {".h", ".cpp"})) {
            EXPECT_TRUE(readFile(path).starts_with("// ")) << path;
        }
    }
}

} // namespace

} // namespace cimaise
