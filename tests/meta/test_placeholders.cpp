// Tests that every message of the core fills each placeholder of its text, in both languages.
#include "app/texts/finding_text.h"
#include "scoring/scores.h"
#include "tests/meta/translations.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace cimaise {

namespace {

std::vector<std::string> unfilled(const Message& message) {
    std::vector<std::string> missing;
    const auto wording = std::ranges::find(wordings(), message.text.id, &Wording::id);
    if (wording == wordings().end()) {
        return {"no wording: " + std::string{message.text.id}};
    }
    for (const auto& forms : wording->forms) {
        for (const std::string_view form : forms) {
            for (const std::string& placeholder : placeholders(form)) {
                const std::string name =
                    placeholder == "%n" ? "n" : placeholder.substr(1, placeholder.size() - 2);
                if (std::ranges::find(message.arguments, name, &Argument::name) ==
                    message.arguments.end()) {
                    missing.push_back(placeholder);
                }
            }
        }
    }
    return missing;
}

void expectFilled(const Message& message) {
    EXPECT_EQ(unfilled(message), std::vector<std::string>{}) << message.text.id;
}

std::vector<std::filesystem::path> documents() {
    auto all = filesIn("tests/golden", {".cimaise"});
    const auto samples = filesIn("samples", {".cimaise"});
    all.insert(all.end(), samples.begin(), samples.end());
    return all;
}

TEST(MessageTexts, FillPlaceholdersOfFindingsAndScores) {
    for (const auto& path : documents()) {
        const auto read = readCase(readFile(path));
        if (!read) {
            expectFilled(read.error().reason);
            continue;
        }
        for (const Finding& finding : check(*read)) {
            expectFilled(finding.says);
            if (!finding.fix.empty()) {
                expectFilled({.text = finding.fix, .arguments = finding.says.arguments});
            }
        }
        for (const ScoreSheet& sheet : score(*read).sheets) {
            for (const ScoreLine& line : sheet.lines) {
                if (!line.sum.text.empty()) {
                    expectFilled(line.sum);
                }
                for (const Evidence& piece : line.evidence) {
                    expectFilled(piece.reason);
                }
            }
        }
    }
}

/// Number of occurrences of a name in a text.
int timesNamed(const std::string& name, const std::string& text) {
    int times = 0;
    for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        ++times;
    }
    return times;
}

/// Sets names that occur in no text.
void nameEveryone(AnyCase& table) {
    char last = 'a';
    for (std::string& name : headerOf(table).players) {
        name = std::string{"Zq"} + last++;
    }
}

TEST(MessageTexts, NameOwnerOfFindingOnce) {
    int owned = 0;
    for (const auto& path : documents()) {
        auto read = readCase(readFile(path));
        if (!read) {
            continue;
        }
        nameEveryone(*read);
        for (const Finding& finding : check(*read)) {
            const std::string owner = partyName(*read, finding.party);
            for (const Language language : languages) {
                const Translator words{language, *read};
                if (owner.empty() || finding.says.text.id.ends_with(".unique.twice")) {
                    continue; // partners are named individually
                }
                ++owned;
                const std::string text = findingText(finding, words);
                EXPECT_EQ(timesNamed(owner, text), 1) << text;
                EXPECT_TRUE(text.starts_with(owner)) << text;
                const std::string fix =
                    words.format({.text = finding.fix, .arguments = finding.says.arguments});
                EXPECT_EQ(timesNamed(owner, fix), 0) << fix;
            }
        }
    }
    EXPECT_GT(owned, 500);
}

/// True if the number 1 has a plural noun: “1 points”, “1 more points”.
bool isPlural(std::string_view text) {
    static const std::set<std::string_view> several{
        "points",  "coins",  "moons",   "suns",  "waves",   "leaves",   "wyrms",    "knots",
        "objects", "tokens", "shields", "pairs", "experts", "times",    "slots",    "corners",
        "jetons",  "paires", "Objets",  "cases", "squares", "tableaux", "écussons", "paintings"};
    for (std::size_t at = text.find("1 "); at != std::string_view::npos;
         at = text.find("1 ", at + 1)) {
        std::string_view rest = text.substr(at + 2);
        if (rest.starts_with("more ")) {
            rest.remove_prefix(5);
        }
        const bool one = at == 0 || text[at - 1] == ' ' || text[at - 1] == '+';
        if (one && several.contains(rest.substr(0, rest.find_first_of(" .,;:)")))) {
            return true;
        }
    }
    return false;
}

TEST(MessageTexts, UseSingularForOne) {
    const auto expectNumbers = [](const Message& message, const AnyCase& table) {
        for (const Language language : languages) {
            const std::string text = Translator{language, table}.format(message);
            EXPECT_FALSE(isPlural(text)) << text;
        }
    };
    EXPECT_TRUE(isPlural("they would bring 1 more points."));
    EXPECT_TRUE(isPlural("pays with 1 wyrms"));
    EXPECT_FALSE(isPlural("pays with 1 wyrm, or 11 wyrms"));
    for (const auto& path : documents()) {
        const auto read = readCase(readFile(path));
        if (!read) {
            continue;
        }
        for (const Finding& finding : check(*read)) {
            expectNumbers(finding.says, *read);
        }
        for (const ScoreSheet& sheet : score(*read).sheets) {
            for (const ScoreLine& line : sheet.lines) {
                expectNumbers(line.sum, *read);
                for (const Evidence& piece : line.evidence) {
                    expectNumbers(piece.reason, *read);
                }
            }
        }
    }
}

TEST(MessageTexts, FillPlaceholdersOfLoadErrors) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        const std::string text = readFile(path);
        const std::size_t step = 1 + text.size() / 250; // a sample of positions
        for (std::size_t i = 0; i < text.size(); i += step) {
            for (const std::string_view scrap : {"", "9", "\"", "1.5", "\xFF", "[", "\"a\":1,"}) {
                std::string damaged = text;
                damaged.replace(i, 1, scrap);
                if (const auto read = readCase(damaged); !read) {
                    expectFilled(read.error().reason);
                }
            }
        }
    }
}

TEST(MessageTexts, WordingsAreSortedAndUnique) {
    const auto sorted = std::ranges::adjacent_find(
        wordings(), [](const Wording& one, const Wording& next) { return one.id >= next.id; });
    EXPECT_EQ(sorted, wordings().end());
    EXPECT_EQ(wordings().size(), translations("fr").size());
}

} // namespace

} // namespace cimaise
