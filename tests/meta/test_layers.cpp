// Tests the directions of includes: qml → app → scoring → validators, Qt in app only, and downwards
// between the layers of app.
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <sstream>

namespace cimaise {

namespace {

struct Include {
    std::string file;   ///< relative to the checkout
    std::string header; ///< as written, without brackets or quotes
    bool own = false;   ///< in quotes
};

std::vector<Include> includesOf(const std::filesystem::path& room) {
    static const std::regex include{R"re(^\s*#\s*include\s*(["<])([^">]+)[">].*)re"};
    std::vector<Include> all;
    for (const auto& path : filesIn(room, {".h", ".cpp"})) {
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

bool isRules(const std::string& header) {
    return header.starts_with("validators/") &&
           (header.find("rules") != std::string::npos || header.ends_with("/checks.h"));
}

TEST(Rooms, ValidatorsIncludeValidatorsOnly) {
    for (const Include& include : includesOf("validators")) {
        EXPECT_TRUE(!include.own || include.header.starts_with("validators/"))
            << include.file << " includes " << include.header;
    }
}

TEST(Rooms, LayoutsDoNotKnowRules) {
    for (const auto* room :
         {"validators/layout", "validators/report", "validators/boards", "validators/links"}) {
        for (const Include& include : includesOf(room)) {
            EXPECT_FALSE(isRules(include.header)) << include.file << " includes " << include.header;
        }
    }
}

TEST(Rooms, ScoringIncludesScoringAndValidatorsOnly) {
    for (const Include& include : includesOf("scoring")) {
        EXPECT_TRUE(!include.own || include.header.starts_with("validators/") ||
                    include.header.starts_with("scoring/"))
            << include.file << " includes " << include.header;
    }
}

TEST(Rooms, OnlyTheSearchAndTheRulingsKnowRulesAndScores) {
    for (const Include& include : includesOf("scoring")) {
        bool knowsRules = false;
        for (const std::string room : {"scoring/search/", "scoring/rulings/"}) {
            const bool inside = include.file.starts_with(room);
            knowsRules = knowsRules || inside;
            EXPECT_TRUE(inside || !include.header.starts_with(room))
                << include.file << " includes " << include.header;
        }
        EXPECT_TRUE(knowsRules || !isRules(include.header))
            << include.file << " includes " << include.header;
    }
}

/// The rooms of app and the floor that each is on; rooms of one floor do not know each other.
const std::map<std::string, int> floors{
    {"input", 0}, {"statistics", 0}, {"platform", 0},  {"texts", 0},   {"cli", 1},      {"library", 1},
    {"game", 2},  {"models", 3},  {"setup", 4},  {"session", 4}, {"shell", 5},     {"viewmodels", 5},
    {"sound", 6}, {"scan", 1},   {"photos", 1}, {"print", 4},   {"transfer", 4}, {"window", 7}};

/// The room of app that a path lies in; empty for what lies in none.
std::string roomOf(const std::string& path) {
    static const std::regex inRoom{R"re(app/([^/]+)/.+)re"};
    std::smatch found;
    return std::regex_match(path, found, inRoom) ? found[1].str() : std::string{};
}

TEST(Rooms, EveryFolderOfTheAppIsOnAFloor) {
    for (const auto& path : filesIn("app", {".h", ".cpp"})) {
        const std::string room = roomOf(relative(path, sourceDir()).string());
        EXPECT_TRUE(room.empty() || floors.contains(room)) << path << " is in no room";
    }
}

TEST(Rooms, InsideTheAppIncludesPointDown) {
    for (const Include& include : includesOf("app")) {
        const std::string from = roomOf(include.file);
        const std::string to = include.own ? roomOf(include.header) : std::string{};
        if (!from.empty() && !to.empty() && from != to) {
            EXPECT_GT(floors.at(from), floors.at(to))
                << include.file << " includes " << include.header;
        }
    }
}

TEST(Rooms, QtStaysInTheApp) {
    for (const auto* room :
         {"validators", "scoring", "app/texts", "app/input", "app/statistics", "app/cli"}) {
        for (const Include& include : includesOf(room)) {
            const bool bridge = include.file.starts_with("app/texts/qt_");
            EXPECT_TRUE(bridge || !isQt(include)) << include.file << " includes " << include.header;
        }
    }
}

TEST(Rooms, OnlyTestsIncludeTests) {
    for (const Include& include : includesOf("app")) {
        EXPECT_FALSE(include.own && include.header.starts_with("tests/"))
            << include.file << " includes " << include.header;
    }
}

TEST(Rooms, EveryHeaderIsIncludedOnce) {
    for (const auto* room : {"validators", "scoring", "app", "tests"}) {
        for (const auto& path : filesIn(room, {".h"})) {
            EXPECT_NE(readFile(path).find("#pragma once"), std::string::npos) << path;
        }
    }
}

TEST(Rooms, EveryFileSaysFirstWhatItDecides) {
    for (const auto* room : {"validators", "scoring", "app", "tests"}) {
        for (const auto& path : filesIn(room, {".h", ".cpp"})) {
            EXPECT_TRUE(readFile(path).starts_with("// ")) << path;
        }
    }
}

} // namespace

} // namespace cimaise
