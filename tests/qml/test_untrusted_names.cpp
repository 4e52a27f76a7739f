// Tests untrusted names and titles: shown as plain text, without contacting a server or opening
// another file.
#include "tests/qml/canary.h"
#include "tests/qml/items.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QDirIterator>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

void collectAll(QQuickItem* item, std::set<QQuickItem*>& found) {
    if (found.insert(item).second) {
        for (QQuickItem* child : item->childItems()) {
            collectAll(child, found);
        }
    }
}

/// All items, visible or not, including tooltips, which are created on demand.
std::set<QQuickItem*> everyItem(const QQuickWindow& window) {
    std::set<QQuickItem*> found;
    for (auto* item : window.findChildren<QQuickItem*>()) {
        collectAll(item, found);
    }
    collectAll(window.contentItem(), found);
    return found;
}

void makeTips(const QQuickWindow& window) {
    for (QQuickItem* item : everyItem(window)) {
        if (QByteArray{item->metaObject()->className()}.startsWith("AppToolTip_")) {
            item->setProperty("active", true);
        }
    }
}

/// Texts whose format is guessed, so that they could be read as markup.
std::set<std::string> guessedTexts(const QQuickWindow& window) {
    std::set<std::string> found;
    for (const QQuickItem* item : everyItem(window)) {
        const QVariant format = item->property("textFormat");
        if (format.isValid() && format.toInt() != Qt::PlainText) {
            found.insert(described(*item));
        }
    }
    return found;
}

/// Texts for the screen reader.
std::string saidAloud(const QQuickWindow& window) {
    QString said;
    for (QQuickItem* item : shownItems(window)) {
        if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item)) {
            said += spoken->text(QAccessible::Name) + u'\n' +
                    spoken->text(QAccessible::Description) + u'\n';
        }
    }
    return said.toStdString();
}

/// One language suffices: the format of a text is the same in both.
class UntrustedNames : public testing::Test {
protected:
    UntrustedNames() { m_stage.useSamples(m_samples.path()); }

    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        ASSERT_GT(writeStrangersSamples(m_samples.path(), m_bait.markup()), 20);
    }
    void expectHarmless() {
        makeTips(m_stage.window());
        m_stage.settle();
        EXPECT_THAT(guessedTexts(m_stage.window()), IsEmpty());
        EXPECT_FALSE(m_bait.wasCalled());
        EXPECT_FALSE(m_bait.wasOpened());
    }
    [[nodiscard]] QStringList files() const {
        QStringList found;
        QDirIterator all{m_samples.path(), QDir::Files, QDirIterator::Subdirectories};
        while (all.hasNext()) {
            found << all.next();
        }
        return found;
    }

    Bait m_bait;
    QTemporaryDir m_samples;
    Stage m_stage{Language::french, QStringLiteral("light")};
};

TEST_F(UntrustedNames, AreShownAsPlainTextOnEveryPage) {
    for (const State& state : states()) {
        SCOPED_TRACE(std::string{state.name});
        state.arrange(m_stage);
        expectHarmless();
        clear(m_stage);
    }
}

TEST_F(UntrustedNames, AreShownAsPlainTextInEverySheet) {
    QAccessible::setActive(true);
    for (const QString& file : files()) {
        SCOPED_TRACE(file.toStdString());
        m_stage.app().files()->openFile(QUrl::fromLocalFile(file));
        ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Table)
            << m_stage.app().notices()->text().toStdString();
        Session& session = m_stage.session();
        EXPECT_THAT(session.title().toStdString(), HasSubstr(m_bait.markup().toStdString()));
        for (int side = 0; side < session.sides()->rowCount({}); ++side) {
            session.setCurrentSide(side);
            session.highlighter()->showLine(side, {});
            expectHarmless();
        }
        EXPECT_THAT(saidAloud(m_stage.window()), HasSubstr(m_bait.markup().toStdString()));
        m_stage.eachSheet([this] { expectHarmless(); });
        clear(m_stage);
    }
}

} // namespace

} // namespace cimaise
