// Tests that nothing that is typed gets lost: a letter typed on the board goes to the open text
// page, a key without effect says so, and correcting one name leaves the next field ready.
#include "app/input/pieces.h"
#include "positions/cases.h"
#include "tests/qml/tested_window.h"
#include "tests/qml/views.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <map>

namespace cimaise {

namespace {

struct Typed {
    const char* game;
    const char* text;
    std::size_t pieces; ///< pieces that the text names
    QSize size;
};

void PrintTo(const Typed& typed, std::ostream* out) {
    *out << typed.game << ' ' << typed.size.width() << 'x' << typed.size.height();
}

class TypingPage : public testing::Test, public TestedWindow {
protected:
    explicit TypingPage(const QSize& size) {
        m_stage.window().resize(size);
        m_stage.window().requestActivate();
        m_stage.settle();
    }
    void start(const char* game) {
        m_stage.app().draft()->setGame(QLatin1String(game));
        m_stage.app().draft()->setPlayerCount(3);
        m_stage.app().draft()->start();
        m_stage.settle();
        m_stage.settle();
    }
    void type(std::string_view text) {
        for (const char letter : text) {
            QTest::keyClick(&m_stage.window(), letter);
        }
        m_stage.settle();
    }
    /// Gives the keyboard to the board, like a tap beside its pieces.
    void focusBoard(const char* board) {
        ASSERT_FALSE(all(board).empty());
        all(board).front()->forceActiveFocus(Qt::MouseFocusReason);
        m_stage.settle();
    }
    [[nodiscard]] std::string hint() const {
        return all("HintLine").front()->property("shown").toString().toStdString();
    }
    /// Number of pieces on all boards.
    [[nodiscard]] std::size_t pieces() const {
        std::size_t pieces = 0;
        for (int side = 0; side < m_stage.session().sides()->count(); ++side) {
            pieces += piecesOn(m_stage.session().current(), side).size();
        }
        return pieces;
    }
};

class TypingOnBoard : public TypingPage, public testing::WithParamInterface<Typed> {
protected:
    TypingOnBoard() : TypingPage(GetParam().size) { start(GetParam().game); }
};

TEST_P(TypingOnBoard, GoesToTextPage) {
    const Typed& typed = GetParam();
    tool((std::string{idPrefix(typed.game)} + ".tool.text").c_str());
    focusBoard(itemsOf(typed.game).board);
    type(typed.text);
    const QQuickItem* const focused = m_stage.window().activeFocusItem();
    ASSERT_NE(focused, nullptr);
    EXPECT_TRUE(isA(*focused, "QQuickTextField")) << described(*focused);
    EXPECT_EQ(focused->property("text").toString().toStdString(), typed.text);
    EXPECT_EQ(pieces(), 0U) << "not entered before Enter";
    QTest::keyClick(&m_stage.window(), Qt::Key_Return);
    m_stage.settle();
    EXPECT_EQ(pieces(), typed.pieces);
}

std::vector<Typed> typedAtBothSizes() {
    std::vector<Typed> all;
    for (const QSize& size : {QSize{390, 844}, QSize{1440, 900}}) {
        all.push_back({"musee", "5 . 13", 2, size});
        all.push_back(
            {"museum",
             "rom cul 3, gre war 2, inca agr 1, egy the 4, chi nav 2, rom war 1, gre cul 5", 7,
             size});
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(games, TypingOnBoard, testing::ValuesIn(typedAtBothSizes()));

class UnusedKey : public TypingPage,
                  public testing::WithParamInterface<std::tuple<const char*, QSize>> {
protected:
    UnusedKey() : TypingPage(std::get<QSize>(GetParam())) {}
};

TEST_P(UnusedKey, SaysThatKeyHasNoEffect) {
    const std::string_view game = std::get<0>(GetParam());
    const char* const board = itemsOf(game).board;
    start(std::get<0>(GetParam()));
    focusBoard(board);
    type("%");
    EXPECT_EQ(pieces(), 0U);
    if (game == "museum") {
        tool("museum.tool.figures");
        focusBoard(board);
        type("%");
    }
    EXPECT_EQ(hint(), qtTrId("table.key.unused").replace("{key}", "%").toStdString());
}

INSTANTIATE_TEST_SUITE_P(games, UnusedKey,
                         testing::Combine(testing::ValuesIn(gameIds()),
                                          testing::Values(QSize{390, 844}, QSize{1440, 900})));

class TypingNames : public TypingPage, public testing::WithParamInterface<QSize> {
protected:
    TypingNames() : TypingPage(GetParam()) { start("museum"); }
    [[nodiscard]] QQuickItem& nameField(std::size_t player) const {
        return *all("PlayerField").at(player);
    }
};

TEST_P(TypingNames, SecondNameTakesCursorAndText) {
    m_stage.openSheet("table.menu");
    m_stage.settle();
    ASSERT_EQ(all("PlayerField").size(), 3U);
    const auto scrollTo = [this](const QQuickItem& item) {
        for (QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem()) {
            if (isA(*above, "QQuickFlickable")) {
                const qreal below = placeOf(item).center().y() - placeOf(*above).center().y();
                above->setProperty("contentY", above->property("contentY").toReal() + below);
            }
        }
        m_stage.settle();
    };
    const auto replaceBy = [&](std::size_t player, std::string_view name) {
        scrollTo(nameField(player));
        tap(&nameField(player));
        const QQuickItem* const focused = m_stage.window().activeFocusItem();
        ASSERT_NE(focused, nullptr);
        ASSERT_TRUE(isA(*focused, "QQuickTextField")) << described(*focused);
        QTest::keySequence(&m_stage.window(), QKeySequence{QKeySequence::SelectAll});
        type(name);
    };
    replaceBy(0, "Isabelle");
    replaceBy(1, "Johannes");
    replaceBy(2, "Konrad");
    QTest::keyClick(&m_stage.window(), Qt::Key_Return);
    m_stage.settle();
    EXPECT_EQ(m_stage.session().players(), (QStringList{"Isabelle", "Johannes", "Konrad"}));
    EXPECT_EQ(pieces(), 0U) << "nothing is typed into the game";
}

INSTANTIATE_TEST_SUITE_P(sizes, TypingNames,
                         testing::ValuesIn(sizesToTest({{360, 640}, {390, 844}, {1440, 900}})));

class PastedText : public TypingPage {
protected:
    PastedText() : TypingPage({390, 844}) {}
    void paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(&m_stage.window(), Qt::Key_V, Qt::ControlModifier);
        m_stage.settle();
    }
};

TEST_F(PastedText, HasSpacesForTabsAndLineBreaksInName) {
    m_stage.app().draft()->setGame(QStringLiteral("musee"));
    m_stage.app().navigator()->show(Navigator::New);
    m_stage.settle();
    const auto fields = all("NameField");
    ASSERT_GE(fields.size(), 2U);
    fields.front()->forceActiveFocus(Qt::TabFocusReason);
    paste(QStringLiteral("Em\tma\nLe Gall"));
    EXPECT_EQ(fields.front()->property("text"), "Em ma Le Gall");
    EXPECT_EQ(m_stage.app().draft()->names()->valueOf(0, "name"), "Em ma Le Gall");
    fields[1]->forceActiveFocus(Qt::TabFocusReason);
    paste(QStringLiteral("Bo\r\nBa\u2028Bi"));
    EXPECT_EQ(fields[1]->property("text"), "Bo Ba Bi");
    m_stage.app().draft()->setName(0, QStringLiteral("Ana"));
    m_stage.settle();
    EXPECT_EQ(fields.front()->property("text"), "Ana") << "the field still follows";
}

// --- clearing a field ----------------------------------------------------------------------------

class ClearedField : public TypingPage {
protected:
    ClearedField() : TypingPage({768, 1024}) {}

    /// Taps the cross of each field that has one, and types.
    int clearAll() {
        int fields = 0;
        for (const QQuickItem* cross : shownItems(m_stage.window(), "ClearButton")) {
            auto* const field = cross->parentItem();
            QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {},
                              placeOf(*cross).center().toPoint());
            m_stage.settle();
            EXPECT_EQ(field->property("text"), "") << described(*field);
            const QChar letter{u'w' + fields}; // names differ
            QTest::keyClick(&m_stage.window(), letter.toLatin1());
            m_stage.settle();
            EXPECT_EQ(field->property("text").toString().toLower(), letter) << described(*field);
            ++fields;
        }
        return fields;
    }
};

TEST_F(ClearedField, TakesWhatIsTypedNextAsName) {
    m_stage.app().draft()->setGame(QStringLiteral("museum"));
    m_stage.app().draft()->setPlayerCount(2);
    m_stage.app().draft()->setName(0, QStringLiteral("Ana"));
    m_stage.app().draft()->setName(1, QStringLiteral("Bo"));
    m_stage.app().navigator()->show(Navigator::New);
    m_stage.settle();
    EXPECT_EQ(clearAll(), 2);
    m_stage.app().draft()->start();
    m_stage.settle();
    EXPECT_EQ(m_stage.session().players().join(u' ').toLower(), "w x");
}

TEST_F(ClearedField, TakesWhatIsTypedNextAsSearch) {
    m_stage.app().navigator()->show(Navigator::Rules);
    m_stage.settle();
    for (QQuickItem* field : shownItems(m_stage.window(), "SearchField")) {
        field->setProperty("text", "diagonal");
    }
    m_stage.settle();
    EXPECT_EQ(clearAll(), 1);
}

} // namespace

} // namespace cimaise
