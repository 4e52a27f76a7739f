// Checks that no control moves: compares every control's place before and after a tap.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <map>
#include <string>
#include <vector>

namespace cimaise {

class Stillness {
public:
    explicit Stillness(const QQuickWindow& window) : m_window(window) {}

    /// From here on: what stands now is where it belongs.
    void begin();
    /// What can be touched now, with nothing over it.
    [[nodiscard]] std::vector<QQuickItem*> touchable() const;
    /// What has moved, grown or been replaced since the last look, a line each.
    [[nodiscard]] std::vector<std::string> look();

private:
    struct Control {
        QPointer<QQuickItem> item;
        std::string name;
        std::string_view type;
        QRectF place;
        /// What of it is not scrolled away.
        QRectF inSight;
    };
    using Controls = std::vector<Control>;

    [[nodiscard]] Controls standing() const;
    /// Which panel is shown, and whose board: what differs in it may look different.
    [[nodiscard]] std::string scene() const;
    [[nodiscard]] static const Control* find(const Controls& among, const QQuickItem& item);
    /// Whose place a control has that was not there before.
    [[nodiscard]] static const Control* replaced(const Control& newcomer, const Controls& known,
                                                 const Controls& now);

    /// Keys that say something at another place than before.
    [[nodiscard]] std::vector<std::string> swapped(const Controls& now) const;

    const QQuickWindow& m_window;
    Controls m_before;
    std::string m_scene;
    /// All that ever stood in a scene: a place stays its owner's while the owner is away.
    std::map<std::string, Controls> m_known;
};

} // namespace cimaise
