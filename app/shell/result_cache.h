// Results of finished games, read from the library once and then updated.
#pragma once

#include "app/library/library.h"
#include "app/statistics/game_result.h"

#include <span>

namespace cimaise {

class ResultCache {
public:
    /// Updates the results from the library; leaves them unchanged if the library cannot be read.
    void update(const Library& library);

    /// Finished games, in the order of their last edit.
    [[nodiscard]] std::span<const RecordedGame> games() const { return m_games; }
    /// Result of a game; null if the game is not finished.
    [[nodiscard]] const RecordedGame* find(GameId id) const;

private:
    std::vector<RecordedGame> m_games;
    std::vector<std::size_t> m_marks; ///< hash of the text of each result, to find changes
};

} // namespace cimaise
