// Tests the keyboard: every shortcut is listed where it works, and Enter activates only visible
// controls.
#include "app/input/board_moves.h"
#include "app/shell/focus_guard.h"
#include "app/shell/shortcuts.h"
#include "app/texts/qt_texts.h"
#include "tests/qml/tested_window.h"
#include "tests/support/files.h"

#include <QKeySequence>
#include <QQmlProperty>
#include <QRegularExpression>
#include <algorithm>

namespace cimaise {

namespace {

/// Game with this directory; empty if there is none.
QString gameIn(const QString& folder) {
    const auto ids = gameIds();
    const auto game = std::ranges::find_if(
        ids, [&](const char* id) { return QString{QLatin1String(id)}.remove(u'-') == folder; });
    return game == ids.end() ? QString{} : QLatin1String(*game);
}

/// Ids of the shortcuts that a QML file handles.
QStringList shortcutsIn(const QString& source) {
    static const QRegularExpression use{
        QStringLiteral(R"re((?:Shortcuts\.of\(|shortcut: )"([^"]+)")re")};
    QStringList ids;
    auto uses = use.globalMatch(source);
    while (uses.hasNext()) {
        ids << uses.next().captured(1);
    }
    return ids;
}

/// Game that the table has this shortcut for; empty for every game.
QString gameOfShortcut(const QString& id) {
    for (const Shortcut& shortcut : shortcuts()) {
        if (toQt(shortcut.actionText.id) == id) {
            return toQt(shortcut.game);
        }
    }
    return {};
}

TEST(Keys, QmlUsesShortcutTableOnly) {
    static const QRegularExpression literal{QStringLiteral(R"(sequences: \[["S])")};
    int found = 0;
    for (const auto& file : filesIn("qml", {".qml"})) {
        const auto folder = QString::fromStdString(file.parent_path().filename().string());
        const QString source = QString::fromStdString(readFile(file));
        EXPECT_FALSE(source.contains(literal)) << file << " has keys of its own";
        for (const QString& id : shortcutsIn(source)) {
            EXPECT_EQ(gameOfShortcut(id), gameIn(folder)) << id.toStdString() << " of " << file;
            EXPECT_FALSE(Shortcuts::of(id).isEmpty()) << id.toStdString();
            for (const QVariant& keys : Shortcuts::of(id)) {
                EXPECT_NE(QKeySequence{keys.toString()}[0].key(), Qt::Key_unknown)
                    << keys.toString().toStdString();
            }
            ++found;
        }
    }
    EXPECT_GT(found, 20);
}

TEST(Keys, OmitsShortcutsOfMissingBoards) {
    KeysModel model;
    const auto listed = [&](int boards) {
        model.show({.page = Navigator::Table, .game = QStringLiteral("muse"), .boards = boards},
                   Translator{Language::english});
        QStringList keys;
        for (int row = 0; row < model.count(); ++row) {
            keys << model.valueOf(row, "keys").toString();
        }
        return keys;
    };
    EXPECT_TRUE(listed(4).contains(QStringLiteral("Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4")));
    EXPECT_FALSE(listed(1).contains(QStringLiteral("Ctrl+1")));
    EXPECT_FALSE(listed(1).contains(QStringLiteral("PgUp")));
}

class KeysOnPage : public testing::Test, public TestedWindow {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(1200, 800);
        m_stage.window().requestActivate();
        m_stage.app().navigator()->show(Navigator::Home);
        m_stage.settle();
    }
    [[nodiscard]] QQuickItem& button(const char* words) const {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (isA(*item, "QQuickAbstractButton") && item->property("text") == qtTrId(words)) {
                return *item;
            }
        }
        std::abort();
    }
    /// True if the board has the keyboard focus.
    [[nodiscard]] bool hasBoard(const char* board) const {
        const QQuickItem* item = m_stage.window().activeFocusItem();
        while (item != nullptr && typeOf(*item) != board) {
            item = item->parentItem();
        }
        return item != nullptr;
    }
    void giveKeysToBoard(const char* board) const {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == board) {
                item->forceActiveFocus(Qt::MouseFocusReason);
                return;
            }
        }
    }
    [[nodiscard]] bool isHelpShown() const {
        for (const QObject* object : m_stage.window().findChildren<QObject*>()) {
            if (QByteArray{object->metaObject()->className()}.startsWith("KeysPanel")) {
                return object->property("visible").toBool();
            }
        }
        return false;
    }
};

TEST_F(KeysOnPage, HelpListsShortcutsOfPage) {
    EXPECT_FALSE(isHelpShown());
    press(Qt::Key_F1);
    EXPECT_TRUE(isHelpShown());
    const int onHome = m_stage.app().keys()->count();
    press(Qt::Key_Escape);
    EXPECT_FALSE(isHelpShown());
    m_stage.openSample("muse", QStringLiteral("finished-3"));
    press(Qt::Key_Question);
    EXPECT_TRUE(isHelpShown());
    EXPECT_GT(m_stage.app().keys()->count(), onHome + 8) << "those of Muse";
    press(Qt::Key_Escape);
}

TEST_F(KeysOnPage, EscapeRevertsTextBeforeLeavingField) {
    m_stage.openSample("museum", QStringLiteral("illegal"));
    for (QQuickItem* item : shownItems(m_stage.window())) {
        if (item->property("text").toString() == qtTrId("museum.tool.figures") &&
            typeOf(*item) == "ToolKey") {
            QMetaObject::invokeMethod(item, "clicked");
        }
    }
    m_stage.settle();
    QQuickItem* field = nullptr;
    for (QQuickItem* item : shownItems(m_stage.window())) {
        field = field == nullptr && isA(*item, "QQuickTextField") ? item : field;
    }
    ASSERT_NE(field, nullptr);
    const QVariant before = field->property("text");
    field->forceActiveFocus();
    press(Qt::Key_9);
    ASSERT_NE(field->property("text"), before);
    press(Qt::Key_Escape);
    EXPECT_EQ(field->property("text"), before);
    press(Qt::Key_Escape);
    EXPECT_FALSE(field->hasActiveFocus());
}

TEST_F(KeysOnPage, SwitchingToBoardGivesItKeyboardFocus) {
    for (const char* game : gameIds()) {
        const char* const board = itemsOf(game).board;
        m_stage.openSample(game, QStringLiteral("finished-3"));
        m_stage.settle();
        button("table.more").forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_PageDown);
        EXPECT_EQ(m_stage.session().currentSide(), 1) << game;
        EXPECT_TRUE(hasBoard(board)) << game;
        button("table.more").forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_F2);
        EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Rules);
        press(Qt::Key_Escape);
        EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
        EXPECT_TRUE(hasBoard(board)) << game << ", coming back";
    }
}

