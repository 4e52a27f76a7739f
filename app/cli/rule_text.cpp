// Writes an entry as its id, title, text and citation.
#include "app/cli/rule_text.h"

#include "app/cli/text_lines.h"

#include <fmt/format.h>

namespace cimaise::cli {

namespace {

/// Headings by EntryKind.
constexpr std::array<TextId, entryKinds.size()> headings{
    CIMAISE_TEXT("rules.title"),
    //% "Score"
    CIMAISE_TEXT("cli.rules.lines"),
    CIMAISE_TEXT("readings.summary"),
    CIMAISE_TEXT("rules.kind.play"),
};

//% "(default)"
constexpr TextId defaultOption = CIMAISE_TEXT("cli.rules.default");

} // namespace

std::string ruleText(const Entry& entry, const Translator& words) {
    std::string text = searchId(entry) + '\n';
    text += paragraph(words.text(entry.explanation.title), 2);
    text += paragraph(words.format(explanationText(entry)), 4);
    for (const ReadingOption& option : entry.options) {
        const bool chosen = &option == &entry.options.front();
        text += paragraph(fmt::format("{}{}", words.text(option.title),
                                      chosen ? ' ' + words.text(defaultOption) : ""),
                          6, "    – ");
    }
    return text + paragraph(words.text(entry.explanation.citation), 4);
}

std::string rulesText(const Game& game, const Translator& words) {
    std::string text = words.text(game.name) + '\n';
    for (const EntryKind kind : entryKinds) {
        text +=
            fmt::format("\n== {} ==\n", words.text(headings.at(static_cast<std::size_t>(kind))));
        for (const Entry& entry : entriesOf(game)) {
            text += entry.kind == kind ? '\n' + ruleText(entry, words) : std::string{};
        }
    }
    return text;
}

} // namespace cimaise::cli
