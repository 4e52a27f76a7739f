// Computes, in idle time, results that an older version did not save.
#pragma once

#include "app/library/library.h"

#include <QTimer>

namespace cimaise {

class MissingResults : public QObject {
    Q_OBJECT

public:
    /// Begins by itself, some time after the start, and goes on in small portions.
    explicit MissingResults(Library& library, QObject* parent = nullptr);

    /// The next portion; false where nothing more is to be done. A game that cannot be read stays
    /// without a result.
    bool workOut();

private:
    Library& m_library;
    GameId m_last = 0; ///< that was looked at
    QTimer m_timer;
};

/// All of them at once.
void workOutMissingResults(Library& library);

} // namespace cimaise
