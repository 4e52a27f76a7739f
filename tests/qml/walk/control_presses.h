// Presses every control of a page, like a screen reader: something changes that a player sees or
// hears, and QML warns of nothing.
#pragma once

#include "tests/stage/states.h"

#include <QQuickItem>
#include <QVariant>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace cimaise {

struct AccessibleControl;

class ControlPresses {
public:
    /// Saves the preferences, which are restored after each state.
    explicit ControlPresses(Stage& stage);

    /// Presses the controls of the state, which is open, and lays it out again for those that are
    /// gone with what the others changed. Of each list, it presses the first and the last row; with
    /// CIMAISE_EVERY_VIEW set, all of them. Leaves an empty app.
    void pressEach(const State& state);

    [[nodiscard]] int presses() const { return m_presses; }
    /// Number of controls that could not be pressed.
    [[nodiscard]] int missed() const { return m_missed; }

private:
    /// Keys of the controls to press in a state.
    [[nodiscard]] std::set<std::string> chooseFrom(const std::vector<AccessibleControl>& controls);
    /// True if the player sees or hears something after a press.
    [[nodiscard]] bool answers(QQuickItem& item);
    /// Scrolls to a control; null if a sheet covers it then. A list may make its row again.
    [[nodiscard]] QQuickItem* reach(const AccessibleControl& control);
    /// Presses a control; again if nothing happens, because some ignore a double tap.
    void press(const AccessibleControl& control);
    void eraseGames();
    /// Back to an empty app.
    void reset();

    Stage& m_stage;
    std::map<QByteArray, QVariant> m_preferences;
    int m_presses = 0;
    int m_missed = 0;
    /// Controls that were pressed in a state before, and need not be in the next.
    std::set<std::string> m_pressed;
};

} // namespace cimaise
