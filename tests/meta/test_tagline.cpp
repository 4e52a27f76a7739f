// Tests that Cimaise is described in one line everywhere, the same in each language.
#include "tests/support/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>

namespace cimaise {

namespace {

using ::testing::HasSubstr;

const std::string englishTagline = "Check placements and keep score for museum board games";
const std::string frenchTagline = "Vérifier les placements et compter les points des jeux de musée";

/// Tagline without its initial capital, as in manual pages and packages.
std::string inLowerCase(const std::string& line) {
    return static_cast<char>(line.front() + ('a' - 'A')) + line.substr(1);
}

std::string textOf(const char* file) { return readFile(sourceDir() / file); }

TEST(Tagline, AppearsInDesktopEntryAndMetainfo) {
    const std::string metainfo = textOf("packaging/io.github.cimaise.cimaise.metainfo.xml.in");
    EXPECT_THAT(metainfo, HasSubstr("<summary>" + englishTagline + "</summary>"));
    EXPECT_THAT(metainfo, HasSubstr("<summary xml:lang=\"fr\">" + frenchTagline + "</summary>"));
    const std::string entry = textOf("assets/app/io.github.cimaise.cimaise.desktop");
    EXPECT_THAT(entry, HasSubstr("\nComment=" + englishTagline + "\n"));
    EXPECT_THAT(entry, HasSubstr("\nComment[fr]=" + frenchTagline + "\n"));
}

TEST(Tagline, AppearsInPackage) {
    EXPECT_THAT(textOf("packaging/package.cmake"),
                HasSubstr("SUMMARY \"" + inLowerCase(englishTagline) + "\""));
}

TEST(Tagline, AppearsInWebPage) {
    EXPECT_THAT(textOf("web/index.html"),
                HasSubstr("<meta name=\"description\" content=\"" + englishTagline + "\">"));
    EXPECT_THAT(textOf("web/manifest.webmanifest"),
                HasSubstr("\"description\": \"" + englishTagline + "\""));
}

TEST(Tagline, AppearsInManualPages) {
    for (const std::string program : {"cimaise", "cimaise-cli"}) {
        for (const std::string language : {"en", "fr"}) {
            const std::string page =
                readFile(sourceDir() / "packaging" / "man" / (program + "." + language + ".1.in"));
            const std::string& line = language == "en" ? englishTagline : frenchTagline;
            EXPECT_THAT(page, HasSubstr(" \\- " + inLowerCase(line) + "\n"))
                << program << " " << language;
        }
    }
}

TEST(Tagline, AppearsInHelp) {
    EXPECT_THAT(textOf("app/cli/cli_usage.cpp"), HasSubstr("//% \"" + englishTagline + ". "));
    EXPECT_THAT(textOf("app/cli/window_usage.cpp"), HasSubstr("//% \"" + englishTagline + ". "));
    const std::string translations = textOf("i18n/cimaise_fr.ts");
    std::size_t count = 0;
    for (std::size_t at = translations.find("<translation>" + frenchTagline + ". ");
         at != std::string::npos;
         at = translations.find("<translation>" + frenchTagline + ". ", at + 1)) {
        ++count;
    }
    EXPECT_EQ(count, 2U) << "cli.help.purpose and window.help.purpose";
}

TEST(Tagline, AppearsInReadme) {
    EXPECT_THAT(textOf("README.md"), testing::StartsWith("# Cimaise\n\n" + englishTagline));
    EXPECT_THAT(textOf("README.fr.md"), testing::StartsWith("# Cimaise\n\n" + frenchTagline));
}

/// Commands without their comments, and names of pictures without their language, in the order of
/// the page.
std::vector<std::string> commandsAndPictures(const char* file) {
    static const std::regex picture{R"(\]\((docs/[a-z-]+)\.(en|fr)\.png\))"};
    std::vector<std::string> found;
    bool isCode = false;
    std::istringstream lines{textOf(file)};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("```")) {
            isCode = !isCode;
        } else if (isCode) {
            found.push_back(line.substr(0, line.find("  #")));
        }
        for (std::sregex_iterator at{line.begin(), line.end(), picture}, end; at != end; ++at) {
            EXPECT_EQ((*at)[2], std::string_view{file} == "README.fr.md" ? "fr" : "en") << line;
            found.push_back((*at)[1]);
        }
    }
    return found;
}

TEST(Readme, HasSameCommandsAndPicturesInBothLanguages) {
    const std::vector<std::string> expected = commandsAndPictures("README.md");
    EXPECT_THAT(expected, testing::Contains("docs/desktop"));
    EXPECT_EQ(expected, commandsAndPictures("README.fr.md"));
}

} // namespace

} // namespace cimaise
