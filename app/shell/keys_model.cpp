// Table of all keyboard shortcuts; a test compares it with those that QML handles.
#include "app/shell/keys_model.h"

#include "app/texts/qt_score_text.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <optional>

namespace cimaise {

namespace {

const Roles<KeyHelpRow>& keyRoles() {
    static const Roles<KeyHelpRow> table{{"keys", &KeyHelpRow::keys},
                                         {"does", &KeyHelpRow::does},
                                         {"accessibleName", &KeyHelpRow::accessibleName}};
    return table;
}

/// A key on a page, of one game where that matters. Words in braces are names of keys.
struct Key {
    std::optional<Navigator::Page> page; ///< none: on every page
    std::string_view game;
    std::string_view keys;
    TextId does;
};

constexpr auto onTable = Navigator::Table;
constexpr auto onPhotos = Navigator::Photos;
constexpr auto anyPage = std::nullopt;
constexpr std::string_view anyGame{};

constexpr std::string_view boardKeys = "{boards}";
constexpr std::string_view turnKeys = "{page-up}, {page-down}";
/// More have no key of their own.
constexpr int mostBoards = 5;

constexpr std::array keyTable{
    //% "Type a number, then hang the painting"
    Key{onTable, "musee", "0–9, {enter}", CIMAISE_TEXT("keys.musee.number")},
    //% "Go to another space"
    Key{onTable, "musee", "← → ↑ ↓", CIMAISE_TEXT("keys.musee.step")},
    //% "Remove the painting"
    Key{onTable, "musee", "{backspace}, {delete}", CIMAISE_TEXT("keys.musee.clear")},
    //% "Move a painting"
    Key{onTable, "musee", "M", CIMAISE_TEXT("keys.musee.move")},
    //% "Where can it go?"
    Key{onTable, "musee", "W", CIMAISE_TEXT("keys.musee.where")},
    //% "Cards in hand"
    Key{onTable, "musee", "H", CIMAISE_TEXT("keys.musee.hand")},
    //% "Enter a gallery as text"
    Key{onTable, "musee", "T", CIMAISE_TEXT("keys.musee.text")},
    //% "Clear the Musée"
    Key{onTable, "musee", "Ctrl+{backspace}, Ctrl+{delete}",
        CIMAISE_TEXT("keys.musee.clear-board")},
    //% "Go to another painting, palace or studio"
    Key{onTable, "muse", "← → ↑ ↓", CIMAISE_TEXT("keys.muse.step")},
    //% "Remove the painting"
    Key{onTable, "muse", "{backspace}, {delete}", CIMAISE_TEXT("keys.muse.remove")},
    //% "Cards"
    Key{onTable, "muse", "D", CIMAISE_TEXT("keys.muse.cards")},
    //% "Coins"
    Key{onTable, "muse", "C", CIMAISE_TEXT("keys.muse.coins")},
    //% "Patron, step by step"
    Key{onTable, "muse", "P", CIMAISE_TEXT("keys.muse.patron")},
    //% "Round"
    Key{onTable, "muse", "R", CIMAISE_TEXT("keys.muse.round")},
    //% "Enter as text"
    Key{onTable, "muse", "T", CIMAISE_TEXT("keys.muse.text")},
    //% "Move between palace and studio"
    Key{onTable, "muse", "M", CIMAISE_TEXT("keys.muse.move")},
    //% "Type an object: letters of its civilisation, letters of its domain, value"
    Key{onTable, "museum", "A–Z, 1–5, {enter}", CIMAISE_TEXT("keys.museum.type")},
    //% "Go to another slot"
    Key{onTable, "museum", "← → ↑ ↓", CIMAISE_TEXT("keys.museum.step")},
    //% "Delete a letter, or remove the object"
    Key{onTable, "museum", "{backspace}, {delete}", CIMAISE_TEXT("keys.museum.erase")},
    //% "Move an object"
    Key{onTable, "museum", "Ctrl+M", CIMAISE_TEXT("keys.museum.move")},
    //% "Paint several slots"
    Key{onTable, "museum", "Ctrl+P", CIMAISE_TEXT("keys.museum.paint")},
    //% "Enter as text"
    Key{onTable, "museum", "Ctrl+T", CIMAISE_TEXT("keys.museum.text")},
    //% "Best arrangement"
    Key{onTable, "museum", "Ctrl+R", CIMAISE_TEXT("keys.museum.arrange")},
    //% "Clear the board"
    Key{onTable, "museum", "Ctrl+{backspace}, Ctrl+{delete}",
        CIMAISE_TEXT("keys.museum.clear-board")},
    //% "Go to another square"
    Key{onTable, "art-society", "← → ↑ ↓", CIMAISE_TEXT("keys.art.step")},
    //% "Extend the area"
    Key{onTable, "art-society", "{shift} ← → ↑ ↓", CIMAISE_TEXT("keys.art.stretch")},
    //% "Move the tile"
    Key{onTable, "art-society", "Ctrl ← → ↑ ↓", CIMAISE_TEXT("keys.art.nudge")},
    //% "Type of the painting"
    Key{onTable, "art-society", "1–4", CIMAISE_TEXT("keys.art.type")},
    //% "Frame of the painting"
    Key{onTable, "art-society", "A–D", CIMAISE_TEXT("keys.art.frame")},
    //% "Decor"
    Key{onTable, "art-society", "0", CIMAISE_TEXT("keys.art.decor")},
    //% "Select the square, or hang the tile"
    Key{onTable, "art-society", "{enter}, {space}", CIMAISE_TEXT("keys.art.confirm")},
    //% "Remove the tile"
    Key{onTable, "art-society", "{backspace}, {delete}", CIMAISE_TEXT("keys.art.remove")},
    //% "Zoom in, zoom out, show the whole wall"
    Key{onTable, "art-society", "+, -, F", CIMAISE_TEXT("keys.art.zoom")},
    //% "Enter as text"
    Key{onTable, "art-society", "Ctrl+T", CIMAISE_TEXT("keys.art.text")},
    //% "Undo"
    Key{onTable, anyGame, "Ctrl+Z", CIMAISE_TEXT("table.undo")},
    //% "Redo"
    Key{onTable, anyGame, "Ctrl+Y, Ctrl+{shift}+Z", CIMAISE_TEXT("table.redo")},
    //% "Show a player’s board"
    Key{onTable, anyGame, boardKeys, CIMAISE_TEXT("keys.board")},
    //% "Previous or next board"
    Key{onTable, anyGame, turnKeys, CIMAISE_TEXT("keys.boards")},
    //% "Save as a file"
    Key{onTable, anyGame, "Ctrl+S", CIMAISE_TEXT("table.menu.save")},
    //% "Zoom in, zoom out, show the whole photo"
    Key{onPhotos, anyGame, "+, -, F", CIMAISE_TEXT("keys.photos.zoom")},
    //% "Pan the photo, or move the corner"
    Key{onPhotos, anyGame, "← → ↑ ↓", CIMAISE_TEXT("keys.photos.step")},
    //% "Move the corner slightly"
    Key{onPhotos, anyGame, "{shift} ← → ↑ ↓", CIMAISE_TEXT("keys.photos.little")},
    //% "Next or previous control"
    Key{anyPage, anyGame, "{tab}, {shift}+{tab}", CIMAISE_TEXT("keys.tab")},
    //% "Activate the focused control"
    Key{anyPage, anyGame, "{enter}, {space}", CIMAISE_TEXT("keys.press")},
    //% "Cancel or go back"
    Key{anyPage, anyGame, "{escape}", CIMAISE_TEXT("keys.escape")},
    //% "New game"
    Key{anyPage, anyGame, "Ctrl+N", CIMAISE_TEXT("home.new")},
    //% "Open a file"
    Key{anyPage, anyGame, "Ctrl+O", CIMAISE_TEXT("home.open")},
    //% "Paste a link"
    Key{anyPage, anyGame, "Ctrl+V", CIMAISE_TEXT("scan.paste")},
    //% "Rules"
    Key{anyPage, anyGame, "F2", CIMAISE_TEXT("home.rules")},
    //% "Settings"
    Key{anyPage, anyGame, "Ctrl+,", CIMAISE_TEXT("home.settings")},
    //% "Keyboard shortcuts"
    Key{anyPage, anyGame, "F1, ?", CIMAISE_TEXT("keys.help")},
};

struct Named {
    std::string_view key;
    TextId name;
};

constexpr std::array keyNames{
    //% "Enter"
    Named{"{enter}", CIMAISE_TEXT("keys.name.enter")},
    //% "Space"
    Named{"{space}", CIMAISE_TEXT("keys.name.space")},
    //% "Backspace"
    Named{"{backspace}", CIMAISE_TEXT("keys.name.backspace")},
    //% "Del"
    Named{"{delete}", CIMAISE_TEXT("keys.name.delete")},
    //% "Shift"
    Named{"{shift}", CIMAISE_TEXT("keys.name.shift")},
    //% "Tab"
    Named{"{tab}", CIMAISE_TEXT("keys.name.tab")},
    //% "Esc"
    Named{"{escape}", CIMAISE_TEXT("keys.name.escape")},
    //% "PgUp"
    Named{"{page-up}", CIMAISE_TEXT("keys.name.page-up")},
    //% "PgDown"
    Named{"{page-down}", CIMAISE_TEXT("keys.name.page-down")},
};

/// The keys of a table's boards, as many as there are: “Ctrl+1, Ctrl+2”.
QString keysOfBoards(int boards) {
    QStringList keys;
    for (int board = 1; board <= std::min(boards, mostBoards); ++board) {
        keys << QStringLiteral("Ctrl+%1").arg(board);
    }
    return keys.join(QStringLiteral(", "));
}

QString keysInWords(std::string_view text, const Translator& words) {
    QString said = toQt(text);
    for (const Named& named : keyNames) {
        said.replace(toQt(named.key), format(words, named.name));
    }
    return said;
}

} // namespace

KeysModel::KeysModel(QObject* parent) : RowsModel(keyRoles(), parent) {}

void KeysModel::update() {
    if (m_source) {
        const auto [context, words] = m_source();
        show(context, words);
    }
}

void KeysModel::show(const KeysContext& context, const Translator& words) {
    std::vector<KeyHelpRow> rows;
    for (const Key& key : keyTable) {
        const bool here = !key.page || *key.page == context.page;
        const bool turns = key.keys == boardKeys || key.keys == turnKeys;
        if (here && (key.game.empty() || toQt(key.game) == context.game) &&
            (context.boards > 1 || !turns)) {
            KeyHelpRow row{.keys = key.keys == boardKeys ? keysOfBoards(context.boards)
                                                         : keysInWords(key.keys, words),
                           .does = format(words, key.does)};
            row.accessibleName = listed({row.keys, row.does});
            rows.push_back(std::move(row));
        }
    }
    setRows(keyRoles(), rows);
}

} // namespace cimaise
