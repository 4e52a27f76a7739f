// Tests that for files with lists of maximum length the window creates only visible items.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"
#include "tests/support/crowded_files.h"

#include <QFile>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string_view>

namespace cimaise {

namespace {

int countItems(const QQuickItem& item) {
    int count = 1;
    for (const QQuickItem* child : item.childItems()) {
        count += countItems(*child);
    }
    return count;
}

/// Number of items in the window, visible or not.
int itemsIn(const QQuickWindow& window) { return countItems(*window.contentItem()); }

class Crowded : public testing::TestWithParam<CrowdedFile> {
protected:
    void SetUp() override { ASSERT_TRUE(m_stage.isShown()); }
    void lay() {
        QFile file{m_folder.filePath(QStringLiteral("crowded.cimaise"))};
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(GetParam().document().dump()));
        file.close();
        m_stage.app().files()->openFile(QUrl::fromLocalFile(file.fileName()));
        m_stage.settle();
        ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Table)
            << m_stage.app().notices()->text().toStdString();
    }

    QTemporaryDir m_folder;
    Stage m_stage{Language::english, QStringLiteral("light")};
};

/// A square has two items or more, and the largest wall has 3,600 squares. A highlight adds marks
/// to each tile and square; each faux pas has its own bar.
TEST_P(Crowded, CreatesFewItems) {
    constexpr int most = 19'000;
    constexpr int mostLit = 45'000;
    lay();
    EXPECT_LE(itemsIn(m_stage.window()), most);
    m_stage.session().highlighter()->showLine(0, {});
    m_stage.settle();
    EXPECT_LE(itemsIn(m_stage.window()), mostLit);
}

bool showsASuit(const QQuickItem& item) {
    return item.isVisible() && (typeOf(item) == "SuitIcon" ||
                                std::ranges::any_of(item.childItems(), [](const QQuickItem* child) {
                                    return showsASuit(*child);
                                }));
}

class FullPiles : public Crowded {};

/// Only the last painting of each pile is fully visible; the others show an edge.
TEST_P(FullPiles, DrawOnlyTopPaintingInFull) {
    lay();
    std::map<bool, int> paintings;
    for (const QQuickItem* item : shownItems(m_stage.window())) {
        if (typeOf(*item) == "MusePainting") {
            ++paintings[showsASuit(*item)];
        }
    }
    constexpr int piles = 8;
    EXPECT_EQ(paintings[true], piles);
    EXPECT_GT(paintings[false], 10 * piles);
}

/// Files of Muse, the only game with overlapping paintings.
std::vector<CrowdedFile> filesOfPiles() {
    std::vector<CrowdedFile> files{crowdedFiles().begin(), crowdedFiles().end()};
    std::erase_if(
        files, [](const CrowdedFile& file) { return std::string_view{file.name} != "muse-four"; });
    return files;
}

INSTANTIATE_TEST_SUITE_P(muse, FullPiles, testing::ValuesIn(filesOfPiles()));

INSTANTIATE_TEST_SUITE_P(all, Crowded, testing::ValuesIn(crowdedFiles()), [](const auto& given) {
    std::string name = given.param.name;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace

} // namespace cimaise
