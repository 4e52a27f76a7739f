// Table of the keyboard shortcuts: the help lists it, and QML takes its key sequences from it.
#include "app/shell/shortcuts.h"

#include "app/game/game_ui.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <vector>

namespace cimaise {

namespace {

const Roles<KeyHelpRow>& keyRoles() {
    static const Roles<KeyHelpRow> table{{"keys", &KeyHelpRow::keys},
                                         {"actionText", &KeyHelpRow::actionText},
                                         {"accessibleName", &KeyHelpRow::accessibleName}};
    return table;
}

struct Named {
    std::string_view key;
    TextId name;
};

constexpr std::array keyNames{
    //% "Enter"
    Named{"Enter", CIMAISE_TEXT("keys.name.enter")},
    //% "Space"
    Named{"Space", CIMAISE_TEXT("keys.name.space")},
    //% "Backspace"
    Named{"Backspace", CIMAISE_TEXT("keys.name.backspace")},
    //% "Del"
    Named{"Del", CIMAISE_TEXT("keys.name.delete")},
    //% "Shift"
    Named{"Shift", CIMAISE_TEXT("keys.name.shift")},
    //% "Tab"
    Named{"Tab", CIMAISE_TEXT("keys.name.tab")},
    //% "Esc"
    Named{"Esc", CIMAISE_TEXT("keys.name.escape")},
    //% "PgUp"
    Named{"PgUp", CIMAISE_TEXT("keys.name.page-up")},
    //% "PgDown"
    Named{"PgDown", CIMAISE_TEXT("keys.name.page-down")},
};

QString keysInWords(const QString& keys, const Translator& words) {
    QString named = keys;
    named.replace(QLatin1String("Left"), QStringLiteral("←"));
    for (const Named& one : keyNames) {
        const QRegularExpression key{QStringLiteral(R"(\b%1\b)").arg(toQt(one.key))};
        named.replace(key, format(words, one.name));
    }
    return named;
}

/// True if the shortcut shows another board.
bool showsBoard(const Shortcut& shortcut) {
    return shortcut.actionText.id.starts_with("keys.board");
}

/// Keys of a shortcut; of the shortcuts for boards, only as many as there are boards.
QString keysOf(const Shortcut& shortcut, int boards) {
    const QStringList keys = keySequences(shortcut);
    const qsizetype count = shortcut.actionText.id == "keys.board" ? boards : keys.size();
    return keys.mid(0, count).join(QStringLiteral(", "));
}

constexpr auto onTable = Navigator::Table;
constexpr auto onPhotos = Navigator::Photos;
constexpr auto onPlayDetails = Navigator::PlayDetails;
constexpr auto anyPage = std::nullopt;
constexpr std::string_view anyGame{};

/// Shortcuts of every game, and of the pages.
constexpr std::array common{
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
    //% "Pan the photo"
    Shortcut{onPhotos, anyGame, "← → ↑ ↓", CIMAISE_TEXT("keys.photos.step")},
    //% "Calendar: another day"
    Shortcut{onPlayDetails, anyGame, "← → ↑ ↓", CIMAISE_TEXT("keys.calendar.day")},
    //% "Calendar: previous month, next month"
    Shortcut{onPlayDetails, anyGame, "PgUp, PgDown", CIMAISE_TEXT("keys.calendar.month")},
    //% "Calendar: first and last day of the week"
    Shortcut{onPlayDetails, anyGame, "Home, End", CIMAISE_TEXT("keys.calendar.week")},
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
    //% "Open a game file"
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

KeysModel::KeysModel(QObject* parent) : RowsModel(keyRoles(), parent) {}

void KeysModel::update() {
    if (m_source) {
        const auto [context, words] = m_source();
        show(context, words);
    }
}

void KeysModel::show(const KeysContext& context, const Translator& words) {
    std::vector<KeyHelpRow> rows;
    for (const Shortcut& shortcut : shortcuts()) {
        const bool here = !shortcut.page || *shortcut.page == context.page;
        const bool ofGame = shortcut.game.empty() || toQt(shortcut.game) == context.game;
        if (here && ofGame && (context.boards > 1 || !showsBoard(shortcut))) {
            KeyHelpRow row{.keys = keysInWords(keysOf(shortcut, context.boards), words),
                           .actionText = format(words, shortcut.actionText)};
            row.accessibleName = listed({row.keys, row.actionText});
            rows.push_back(std::move(row));
        }
    }
    setRows(keyRoles(), rows);
}

std::span<const Shortcut> shortcuts() {
    static const std::vector<Shortcut> all = [] {
        std::vector<Shortcut> table;
        for (const Game& game : games()) {
            for (const BoardShortcut& shortcut : findUi(game.id)->shortcuts) {
                table.push_back({onTable, game.id, shortcut.keys, shortcut.actionText});
            }
        }
        table.insert(table.end(), common.begin(), common.end());
        return table;
    }();
    return all;
}

QStringList keySequences(const Shortcut& shortcut) {
    return toQt(shortcut.keys).split(QStringLiteral(", "));
}

QVariantList Shortcuts::of(const QString& id) {
    const auto found = std::ranges::find_if(
        shortcuts(), [&](const Shortcut& shortcut) { return toQt(shortcut.actionText.id) == id; });
    QVariantList sequences;
    if (found != shortcuts().end()) {
        for (const QString& keys : keySequences(*found)) {
            sequences << keys;
        }
    }
    return sequences;
}

} // namespace cimaise
