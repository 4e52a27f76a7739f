// Tests the photos of the open game: saved, viewed, deleted with undo, traced, and loaded again.
#include "tests/app/controller_fixture.h"
#include "tests/app/photos_fixture.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace cimaise {

namespace {

using testing::HasSubstr;

class Photos : public AppControllerTest {
protected:
    [[nodiscard]] PhotosModel& photos() const { return *app().photos(); }
    [[nodiscard]] PhotoUnderlay& trace() const { return *photos().underlay(); }
    [[nodiscard]] double idOf(int row) const { return photos().valueOf(row, "photoId").toDouble(); }
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }

    void show() const { app().navigator()->show(Navigator::Photos); }
    void add(const QByteArray& bytes) const {
        photos().add(QUrl::fromLocalFile(m_pictures.put("photo", bytes)));
        EXPECT_TRUE(QTest::qWaitFor([this] { return !photos().isBusy(); }, patience));
    }
    void addPhoto() const { add(encoded(quarters(800, 600), "JPEG")); }
    /// Traces the whole of a photo as the board of that side.
    void traceAll(int row, int side) const {
        show();
        photos().setCurrent(idOf(row));
        photos().beginTracing();
        photos().boardCorners()->setSide(side);
        photos().boardCorners()->moveTo(0, 0, 0);
        photos().boardCorners()->moveTo(1, 1, 0);
        photos().boardCorners()->moveTo(2, 1, 1);
        photos().boardCorners()->moveTo(3, 0, 1);
        photos().saveTracing();
    }
    static bool isQuartered(const QImage& picture) {
        return hasQuarters(picture, {Qt::red, Qt::blue, Qt::yellow, Qt::green});
    }

    PictureFolder m_pictures;
};

TEST_F(Photos, SavesShowsAndReloadsPhoto) {
    start();
    const QAbstractItemModelTester tester{app().photos()};
    show();
    ASSERT_EQ(app().navigator()->page(), Navigator::Photos);
    addPhoto();
    ASSERT_EQ(photos().count(), 1);
    EXPECT_NE(photos().valueOf(0, "accessibleName").toString(), "");
    EXPECT_TRUE(isQuartered(photos().thumbnailOf(idOf(0))));
    EXPECT_LE(photos().thumbnailOf(idOf(0)).width(), 400);
    photos().setCurrent(idOf(0));
    EXPECT_EQ(photos().picture().size(), QSize(800, 600));
    EXPECT_TRUE(isQuartered(photos().picture()));
    reopen();
    show();
    ASSERT_EQ(photos().count(), 1);
    EXPECT_TRUE(isQuartered(photos().thumbnailOf(idOf(0))));
}

TEST_F(Photos, ReleasesPicturesWhenPageIsLeft) {
    start();
    show();
    addPhoto();
    const double photo = idOf(0);
    photos().setCurrent(photo);
    ASSERT_FALSE(photos().picture().isNull());
    app().navigator()->show(Navigator::Table);
    EXPECT_TRUE(photos().picture().isNull());
    EXPECT_TRUE(photos().thumbnailOf(photo).isNull());
    EXPECT_EQ(photos().count(), 0);
    EXPECT_TRUE(trace().picture().isNull());
    show();
    EXPECT_EQ(photos().count(), 1);
    EXPECT_EQ(photos().current(), 0) << "all of them are looked at";
}

TEST_F(Photos, RestoresDeletedPhotoInPlace) {
    start();
    show();
    addPhoto();
    addPhoto();
    const double first = idOf(0);
    photos().setCurrent(first);
    photos().remove(first);
    EXPECT_EQ(photos().count(), 1);
    EXPECT_EQ(photos().current(), 0);
    EXPECT_EQ(notice(), "The photo was deleted.");
    ASSERT_EQ(app().notices()->offer(), "Undo");
    app().notices()->acceptOffer();
    ASSERT_EQ(photos().count(), 2);
    EXPECT_EQ(idOf(0), first) << "in its place";
    EXPECT_EQ(notice(), "");
}

