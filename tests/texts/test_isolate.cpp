// Tests that names written from right to left keep to themselves in sentences and lists.
#include "app/texts/isolate.h"
#include "app/texts/translator.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

const std::string hebrew = "דנה 2";
const std::string arabic = "عمر";

std::string inIsolate(const std::string& text) { return "\u2068" + text + "\u2069"; }

TEST(Isolate, LeavesOtherNamesUnchanged) {
    for (const std::string name : {"", "Ana", "Zoë 2", "Дина", "田中", "Δάφνη", "😀"}) {
        EXPECT_EQ(isolated(name), name);
        EXPECT_EQ(isolatedNames(name + " 3 · Bo"), name + " 3 · Bo");
    }
}

TEST(Isolate, EnclosesNamesWrittenFromRightToLeft) {
    for (const std::string& name : {hebrew, arabic, std::string{"Ana דנה"}, std::string{"ߒ"},
                                    std::string{"𞤀"}, std::string{"Ana\u200f"}}) {
        EXPECT_EQ(isolated(name), inIsolate(name));
        EXPECT_EQ(isolated(isolated(name)), inIsolate(name)) << "once";
        EXPECT_EQ(withoutIsolates(isolated(name)), name);
    }
}

TEST(Isolate, KeepsFiguresOfListsOutside) {
    EXPECT_EQ(isolatedNames(hebrew + " 11 · " + arabic + " ≥ 2"),
              inIsolate(hebrew) + " 11 · " + inIsolate(arabic) + " ≥ 2");
    EXPECT_EQ(isolatedNames(arabic + " & Bo −3"), inIsolate(arabic) + " & Bo −3");
    EXPECT_EQ(isolatedNames("Ana 3–5 · " + arabic), "Ana 3–5 · " + inIsolate(arabic));
}

TEST(Isolate, EnclosesNamesInSentencesOnce) {
    const Translator english{Language::english};
    const auto textOf = [&](const std::string& name) {
        return english.format({.text = {"test.inside"}, .arguments = {{"place", name}, {"x", 1}}});
    };
    EXPECT_EQ(textOf(hebrew), "In " + inIsolate(hebrew) + ", 1.");
    EXPECT_EQ(textOf(inIsolate(hebrew)), "In " + inIsolate(hebrew) + ", 1.");
    EXPECT_EQ(textOf("Ana"), "In Ana, 1.");
}

} // namespace

} // namespace cimaise
