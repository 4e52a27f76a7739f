// Several codes may be in sight at once: ours are those that are meant.
#pragma once

#include <QStringList>

namespace cimaise {

/// Links of ours before all others.
QStringList oursFirst(QStringList texts);

} // namespace cimaise
