// Counts what the QML engine and our QML files complain about, for the self-test.
#pragma once

namespace cimaise {

/// From now on; every message is still printed as before.
void countQmlWarnings();

int qmlWarnings();

} // namespace cimaise