TEST_F(KeysOnPage, EscapeOnBoardClosesSheet) {
    m_stage.openSample("musee", QStringLiteral("finished-3"));
    m_stage.settle();
    m_stage.openSheet("table.menu");
    m_stage.settle();
    giveKeysToBoard("MuseeBoard");
    ASSERT_TRUE(hasBoard("MuseeBoard")) << "the board beside a sheet stays in use";
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table) << "asked once more";
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
}

TEST_F(KeysOnPage, EscapeGoesBackOneLevelAtATime) {
    m_stage.openSample("museum", QStringLiteral("illegal"));
    m_stage.settle();
    const QObject* tools = nullptr;
    for (const QObject* object : m_stage.window().findChildren<QObject*>()) {
        if (object->objectName() == QStringLiteral("museumTools")) {
            tools = object;
        }
    }
    ASSERT_NE(tools, nullptr);
    QMetaObject::invokeMethod(const_cast<QObject*>(tools), "showPanel",
                              Q_ARG(QString, QStringLiteral("figures")));
    QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {},
                      placeOf(button("table.boards.all")).center().toPoint());
    m_stage.session().highlighter()->showFinding(0);
    m_stage.settle();
    ASSERT_TRUE(m_stage.session().highlighter()->isActive());
    press(Qt::Key_Escape);
    EXPECT_FALSE(m_stage.session().highlighter()->isActive());
    EXPECT_TRUE(button("table.edit").isVisible()) << "all boards are shown still";
    press(Qt::Key_Escape);
    EXPECT_TRUE(button("table.boards.all").isVisible());
    EXPECT_EQ(tools->property("panel"), "figures");
    press(Qt::Key_Escape);
    EXPECT_EQ(tools->property("panel"), "objects");
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table) << "asked once more";
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
}

