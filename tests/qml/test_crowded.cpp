// Files that hold as much as a file may: however long their lists are, the window makes what is to
// be seen of them, and no more.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"
#include "tests/support/crowded_files.h"

#include <QFile>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

int countItems(const QQuickItem& item) {
    int count = 1;
    for (const QQuickItem* child : item.childItems()) {
        count += countItems(*child);
    }
    return count;
}

/// All there is in the window, shown or not.
int itemsIn(const QQuickWindow& window) { return countItems(*window.contentItem()); }

class Crowded : public testing::TestWithParam<CrowdedFile> {
protected:
    void SetUp() override { ASSERT_TRUE(m_stage.isShown()); }
    void lay() {
        QFile file{m_folder.filePath(QStringLiteral("crowded.cimaise"))};
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(GetParam().document.dump()));
        file.close();
        m_stage.desk().openFile(QUrl::fromLocalFile(file.fileName()));
        m_stage.settle();
        ASSERT_EQ(m_stage.desk().page(), QStringLiteral("table"))
            << m_stage.desk().notice().toStdString();
    }

    QTemporaryDir m_folder;
    Stage m_stage{Language::english, QStringLiteral("light")};
};

/// A square of the wall is two items or more, and the largest wall has 3,600 of them; lit, each
/// tile and square bears its marks.
TEST_P(Crowded, isShownWithFewItems) {
    constexpr int most = 17'000;
    constexpr int mostLit = 40'000;
    lay();
    EXPECT_LE(itemsIn(m_stage.window()), most);
    m_stage.session().show(0, {});
    m_stage.settle();
    EXPECT_LE(itemsIn(m_stage.window()), mostLit);
}

INSTANTIATE_TEST_SUITE_P(all, Crowded, testing::ValuesIn(crowdedFiles()), [](const auto& given) {
    std::string name = given.param.name;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace

} // namespace cimaise
