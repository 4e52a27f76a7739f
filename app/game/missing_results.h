// Computes, in idle time, results that an older version did not save.
#pragma once

#include "app/library/library.h"

#include <QTimer>

namespace cimaise {

class MissingResults : public QObject {
    Q_OBJECT

public:
    /// Starts to compute some time after the launch, in short portions.
    explicit MissingResults(Library& library, QObject* parent = nullptr);

    /// Computes the next portion; returns false if nothing is left. A game that cannot be read
    /// remains without a result.
    bool computeNext();

private:
    Library& m_library;
    GameId m_last = 0; ///< last game processed
    QTimer m_timer;
};

/// Computes all missing results at once.
void computeMissingResults(Library& library);

} // namespace cimaise
