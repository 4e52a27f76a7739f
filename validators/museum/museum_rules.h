// Rules of Museum as a table, notes for the players, chapters on how to play, and the end.
#pragma once

#include "positions/museum/museum_layout.h"
#include "scoring/museum/museum_tally.h"
#include "validators/report/game_end.h"
#include "validators/report/rule.h"

#include <deque>
#include <span>

namespace cimaise::museum {

/// Museum with the results that several rules need.
struct MuseumResults {
    MuseumResults(const Layout& layout, const Museum& entered, const CountingAnswers& answers);
    MuseumResults(const MuseumResults&) = delete;
    MuseumResults(MuseumResults&&) = delete;
    MuseumResults& operator=(const MuseumResults&) = delete;
    MuseumResults& operator=(MuseumResults&&) = delete;
    ~MuseumResults() = default;

    const Museum& museum;
    const Board& board;
    SlotBoard slots;
    SlottedObjects slotted;
    Tally tally;
};

/// Layout with the results for all its museums.
struct LayoutResults {
    explicit LayoutResults(const Layout& entered);

    const Layout& layout;
    CountingAnswers answers;
    std::deque<MuseumResults> museums; ///< in seating order
};

/// Id of the rule that no collection is larger than the last column of the scoring table.
inline constexpr std::string_view tableRule = "museum.table";

/// Object that is not on a slot or is on an occupied slot. Objects are numbered in the order of the
/// file, from 0.
struct MisplacedObject {
    std::size_t object = 0;
    std::optional<std::size_t>
        coveredBy{}; ///< first object on the same slot; nullopt: not on a slot

    bool operator==(const MisplacedObject&) const = default;
};

/// Objects that do not count because of their position, in the order of the file.
std::vector<MisplacedObject> misplaced(const SlotBoard& slots, const std::vector<Object>& objects);

/// Id of the rule on misplaced objects, and the argument of its findings that names the object.
inline constexpr std::string_view slotRule = "museum.slot";
inline constexpr std::string_view slotObject = "object";

/// Ids of the rules that report an unknown number of a card or board.
inline constexpr std::string_view patronPointsRule = "museum.patron.points";
inline constexpr std::string_view boardBonusRule = "museum.board.bonus";
/// Id of the rule that the score track shows the sum of the exhibited values.
inline constexpr std::string_view trackRule = "museum.track";
/// Ids of the rules on doubled objects and experts.
inline constexpr std::string_view copiesRule = "museum.copies";
inline constexpr std::string_view expertsRule = "museum.experts";
/// Id of the rule that reports a shared first place.
inline constexpr std::string_view tieRule = "museum.tie";

extern const std::span<const Rule<LayoutResults>> rules;

/// All findings, by rule in table order, then by place on the board.
Findings check(const Layout& layout);

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

/// End of a game of Museum (rulebook, “Ending the Game”).
GameEnd gameEnd(const Layout& layout);

} // namespace cimaise::museum
