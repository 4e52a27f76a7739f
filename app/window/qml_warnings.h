// Counts warnings of the QML engine and about the app's QML files, for the self-test.
#pragma once

namespace cimaise {

/// Starts to count; every message is still printed.
void countQmlWarnings();

int qmlWarnings();

} // namespace cimaise
