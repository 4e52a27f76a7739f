// Tests the photos of the open game: saved, viewed, deleted with undo, and loaded again.
#include "tests/app/controller_fixture.h"
#include "tests/app/photos_fixture.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace cimaise {

namespace {

using testing::HasSubstr;

class Photos : public AppControllerTest {
protected:
    [[nodiscard]] PhotosModel& photos() const { return *app().photos(); }
    [[nodiscard]] double idOf(int row) const { return photos().valueOf(row, "photoId").toDouble(); }
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }

    void show() const { app().navigator()->show(Navigator::Photos); }
    void add(const QByteArray& bytes) const {
        photos().add(QUrl::fromLocalFile(m_pictures.put("photo", bytes)));
        EXPECT_TRUE(QTest::qWaitFor([this] { return !photos().isBusy(); }, patience));
    }
    void addPhoto() const { add(encoded(quarters(800, 600), "JPEG")); }
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
    EXPECT_NE(photos().valueOf(0, "taken").toString(), "");
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

} // namespace

} // namespace cimaise
