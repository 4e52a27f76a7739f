// Whatever the core says fills each placeholder of its wording, in both languages.
#include "app/texts/wordings.h"
#include "scoring/scores.h"
#include "tests/meta/translations.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>

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

TEST(Said, FindingsAndReasons) {
    for (const auto& path : documents()) {
        const auto read = readCase(readFile(path));
        if (!read) {
            expectFilled(read.error().reason);
            continue;
        }
        for (const Finding& finding : check(*read)) {
            expectFilled(finding.says);
            if (!finding.mend.empty()) {
                expectFilled({.text = finding.mend, .arguments = finding.says.arguments});
            }
        }
        for (const ScoreSheet& sheet : score(*read).sheets) {
            for (const ScoreLine& line : sheet.lines) {
                for (const Evidence& piece : line.evidence) {
                    expectFilled(piece.reason);
                }
            }
        }
    }
}

TEST(Said, Refusals) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        const std::string text = readFile(path);
        const std::size_t step = 1 + text.size() / 1000; // large files are damaged here and there
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

TEST(Said, WordingsAreSortedAndUnique) {
    const auto sorted = std::ranges::adjacent_find(
        wordings(), [](const Wording& one, const Wording& next) { return one.id >= next.id; });
    EXPECT_EQ(sorted, wordings().end());
    EXPECT_EQ(wordings().size(), translations("fr").size());
}

} // namespace

} // namespace cimaise
