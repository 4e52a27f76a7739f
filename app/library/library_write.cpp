// Implements writes, independently of the thread that runs them.
#include "app/library/library_write.h"

#include "app/library/library_games.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace cimaise {

std::optional<QSqlError> commit(Connection& connection, const Write& write,
                                const std::function<void()>& held) {
    std::optional<QSqlError> error = transact(connection, write.commit, held);
    if (!error || !isDamage(*error) || transact(connection, tables::indexAll)) {
        return error;
    }
    return transact(connection, write.commit, held);
}

std::vector<Write> withLaterOnes(std::vector<Write> refused, std::deque<Write>& waiting) {
    const auto isOfOne = [&refused](const Write& write) {
        return write.game != 0 &&
               std::ranges::find(refused, write.game, &Write::game) != refused.end();
    };
    const auto later = std::ranges::stable_partition(waiting, std::not_fn(isOfOne));
    std::ranges::move(later, std::back_inserter(refused));
    waiting.erase(later.begin(), later.end());
    return refused;
}

} // namespace cimaise
