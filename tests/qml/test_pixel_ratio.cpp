// Tests that pages are laid out alike, in logical pixels, whatever the device pixel ratio is.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <utility>
#include <vector>

namespace cimaise {

namespace {

/// Icons, buttons and cards of the page shown: what each is, and its rectangle.
using Layout = std::vector<std::pair<QString, QRectF>>;

Layout laidOut(Stage& stage) {
    Layout layout;
    for (const QQuickItem* item : itemsAtRest(stage)) {
        const std::string_view type = typeOf(*item);
        for (const std::string_view one : {"Icon", "AppButton", "IconButton", "BoardDrawing",
                                           "SavedGameText", "SampleCard", "CodePicture"}) {
            if (type == one) {
                layout.emplace_back(QString::fromStdString(described(*item)), placeOf(*item));
            }
        }
    }
    return layout;
}

/// One line for each item: rectangle, then what it is.
QByteArray textOf(const Layout& layout) {
    QByteArray text;
    for (const auto& [what, rect] : layout) {
        text += QStringLiteral("%1 %2 %3 %4 %5\n")
                    .arg(rect.x())
                    .arg(rect.y())
                    .arg(rect.width())
                    .arg(rect.height())
                    .arg(what)
                    .toUtf8();
    }
    return text;
}

QByteArray layoutOfPages() {
    Stage stage{Language::english, QStringLiteral("light")};
    stage.window().resize(390, 844);
    QByteArray text;
    const auto add = [&](Navigator::Page page) {
        stage.app().navigator()->show(page);
        text += textOf(laidOut(stage));
    };
    add(Navigator::Home);
    for (const char* game : gameIds()) {
        stage.openSample(game, QStringLiteral("disputed"));
        add(Navigator::Table);
    }
    add(Navigator::Share);
    add(Navigator::Settings);
    return text;
}

/// Layout of the same pages in a process with a pixel ratio of its own.
QByteArray layoutAt(const QString& ratio) {
    const QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), ratio);
    environment.insert(QStringLiteral("CIMAISE_LAYOUT"), folder.filePath(QStringLiteral("layout")));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--gtest_filter=PixelRatio.WritesLayout")});
    process.waitForFinished(100'000);
    QFile file{folder.filePath(QStringLiteral("layout"))};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

using Rects = std::vector<std::array<double, 4>>;

/// Rectangles of the items by what they are.
std::map<QByteArray, Rects> rectsIn(const QByteArray& layout) {
    std::map<QByteArray, Rects> rects;
    for (const QByteArray& line : layout.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() > 4) {
            rects[words.mid(4).join(' ')].push_back({words[0].toDouble(), words[1].toDouble(),
                                                     words[2].toDouble(), words[3].toDouble()});
        }
    }
    return rects;
}

bool isAlike(const Rects& some, const Rects& others) {
    constexpr double rounding = 3; // of text, whose width depends on the pixels
    return std::ranges::equal(some, others, [](const auto& one, const auto& other) {
        return std::ranges::equal(one, other,
                                  [](double a, double b) { return std::abs(a - b) <= rounding; });
    });
}

} // namespace

/// Not a test of its own: the process that layoutAt() starts.
TEST(PixelRatio, WritesLayout) {
    if (!qEnvironmentVariableIsSet("CIMAISE_LAYOUT")) {
        GTEST_SKIP() << "is started by the other test";
    }
    QFile file{qEnvironmentVariable("CIMAISE_LAYOUT")};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(layoutOfPages());
}

TEST(PixelRatio, LaysOutPagesAlike) {
    const auto one = rectsIn(layoutAt(QStringLiteral("1")));
    for (const auto* ratio : {"2", "3"}) {
        const auto other = rectsIn(layoutAt(QString::fromLatin1(ratio)));
        int compared = 0;
        for (const auto& [what, rects] : one) {
            // what appears later than the page may be missing
            if (const auto same = other.find(what);
                same != other.end() && same->second.size() == rects.size()) {
                EXPECT_TRUE(isAlike(rects, same->second)) << ratio << ": " << what.constData();
                ++compared;
            }
        }
        EXPECT_GT(compared, 50) << ratio;
    }
}

} // namespace cimaise
