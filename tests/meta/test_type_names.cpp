// Tests that no two types of a program have one name: the linker would join their functions.
#include "tests/support/files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace cimaise {

namespace {

/// Files that define a type, by its name with its namespaces; not those of unnamed namespaces.
/// Relies on the format of the sources: what is in a namespace begins in the first column.
std::map<std::string, std::set<std::string>> typeDefinitions() {
    static const std::regex opened{R"re((?:inline )?namespace ?([\w:]*) ?\{)re"};
    static const std::regex defined{
        R"re((?:struct|class|union|enum class|enum) (\w+)(?: final)?(?: : .*)? \{.*)re"};
    std::map<std::string, std::set<std::string>> files;
    for (const char* const directory :
         {"app", "positions", "rulings", "scoring", "validators", "tests"}) {
        for (const auto& path : filesIn(directory, {".h", ".cpp"})) {
            std::vector<std::string> spaces;
            std::istringstream lines{readFile(path)};
            for (std::string line; std::getline(lines, line);) {
                std::smatch found;
                if (std::regex_match(line, found, opened)) {
                    spaces.push_back(found[1]);
                } else if (line.starts_with("} // namespace") && !spaces.empty()) {
                    spaces.pop_back();
                } else if (std::regex_match(line, found, defined) &&
                           std::ranges::find(spaces, "") == spaces.end()) {
                    std::string name;
                    for (const std::string& space : spaces) {
                        name += space + "::";
                    }
                    files[name + found[1].str()].insert(relative(path, sourceDir()).string());
                }
            }
        }
    }
    return files;
}

TEST(TypeNames, DenoteOneType) {
    for (const auto& [name, files] : typeDefinitions()) {
        EXPECT_EQ(files.size(), 1) << name << " is defined in " << testing::PrintToString(files);
    }
}

} // namespace

} // namespace cimaise
