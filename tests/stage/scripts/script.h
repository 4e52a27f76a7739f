// Enters samples into the window piece by piece, as players do. Each game has a script.
#pragma once

#include "tests/stage/stage.h"

#include <QQuickItem>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// Taps in a window, performed by a test or a benchmark.
class Taps {
public:
    using Items = std::vector<QQuickItem*>;

    explicit Taps(Language language = Language::english)
        : m_stage(language, QStringLiteral("light")) {}
    virtual ~Taps() = default;
    Taps(const Taps&) = delete;
    Taps& operator=(const Taps&) = delete;

    [[nodiscard]] Stage& stage() const { return m_stage; }
    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    /// Taps an item. Taps of one kind, such as `select` or `edit`, are measured together.
    virtual void tapItem(const char* kind, QQuickItem& item) = 0;
    /// Outlines a tile: drags over Art Society's wall from one square to another.
    virtual void outline(QPoint from, QPoint to) = 0;
    /// Waits until a change that was no tap is drawn.
    virtual void settle() = 0;
    virtual void fail(const std::string& why) = 0;

    /// All visible items of a QML file, in order.
    [[nodiscard]] Items all(const char* file) const;
    /// Those of the items whose property has this value.
    [[nodiscard]] Items saying(const char* file, const char* property, const QVariant& value) const;
    /// The first of them; null if there is none.
    [[nodiscard]] QQuickItem* find(const char* file, const char* property,
                                   const QVariant& value) const;
    /// Taps one of the items; fails if there is none.
    void tap(const char* kind, const Items& items, std::size_t which = 0);
    /// Taps the item of a board's row unless it is selected.
    void select(const char* file, int row);
    void tool(const char* text) { tap("tool", saying("ToolKey", "text", qtTrId(text))); }
    void button(const char* text, const char* kind = "button") {
        tap(kind, saying("AppButton", "text", qtTrId(text)));
    }

protected:
    /// Scrolls to the item; returns false if it was in view.
    static bool bringIntoView(const QQuickItem& item);
    /// Middle of a square of Art Society's wall, in the window.
    [[nodiscard]] QPoint middleOf(QPoint square) const;

    mutable Stage m_stage;
};

/// QML types of a game.
struct GameItems {
    const char* board;
    const char* piece; ///< a piece or its place
    const char* keypad;
    const char* key;
    std::vector<std::string_view> surfaces{}; ///< parts of the board, other than pieces
};

/// Script of a game.
template <class Layout> struct Script {
    GameItems items;
    const char* sample;
    /// The sample without the pieces that `enter` enters.
    Layout (*bare)(Layout whole);
    /// Enters the pieces of a side, whose board is shown.
    void (*enter)(Taps& taps, const Layout& whole, int side);
};

/// Defined for each game in a file of its own; the tests do not link without it.
template <class Layout> Script<Layout> scriptOf();

GameItems itemsOf(std::string_view game);

/// Enters the sample of a game's script, and fails unless its position results.
void enterSample(Taps& taps, std::string_view game);

} // namespace cimaise
