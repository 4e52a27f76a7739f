// Appearance settings of the desktop (dark mode, reduced motion), as far as each version of Qt
// reports them.
#pragma once

#include <QObject>
#include <functional>

namespace cimaise {

bool systemIsDark();

/// True if GTK or KDE is set to reduce motion; false on desktops that do not store such a setting.
bool systemReducesMotion();

/// Calls `then` after each change of the appearance, for as long as `context` exists.
void onSystemAppearanceChanged(QObject* context, std::function<void()> then);

} // namespace cimaise
