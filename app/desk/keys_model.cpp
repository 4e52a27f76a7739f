// Table of all keyboard shortcuts; a test compares it with those that QML handles.
#include "app/desk/keys_model.h"

#include "app/texts/qt_score_words.h"

#include <QStringList>
#include <algorithm>
#include <array>

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
    std::string_view page; ///< empty: on every page
    std::string_view game;
    std::string_view keys;
    TextId does;
};

constexpr std::string_view onTable = "table";
constexpr std::string_view onPhotos = "photos";
/// Every page, every game.
constexpr std::string_view anywhere{};

constexpr std::string_view boardKeys = "{boards}";
constexpr std::string_view turnKeys = "{page-up}, {page-down}";
/// More have no key of their own.
constexpr int mostBoards = 5;

constexpr std::array keyTable{
    //% "Take the digits of a number together; hang it"
    Key{onTable, "musee", "0–9, {enter}", CIMAISE_TEXT("keys.musee.number")},
    //% "Go from space to space"
    Key{onTable, "musee", "← → ↑ ↓", CIMAISE_TEXT("keys.musee.step")},
    //% "Take the painting down"
    Key{onTable, "musee", "{backspace}, {delete}", CIMAISE_TEXT("keys.musee.clear")},
    //% "Move a painting"
    Key{onTable, "musee", "M", CIMAISE_TEXT("keys.musee.move")},
    //% "Where may it go?"
    Key{onTable, "musee", "W", CIMAISE_TEXT("keys.musee.where")},
    //% "The cards in the hand"
    Key{onTable, "musee", "H", CIMAISE_TEXT("keys.musee.hand")},
    //% "Enter a gallery as text"
    Key{onTable, "musee", "T", CIMAISE_TEXT("keys.musee.text")},
    //% "Take all paintings of the Musée down"
    Key{onTable, "musee", "Ctrl+{backspace}, Ctrl+{delete}", CIMAISE_TEXT("keys.musee.bare")},
    //% "Go from painting to painting, from palace to studio"
    Key{onTable, "muse", "← → ↑ ↓", CIMAISE_TEXT("keys.muse.step")},
    //% "Take the painting away"
    Key{onTable, "muse", "{backspace}, {delete}", CIMAISE_TEXT("keys.muse.take")},
    //% "Cards"
    Key{onTable, "muse", "D", CIMAISE_TEXT("keys.muse.cards")},
    //% "Coins"
    Key{onTable, "muse", "C", CIMAISE_TEXT("keys.muse.coins")},
    //% "The patron, step by step"
    Key{onTable, "muse", "P", CIMAISE_TEXT("keys.muse.patron")},
    //% "A round"
    Key{onTable, "muse", "R", CIMAISE_TEXT("keys.muse.round")},
    //% "Enter as text"
    Key{onTable, "muse", "T", CIMAISE_TEXT("keys.muse.text")},
    //% "To the other pile"
    Key{onTable, "muse", "M", CIMAISE_TEXT("keys.muse.move")},
    //% "Type what an object is: its civilisation’s letters, its domain’s, its value"
    Key{onTable, "museum", "A–Z, 1–5, {enter}", CIMAISE_TEXT("keys.museum.type")},
    //% "Go from slot to slot"
    Key{onTable, "museum", "← → ↑ ↓", CIMAISE_TEXT("keys.museum.step")},
    //% "Take back a letter; take the object off"
    Key{onTable, "museum", "{backspace}, {delete}", CIMAISE_TEXT("keys.museum.erase")},
    //% "Move an object"
    Key{onTable, "museum", "Ctrl+M", CIMAISE_TEXT("keys.museum.move")},
    //% "Paint many slots alike"
    Key{onTable, "museum", "Ctrl+P", CIMAISE_TEXT("keys.museum.paint")},
    //% "Enter as text"
    Key{onTable, "museum", "Ctrl+T", CIMAISE_TEXT("keys.museum.text")},
    //% "The best arrangement"
    Key{onTable, "museum", "Ctrl+R", CIMAISE_TEXT("keys.museum.arrange")},
    //% "Take all objects off the board"
    Key{onTable, "museum", "Ctrl+{backspace}, Ctrl+{delete}", CIMAISE_TEXT("keys.museum.bare")},
    //% "Go from square to square"
    Key{onTable, "art-society", "← → ↑ ↓", CIMAISE_TEXT("keys.art.step")},
    //% "Cover squares"
    Key{onTable, "art-society", "{shift} ← → ↑ ↓", CIMAISE_TEXT("keys.art.stretch")},
    //% "Move the tile"
    Key{onTable, "art-society", "Ctrl ← → ↑ ↓", CIMAISE_TEXT("keys.art.nudge")},
    //% "The type of the painting"
    Key{onTable, "art-society", "1–4", CIMAISE_TEXT("keys.art.type")},
    //% "The frame of the painting"
    Key{onTable, "art-society", "A–D", CIMAISE_TEXT("keys.art.frame")},
    //% "Decor"
    Key{onTable, "art-society", "0", CIMAISE_TEXT("keys.art.decor")},
    //% "Take the square, or hang the tile"
    Key{onTable, "art-society", "{enter}, {space}", CIMAISE_TEXT("keys.art.confirm")},
    //% "Take the tile down"
    Key{onTable, "art-society", "{backspace}, {delete}", CIMAISE_TEXT("keys.art.take")},
    //% "Look closer, from farther away, at the whole wall"
    Key{onTable, "art-society", "+, -, F", CIMAISE_TEXT("keys.art.zoom")},
    //% "Enter as text"
    Key{onTable, "art-society", "Ctrl+T", CIMAISE_TEXT("keys.art.text")},
    //% "Undo"
    Key{onTable, anywhere, "Ctrl+Z", CIMAISE_TEXT("table.undo")},
    //% "Redo"
    Key{onTable, anywhere, "Ctrl+Y, Ctrl+{shift}+Z", CIMAISE_TEXT("table.redo")},
    //% "The board of each player"
    Key{onTable, anywhere, boardKeys, CIMAISE_TEXT("keys.board")},
    //% "The board before, the board after"
    Key{onTable, anywhere, turnKeys, CIMAISE_TEXT("keys.boards")},
    //% "Save as a file"
    Key{onTable, anywhere, "Ctrl+S", CIMAISE_TEXT("table.menu.save")},
    //% "Look closer, from farther away, at the whole photo"
    Key{onPhotos, anywhere, "+, -, F", CIMAISE_TEXT("keys.photos.zoom")},
    //% "Look elsewhere on the photo, or move the corner"
    Key{onPhotos, anywhere, "← → ↑ ↓", CIMAISE_TEXT("keys.photos.step")},
    //% "Move the corner a little"
    Key{onPhotos, anywhere, "{shift} ← → ↑ ↓", CIMAISE_TEXT("keys.photos.little")},
    //% "Go on to the next control, or back"
    Key{anywhere, anywhere, "{tab}, {shift}+{tab}", CIMAISE_TEXT("keys.tab")},
    //% "Press what the ring is around"
    Key{anywhere, anywhere, "{enter}, {space}", CIMAISE_TEXT("keys.press")},
    //% "Give up, or back"
    Key{anywhere, anywhere, "{escape}", CIMAISE_TEXT("keys.escape")},
    //% "New game"
    Key{anywhere, anywhere, "Ctrl+N", CIMAISE_TEXT("home.new")},
    //% "Open a file"
    Key{anywhere, anywhere, "Ctrl+O", CIMAISE_TEXT("home.open")},
    //% "Paste a link"
    Key{anywhere, anywhere, "Ctrl+V", CIMAISE_TEXT("scan.paste")},
    //% "Rules"
    Key{anywhere, anywhere, "F2", CIMAISE_TEXT("home.rules")},
    //% "Settings"
    Key{anywhere, anywhere, "Ctrl+,", CIMAISE_TEXT("home.settings")},
    //% "These keys"
    Key{anywhere, anywhere, "F1, ?", CIMAISE_TEXT("keys.help")},
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

QString keysInWords(std::string_view text, const Words& words) {
    QString said = toQt(text);
    for (const Named& named : keyNames) {
        said.replace(toQt(named.key), say(words, named.name));
    }
    return said;
}

} // namespace

KeysModel::KeysModel(QObject* parent) : RowsModel(keyRoles(), parent) {}

void KeysModel::show(const QString& page, const QString& game, int boards, const Words& words) {
    std::vector<KeyHelpRow> rows;
    for (const Key& key : keyTable) {
        const bool here = key.page.empty() || toQt(key.page) == page;
        const bool turns = key.keys == boardKeys || key.keys == turnKeys;
        if (here && (key.game.empty() || toQt(key.game) == game) && (boards > 1 || !turns)) {
            KeyHelpRow row{.keys = key.keys == boardKeys ? keysOfBoards(boards)
                                                         : keysInWords(key.keys, words),
                           .does = say(words, key.does)};
            row.accessibleName = listed({row.keys, row.does});
            rows.push_back(std::move(row));
        }
    }
    setRows(keyRoles(), rows);
}

} // namespace cimaise
