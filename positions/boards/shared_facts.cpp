// Sentences, common to all games, for facts in which two games differ.
#include "positions/boards/shared_facts.h"

namespace cimaise {

namespace {

//% "{fact}: {board} on the board, {table} in this game."
constexpr TextId differentFact = CIMAISE_TEXT("board.differs.fact");

} // namespace

Message otherwise(Value fact, Value board, Value table) {
    return {.text = differentFact,
            .arguments = {{"fact", std::move(fact)},
                          {"board", std::move(board)},
                          {"table", std::move(table)}}};
}

} // namespace cimaise
