// Facts that the boards of each game share, and data that a board brings along: compared, found and
// merged.
#pragma once

#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// Says of one shared fact how both have it: “Growth: 2 on the board, 1 at the table.”
Message otherwise(Value fact, Value board, Value table);

// In each of these `board` is a table of which the first side's board alone is known
// (BoardAlone::table), with as many seats as `table`.

namespace musee {

/// Adds a sentence for each fact that all boards share and these two have otherwise.
void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts);
/// Whether there is something that laying the board in would replace.
bool hasSomething(const Layout& table, int side, const Layout& board);
/// Puts the board in the place of the side's, with its owner's hand, stack or turn; what the table
/// knows of those and the board does not is gone.
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
/// With its plan, where the table has none called so.
void layIn(Layout& table, int side, const Layout& board);

} // namespace museum

namespace artsociety {

void compareShared(const Layout& table, const Layout& board, std::vector<Message>& facts);
bool hasSomething(const Layout& table, int side, const Layout& board);
void layIn(Layout& table, int side, const Layout& board);

} // namespace artsociety

} // namespace cimaise
