// Boards of Musée that were entered by hand over a photo: when their game is finished, they teach
// the digits of its cards.
#pragma once

#include "app/library/library.h"
#include "app/reading/musee_reader.h"
#include "app/session/session.h"

#include <QImage>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace cimaise {

/// Corners in pixels of the photo; nullopt if they enclose no board that can be read. `corners`:
/// four, as fractions of the photo’s width and height.
std::optional<reading::Corners> cornersOnPhoto(const QImage& photo,
                                               const std::vector<QPointF>& corners, int columns);

/// Examines one space in each turn of the event loop, as BoardReading does.
class TracedBoards : public QObject {
    Q_OBJECT

public:
    explicit TracedBoards(Library& library, QObject* parent = nullptr);
    TracedBoards(const TracedBoards&) = delete;
    TracedBoards& operator=(const TracedBoards&) = delete;
    TracedBoards(TracedBoards&&) = delete;
    TracedBoards& operator=(TracedBoards&&) = delete;
    ~TracedBoards() override;

    /// Sets the open game; null for none. Boards of the game before may still teach.
    void setSession(Session* session);
    /// Leaves out a photo of the open game, whose board has taught already.
    void leaveOut(PhotoId photo);
    /// Ends what is under way, without learning from it.
    void stop();

Q_SIGNALS:
    /// Emitted when the learned data has changed.
    void taught();

private:
    void begin();
    /// Begins with the next photo that shows a board without problems.
    void beginNext();
    void examineNext();

    Library& m_library;
    QPointer<Session> m_session;
    GameId m_game = 0; ///< whose boards teach
    musee::Layout m_layout;
    std::vector<Photo> m_waiting;
    std::set<std::pair<GameId, PhotoId>> m_done;
    QTimer m_timer;
    QImage m_photo; ///< outlives m_scan
    std::unique_ptr<reading::MuseeScan> m_scan;
    std::vector<int> m_numbers; ///< of the board, as for MuseeScan::taughtBy()
};

} // namespace cimaise
