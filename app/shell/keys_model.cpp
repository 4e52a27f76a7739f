// Lists the shortcuts of a page, with the names of their keys in the language of the app.
#include "app/shell/keys_model.h"

#include "app/shell/shortcuts.h"
#include "app/texts/qt_score_text.h"

#include <QRegularExpression>
#include <QStringList>
#include <array>

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

} // namespace cimaise
