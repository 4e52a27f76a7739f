// Tests settings and players' names.
#include "tests/library/library_fixture.h"

namespace cimaise {

namespace {

using LibrarySettings = LibraryTest;

TEST_F(LibrarySettings, SavesChangedSettings) {
    {
        Library library{folder()};
        EXPECT_EQ(library.setting("language"), "");
        library.setSetting("language", "en");
        library.setSetting("language", "fr");
        library.setSetting(Library::openGame, "12");
        library.setSetting(Library::openGame, "");
        EXPECT_EQ(library.setting("language"), "fr");
    }
    const Library library{folder()};
    EXPECT_EQ(library.setting("language"), "fr");
    EXPECT_EQ(library.setting(Library::openGame), "");
}

TEST_F(LibrarySettings, ListsLastUsedNameFirstWithoutRepeats) {
    {
        Library library{folder()};
        for (const char* name : {"Ana", "Bo", "Zoë", "Bo", "Ana"}) {
            library.markRecentPlayer(name);
        }
        EXPECT_EQ(library.knownNames(), (QStringList{"Ana", "Bo", "Zoë"}));
    }
    EXPECT_EQ(Library{folder()}.knownNames(), (QStringList{"Ana", "Bo", "Zoë"}));
}

} // namespace

} // namespace cimaise
