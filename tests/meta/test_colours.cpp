// Tests that print and window give each theme, civilisation and type the same colour.
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <map>
#include <regex>

namespace cimaise {

namespace {

using Colours = std::map<std::string, std::string>;

/// The names and colours that a pattern finds in a file: its two groups.
Colours coloursIn(const char* file, const char* pattern) {
    const std::string text = readFile(sourceDir() / file);
    const std::regex entry{pattern};
    Colours colours;
    for (std::sregex_iterator found{text.begin(), text.end(), entry}, end; found != end; ++found) {
        colours[(*found)[1]] = (*found)[2];
    }
    return colours;
}

Colours inWindow(const char* file) {
    return coloursIn(file, R"re("([a-z-]+)": "#([0-9a-f]{6})")re");
}

Colours inPrint() {
    return coloursIn("app/print/print_colours.cpp",
                     R"re(Named\{"([a-z-]+)",\s+0x([0-9a-f]{6})\})re");
}

void expectPrinted(const Colours& window, std::size_t count) {
    EXPECT_EQ(window.size(), count);
    const Colours print = inPrint();
    for (const auto& [name, colour] : window) {
        const auto printed = print.find(name);
        ASSERT_NE(printed, print.end()) << name;
        EXPECT_EQ(printed->second, colour) << name;
    }
}

} // namespace

TEST(Colours, CivilisationsArePrintedAsTheyAreShown) {
    expectPrinted(inWindow("qml/games/museum/MuseumLook.qml"), 12);
}

TEST(Colours, ThemesArePrintedAsTheyAreShown) {
    expectPrinted(inWindow("qml/components/Style.qml"), 5);
}

} // namespace cimaise
