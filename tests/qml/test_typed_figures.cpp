// Tests figures and lines typed in the window: sums, refused texts, ambiguous lines, coins, and the
// table of all players.
#include "app/viewmodels/muse/muse_table.h"
#include "tests/qml/tested_window.h"

#include <QFont>
#include <algorithm>

namespace cimaise {

namespace {

class TypedFigures : public testing::Test, public TestedWindow {
protected:
    TypedFigures() {
        window().resize(360, 640);
        window().requestActivate();
        m_stage.settle();
    }
    ~TypedFigures() override {
        m_stage.app().draft()->setGame(QStringLiteral("musee"));
        window().resize(1200, 800);
    }

    void begin(const char* game) {
        m_stage.app().draft()->setGame(QLatin1String(game));
        m_stage.app().draft()->start();
        m_stage.settle();
    }
    [[nodiscard]] bool says(const QString& part) const {
        const auto words = shownItems(window());
        return std::ranges::any_of(words, [&](const QQuickItem* item) {
            return item->property("text").toString().contains(part);
        });
    }
    void type(const char* keys) {
        for (; *keys != '\0'; ++keys) {
            QTest::keyClick(&window(), *keys);
            m_stage.settle();
        }
    }
    /// Opens the galleries as text.
    void openGalleries() {
        tap(find("ToolKey", "text", qtTrId("musee.tool.text")));
        EXPECT_TRUE(isA(*window().activeFocusItem(), "QQuickTextField"));
    }
    void openFigures() {
        begin("museum");
        tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
        tap(field(0));
    }
    [[nodiscard]] QQuickItem* field(std::size_t which) const {
        return shownItems(window(), "NumberField").at(which);
    }
    [[nodiscard]] const museum::Museum& museum(std::size_t side = 0) {
        return std::get<museum::Layout>(m_stage.session().current()).museums.at(side);
    }

