// Tests that one icon means one thing: a tool and other items with its icon have the same text.
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace cimaise {

namespace {

/// English texts by icon: the first text after each icon.
std::map<std::string, std::set<std::string>> meanings() {
    static const std::regex icon{R"re(icon(\.name)?: (?:.+ : )?"([a-z-]+)"$)re"};
    static const std::regex english{R"re(//% "(.*)")re"};
    std::map<std::string, std::set<std::string>> all;
    for (const auto& path : filesIn("qml", {".qml"})) {
        std::istringstream lines{readFile(path)};
        std::string name;
        for (std::string line; std::getline(lines, line);) {
            std::smatch found;
            if (std::regex_search(line, found, icon)) {
                name = found[2];
            } else if (!name.empty() && std::regex_search(line, found, english)) {
                all[name].insert(found[1]);
                name.clear();
            }
        }
    }
    return all;
}

TEST(Icons, HaveOneTextPerTool) {
    const auto all = meanings();
    for (const char* name :
         {"arrange", "assistant", "coins", "faux-pas", "gavel", "hand", "museum", "order", "paint",
          "palace", "patron", "round", "score", "tally", "turn"}) {
        const auto found = all.find(name);
        ASSERT_NE(found, all.end()) << name;
        if (std::string_view{name} != "arrange") { // used for the whole board and for all pieces
            EXPECT_EQ(found->second.size(), 1U) << name << " and " << *found->second.rbegin();
        }
    }
}

} // namespace

} // namespace cimaise
