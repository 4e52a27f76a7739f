// Tests that each build states one licence, and the same one everywhere: the source code and the
// desktop app are under the MIT licence, the web page as a whole is GPL-3.0-only.
#include "tests/support/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string fileText(const char* file) { return readFile(sourceDir() / file); }

TEST(Licence, OfSourceAndDesktopIsMit) {
    EXPECT_THAT(fileText("LICENSE"), StartsWith("MIT License\n"));
    EXPECT_THAT(fileText("packaging/io.github.cimaise.cimaise.metainfo.xml.in"),
                HasSubstr("<project_license>MIT</project_license>"));
    EXPECT_THAT(fileText("packaging/copyright"),
                HasSubstr("Files: *\nCopyright: 2026 Cimaise contributors\nLicense: Expat\n"));
    const std::string shown = fileText("qml/native/LicenceText.qml");
    EXPECT_THAT(shown, HasSubstr("MIT"));
    EXPECT_THAT(shown, Not(HasSubstr("GPL")));
}

TEST(Licence, OfWebPageIsGpl) {
    const std::string shown = fileText("qml/web/LicenceText.qml");
    EXPECT_THAT(shown, HasSubstr("GPL-3.0-only"));
    EXPECT_THAT(shown, Not(HasSubstr("MIT")));
    EXPECT_THAT(fileText("web/notices.html"), HasSubstr("(GPL-3.0-only)"));
}

TEST(Licence, OfBothIsInReadme) {
    EXPECT_THAT(fileText("README.md"),
                HasSubstr("[MIT](LICENSE); the web page as a whole is GPL-3.0-only."));
    EXPECT_THAT(fileText("qml/pages/SettingsPage.qml"), Not(HasSubstr("licence;")))
        << "the page shows the licence of its build";
}

} // namespace

} // namespace cimaise
