// Waits until a question of the table can have been read: an earlier tap is no answer.
#pragma once

#include <QTest>

namespace cimaise {

inline void waitToRead() { QTest::qWait(550); }

} // namespace cimaise
