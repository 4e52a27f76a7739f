// Tests that no list which can become shorter is placed in a layout: in Qt 6.4 a hidden layout
// keeps pointers to removed items and dereferences them on resize.
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace cimaise {

namespace {

/// QML object that is not yet closed at a line of its file.
struct Opened {
    std::size_t indent;
    std::string type;
};

/// Models of repeaters directly inside a layout, each prefixed with the name of its file.
std::set<std::string> listsInLayouts() {
    static const std::regex opening{R"re(^( *)(?:[\w.]+: )?([A-Z]\w*) \{$)re"};
    static const std::regex model{R"re(^ *model: (.*)$)re"};
    static const std::regex layout{R"re(.*Layout|ColumnPanel|QuestionColumn)re"};
    std::set<std::string> found;
    for (const auto& path : filesIn("qml", {".qml"})) {
        std::istringstream lines{readFile(path)};
        std::vector<Opened> open;
        bool asked = false; // the model of a repeater in a layout
        for (std::string line; std::getline(lines, line);) {
            std::smatch part;
            if (std::regex_match(line, part, opening)) {
                const auto indent = static_cast<std::size_t>(part[1].length());
                while (!open.empty() && open.back().indent >= indent) {
                    open.pop_back();
                }
                asked = part[2] == "Repeater" && !open.empty() &&
                        std::regex_match(open.back().type, layout);
                open.push_back({.indent = indent, .type = part[2]});
            } else if (asked && std::regex_match(line, part, model)) {
                found.insert(path.stem().string() + ": " + part[1].str());
                asked = false;
            }
        }
    }
    return found;
}

TEST(Lists, HaveFixedLengthInLayouts) {
    EXPECT_EQ(
        listsInLayouts(),
        (std::set<std::string>{R"(ArtSocietySettings: ["A", "B", "C", "D"])",
                               "ArtSocietyPrestige: prestige.part.markers",     // one per type
                               "CollectPage: grid.seats",                       // in a Grid
                               "MuseCoins: panel.coins.suits",                  // six
                               "MusePayment: payment.round.payment.coins",      // one per suit
                               "MuseumOpinionFields: opinion.figures.discards", // one per continent
                               "MuseTurn: turn.round.turn.actions",             // four
                               "MuseumOpinionFields: opinion.figures.opinion",
                               "QuickChecks: checks.draft.games",           // one per game
                               "ThemesPanel: MuseePreferences.themesModel", // ten
                               "ToolRail: rail.tools.actions",              // hidden, never removed
                               "ToolRail: rail.tools.modes"}))
        << "all others: ColumnRepeater";
}

} // namespace

} // namespace cimaise
