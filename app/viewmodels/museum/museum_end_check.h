// Looks before a game of Museum is finished who can still gain by the last rearrangement, which the
// rules give to everyone (rulebook, "Reorganising your Museum").
#pragma once

#include "app/session/session.h"
#include "app/viewmodels/museum/arrangement_search.h"

#include <functional>
#include <optional>
#include <vector>

namespace cimaise {

class MuseumEndCheck : public QObject {
    Q_OBJECT

public:
    /// Time limit for each player: everyone waits for the result.
    static constexpr std::chrono::seconds patience{2};

    explicit MuseumEndCheck(QObject* parent = nullptr);

    /// Checks the end of this game; null for none.
    void setSession(Session* session);
    /// False: the players want no arrangements to be calculated.
    void setActive(bool active) { m_isActive = active; }

Q_SIGNALS:
    /// Emitted before the first search: only one may run at a time.
    void started();
    /// Emitted after the last search.
    void stopped();
    /// Emitted when a better arrangement is to be shown, with its board in view.
    void arrangementRequested();

private:
    /// Points that a player can still gain.
    struct Gain {
        int side = 0;
        int points = 0;
        bool isProved = false; ///< false: it may be more
    };

    void run(std::function<void()> goOn);
    void stop();
    /// Searches for the next player with objects; asks after the last one.
    void searchNext();
    void take(const ArrangementSearch::Answer& answer);
    void ask();
    void answer(std::size_t number);
    [[nodiscard]] const museum::Layout& layout() const {
        return std::get<museum::Layout>(m_session->current());
    }

    QPointer<Session> m_session;
    bool m_isActive = true;
    bool m_isRunning = false;
    int m_side = 0;
    std::vector<Gain> m_gains;
    std::function<void()> m_goOn;
    std::optional<museum::Layout> m_settled; ///< position in which everyone has rearranged
    ArrangementSearch m_search; // last member, because its callback uses the other members
};

} // namespace cimaise
