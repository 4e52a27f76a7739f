// The rules of Museum as a table: which layouts break which rule, and what players should know.
#pragma once

#include "validators/museum/museum_tally.h"
#include "validators/report/rule.h"

#include <deque>
#include <span>

namespace cimaise::museum {

/// One museum with what several rules need to know of it.
struct ExaminedMuseum {
    ExaminedMuseum(const Layout& layout, const Museum& entered, const Answers& answers);
    ExaminedMuseum(const ExaminedMuseum&) = delete;
    ExaminedMuseum(ExaminedMuseum&&) = delete;
    ExaminedMuseum& operator=(const ExaminedMuseum&) = delete;
    ExaminedMuseum& operator=(ExaminedMuseum&&) = delete;
    ~ExaminedMuseum() = default;

    const Museum& museum;
    const Board& board;
    SlotBoard slots;
    SlottedObjects slotted;
    Tally tally;
};

/// A layout whose museums have been looked through once.
struct Examined {
    explicit Examined(const Layout& entered);

    const Layout& layout;
    Answers answers;
    std::deque<ExaminedMuseum> museums; ///< in seating order
};

/// The rule that a collection stays within the table of points.
inline constexpr std::string_view tableRule = "museum.table";
/// The rules that miss a figure printed on a card or board.
inline constexpr std::string_view patronPointsRule = "museum.patron.points";
inline constexpr std::string_view boardBonusRule = "museum.board.bonus";

extern const std::span<const Rule<Examined>> rules;

/// All findings, in the order of the table and then of the board.
Findings check(const Layout& layout);

} // namespace cimaise::museum
