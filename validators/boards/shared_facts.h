// Compares the facts that all boards of a game share, and adds a single board to its game.
#pragma once

#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// Message with both values of one shared fact: “Growth: 2 on the board, 1 at the table.”
Message otherwise(Value fact, Value board, Value table);

// In each of these functions `board` is a game of which only the first side's board is known
// (BoardAlone::table), with as many seats as `table`.

namespace musee {

/// Adds a message for each shared fact that differs.
void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts);
/// True if adding the board would overwrite something.
bool hasSomething(const Layout& table, int side, const Layout& board);
/// Replaces the side's board, with its owner's hand, stack or turn; a hand, stack or turn that the
/// board does not have is removed.
void layIn(Layout& table, int side, const Layout& board);

} // namespace musee

namespace muse {

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts);
bool hasSomething(const Layout& table, int side, const Layout& board);
void layIn(Layout& table, int side, const Layout& board);

} // namespace muse

namespace museum {

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts);
bool hasSomething(const Layout& table, int side, const Layout& board);
/// Replaces the side's board and adds its plan if the game has no plan of that name.
void layIn(Layout& table, int side, const Layout& board);

} // namespace museum

namespace artsociety {

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts);
bool hasSomething(const Layout& table, int side, const Layout& board);
void layIn(Layout& table, int side, const Layout& board);

} // namespace artsociety

} // namespace cimaise
