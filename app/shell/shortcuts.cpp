// Table of the keyboard shortcuts: the help lists it, and QML takes its key sequences from it.
#include "app/shell/shortcuts.h"

#include "app/texts/qt_texts.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

constexpr auto onTable = Navigator::Table;
constexpr auto onPhotos = Navigator::Photos;
constexpr auto anyPage = std::nullopt;
constexpr std::string_view anyGame{};

constexpr std::array shortcutTable{
    //% "Type a number, then hang the painting"
    Shortcut{onTable, "musee", "0–9, Enter", CIMAISE_TEXT("keys.musee.number")},
    //% "Go to another space"
    Shortcut{onTable, "musee", "← → ↑ ↓", CIMAISE_TEXT("keys.musee.step")},
    //% "Remove the painting"
    Shortcut{onTable, "musee", "Backspace, Del", CIMAISE_TEXT("keys.musee.clear")},
    //% "Move a painting"
    Shortcut{onTable, "musee", "M", CIMAISE_TEXT("keys.musee.move")},
    //% "Where can it go?"
    Shortcut{onTable, "musee", "W", CIMAISE_TEXT("keys.musee.where")},
    //% "Outlook"
    Shortcut{onTable, "musee", "O", CIMAISE_TEXT("keys.musee.outlook")},
    //% "Cards in hand"
    Shortcut{onTable, "musee", "H", CIMAISE_TEXT("keys.musee.hand")},
    //% "Enter a gallery as text"
    Shortcut{onTable, "musee", "T", CIMAISE_TEXT("keys.musee.text")},
    //% "Clear the Musée"
    Shortcut{onTable, "musee", "Ctrl+Backspace, Ctrl+Del", CIMAISE_TEXT("keys.musee.clear-board")},
    //% "Go to another painting, palace or studio"
    Shortcut{onTable, "muse", "← → ↑ ↓", CIMAISE_TEXT("keys.muse.step")},
    //% "Remove the painting"
    Shortcut{onTable, "muse", "Backspace, Del", CIMAISE_TEXT("keys.muse.remove")},
    //% "Cards"
    Shortcut{onTable, "muse", "D", CIMAISE_TEXT("keys.muse.cards")},
    //% "Coins"
    Shortcut{onTable, "muse", "C", CIMAISE_TEXT("keys.muse.coins")},
    //% "Patron, step by step"
    Shortcut{onTable, "muse", "P", CIMAISE_TEXT("keys.muse.patron")},
    //% "Round"
    Shortcut{onTable, "muse", "R", CIMAISE_TEXT("keys.muse.round")},
    //% "Enter as text"
    Shortcut{onTable, "muse", "T", CIMAISE_TEXT("keys.muse.text")},
    //% "Move between palace and studio"
    Shortcut{onTable, "muse", "M", CIMAISE_TEXT("keys.muse.move")},
    //% "Type an object: letters of its civilisation, letters of its domain, value"
    Shortcut{onTable, "museum", "A–Z, 1–5, Enter", CIMAISE_TEXT("keys.museum.type")},
    //% "Go to another slot"
    Shortcut{onTable, "museum", "← → ↑ ↓", CIMAISE_TEXT("keys.museum.step")},
    //% "Delete a letter, or remove the object"
    Shortcut{onTable, "museum", "Backspace, Del", CIMAISE_TEXT("keys.museum.erase")},
    //% "Move an object"
    Shortcut{onTable, "museum", "Ctrl+M", CIMAISE_TEXT("keys.museum.move")},
    //% "Fill several slots"
    Shortcut{onTable, "museum", "Ctrl+P", CIMAISE_TEXT("keys.museum.paint")},
    //% "Enter as text"
    Shortcut{onTable, "museum", "Ctrl+T", CIMAISE_TEXT("keys.museum.text")},
    //% "Best arrangement"
    Shortcut{onTable, "museum", "Ctrl+R", CIMAISE_TEXT("keys.museum.arrange")},
    //% "Clear the board"
    Shortcut{onTable, "museum", "Ctrl+Backspace, Ctrl+Del",
             CIMAISE_TEXT("keys.museum.clear-board")},
    //% "Go to another square"
    Shortcut{onTable, "art-society", "← → ↑ ↓", CIMAISE_TEXT("keys.art.step")},
    //% "Extend the area"
    Shortcut{onTable, "art-society", "Shift+← → ↑ ↓", CIMAISE_TEXT("keys.art.stretch")},
    //% "Move the tile"
    Shortcut{onTable, "art-society", "Ctrl+← → ↑ ↓", CIMAISE_TEXT("keys.art.nudge")},
    //% "Type of the painting"
    Shortcut{onTable, "art-society", "1–4", CIMAISE_TEXT("keys.art.type")},
    //% "Frame of the painting"
    Shortcut{onTable, "art-society", "A–D", CIMAISE_TEXT("keys.art.frame")},
    //% "Decor"
    Shortcut{onTable, "art-society", "0", CIMAISE_TEXT("keys.art.decor")},
    //% "Select the square, or hang the tile"
    Shortcut{onTable, "art-society", "Enter, Space", CIMAISE_TEXT("keys.art.confirm")},
    //% "Remove the tile"
    Shortcut{onTable, "art-society", "Backspace, Del", CIMAISE_TEXT("keys.art.remove")},
    //% "Zoom in, zoom out, show the whole wall"
    Shortcut{onTable, "art-society", "+, -, F", CIMAISE_TEXT("keys.art.zoom")},
    //% "Enter as text"
    Shortcut{onTable, "art-society", "Ctrl+T", CIMAISE_TEXT("keys.art.text")},
    //% "Undo"
    Shortcut{onTable, anyGame, "Ctrl+Z", CIMAISE_TEXT("table.undo")},
    //% "Redo"
    Shortcut{onTable, anyGame, "Ctrl+Y, Ctrl+Shift+Z", CIMAISE_TEXT("table.redo")},
    //% "Show a player’s board"
    Shortcut{onTable, anyGame, "Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4, Ctrl+5",
             CIMAISE_TEXT("keys.board")},
    //% "Previous board"
    Shortcut{onTable, anyGame, "PgUp", CIMAISE_TEXT("keys.board.previous")},
    //% "Next board"
    Shortcut{onTable, anyGame, "PgDown", CIMAISE_TEXT("keys.board.next")},
    //% "Save as a file"
    Shortcut{onTable, anyGame, "Ctrl+S", CIMAISE_TEXT("table.menu.save")},
    //% "Zoom in, zoom out, show the whole photo"
    Shortcut{onPhotos, anyGame, "+, -, F", CIMAISE_TEXT("keys.photos.zoom")},
    //% "Pan the photo, or move the corner"
    Shortcut{onPhotos, anyGame, "← → ↑ ↓", CIMAISE_TEXT("keys.photos.step")},
    //% "Move the corner slightly"
    Shortcut{onPhotos, anyGame, "Shift+← → ↑ ↓", CIMAISE_TEXT("keys.photos.little")},
    //% "Next or previous control"
    Shortcut{anyPage, anyGame, "Tab, Shift+Tab", CIMAISE_TEXT("keys.tab")},
    //% "Activate the focused control"
    Shortcut{anyPage, anyGame, "Enter, Space", CIMAISE_TEXT("keys.press")},
    //% "Cancel or go back"
    Shortcut{anyPage, anyGame, "Esc", CIMAISE_TEXT("keys.escape")},
    //% "Go back"
    Shortcut{anyPage, anyGame, "Alt+Left", CIMAISE_TEXT("keys.back")},
    //% "New game"
    Shortcut{anyPage, anyGame, "Ctrl+N", CIMAISE_TEXT("home.new")},
    //% "Open a file"
    Shortcut{anyPage, anyGame, "Ctrl+O", CIMAISE_TEXT("home.open")},
    //% "Paste a link"
    Shortcut{anyPage, anyGame, "Ctrl+V", CIMAISE_TEXT("scan.paste")},
    //% "Rules"
    Shortcut{anyPage, anyGame, "F2", CIMAISE_TEXT("home.rules")},
    //% "Settings"
    Shortcut{anyPage, anyGame, "Ctrl+,", CIMAISE_TEXT("home.settings")},
    //% "Keyboard shortcuts"
    Shortcut{anyPage, anyGame, "F1, ?", CIMAISE_TEXT("keys.help")},
#ifndef Q_OS_WASM // in a browser, the user closes the page
    //% "Quit"
    Shortcut{anyPage, anyGame, "Ctrl+Q", CIMAISE_TEXT("keys.quit")},
#endif
};

} // namespace

std::span<const Shortcut> shortcuts() { return shortcutTable; }

QStringList keySequences(const Shortcut& shortcut) {
    return toQt(shortcut.keys).split(QStringLiteral(", "));
}

QVariantList Shortcuts::of(const QString& id) {
    const auto* const found = std::ranges::find_if(
        shortcutTable, [&](const Shortcut& shortcut) { return toQt(shortcut.does.id) == id; });
    QVariantList sequences;
    if (found != shortcutTable.end()) {
        for (const QString& keys : keySequences(*found)) {
            sequences << keys;
        }
    }
    return sequences;
}

} // namespace cimaise
