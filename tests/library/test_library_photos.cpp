// Tests the photos of a game: saved, deleted, restored, deleted with the game; also on a full disk.
#include "tests/library/library_fixture.h"

namespace cimaise {

namespace {

class LibraryPhotos : public LibraryTest {
protected:
    /// Contents of a game's photos, in order.
    [[nodiscard]] static std::vector<std::string> pictures(const Library& library, GameId game) {
        std::vector<std::string> shown;
        const auto photos = library.photos(game);
        for (const Photo& photo : photos.value()) {
            shown.push_back(library.picture(game, photo.id).toStdString());
        }
        return shown;
    }
    /// Number of rows of the table, including photos that can be restored.
    [[nodiscard]] int rows() const {
        return stranger().valueOf("SELECT count(*) FROM photos").toInt();
    }
};

using Pictures = std::vector<std::string>;

TEST_F(LibraryPhotos, SavesPhotos) {
    const GameId game = writeLibrary();
    PhotoId first = 0;
    {
        Library library{folder()};
        first = library.addPhoto(game, "one");
        EXPECT_EQ(library.addPhoto(game, QByteArray("t\0o", 3)), first + 1);
        EXPECT_EQ(pictures(library, game), (Pictures{"one", std::string("t\0o", 3)})) << "at once";
    }
    Library library{folder()};
    EXPECT_EQ(pictures(library, game), (Pictures{"one", std::string("t\0o", 3)}));
    EXPECT_GT(library.photos(game)->front().taken, 0);
    EXPECT_EQ(library.load(game)->steps.size(), 2U) << "the history is as it was";
    EXPECT_EQ(library.addPhoto(game, "three"), first + 2) << "no id is used again";
}

TEST_F(LibraryPhotos, RestoresDeletedPhotosUntilNextStart) {
    const GameId game = writeLibrary();
    {
        Library library{folder()};
        const PhotoId one = library.addPhoto(game, "one");
        const PhotoId two = library.addPhoto(game, "two");
        library.removePhoto(game, one);
        EXPECT_EQ(pictures(library, game), Pictures{"two"}) << "at once";
        ASSERT_TRUE(library.flush());
        EXPECT_EQ(pictures(library, game), Pictures{"two"});
        library.restorePhoto(game, one);
        ASSERT_TRUE(library.flush());
        EXPECT_EQ(pictures(library, game), (Pictures{"one", "two"})) << "in its place";
        library.removePhoto(game, two);
    }
    EXPECT_EQ(rows(), 2);
    Library library{folder()};
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(pictures(library, game), Pictures{"one"});
    EXPECT_EQ(rows(), 1);
}

TEST_F(LibraryPhotos, RemovesAndRestoresPhotosWithGame) {
    const GameId game = writeLibrary();
    {
        Library library{folder()};
        const GameId other = library.create(facts("Saturday"), document(0));
        library.addPhoto(game, "one");
        library.addPhoto(other, "other");
        library.remove(game);
        ASSERT_TRUE(library.flush());
        library.restore(game);
        ASSERT_TRUE(library.flush());
        EXPECT_EQ(pictures(library, game), Pictures{"one"});
        library.remove(game);
    }
    Library library{folder()};
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(rows(), 2) << "the game can still be restored";
    library.erase(game);
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(rows(), 1) << "that of the other game";
    EXPECT_EQ(stranger().valueOf("PRAGMA foreign_key_check"), QVariant{});
}

TEST_F(LibraryPhotos, RejectsNinthAndOversizedPhotos) {
    const GameId game = writeLibrary();
    Library library{folder()};
    EXPECT_EQ(library.addPhoto(game, {}), 0);
    EXPECT_EQ(library.addPhoto(game, QByteArray(Library::largestPhoto + 1, 'x')), 0);
    for (qsizetype i = 0; i < Library::mostPhotos; ++i) {
        EXPECT_GT(library.addPhoto(game, QByteArray(Library::largestPhoto, 'x')), 0);
    }
    EXPECT_EQ(library.addPhoto(game, "ninth"), 0);
    library.removePhoto(game, library.photos(game)->front().id);
    EXPECT_GT(library.addPhoto(game, "another"), 0);
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(library.photos(game)->size(), 8U);
    EXPECT_EQ(pictures(library, game).back(), "another");
}

TEST_F(LibraryPhotos, ShowsPhotosReadOnlyInSecondWindow) {
    const GameId game = writeLibrary();
    Library library{folder()};
    library.addPhoto(game, "one");
    ASSERT_TRUE(library.flush());
    Library reader{folder()};
    ASSERT_EQ(reader.access(), Library::Access::readOnly);
    EXPECT_EQ(pictures(reader, game), Pictures{"one"});
    EXPECT_EQ(reader.addPhoto(game, "two"), 0);
    reader.removePhoto(game, reader.photos(game)->front().id);
    EXPECT_EQ(pictures(reader, game), Pictures{"one"});
}

TEST_F(LibraryPhotos, AcceptsEditsBetweenPhotos) {
    const GameId game = writeLibrary();
    Library library{folder()};
    ASSERT_TRUE(library.loadForEditing(game));
    library.addPhoto(game, "one");
    library.append(game, step(2), facts("Friday"));
    library.addPhoto(12345, "of no game");
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(library.load(game)->steps.size(), 3U);
    EXPECT_EQ(pictures(library, game), Pictures{"one"});
    EXPECT_TRUE(library.photos(12345)->empty());
}

TEST_F(LibraryPhotos, KeepsPhotosOfEarlierVersionsWithOutlineOfBoard) {
    const GameId game = writeLibrary();
    {
        Library library{folder()};
        library.addPhoto(game, "one");
    }
    stranger().run("UPDATE photos SET corners = '0 0 1 0 1 1 0 1', side = 2, traced = 77");
    const Library library{folder()};
    EXPECT_EQ(pictures(library, game), Pictures{"one"});
}

TEST_F(LibraryPhotos, IgnoresInvalidPictures) {
    const GameId game = writeLibrary();
    {
        Library library{folder()};
        library.addPhoto(game, "picture");
        library.addPhoto(game, "picture");
    }
    Connection other = stranger();
    other.run("UPDATE photos SET picture = zeroblob(30000000) WHERE id = 2");
    ASSERT_FALSE(other.takeError());
    const Library library{folder()};
    ASSERT_EQ(library.photos(game)->size(), 2U);
    EXPECT_EQ(library.picture(game, 2), QByteArray{});
    EXPECT_EQ(library.picture(game, 1), "picture");
    EXPECT_EQ(library.picture(game + 1, 1), QByteArray{}) << "of another game";
}

} // namespace

} // namespace cimaise
