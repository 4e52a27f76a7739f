// What a museum's board, keys and figures are drawn from: the position, its findings and sheet,
// what is lit, and what the player points at.
#pragma once

#include "app/texts/words.h"
#include "scoring/sheet/ranking.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_collections.h"
#include "validators/museum/museum_copy.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_tally.h"
#include "validators/report/finding.h"

#include <QString>
#include <functional>
#include <map>

namespace cimaise::museum {

/// What a touch on the board means.
enum class Mode : std::uint8_t {
    enter, ///< choose a slot; the keys then say what lies there
    paint, ///< give what the keys say to every slot touched
    move,  ///< carry an object to another slot
    plan   ///< draw the board itself
};

/// What is known of an object that is being entered.
struct Traits {
    std::optional<Civilisation> civilisation;
    std::optional<Domain> domain;
    std::optional<int> value;

    bool operator==(const Traits&) const = default;
    [[nodiscard]] bool empty() const { return *this == Traits{}; }
    [[nodiscard]] bool isComplete() const { return civilisation && domain && value; }
    [[nodiscard]] bool has(const Trait& trait) const;
    void set(const Trait& trait);
    void drop(const Trait& trait);
    /// Takes over what `other` knows.
    void add(const Traits& other);
    /// The object on a cell; it is complete.
    [[nodiscard]] Object objectAt(const Cell& cell) const;
};

Traits traitsOf(const Object& object);

/// What the plan's tools make of a cell; `wall` opens or closes a passage.
enum class PlanTool : std::uint8_t { slot, main, blocked, none, wall };

/// What the player at the screen is doing. Not part of the game: never saved, never undone.
struct Pointing {
    Mode mode = Mode::enter;
    Cell selected;
    std::optional<Cell> from;      ///< the slot an object is carried from, or a passage begins at
    Traits brush;                  ///< what the keys have said
    std::map<Cell, Traits> drafts; ///< what is known so far of objects half entered
    PlanTool tool = PlanTool::slot;
    std::optional<Step> step; ///< the step of an arrangement that is shown
};

/// One moment of a table, seen from one side.
struct View {
    const Layout& layout;
    const Findings& findings;
    const Score& score;
    const Spots& lit;
    const Words& words;
    const Pointing& pointing;
    const Copy& copy;
    int side = 0;

    /// Whether there is a museum to show: a file may hold too few.
    [[nodiscard]] bool hasMuseum() const;
    [[nodiscard]] const Museum& museum() const;
    [[nodiscard]] const Board& board() const;
    [[nodiscard]] const Object* objectOn(const Cell& cell) const;
    [[nodiscard]] Spot spot(const Cell& cell) const;
    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString say(const Message& message) const;
    /// “Roman, Culture, 3”; what is not known yet is left out.
    [[nodiscard]] QString name(const Traits& traits) const;
    [[nodiscard]] QString severityAt(const Spot& spot) const;
    [[nodiscard]] QString findingsAt(const Spot& spot) const;
    /// The line of the side's sheet; null when it has none.
    [[nodiscard]] const ScoreLine* line(std::string_view id) const;
    /// “5 points” of a line.
    [[nodiscard]] QString worth(std::string_view id) const;
    [[nodiscard]] bool isLit(const Spot& spot) const;
};

/// The cells of a board's grid, row by row.
int columnsOf(const Board& board);
int rowsOf(const Board& board);
Cell cellOfRow(const Board& board, int row);
int rowOfCell(const Board& board, const Cell& cell);

/// How a language says a text, for typed objects.
std::function<std::string(const TextId&)> sayIn(const Words& words);

} // namespace cimaise::museum
