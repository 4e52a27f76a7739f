// What the desktop says of its look, as far as each version of Qt lets us know.
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
