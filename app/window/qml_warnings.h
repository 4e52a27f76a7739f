// Counts warnings of the QML engine and our QML files, for the self-test.
#pragma once

namespace cimaise {

/// From now on; every message is still printed as before.
void countQmlWarnings();

int qmlWarnings();

} // namespace cimaise
