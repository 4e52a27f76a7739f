// Tests the collection of boards in a real window: one tap, then a film of the players’ phones is
// played into the camera’s sink until the result is shown.
#include "positions/artsociety/art_society_layout.h"
#include "positions/boards/single_board.h"
#include "positions/links/links.h"
#include "tests/film/film.h"
#include "tests/film/frames.h"
#include "tests/qml/tested_window.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QElapsedTimer>
#include <QJSValue>
#include <QVideoSink>

namespace cimaise {

namespace {

class CollectInWindow : public testing::Test, public TestedWindow {
protected:
    /// Opens a game of four with empty walls; the phones have the walls of the sample.
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(390, 844);
        m_phones = *readCase(readFile(sourceDir() / "samples/art-society/finished-4.cimaise"));
        auto table = std::get<artsociety::Layout>(m_phones);
        table.galleries.assign(table.galleries.size(), artsociety::Gallery{});
        table.auction.reset();
        m_stage.app().files()->openText(QString::fromStdString(writeCase(table)));
        m_stage.openSheet("table.menu");
        m_stage.settle();
    }
    void tapCollect() {
        tap(find("AppButton", "text", qtTrId("collect.title")));
        ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Collect);
    }
    /// Sink of the camera’s picture on the page.
    [[nodiscard]] QVideoSink* sink() {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == "CameraFrame") {
                for (QObject* view : item->findChildren<QObject*>()) {
                    if (auto* const found = view->property("videoSink").value<QVideoSink*>()) {
                        return found;
                    }
                }
            }
        }
        return nullptr;
    }
    [[nodiscard]] QString linkTo(int side) const {
        return QString::fromStdString(*writeLink(*boardOf(m_phones, side)));
    }

    AnyCase m_phones;
};

TEST_F(CollectInWindow, FourBoardsWithOneTapInTwelveSeconds) {
    const std::vector<Seen> film = handedOver({linkTo(0), linkTo(1), linkTo(2), linkTo(3)});
    const AppController& app = m_stage.app();
    const auto isShown = [this] { return m_stage.app().navigator()->page() == Navigator::Result; };
    QElapsedTimer clock;
    clock.start();
    tapCollect();
    QVideoSink* camera = sink();
    ASSERT_NE(camera, nullptr);
    QElapsedTimer playing;
    playing.start();
    // Shows the frame that is due, as a camera does: a slow machine misses frames.
    const auto due = [&] {
        return static_cast<std::size_t>(playing.elapsed() * handedOverRate / 1000);
    };
    for (std::size_t at = 0; at < film.size() && !isShown(); at = due()) {
        camera->setVideoFrame(frameOf(film[at].picture, QVideoFrameFormat::Format_NV12));
        QTest::qWait(1000 / handedOverRate);
    }
    EXPECT_TRUE(QTest::qWaitFor(isShown, patience));
    const qint64 took = clock.elapsed();
    EXPECT_LE(took, 12'000);
    RecordProperty("milliseconds", static_cast<int>(took));
    std::printf("four boards: %.1f s\n", static_cast<double>(took) / 1000); // NOLINT(*-vararg)
    EXPECT_EQ(app.session()->current(), m_phones);
}

/// The explanation and each reason are shown in full size where there is least room.
TEST_F(CollectInWindow, TextsDoNotShrink) {
    m_stage.preferences().overrideLanguage(Language::french);
    m_stage.window().resize(360, 640);
    m_stage.closeSheets();
    m_stage.app().navigator()->show(Navigator::Collect);
    const auto expectFullSize = [this] {
        m_stage.settle();
        QQuickItem* const text =
            find("ShrinkingText", "text", m_stage.app().collection()->answer());
        ASSERT_NE(text, nullptr);
        const auto drawn = text->property("fontInfo").value<QJSValue>();
        EXPECT_EQ(drawn.property(QStringLiteral("pixelSize")).toInt(),
                  text->property("font").value<QFont>().pixelSize())
            << described(*text);
        EXPECT_LE(text->property("contentHeight").toReal(), text->height() + 1);
    };
    const AnyCase empty = m_stage.session().current();
    const auto scan = [this](const AnyCase& table, int side) {
        m_stage.app().files()->collect(QString::fromStdString(*writeLink(*boardOf(table, side))));
    };
    expectFullSize();
    scan(empty, 0);
    expectFullSize();
    scan(m_phones, 0);
    expectFullSize();
    auto other = std::get<artsociety::Layout>(m_phones);
    other.galleries[0].excess += 1;
    scan(other, 0);
    expectFullSize();
    other.header.players[1] = "Marguerite-Hélène";
    scan(other, 1);
    expectFullSize();
    other.wall.firstEyelineRow += 1;
    scan(other, 2);
    expectFullSize();
    scan(*readCase(readFile(sourceDir() / "samples/musee/finished-4.cimaise")), 0);
    expectFullSize();
    m_stage.app().files()->collect(QString::fromStdString(writeCase(m_phones)));
    expectFullSize();
}

/// Nothing moves when a board is taken or refused.
TEST_F(CollectInWindow, AnswersMoveNothing) {
    tapCollect();
    const auto places = [this] {
        std::vector<QRectF> all;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            for (const char* file : {"CameraFrame", "collectedSeat", "AppButton", "IconButton"}) {
                if (isNamed(*item, file)) {
                    all.push_back(placeOf(*item));
                }
            }
        }
        return all;
    };
    const std::vector<QRectF> before = places();
    // one camera, four seats, three ways to go on without a camera, two buttons of the header
    EXPECT_EQ(before.size(), 1U + 4 + 3 + 2);
    m_stage.app().files()->collect(linkTo(1));
    m_stage.settle();
    EXPECT_EQ(places(), before);
    m_stage.app().files()->collect(QStringLiteral("https://example.org/menu"));
    m_stage.settle();
    EXPECT_EQ(places(), before);
}

} // namespace

} // namespace cimaise
