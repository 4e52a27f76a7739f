// Results of finished games, read from the library once and then updated.
#pragma once

#include "app/library/library.h"
#include "app/statistics/game_result.h"

#include <span>

namespace cimaise {

class KeptResults {
public:
    /// Takes over what the library has now; where it cannot be read, all stays as it was.
    void follow(const Library& library);

    /// In the order in which they were edited last.
    [[nodiscard]] std::span<const RecordedGame> games() const { return m_games; }
    /// Null where that game is not over.
    [[nodiscard]] const RecordedGame* find(GameId id) const;

private:
    std::vector<RecordedGame> m_games;
    std::vector<std::size_t> m_marks; ///< of the text of each: another text, another mark
};

} // namespace cimaise
