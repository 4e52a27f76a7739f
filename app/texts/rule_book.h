// Reference of a game: its rules, score lines, open questions, and how to play.
#pragma once

#include "positions/cases.h"
#include "scoring/sheet/sheet.h"
#include "validators/report/finding.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::cli {

enum class EntryKind : std::uint8_t { rule, line, reading, play };

inline constexpr std::array entryKinds{EntryKind::rule, EntryKind::line, EntryKind::reading,
                                       EntryKind::play};

/// Id of a list of entries: `rules`, `lines`, `readings` or `play`.
std::string_view entryListId(EntryKind kind);

struct Entry {
    std::string_view game;
    EntryKind kind = EntryKind::rule;
    std::string_view id;                    ///< for a score line, its id in the score sheet
    Severity severity = Severity::note;     ///< only for a rule
    bool reported = true;                   ///< only for a rule: false if no position can break it
    RuleText explanation;                   ///< for a reading, the title is the question
    std::span<const ReadingOption> options; ///< only for a reading
    Listing (*table)() = nullptr;           ///< only for a score line
};

/// Text of the rule, with the table that it refers to.
Message explanationText(const Entry& entry);
Message explanationText(const LineInfo& line);

/// Id by which findEntry() finds an entry; the id of a score line begins with the prefix of its
/// game and `.score.`.
std::string searchId(const Entry& entry);

/// All entries of a game: rules, score lines, readings, chapters, each in its table's order.
std::vector<Entry> entriesOf(const Game& game);

/// Entry with this look-up id, of any game.
std::optional<Entry> findEntry(std::string_view id);

} // namespace cimaise::cli
