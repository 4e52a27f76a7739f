// Puts links of Cimaise first when several codes are visible at once.
#pragma once

#include <QStringList>

namespace cimaise {

/// Links of ours before all others.
QStringList oursFirst(QStringList texts);

} // namespace cimaise
