// Tests what a screen reader and a player who speaks to the device are told: the visible label of a
// button is part of its name (WCAG 2.5.3), every dialog has a name, and the order of the home page.
#include "tests/qml/items.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace cimaise {

namespace {

/// Words without case, accents of typography and punctuation.
QString spoken(const QString& text) {
    QString words;
    for (const QChar letter : text.toLower()) {
        words += letter.isLetterOrNumber() ? letter : u' ';
    }
    return words.simplified();
}

QString nameOf(QQuickItem& item) {
    QAccessibleInterface* const said = QAccessible::queryAccessibleInterface(&item);
    return said == nullptr ? QString{} : said->text(QAccessible::Name);
}

/// Pieces, keys of a keypad and figures: their marks are abbreviations of what the name says.
bool isAbbreviated(const QQuickItem& item) {
    static const std::set<std::string_view> types{
        "ArtSocietyKey", "ArtSocietyMarker", "ArtSocietyTile", "HandCard",       "KeypadKey",
        "MuseCard",      "MuseDeckKey",      "MusePainting",   "MusePaymentKey", "MusePlayerChip",
        "MuseeBonus",    "MuseeSpace",       "MuseeToken",     "MuseumChip",     "MuseumKey",
        "MuseumObject",  "MuseumSlot",       "PlayerCountKey", "ScoreCell"};
    return types.contains(typeOf(item));
}

class Spoken : public testing::TestWithParam<Language> {
protected:
    void SetUp() override { QAccessible::setActive(true); }

    /// Arranges each state in a window of the size.
    template <class Look> void eachState(const QSize& size, Look look) {
        Stage stage{GetParam(), QStringLiteral("light")};
        ASSERT_TRUE(stage.isShown());
        stage.window().resize(size);
        stage.settle();
        for (const State& state : states()) {
            SCOPED_TRACE(std::string{state.name});
            state.arrange(stage);
            stage.settle();
            look(stage);
            clear(stage);
        }
    }
};

/// Button that the text belongs to; null for none.
const QQuickItem* buttonOf(const QQuickItem& text) {
    const QQuickItem* above = text.parentItem();
    while (above != nullptr && !isA(*above, "QQuickAbstractButton")) {
        above = above->parentItem();
    }
    return above;
}

/// Of a card with several texts, the first is its label: the others are details.
std::map<const QQuickItem*, const QQuickItem*> labelsOf(const std::vector<QQuickItem*>& items) {
    std::map<const QQuickItem*, const QQuickItem*> labels;
    for (const QQuickItem* text : items) {
        if (isA(*text, "QQuickText") && spoken(text->property("text").toString()).size() > 2) {
            labels.try_emplace(buttonOf(*text), text);
        }
    }
    labels.erase(nullptr);
    return labels;
}

void expectLabelsInNames(const Stage& stage) {
    const std::vector<QQuickItem*> items = shownItems(stage.window());
    const auto labels = labelsOf(items);
    for (QQuickItem* button : items) {
        const auto label = labels.find(button);
        if (label != labels.end() && !isAbbreviated(*button)) {
            const QString name = spoken(nameOf(*button));
            const QString shown = spoken(label->second->property("text").toString());
            EXPECT_TRUE(name.contains(shown))
                << "“" << shown.toStdString() << "” in “" << name.toStdString()
                << "”: " << described(*label->second);
        }
    }
}

void expectNamedDialogs(const Stage& stage) {
    for (QQuickItem* item : shownItems(stage.window())) {
        if (isA(*item, "QQuickPopupItem") && typeOf(*item) != "WallTip") {
            EXPECT_FALSE(nameOf(*item).isEmpty()) << described(*item->childItems().value(0));
        }
    }
}

TEST_P(Spoken, LabelOfButtonIsPartOfItsName) {
    eachState({390, 844}, [](const Stage& stage) {
        expectLabelsInNames(stage);
        expectNamedDialogs(stage);
    });
}

/// Names of an item and its descendants, in the order of a screen reader.
void collect(const QAccessibleInterface& item, QStringList& names) {
    for (int index = 0; index < item.childCount(); ++index) {
        const QAccessibleInterface* const child = item.child(index);
        if (child != nullptr && child->isValid() && !child->state().invisible) {
            names << child->text(QAccessible::Name);
            collect(*child, names);
        }
    }
}

TEST_P(Spoken, HomePageNamesNewGameBeforeSamples) {
    Stage stage{GetParam(), QStringLiteral("light")};
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}, QSize{1440, 900}}) {
        stage.window().resize(size);
        stage.settle();
        QStringList names;
        collect(*QAccessible::queryAccessibleInterface(&stage.window()), names);
        const qsizetype begin = names.indexOf(qtTrId("home.new"));
        const qsizetype examples = names.indexOf(qtTrId("home.samples"));
        ASSERT_GE(begin, 0) << names.join(u'|').toStdString();
        ASSERT_GE(examples, 0) << names.join(u'|').toStdString();
        EXPECT_LT(begin, examples) << names.join(u'|').toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(all, Spoken, testing::Values(Language::english, Language::french),
                         [](const auto& one) { return std::string{languageCode(one.param)}; });

class NamesOfPlayers : public testing::Test {
protected:
    [[nodiscard]] QQuickItem* field(int seat) {
        std::vector<QQuickItem*> fields;
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == "NameField") {
                fields.push_back(item);
            }
        }
        return seat < std::ssize(fields) ? fields[static_cast<std::size_t>(seat)] : nullptr;
    }
    [[nodiscard]] bool isTyping() const {
        const QQuickItem* const focused = m_stage.window().activeFocusItem();
        return focused != nullptr && isA(*focused, "QQuickTextInput");
    }
    void enter(int seat, const char* name) {
        QQuickItem* const seatField = field(seat);
        ASSERT_NE(seatField, nullptr);
        seatField->forceActiveFocus(Qt::TabFocusReason);
        for (const char* letter = name; *letter != '\0'; ++letter) {
            QTest::keyClick(&m_stage.window(), *letter);
        }
        QTest::keyClick(&m_stage.window(), Qt::Key_Return);
        m_stage.settle();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
};

/// The on-screen keyboard closes after the last name, whether the game can start or not.
TEST_F(NamesOfPlayers, LeaveNoTextFieldFocused) {
    m_stage.window().resize(390, 844);
    m_stage.app().navigator()->show(Navigator::New);
    m_stage.settle();
    m_stage.app().draft()->setPlayerCount(2);
    m_stage.settle();
    enter(0, "Ana");
    EXPECT_TRUE(isTyping()) << "the next name";
    enter(1, "Ana");
    ASSERT_FALSE(m_stage.app().draft()->canStart());
    EXPECT_FALSE(isTyping());
    m_stage.app().draft()->setName(1, QString{});
    enter(1, "Bo");
    EXPECT_FALSE(isTyping());
}

TEST_F(NamesOfPlayers, HaveLargeLettersAndNoCorrection) {
    m_stage.preferences().setTextScale(0.8);
    m_stage.app().navigator()->show(Navigator::New);
    m_stage.settle();
    ASSERT_NE(field(0), nullptr);
    EXPECT_GE(field(0)->property("font").value<QFont>().pixelSize(), 16);
    EXPECT_TRUE(field(0)->property("inputMethodHints").toInt() & Qt::ImhNoPredictiveText);
}

} // namespace

} // namespace cimaise