TEST_F(KeysOnPage, DelaysResultButtonAfterFinishing) {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    m_stage.settle();
    m_stage.session().reveal(false);
    m_stage.settle();
    EXPECT_FALSE(button("result.title").isEnabled());
    QTest::qWait(1100);
    EXPECT_TRUE(button("result.title").isEnabled());
}

TEST_F(KeysOnPage, KeepsDoneButtonInPlaceAfterError) {
    m_stage.openSample("museum", QStringLiteral("unfinished"));
    m_stage.settle();
    QTest::keyClick(&m_stage.window(), Qt::Key_T, Qt::ControlModifier);
    m_stage.settle();
    const QRectF before = placeOf(button("museum.text.done"));
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_Return}) {
        press(key);
    }
    EXPECT_EQ(placeOf(button("museum.text.done")), before);
}

TEST_F(KeysOnPage, EnterFirstShowsInvisibleFocus) {
    QQuickItem& start = button("home.new");
    start.forceActiveFocus(Qt::OtherFocusReason);
    start.setProperty("focusReason", Qt::OtherFocusReason); // no focus ring
    m_stage.settle();
    press(Qt::Key_Return);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
    EXPECT_TRUE(start.property("visualFocus").toBool()) << "now it is shown";
    press(Qt::Key_Return);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::New);
}

/// A click on a button of the title leaves the keyboard to the board.
TEST_F(KeysOnPage, ClicksOnHeaderKeepFocusOnBoard) {
    for (const char* game : gameIds()) {
        SCOPED_TRACE(game);
        m_stage.openSample(game, QStringLiteral("illegal"));
        m_stage.session().edit(swapBoards(m_stage.session().current(), 0, 1)->next,
                               {.text = {"test.swapped"}});
        m_stage.settle();
        const std::size_t step = m_stage.session().history().index();
        for (const char* icon : {"undo", "redo"}) {
            for (QQuickItem* item : shownItems(m_stage.window(), "IconButton")) {
                if (QQmlProperty{item, QStringLiteral("icon.name")}.read() == icon) {
                    QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {},
                                      placeOf(*item).center().toPoint());
                }
            }
            m_stage.settle();
            EXPECT_EQ(m_stage.session().history().index(),
                      icon == std::string_view{"undo"} ? step - 1 : step);
            const QQuickItem* const focused = m_stage.window().activeFocusItem();
            ASSERT_NE(focused, nullptr);
            EXPECT_NE(typeOf(*focused), "IconButton") << icon;
        }
    }
}

TEST_F(KeysOnPage, EnterFirstScrollsToFocusedButton) {
    m_stage.window().resize(1200, 480);
    m_stage.settle();
    QQuickItem& start = button("home.new");
    start.forceActiveFocus(Qt::TabFocusReason);
    FocusGuard::show(&start);
    m_stage.settle();
    for (QQuickItem* around = start.parentItem(); around != nullptr;
         around = around->parentItem()) {
        if (isA(*around, "QQuickFlickable")) {
            around->setProperty("contentY", 400);
        }
    }
    m_stage.settle();
    ASSERT_FALSE(FocusGuard::isFocusVisible(&start));
    press(Qt::Key_Return);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
    EXPECT_TRUE(FocusGuard::isFocusVisible(&start)) << "it has been scrolled into sight";
    press(Qt::Key_Return);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::New);
}

} // namespace

} // namespace cimaise
