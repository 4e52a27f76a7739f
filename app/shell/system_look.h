// Appearance settings of the desktop (dark mode, reduced motion), as far as each version of Qt
// reports them.
#pragma once

#include <QObject>
#include <functional>

namespace cimaise {

bool systemIsDark();

/// GTK and KDE write it down; elsewhere nobody tells, and motion it is.
bool systemReducesMotion();

/// Calls `then` for as long as `context` lives.
void whenSystemLookChanges(QObject* context, std::function<void()> then);

} // namespace cimaise