TEST_F(Photos, AreDeletedAndRestoredWithGame) {
    start();
    show();
    addPhoto();
    const GameId game = session().id();
    app().games()->remove(game);
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    EXPECT_EQ(photos().count(), 0);
    app().notices()->acceptOffer();
    settle();
    app().games()->open(game);
    show();
    EXPECT_EQ(photos().count(), 1);
}

TEST_F(Photos, RejectsNinthPhotoEvenByUndo) {
    start();
    show();
    for (int i = 0; i < 8; ++i) {
        EXPECT_FALSE(photos().isFull());
        addPhoto();
    }
    EXPECT_TRUE(photos().isFull());
    addPhoto();
    EXPECT_EQ(photos().count(), 8);
    EXPECT_THAT(notice(), HasSubstr("eight photos"));
    photos().remove(idOf(3));
    EXPECT_FALSE(photos().isFull());
    addPhoto();
    ASSERT_EQ(app().notices()->offer(), "Undo");
    app().notices()->acceptOffer();
    EXPECT_EQ(photos().count(), 8);
    EXPECT_THAT(notice(), HasSubstr("eight photos"));
}

TEST_F(Photos, ReportsRejectedPictures) {
    start();
    show();
    add("no picture at all");
    EXPECT_THAT(notice(), HasSubstr("photo: not a readable picture."));
    add(claimedPng(100'000, 100'000));
    EXPECT_THAT(notice(), HasSubstr("100000 × 100000"));
    EXPECT_EQ(photos().count(), 0);
    EXPECT_FALSE(photos().isBusy());
}

TEST_F(Photos, AddsDroppedPictureAndOpensDroppedGame) {
    start();
    const QUrl picture =
        QUrl::fromLocalFile(m_pictures.put("table.jpg", encoded(quarters(80, 60), "JPEG")));
    app().files()->openFile(picture);
    EXPECT_THAT(notice(), HasSubstr("no readable QR code found"));
    show();
    app().files()->openFile(picture);
    EXPECT_TRUE(QTest::qWaitFor([this] { return photos().count() == 1; }, patience));
    app().files()->openFile(
        QUrl::fromLocalFile(CIMAISE_SOURCE_DIR "/samples/museum/illegal.cimaise"));
    EXPECT_EQ(session().game(), "museum");
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
}

TEST_F(Photos, AddingPhotoSavesSampleToLibrary) {
    app().samples()->open(0);
    ASSERT_EQ(session().id(), 0);
    show();
    add("no picture at all");
    EXPECT_EQ(session().id(), 0);
    addPhoto();
    EXPECT_NE(session().id(), 0);
    EXPECT_EQ(photos().count(), 1);
}

TEST_F(Photos, AreReadOnlyInSecondWindow) {
    start();
    show();
    addPhoto();
    settle();
    Library other{folder()};
    Preferences preferences{other};
    preferences.overrideLanguage(Language::english);
    AppController reader{other, preferences};
    reader.games()->open(session().id());
    reader.navigator()->show(Navigator::Photos);
    ASSERT_EQ(reader.photos()->count(), 1);
    reader.photos()->add(QUrl::fromLocalFile(m_pictures.path("photo")));
    EXPECT_THAT(reader.notices()->text().toStdString(),
                HasSubstr("photos cannot be saved or deleted"));
    reader.photos()->remove(idOf(0));
    EXPECT_EQ(reader.photos()->count(), 1);
}

TEST_F(Photos, AddsPhotoFromCamera) {
    start();
    show();
    photos().addPicture(quarters(3200, 2400));
    EXPECT_TRUE(QTest::qWaitFor([this] { return photos().count() == 1; }, patience));
    EXPECT_TRUE(isQuartered(photos().thumbnailOf(idOf(0))));
    photos().addPicture({});
    EXPECT_TRUE(QTest::qWaitFor([this] { return !photos().isBusy(); }, patience));
    EXPECT_EQ(photos().count(), 1);
    EXPECT_THAT(notice(), HasSubstr("could not be saved"));
}

