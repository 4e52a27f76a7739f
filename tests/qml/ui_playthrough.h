// Plays a game through the window, tap by tap, and reports after each tap the controls that have
// moved.
#pragma once

#include "tests/qml/layout_stability.h"
#include "tests/qml/tested_window.h"

namespace cimaise {

struct SittingSetting {
    const char* game;
    Language language;
    QSize size;
};

/// Name of a setting: “muse fr 360x640”.
void PrintTo(const SittingSetting& seat, std::ostream* out);

class Sitting : public testing::TestWithParam<SittingSetting>, public TestedWindow {
protected:
    Sitting();
    ~Sitting() override;
    Sitting(const Sitting&) = delete;
    Sitting& operator=(const Sitting&) = delete;

    /// Items of the game's input that can be tapped.
    [[nodiscard]] Items touchable() const;

    void tapItem(const char* kind, QQuickItem& item) override;
    void touch(QQuickItem& item) { tapItem("item", item); }
    void touch(const Items& items, std::size_t which = 0) { tap("item", items, which); }
    /// Taps a control that replaces the controls below it.
    void turnTo(const Items& items);
    void undo() { touch(all("IconButton"), 1); }
    void redo() { touch(all("IconButton"), 2); }
    void side(std::size_t which) { touch(all("SideTab"), which); }
    /// Resizes the window, like rotating a phone.
    void resize(const QSize& size);
    /// Drags from one square of Art Society's wall to another and checks the layout at each step.
    void outline(QPoint from, QPoint to) final;
    void settle() final;
    void fail(const std::string& why) final;

    /// Number of taps so far, and of times that an item had to be scrolled to.
    [[nodiscard]] int touches() const { return m_touches; }
    [[nodiscard]] int scrolls() const { return m_scrolls; }

private:
    void rest();
    void expectStill(const std::string& tapped);
    /// Position of Musée's keypad, which scrolls to a number that may hang if none in view may.
    [[nodiscard]] qreal keypadScroll() const;
    /// Returns from a page that a tap opened.
    void comeBack();
    void click(const QQuickItem& item);

    Stillness m_still{m_stage.window()};
    qreal m_keypadScroll = 0;
    int m_touches = 0;
    int m_scrolls = 0;
};

} // namespace cimaise
