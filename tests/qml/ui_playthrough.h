// Plays a game through the window, tap by tap, and reports after each tap the controls that have
// moved.
#pragma once

#include "tests/qml/layout_stability.h"
#include "tests/stage/stage.h"

#include <gtest/gtest.h>

namespace cimaise {

struct Seat {
    const char* game;
    Language language;
    QSize size;
};

/// “muse fr 360x640”
void PrintTo(const Seat& seat, std::ostream* out);

class Sitting : public testing::TestWithParam<Seat> {
protected:
    using Items = std::vector<QQuickItem*>;

    Sitting();
    ~Sitting() override;
    Sitting(const Sitting&) = delete;
    Sitting& operator=(const Sitting&) = delete;

    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    /// All shown of a QML file, in their order.
    [[nodiscard]] Items all(const char* file) const;
    /// Those of them of whom a property says something.
    [[nodiscard]] Items saying(const char* file, const char* property, const QVariant& value) const;
    /// What can be touched of the game that is entered.
    [[nodiscard]] Items touchable() const;

    void touch(QQuickItem& item);
    void touch(const Items& items, std::size_t which = 0);
    /// Touches what puts other controls in the place of those below it.
    void turnTo(const Items& items);
    void tool(const char* text) { touch(saying("ToolKey", "text", qtTrId(text))); }
    void button(const char* text) { touch(saying("WallButton", "text", qtTrId(text))); }
    void undo() { touch(all("IconButton"), 1); }
    void redo() { touch(all("IconButton"), 2); }
    void side(std::size_t which) { touch(all("SideTab"), which); }
    /// The window takes another size, as a phone that is turned does.
    void resize(const QSize& size);
    /// A finger from one square of Art Society's wall to another, looked at all the way.
    void drag(QPoint from, QPoint to);

    /// So far, and how often something had to be scrolled to.
    [[nodiscard]] int touches() const { return m_touches; }
    [[nodiscard]] int scrolls() const { return m_scrolls; }

private:
    void rest();
    void expectStill(const std::string& touched);
    /// From a page that a touch led to.
    void comeBack();
    /// What must be scrolled to is; that is no touch of an entry.
    void bringIntoView(const QQuickItem& item);

    Stage m_stage{GetParam().language, QStringLiteral("light")};
    Stillness m_still{m_stage.window()};
    int m_touches = 0;
    int m_scrolls = 0;
};

} // namespace cimaise
