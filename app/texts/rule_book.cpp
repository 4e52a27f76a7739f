// Combines the four tables of a game into one list of entries.
#include "app/texts/rule_book.h"

#include "scoring/scores.h"
#include "validators/checks.h"

#include <fmt/format.h>

namespace cimaise::cli {

std::string_view entryListId(EntryKind kind) {
    constexpr std::array<std::string_view, entryKinds.size()> ids{"rules", "lines", "readings",
                                                                  "play"};
    return ids.at(static_cast<std::size_t>(kind));
}

std::string searchId(const Entry& entry) {
    return entry.kind == EntryKind::line
               ? fmt::format("{}.score.{}", idPrefix(entry.game), entry.id)
               : std::string{entry.id};
}

namespace {

Message filled(TextId text, Listing (*table)()) {
    return table == nullptr ? Message{text, {}} : Message{text, {{"table", table()}}};
}

} // namespace

Message explanationText(const Entry& entry) { return filled(entry.explanation.text, entry.table); }

Message explanationText(const LineInfo& line) { return filled(line.explanation.text, line.table); }

std::vector<Entry> entriesOf(const Game& game) {
    std::vector<Entry> entries;
    for (const RuleInfo& rule : rulesOf(game.id)) {
        entries.push_back({.game = game.id,
                           .kind = EntryKind::rule,
                           .id = rule.id,
                           .severity = rule.severity,
                           .reported = !rule.messages.empty(),
                           .explanation = rule.explanation,
                           .options = {}});
    }
    for (const LineInfo& line : linesOf(game.id)) {
        entries.push_back({.game = game.id,
                           .kind = EntryKind::line,
                           .id = line.id,
                           .explanation = line.explanation,
                           .options = {},
                           .table = line.table});
    }
    for (const Reading& reading : game.readings) {
        entries.push_back({.game = game.id,
                           .kind = EntryKind::reading,
                           .id = reading.id,
                           .explanation = reading.explanation,
                           .options = reading.options});
    }
    for (const Chapter& chapter : howToPlayChapters(game.id)) {
        entries.push_back({.game = game.id,
                           .kind = EntryKind::play,
                           .id = chapter.id,
                           .explanation = chapter.explanation,
                           .options = {}});
    }
    return entries;
}

std::optional<Entry> findEntry(std::string_view id) {
    for (const Game& game : games()) {
        for (const Entry& entry : entriesOf(game)) {
            if (searchId(entry) == id) {
                return entry;
            }
        }
    }
    return std::nullopt;
}

} // namespace cimaise::cli
