// Checks that hold for every page. Each adds a failure for every fault that it finds.
#pragma once

#include "tests/stage/stage.h"

#include <QQuickItem>
#include <vector>

namespace cimaise {

/// Page that is laid out and at rest.
struct OpenPage {
    Stage& stage;
    /// Visible items of the window, including overlays.
    std::vector<QQuickItem*> items;
};

/// Expects every text to be whole, within its item, and within the window or what scrolls there.
void expectTextsInRoom(const OpenPage& page);

/// Expects no text to have a word broken in two.
void expectWholeWords(const OpenPage& page);

/// Expects short names of up to three players to be whole.
void expectWholeNames(const OpenPage& page);

/// Expects texts and icons to be inside the button that they belong to.
void expectContentsInButtons(const OpenPage& page);

/// Expects no text to overlap a text or an icon beside it.
void expectTextsApart(const OpenPage& page);

/// Expects every key of a board to be whole and uncovered once it is scrolled into view.
void expectTappableKeys(const OpenPage& page);

/// Expects half of a board that grows with the text to be in view.
void expectHalfOfBoard(const OpenPage& page);

/// Expects findings above or beside the totals, the button that finishes the game apart from both,
/// and a score sheet that shows all its lines where there is room.
void expectScoreInPlace(const OpenPage& page);

/// Expects letters that can be read.
void expectReadableLetters(const OpenPage& page);

/// Expects the words on buttons to be as large as the player has chosen.
void expectChosenSizeOnButtons(const OpenPage& page);

/// Expects no text to be the id of a rule, which only the command line takes.
void expectNoRuleIds(const OpenPage& page);

/// Expects controls to be large enough for a finger.
void expectRoomForFinger(const OpenPage& page);

/// Expects every control that a screen reader can press to have a name.
void expectNamedControls(const OpenPage& page);

/// Expects a screen reader to be able to press every enabled button.
void expectPressableButtons(const OpenPage& page);

/// Expects the visible label of each button to be part of its name (WCAG 2.5.3).
void expectLabelsInNames(const OpenPage& page);

/// Expects every open dialog to have a name.
void expectNamedDialogs(const OpenPage& page);

/// Expects no QML file to declare a property again that it inherits, which would have no effect.
void expectNoRedeclaredProperties(const OpenPage& page);

/// Expects no text to be read as markup. Creates all tooltips.
void expectPlainTexts(const OpenPage& page);

/// Shows a notice and expects it to cover nothing and to move neither the controls of a board
/// nor its score sheet. Dismisses the notice of the page.
void expectPlaceForNotice(const OpenPage& page);

} // namespace cimaise
