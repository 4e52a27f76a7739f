// Numbers read from a photo of a Musée while the player checks them, and the position with them.
#pragma once

#include "app/reading/musee_reader.h"
#include "validators/musee/musee_layout.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cimaise::reading {

/// Space of the board during the check.
struct CheckedSpace {
    SpaceReading read;
    /// Exhibit number; 0 for an empty space; nullopt while the space is doubtful.
    std::optional<int> number;
    bool isByHand = false; ///< the player has chosen the number
    int entered = 0;       ///< number on the board of the game; 0 for an empty space

    bool operator==(const CheckedSpace&) const = default;
};

/// Counts of a checked board, for the statistics in the settings.
struct ReadingCounts {
    int boards = 0;
    int read = 0;    ///< numbers that were shown as sure
    int changed = 0; ///< spaces shown as sure or empty that the player changed
    int chosen = 0;  ///< doubtful spaces that the player decided

    bool operator==(const ReadingCounts&) const = default;
};

class BoardCheck {
public:
    /// Starts the check of a board of the side. A number that is already entered decides a doubtful
    /// space of which it is a candidate. A space that was read as empty but holds a painting is
    /// doubtful, because paintings stay where they are.
    BoardCheck(const musee::Layout& layout, int side, MuseeReading reading);

    [[nodiscard]] const std::vector<CheckedSpace>& spaces() const { return m_spaces; }
    [[nodiscard]] int columns() const { return m_columns; }
    /// Sets the number of a space; 0 for an empty space. Ignores numbers that are not in the deck.
    void choose(std::size_t space, int number);
    /// Number of doubtful spaces.
    [[nodiscard]] int doubtful() const;
    /// First doubtful space from `from` on, beginning again after the last; nullopt if none is
    /// left.
    [[nodiscard]] std::optional<std::size_t> nextDoubtful(std::size_t from) const;
    /// Spaces in which another painting would be replaced or removed.
    [[nodiscard]] std::vector<std::size_t> replaced() const;
    /// Position with the checked numbers; doubtful spaces stay as they are.
    [[nodiscard]] musee::Layout applied(musee::Layout layout, int side) const;
    /// Numbers gallery by gallery, 0 for an empty space; nullopt while a space is doubtful.
    [[nodiscard]] std::optional<std::vector<int>> confirmed() const;
    [[nodiscard]] ReadingCounts counts() const;

private:
    int m_columns;
    int m_highest;
    std::vector<CheckedSpace> m_spaces;
};

/// Key of the setting that holds the counts of all readings.
inline constexpr auto countsSetting = "photo-readings";

/// Gallery of a space, and its 1-based column.
cimaise::Place placeOfSpace(std::size_t space, int columns);

/// Adds the counts of a checked board.
ReadingCounts sum(const ReadingCounts& one, const ReadingCounts& other);

/// Text for the library and back; zero counts for an invalid text.
std::string writeCounts(const ReadingCounts& counts);
ReadingCounts readCounts(std::string_view text);

} // namespace cimaise::reading
