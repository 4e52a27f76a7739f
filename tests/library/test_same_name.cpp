// Tests which names are the same, and which are nearly the same.
#include "app/library/same_name.h"
#include "tests/library/library_fixture.h"

namespace cimaise {

namespace {

TEST(SameName, IgnoresWhatReadersDoNotSee) {
    for (const char* const other : {"ana lí", "ANA LÍ", "Ana Li\u0301", " Ana  Lí ", "Ana\u00a0Lí",
                                    "Ana\u202fLí", "A\u200bna L\u00adí", "Ana\u2003Lí\ufe0f"}) {
        EXPECT_TRUE(readsSame("Ana Lí", other)) << other;
    }
    EXPECT_TRUE(readsSame("Straße", "STRASSE"));
    EXPECT_TRUE(readsSame("ﬁn", "FIN"));
    EXPECT_TRUE(readsSame("O’Neill", "O'Neill"));
    EXPECT_TRUE(readsSame("Jean‑Luc", "Jean-Luc"));
    for (const char* const other : {"Ana Li", "AnaLí", "Ana Lí 2", ""}) {
        EXPECT_FALSE(readsSame("Ana Lí", other)) << other;
    }
}

TEST(SameName, NearNamesDifferByOneSlip) {
    struct Pair {
        const char* one;
        const char* other;
    };
    for (const Pair& pair : {Pair{"Ana", "Anna"},
                             {"Gregoire", "Gregorie"},
                             {"Grégoire", "Gregoire"},
                             {"Zoe", "Zoé"},
                             {"Marc", "Mark"},
                             {"Sara", "Sarah"},
                             {"Mathieu", "Matthieu"},
                             {"Jean Luc", "JeanLuc"},
                             {"Ana Lopes", "Ana Lopez"},
                             {"Søren", "Soren"},
                             {"Alexandre", "Aleksandre"}}) {
        EXPECT_TRUE(isNearlySame(pair.one, pair.other)) << pair.one << ' ' << pair.other;
        EXPECT_TRUE(isNearlySame(pair.other, pair.one)) << pair.one << ' ' << pair.other;
    }
    for (const Pair& pair : {Pair{"Bo", "Jo"},
                             {"Tim", "Tom"},
                             {"Jo", "Joe"},
                             {"Ana B", "Ana C"},
                             {"Ana 2", "Ana 3"},
                             {"Dora", "Nora"},
                             {"Ana", "Ana"},
                             {"Ana", "ana"},
                             {"Paul", "Paula B"},
                             {"田中", "田口"},
                             {"Ana", ""},
                             {"Marie", "Marta"},
                             {"Gregoire", "Grigorij"}}) {
        EXPECT_FALSE(isNearlySame(pair.one, pair.other)) << pair.one << ' ' << pair.other;
    }
}

TEST(SameName, PeopleHaveOneEntryEach) {
    People people = withRecentPlayer(withRecentPlayer({}, "Ana"), "Bo");
    people = withRecentPlayer(people, " ANA");
    ASSERT_EQ(people.known.size(), 2U);
    EXPECT_EQ(people.known.front().name, "Ana");
    EXPECT_EQ(people.find("a\u200bna"), people.known.data());
    EXPECT_EQ(knownSpelling(people, " ana "), "Ana");
    EXPECT_EQ(knownSpelling(people, " Cy "), "Cy");
    people = renamed(people, "ana", "ANA");
    EXPECT_EQ(people.known.front().name, "ANA");
    people = renamed(withSymbol(people, "ANA", 2, 3), "ANA", "bo");
    EXPECT_EQ(people.known, (std::vector<Person>{{.name = "Bo", .colour = 2, .shape = 3}}))
        << "one person now";
}

TEST(SameName, OlderListsLoseDoubles) {
    const People people = withoutSameNames(
        {.known = {{.name = "Ana"}, {.name = "Bo"}, {.name = "ana", .colour = 1, .shape = 4}}});
    EXPECT_EQ(people.known,
              (std::vector<Person>{{.name = "Ana", .colour = 1, .shape = 4}, {.name = "Bo"}}));
}

TEST(SameName, SuggestsNearNameOfAbsentPlayer) {
    const People people = withRecentPlayer(withRecentPlayer({}, "Gregoire"), "Anna");
    EXPECT_EQ(nearName(people, "Gregorie", {}), "Gregoire");
    EXPECT_EQ(nearName(people, "Gregorie", {"gregoire"}), "") << "at the table already";
    EXPECT_EQ(nearName(people, "gregoire", {}), "") << "the same name";
    EXPECT_EQ(nearName(people, "Ana", {}), "Anna");
    EXPECT_EQ(nearName(people, "Zoé", {}), "");
}

TEST(SameName, IndexAssignsSpellingsToPeople) {
    People people = withRecentPlayer(withRecentPlayer({}, "Ana"), "Bo");
    people = merged(withRecentPlayer(people, "Bob"), "Bob", "Bo");
    NameIndex index{people};
    EXPECT_EQ(index.personOf("ana"), "Ana");
    EXPECT_EQ(index.personOf("BOB"), "Bo");
    EXPECT_EQ(index.personOf("cy"), "cy");
    EXPECT_EQ(index.personOf("Cy"), "cy") << "the first spelling";
}

using LibrarySameNames = LibraryTest;

TEST_F(LibrarySameNames, FindsPlayersInAnySpelling) {
    Library library{folder()};
    library.create(facts("Friday", "ana · Bo & CY"), document(0));
    ASSERT_TRUE(library.flush());
    EXPECT_TRUE(library.hasPlayer("Ana"));
    EXPECT_TRUE(library.hasPlayer("cy"));
    EXPECT_FALSE(library.hasPlayer("An"));
}

} // namespace

} // namespace cimaise
