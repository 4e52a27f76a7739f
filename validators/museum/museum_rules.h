// Rules of Museum as a table, and notes for the players.
#pragma once

#include "validators/museum/museum_tally.h"
#include "validators/report/rule.h"

#include <deque>
#include <span>

namespace cimaise::museum {

/// One museum with what several rules need to know of it.
struct ExaminedMuseum {
    ExaminedMuseum(const Layout& layout, const Museum& entered, const CountingAnswers& answers);
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
    CountingAnswers answers;
    std::deque<ExaminedMuseum> museums; ///< in seating order
};

/// The rule that a collection stays within the table of points.
inline constexpr std::string_view tableRule = "museum.table";

/// An object that lies on no slot, or on one that another holds already; both by their numbers in
/// the file.
struct Misplaced {
    std::size_t object = 0;
    std::optional<std::size_t> under{}; ///< the first object on that slot

    bool operator==(const Misplaced&) const = default;
};

/// The objects that do not count for where they lie, in the order of the file.
std::vector<Misplaced> misplaced(const SlotBoard& slots, const std::vector<Object>& objects);

/// The rule that such objects break, and the argument of its findings that names the object.
inline constexpr std::string_view slotRule = "museum.slot";
inline constexpr std::string_view slotObject = "object";

/// The rules that miss a figure printed on a card or board.
inline constexpr std::string_view patronPointsRule = "museum.patron.points";
inline constexpr std::string_view boardBonusRule = "museum.board.bonus";
/// The rule that the score track shows the sum of the exhibited values.
inline constexpr std::string_view trackRule = "museum.track";
/// The rule that tells a shared first place.
inline constexpr std::string_view tieRule = "museum.tie";

extern const std::span<const Rule<Examined>> rules;

/// All findings, in the order of the table and then of the board.
Findings check(const Layout& layout);

} // namespace cimaise::museum
