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

    /// Saves the current places as reference.
    void begin();
    /// Items that can be tapped now, with nothing over them.
    [[nodiscard]] std::vector<QQuickItem*> touchable() const;
    /// Controls that were moved, resized or replaced since the last call, one line each.
    [[nodiscard]] std::vector<std::string> movedControls();

private:
    struct Control {
        QPointer<QQuickItem> item;
        std::string name;
        std::string_view type;
        QRectF place;
        /// Part of the control that is not scrolled away.
        QRectF inSight;
    };
    using Controls = std::vector<Control>;

    [[nodiscard]] Controls standing() const;
    /// Name of the visible panel and board: controls may differ between scenes.
    [[nodiscard]] std::string scene() const;
    [[nodiscard]] static const Control* find(const Controls& among, const QQuickItem& item);
    /// Control whose place the new one has taken; null if there is none.
    [[nodiscard]] static const Control* replaced(const Control& newcomer, const Controls& known,
                                                 const Controls& now);

    /// Keys whose text is now at another place.
    [[nodiscard]] std::vector<std::string> swapped(const Controls& now) const;

    const QQuickWindow& m_window;
    Controls m_before;
    std::string m_scene;
    /// Controls ever shown in a scene: a place remains reserved while its control is hidden.
    std::map<std::string, Controls> m_known;
};

} // namespace cimaise