    /// Types a number that is refused over the one of a field, and leaves it.
    void refuse(const std::vector<QQuickItem*>& fields, const char* number);
};

void TypedFigures::refuse(const std::vector<QQuickItem*>& fields, const char* number) {
    ASSERT_GE(fields.size(), 2U);
    QQuickItem& field = *fields[0];
    field.forceActiveFocus(Qt::TabFocusReason);
    m_stage.settle();
    const QString before = field.property("text").toString();
    type(number);
    const QString why = field.property("problem").toString();
    ASSERT_NE(why, "") << number << " is refused";
    const auto distance = [&] { return placeOf(*fields[1]).topLeft() - placeOf(field).topLeft(); };
    const QPointF apart = distance();
    for (const Qt::Key leaving : {Qt::Key_Return, Qt::Key_Tab}) {
        press(leaving);
        EXPECT_EQ(field.property("text"), before) << "the number that counts";
        EXPECT_FALSE(field.property("wrong").toBool());
        EXPECT_EQ(distance(), apart) << "nothing moves but by scrolling";
        const auto labels = shownItems(window(), "BodyText");
        const auto reason = std::ranges::find_if(
            labels, [&](const QQuickItem* label) { return label->property("text") == why; });
        ASSERT_NE(reason, labels.end()) << why.toStdString();
        EXPECT_GE((*reason)->property("font").value<QFont>().pixelSize(), 11);
        EXPECT_EQ((*reason)->property("fontSizeMode").toInt(), 0) << "no smaller to fit";
    }
    EXPECT_NE(window().activeFocusItem(), &field);
}

TEST_F(TypedFigures, ShowsSumBeforeTakingIt) {
    openFigures();
    type("20");
    EXPECT_EQ(museum().track->value_or(0), 20);
    const QRectF place = placeOf(*field(1));
    type("+");
    EXPECT_FALSE(museum().track->has_value()) << "no number while the sum is incomplete";
    EXPECT_TRUE(says(QStringLiteral("Expected a number after “20+”. No number counts.")));
    type("3");
    EXPECT_TRUE(says(QStringLiteral("= 23")));
    EXPECT_FALSE(museum().track->has_value()) << "not taken yet";
    EXPECT_EQ(placeOf(*field(1)), place) << "nothing moves";
    press(Qt::Key_Return);
    EXPECT_EQ(museum().track->value_or(0), 23);
    EXPECT_EQ(field(0)->property("text"), "23");
    EXPECT_EQ(window().activeFocusItem(), field(1)) << "Enter moves on";
    EXPECT_EQ(m_stage.session().history().index(), 1U) << "one edit";
}

TEST_F(TypedFigures, TakesFinishedSumWhenFieldIsLeft) {
    openFigures();
    type("15+16-2");
    press(Qt::Key_Tab);
    EXPECT_EQ(museum().track->value_or(0), 29);
}

TEST_F(TypedFigures, KeysOfBubbleAddSigns) {
    openFigures();
    type("20");
    tap(find("SumKey", "sign", QStringLiteral("−")));
    type("3");
    EXPECT_EQ(field(0)->property("text"), "20−3");
    EXPECT_EQ(window().activeFocusItem(), field(0));
    press(Qt::Key_Return);
    EXPECT_EQ(museum().track->value_or(0), 17);
}

TEST_F(TypedFigures, KeepsFormerNumberBesideRefusedText) {
    openFigures();
    type("47");
    press(Qt::Key_Return);
    press(Qt::Key_Left); // back from the next field
    ASSERT_EQ(window().activeFocusItem(), field(0));
    for (const auto& [text, why] : {std::pair{"4x", "found “4x”. 47 is still used."},
                                    {"blabla", "found “blabla”. 47 is still used."},
                                    {"20+", "after “20+”. 47 is still used."},
                                    {"1000", "found 1000. 47 is still used."}}) {
        field(0)->setProperty("text", "");
        type(text);
        EXPECT_EQ(museum().track->value_or(0), 47) << text;
        EXPECT_TRUE(says(QLatin1String("47 is still used."))) << text;
        EXPECT_TRUE(says(QString::fromUtf8(why))) << text;
        press(Qt::Key_Return);
        EXPECT_EQ(window().activeFocusItem(), field(0)) << text << ": to be entered again";
        EXPECT_TRUE(says(QString::fromUtf8(why))) << text << ": also when it has gone";
    }
    press(Qt::Key_Escape);
    EXPECT_EQ(field(0)->property("text"), "47") << "the number that counts";
    field(0)->forceActiveFocus(Qt::TabFocusReason);
    m_stage.settle();
    type("48");
    EXPECT_EQ(museum().track->value_or(0), 48);
    EXPECT_FALSE(says(QStringLiteral("still used")));
}

TEST_F(TypedFigures, AsksAboutAmbiguousGallery) {
    begin("musee");
    openGalleries();
    type("7. 18");
    press(Qt::Key_Return);
    const auto gallery = [this] {
        return std::get<musee::Layout>(m_stage.session().current()).musees[0].spaces[0];
    };
    EXPECT_EQ(gallery(), musee::Spaces{}) << "asked, not guessed";
    EXPECT_NE(find("AppButton", "text", QStringLiteral("7 . 18 . . .")), nullptr);
    EXPECT_EQ(window().activeFocusItem()->property("text"), "7. 18") << "the line stays";
    tap(find("AppButton", "text", QStringLiteral("7 18 . . . .")));
    EXPECT_EQ(gallery(), (musee::Spaces{7, 18, 0, 0, 0, 0}));
    EXPECT_EQ(find("AppButton", "text", QStringLiteral("7 . 18 . . .")), nullptr);
}

TEST_F(TypedFigures, KeepsUnenteredLineWhenPanelCloses) {
    begin("musee");
    openGalleries();
    QQuickItem* const line = window().activeFocusItem();
    type("5 13");
    press(Qt::Key_Tab);
    EXPECT_TRUE(line->parentItem()->parentItem()->property("waiting").toBool()) << "marked";
    press(Qt::Key_Escape);
    openGalleries();
    EXPECT_EQ(line->property("text"), "5 13");
    m_stage.session().setCurrentSide(1);
    m_stage.settle();
    EXPECT_EQ(line->property("text"), ". . . . . .") << "of the other player";
    m_stage.session().setCurrentSide(0);
    m_stage.settle();
    EXPECT_EQ(line->property("text"), "5 13");
}

TEST_F(TypedFigures, EntersCoinsByField) {
    begin("muse");
    tap(find("ToolKey", "text", qtTrId("muse.tool.coins")));
    const auto table = [this]() -> const muse::Table& {
        return std::get<muse::Layout>(m_stage.session().current()).table;
    };
    const int all = table().economy.of(muse::Suit::moons);
    const auto coins = [this] { return shownItems(window(), "MuseCount"); };
    tap(coins().at(0));
    type("1+2");
    press(Qt::Key_Return);
    EXPECT_EQ(table().artists[0].coins.of(muse::Suit::moons), 3);
    EXPECT_EQ(table().economy.of(muse::Suit::moons), all - 3) << "taken from the economy";
    EXPECT_EQ(window().activeFocusItem(), coins().at(1));
    type("99");
    EXPECT_EQ(table().artists[0].coins.of(muse::Suit::moons), 3) << "refused, and not reduced to 9";
    press(Qt::Key_Tab);
    EXPECT_EQ(table().artists[0].coins.of(muse::Suit::moons), 3);
    EXPECT_TRUE(says(QStringLiteral("has too few moons: 3.")));
}

TEST_F(TypedFigures, EntersHeldBidCards) {
    m_stage.openSample("art-society", QStringLiteral("unfinished"));
    m_stage.settle();
    const auto& layout = [this]() -> const artsociety::Layout& {
        return std::get<artsociety::Layout>(m_stage.session().current());
    };
    artsociety::Layout open = layout();
    open.galleries[0].hand.reset();
    m_stage.session().edit(open, {});
    QQuickItem* const none = find("AppButton", "text", qtTrId("art.hand.none"));
    ASSERT_NE(none, nullptr);
    QMetaObject::invokeMethod(none, "clicked");
    m_stage.settle();
    EXPECT_EQ(layout().galleries[0].hand, std::vector<int>{});
    EXPECT_TRUE(says(QStringLiteral("0 bid cards, sum 0")));
}

TEST_F(TypedFigures, TableOfAllPlayersIsFirstAmongFigures) {
    begin("museum");
    tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
    tap(find("AppButton", "text", qtTrId("museum.tool.players")));
    const auto fields = shownItems(window(), "NumberField");
    const std::size_t players =
        std::get<museum::Layout>(m_stage.session().current()).museums.size();
    ASSERT_GE(fields.size(), players);
    for (std::size_t i = 0; i < players; ++i) {
        EXPECT_EQ(inSight(*fields[i]), placeOf(*fields[i])) << "no sideways scrolling";
    }
    tap(fields[0]);
    type("52");
    press(Qt::Key_Right);
    EXPECT_EQ(window().activeFocusItem(), fields[1]) << "arrow to the next player";
    type("40+1");
    press(Qt::Key_Return);
    EXPECT_EQ(museum(0).track->value_or(0), 52);
    EXPECT_EQ(museum(1).track->value_or(0), 41);
    press(Qt::Key_Left);
    EXPECT_EQ(window().activeFocusItem(), fields[1]);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(museum(1).track->has_value());
    tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
    EXPECT_TRUE(shownItems(window(), "MuseumPlayersLine").empty()) << "and one tap back";
}

TEST_F(TypedFigures, TableKeepsUnfinishedSum) {
    begin("museum");
    const auto open = [this] {
        tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
        tap(find("AppButton", "text", qtTrId("museum.tool.players")));
    };
    open();
    tap(field(0));
    type("47");
    press(Qt::Key_Return);
    press(Qt::Key_Left); // back from the next field
    type("40+");
    const QRectF bubble = placeOf(*shownItems(window(), "SumKey").front());
    for (std::size_t other = 0; other < 4; ++other) {
        EXPECT_FALSE(placeOf(*field(other)).intersects(bubble)) << other;
    }
    tap(find("ToolKey", "text", qtTrId("museum.tool.objects")));
    EXPECT_TRUE(shownItems(window(), "NumberField").empty());
    open();
    EXPECT_EQ(field(0)->property("text"), "40+");
    field(0)->forceActiveFocus(Qt::TabFocusReason);
    m_stage.settle();
    EXPECT_TRUE(says(QStringLiteral("47 is still used.")));
    press(Qt::Key_Escape);
    EXPECT_EQ(field(0)->property("text"), "47") << "the number that counts";
    EXPECT_EQ(museum(0).track->value_or(0), 47);
    EXPECT_FALSE(says(QStringLiteral("still used")));
}

TEST_F(TypedFigures, RefusedNumberGoesAndItsReasonStays) {
    for (const char* language : {"en", "fr"}) {
        SCOPED_TRACE(language);
        m_stage.preferences().setLanguage(QLatin1String(language));
        begin("museum");
        tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
        tap(find("AppButton", "text", qtTrId("museum.tool.players")));
        refuse(shownItems(window(), "NumberField"), "99999");
        tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
        ASSERT_TRUE(shownItems(window(), "MuseumPlayersLine").empty());
        refuse(shownItems(window(), "NumberField"), "99999");
        m_stage.app().closeGame();
        begin("art-society");
        tap(find("ToolKey", "text", qtTrId("art.tool.museum")));
        refuse(shownItems(window(), "NumberField"), "99999");
        m_stage.app().closeGame();
        begin("muse");
        tap(find("ToolKey", "text", qtTrId("muse.tool.coins")));
        refuse(shownItems(window(), "MuseCount"), "99");
        m_stage.app().closeGame();
    }
}

} // namespace

} // namespace cimaise
