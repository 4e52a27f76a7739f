// Commands `rules` and `rule`: rules, score lines and open questions of a game.
#include "app/cli/commands.h"
#include "app/cli/text_lines.h"
#include "app/texts/rule_book.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Unknown game “{game}”. Available: {known}."
constexpr TextId unknownGame = CIMAISE_TEXT("cli.unknown-game");
//% "No rule “{id}” found; the command “rules” lists all ids."
constexpr TextId unknownRule = CIMAISE_TEXT("cli.unknown-rule");

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

Json ruleJson(const Entry& entry, const Translator& words) {
    Json result{{"game", entry.game}, {"id", entry.id}};
    if (entry.kind == EntryKind::rule) {
        result["severity"] = entry.reported ? Json(severityId(entry.severity)) : Json(nullptr);
    }
    result[entry.kind == EntryKind::reading ? "question" : "title"] =
        words.text(entry.explanation.title);
    result["text"] = words.format(explanationText(entry));
    result["citation"] = words.text(entry.explanation.citation);
    if (entry.kind == EntryKind::reading) {
        result["options"] = Json::array();
        for (const ReadingOption& option : entry.options) {
            result["options"].push_back({{"id", option.id}, {"title", words.text(option.title)}});
        }
    }
    return result;
}

Json rulesJson(const Game& game, const Translator& words) {
    Json result{{"game", game.id}};
    for (const EntryKind kind : entryKinds) {
        Json list = Json::array();
        for (const Entry& entry : entriesOf(game)) {
            if (entry.kind == kind) {
                Json one = ruleJson(entry, words);
                one.erase("game");
                list.push_back(std::move(one));
            }
        }
        result[std::string{entryListId(kind)}] = std::move(list);
    }
    return result;
}

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

std::string gameIds() {
    std::vector<std::string_view> ids;
    std::ranges::transform(games(), std::back_inserter(ids), &Game::id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

} // namespace

AnswerOrError listRules(const Arguments& arguments, const Translator& words) {
    const std::string& id = arguments.words.front();
    const Game* const game = findGame(id);
    if (game == nullptr) {
        return refused(unknownGame, {{"game", shownText(id)}, {"known", gameIds()}});
    }
    return answerOf([=, &words] { return rulesJson(*game, words); },
                    [=, &words] { return rulesText(*game, words); });
}

AnswerOrError explainRule(const Arguments& arguments, const Translator& words) {
    const std::string& id = arguments.words.front();
    const std::optional<Entry> entry = findEntry(id);
    if (!entry) {
        return refused(unknownRule, {{"id", shownText(id)}});
    }
    return answerOf([=, &words] { return ruleJson(*entry, words); },
                    [=, &words] { return ruleText(*entry, words); });
}

} // namespace cimaise::cli