TEST_F(Photos, ShowsTraceUnderBoardOfItsSide) {
    start();
    EXPECT_FALSE(trace().hasTracedPhoto());
    show();
    addPhoto();
    traceAll(0, 1);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_TRUE(trace().isInSight());
    EXPECT_TRUE(isQuartered(trace().picture()));
    EXPECT_NEAR(trace().picture().width() / double(trace().picture().height()), 1.6, 0.01);
    session().setCurrentSide(0);
    EXPECT_TRUE(trace().hasTracedPhoto());
    EXPECT_FALSE(trace().showsCurrentBoard());
    EXPECT_TRUE(trace().picture().isNull());
    session().setCurrentSide(1);
    EXPECT_TRUE(trace().isInSight());
    const QImage before = trace().picture();
    hang(10, 1);
    EXPECT_EQ(trace().picture().cacheKey(), before.cacheKey())
        << "not rectified again at each edit";
}

TEST_F(Photos, TogglesRestoresAndRemovesTrace) {
    start();
    show();
    addPhoto();
    traceAll(0, 0);
    trace().setShown(false);
    EXPECT_FALSE(trace().isInSight());
    EXPECT_TRUE(trace().showsCurrentBoard());
    trace().setShown(true);
    EXPECT_TRUE(trace().isInSight());
    reopen();
    EXPECT_TRUE(trace().isInSight()) << "the corners are kept";
    EXPECT_TRUE(isQuartered(trace().picture()));
    show();
    EXPECT_EQ(photos().valueOf(0, "traced").toString(), "Ana’s board");
    photos().setCurrent(idOf(0));
    photos().beginTracing();
    EXPECT_NEAR(photos().boardCorners()->corners()[2].x(), 1, 1e-4) << "as they were laid";
    photos().removeTracing();
    EXPECT_FALSE(trace().hasTracedPhoto());
    EXPECT_FALSE(photos().isBoardCorners());
}

TEST_F(Photos, ShowsLastTracedPhotoUntilDeleted) {
    start();
    show();
    addPhoto();
    add(encoded(quarters(800, 600).transformed(QTransform{}.rotate(180)), "JPEG"));
    traceAll(0, 0);
    QTest::qWait(2); // times are stored in ms
    traceAll(1, 0);
    EXPECT_TRUE(hasQuarters(trace().picture(), {Qt::yellow, Qt::green, Qt::red, Qt::blue}));
    show();
    photos().remove(idOf(1));
    EXPECT_TRUE(isQuartered(trace().picture()));
}

TEST_F(Photos, ClampsCornersAndRejectsInvalidOnes) {
    start();
    show();
    addPhoto();
    photos().setCurrent(idOf(0));
    photos().beginTracing();
    BoardCorners& boardCorners = *photos().boardCorners();
    EXPECT_TRUE(boardCorners.isSound());
    boardCorners.moveTo(0, -3, 0.5);
    EXPECT_EQ(boardCorners.corners()[0], QPointF(0, 0.5));
    boardCorners.moveBy(0, 0.25, -0.125);
    EXPECT_EQ(boardCorners.corners()[0], QPointF(0.25, 0.375));
    boardCorners.moveTo(0, 1, 1);
    EXPECT_FALSE(boardCorners.isSound());
    photos().saveTracing();
    EXPECT_TRUE(photos().isBoardCorners());
    EXPECT_FALSE(trace().hasTracedPhoto());
    photos().endTracing();
    photos().beginTracing();
    EXPECT_TRUE(boardCorners.isSound()) << "what was not kept is gone";
    boardCorners.moveTo(7, 0, 0);
    EXPECT_TRUE(boardCorners.isSound());
}

TEST_F(Photos, CropOfSpaceIncludesSmallMargin) {
    start();
    const QRectF piece = trace().partOf(8); // third space of the middle gallery
    EXPECT_TRUE(piece.contains(QRectF(2.0 / 6, 1.0 / 3, 1.0 / 6, 1.0 / 3)));
    EXPECT_LT(piece.width(), 1.4 / 6);
    EXPECT_EQ(trace().partOf(0).topLeft(), QPointF(0, 0));
    EXPECT_EQ(trace().partOf(-1), QRectF(0, 0, 1, 1));
}

} // namespace

} // namespace cimaise
