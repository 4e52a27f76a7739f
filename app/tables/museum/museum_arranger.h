// Looks for the best arrangement in a thread of its own, until the next edit makes it pointless.
#pragma once

#include "scoring/search/museum_arrange.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>

namespace cimaise {

class MuseumArranger : public QObject {
    Q_OBJECT

public:
    explicit MuseumArranger(QObject* parent = nullptr);
    MuseumArranger(const MuseumArranger&) = delete;
    MuseumArranger& operator=(const MuseumArranger&) = delete;
    MuseumArranger(MuseumArranger&&) = delete;
    MuseumArranger& operator=(MuseumArranger&&) = delete;
    ~MuseumArranger() override;

    /// Begins to look, once the table has been quiet for a moment; what was looked for is given up.
    void look(const museum::Layout& layout, int side);
    /// Gives up what is under way, and what was found.
    void stop();

    [[nodiscard]] bool isLooking() const { return m_looking; }
    [[nodiscard]] const std::optional<museum::Arrangement>& found() const { return m_found; }
    /// Whether there are more objects than slots.
    [[nodiscard]] bool isCrowded() const { return m_crowded; }

Q_SIGNALS:
    void changed();

private:
    using Answer = tl::expected<museum::Arrangement, museum::NoArrangement>;

    void start();
    void take(const Answer& answer);

    QTimer m_pause;
    QThreadPool m_pool;
    museum::Layout m_layout;
    int m_side = 0;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    bool m_looking = false;
    bool m_crowded = false;
    std::optional<museum::Arrangement> m_found;
};

} // namespace cimaise
