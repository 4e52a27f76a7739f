// Reference about a game: its rules, its score lines, its open questions, and how it is played.
#pragma once

#include "scoring/sheet/sheet.h"
#include "validators/cases.h"
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

/// `rules`, `lines`, `readings` or `play`.
std::string_view entryListId(EntryKind kind);

struct Entry {
    std::string_view game;
    EntryKind kind = EntryKind::rule;
    std::string_view id;                    ///< of a score line as the score sheet has it
    Severity severity = Severity::note;     ///< of a rule
    bool reported = true;                   ///< of a rule: false for a ruling that is only read
    RuleText digest;                          ///< of a reading the title is the question
    std::span<const ReadingOption> options; ///< of a reading
    Listing (*table)() = nullptr;           ///< of a score line
};

/// The rule in our words, with the table that it speaks of.
Message digestText(const Entry& entry);
Message digestText(const LineInfo& line);

/// The id by which an entry is looked up: that of a score line begins with its game’s prefix and
/// `.score.`.
std::string lookUpId(const Entry& entry);

/// All entries of a game: rules, score lines, readings, chapters, each in its table's order.
std::vector<Entry> entriesOf(const Game& game);

/// The entry of any game that is looked up by `id`.
std::optional<Entry> findEntry(std::string_view id);

} // namespace cimaise::cli
