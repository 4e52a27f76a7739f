// Searches for the best arrangement in the background until the next edit.
#pragma once

#include "app/viewmodels/museum/arrangement_search.h"

#include <QObject>
#include <QTimer>
#include <optional>

namespace cimaise {

class MuseumArranger : public QObject {
    Q_OBJECT

public:
    explicit MuseumArranger(QObject* parent = nullptr);

    /// Starts a search after a pause in the edits; cancels the current one.
    void startSearch(const museum::Layout& layout, int side);
    /// Cancels the search, and drops its result.
    void stop();

    [[nodiscard]] bool isSearching() const { return m_looking; }
    [[nodiscard]] const std::optional<museum::Arrangement>& found() const { return m_found; }
    /// True if there are more objects than slots.
    [[nodiscard]] bool isCrowded() const { return m_crowded; }

Q_SIGNALS:
    void changed();

private:
    void start();
    void take(const ArrangementSearch::Answer& answer);

    QTimer m_pause;
    museum::Layout m_layout;
    int m_side = 0;
    bool m_looking = false;
    bool m_crowded = false;
    std::optional<museum::Arrangement> m_found;
    ArrangementSearch m_search; // last member, because its callback uses the other members
};

} // namespace cimaise
