// Tests untrusted names and titles: shown as plain text, without contacting a server or opening
// another file.
#include "tests/qml/canary.h"
#include "tests/qml/guessed_texts.h"
#include "tests/qml/items.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QDirIterator>
#include <algorithm>
#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string_view>

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// Texts for the screen reader.
std::string spokenText(const QQuickWindow& window) {
    QString text;
    for (QQuickItem* item : shownItems(window)) {
        if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item)) {
            text += spoken->text(QAccessible::Name) + u'\n' +
                    spoken->text(QAccessible::Description) + u'\n';
        }
    }
    return text.toStdString();
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
        EXPECT_THAT(guessedTexts(m_stage), IsEmpty());
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

/// One state of each page with names. The test of all states finds texts that are not plain.
constexpr std::array<std::string_view, 17> pages{
    "home",       "new-usual", "rematch", "table-findings", "ruling",  "ruling-first",
    "dispute",    "try",       "compare", "share",          "photo",   "result",
    "statistics", "collect",   "player",  "players-merge",  "handover"};

TEST_F(UntrustedNames, AreShownAsPlainTextOnEveryPage) {
    std::size_t shown = 0;
    for (const State& state : states()) {
        if (std::ranges::find(pages, state.name) == pages.end()) {
            continue;
        }
        SCOPED_TRACE(std::string{state.name});
        ++shown;
        state.arrange(m_stage);
        expectHarmless();
        clear(m_stage);
    }
    EXPECT_EQ(shown, pages.size());
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
        EXPECT_THAT(spokenText(m_stage.window()), HasSubstr(m_bait.markup().toStdString()));
        if (file.contains(QLatin1String("illegal"))) { // one of each game: the sheets are the same
            m_stage.eachSheet([this] { expectHarmless(); });
        }
        clear(m_stage);
    }
}

} // namespace

} // namespace cimaise
