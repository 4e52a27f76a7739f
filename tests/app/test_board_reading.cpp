// Tests reading a board from a photo of the open game: numbers, choices, one edit, learning, and
// everything that prevents it.
#include "tests/app/controller_fixture.h"
#include "tests/app/photos_fixture.h"
#include "tests/reading/drawn_grids.h"
#include "tests/reading/pictures/card_pictures.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace cimaise {

namespace {

using testing::HasSubstr;

constexpr pictures::Board numbers{
    {{3, 8, 14, 22, 35, 41}, {1, 10, 0, 27, 30, 48}, {6, 12, 25, 33, 44, 0}}};

class BoardReadingTest : public AppControllerTest {
protected:
    [[nodiscard]] PhotosModel& photos() const { return *app().photos(); }
    [[nodiscard]] BoardReading& reading() const { return *photos().reading(); }
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }
    [[nodiscard]] QString numberAt(int space) const {
        return reading().valueOf(space, "number").toString();
    }

    static pictures::Photo photoOf(const pictures::Board& board, double digits = 24) {
        pictures::Random random{36};
        pictures::Design design;
        design.font = plainFont();
        design.themes = {QColor{60, 140, 70}, QColor{140, 140, 140}, QColor{50, 95, 180},
                         QColor{190, 50, 50}, QColor{220, 180, 50}};
        return pictures::photoOf(random, design, {.digits = digits, .blur = 0.6}, board, 6);
    }
    /// Adds the photo and places its corners.
    void placeCorners(const pictures::Photo& photo, int side = 0) const {
        app().navigator()->show(Navigator::Photos);
        photos().addPicture(photo.picture);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !photos().isBusy(); }, 20'000));
        ASSERT_TRUE(photos().isTracing()) << "the corners can be placed at once";
        photos().tracing()->setSide(side);
        for (int corner = 0; corner < 4; ++corner) {
            const reading::Point& at = photo.corners[static_cast<std::size_t>(corner)];
            photos().tracing()->moveTo(corner, at.x / photo.picture.width(),
                                       at.y / photo.picture.height());
        }
    }
    void read(const pictures::Photo& photo, int side = 0) const {
        placeCorners(photo, side);
        photos().readBoard();
    }
    /// Enters the board by hand over its photo, and finishes the game.
    void traceAndFinish(const pictures::Board& board) const {
        placeCorners(photoOf(board));
        photos().keepTracing();
        musee::Layout next = layout();
        for (std::size_t gallery = 0; gallery < board.size(); ++gallery) {
            next.musees[0].spaces[gallery] = board[gallery];
        }
        session().edit(next,
                       {.text = CIMAISE_TEXT("edit.board.read"), .arguments = {{"name", "Ana"}}});
        session().askToFinish(false);
        session().question()->answer(0);
    }
    void readAndWait(const pictures::Photo& photo, int side = 0) const {
        read(photo, side);
        ASSERT_TRUE(reading().isRunning());
        ASSERT_TRUE(QTest::qWaitFor([this] { return reading().isShown(); }, 60'000));
    }
    /// Decides every doubtful space as the board has it.
    void decide(const pictures::Board& board) const {
        for (int left = 18; reading().selected() >= 0 && left > 0; --left) {
            const auto space = static_cast<std::size_t>(reading().selected());
            if (!reading().valueOf(reading().selected(), "doubtful").toBool()) {
                break;
            }
            const int number = board[space / 6][space % 6];
            if (number == 0) {
                reading().choose(static_cast<int>(reading().choices().size()) - 1);
            } else {
                reading().type(QString::number(number));
                reading().select(-1);
                for (int row = 0; row < reading().count(); ++row) {
                    if (reading().valueOf(row, "doubtful").toBool()) {
                        reading().select(row);
                        break;
                    }
                }
            }
        }
    }
    [[nodiscard]] std::vector<int> entered(int side) const {
        std::vector<int> all;
        for (const musee::Spaces& gallery :
             layout().musees[static_cast<std::size_t>(side)].spaces) {
            all.insert(all.end(), gallery.begin(), gallery.end());
        }
        return all;
    }
    static std::vector<int> listOf(const pictures::Board& board) {
        std::vector<int> all;
        for (const auto& gallery : board) {
            all.insert(all.end(), gallery.begin(), gallery.end());
        }
        return all;
    }
};

TEST_F(BoardReadingTest, EntersBoardAsOneEdit) {
    start();
    const QAbstractItemModelTester tester{&reading()};
    readAndWait(photoOf(numbers), 1);
    ASSERT_EQ(reading().count(), 18);
    int sure = 0;
    for (int space = 0; space < 18; ++space) {
        const int number =
            numbers[static_cast<std::size_t>(space) / 6][static_cast<std::size_t>(space) % 6];
        const bool doubtful = reading().valueOf(space, "doubtful").toBool();
        EXPECT_TRUE(doubtful || numberAt(space).toInt() == number) << space;
        sure += doubtful ? 0 : 1;
        EXPECT_NE(reading().valueOf(space, "accessibleName").toString(), "");
    }
    EXPECT_GE(sure, 15);
    decide(numbers);
    EXPECT_EQ(reading().warning().toStdString(), "");
    const musee::Layout before = layout();
    reading().enter();
    EXPECT_FALSE(reading().isShown());
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(entered(1), listOf(numbers));
    EXPECT_EQ(layout().staircases, before.staircases);
    EXPECT_THAT(notice(), HasSubstr("Bo’s board was entered"));
    session().historyView()->undo();
    EXPECT_EQ(layout(), before) << "one edit";
}

TEST_F(BoardReadingTest, TakesOneTapPerDoubtfulSpace) {
    start();
    readAndWait(photoOf(numbers));
    reading().select(0);
    EXPECT_EQ(reading().selectedPlace().toStdString(), "Upper gallery, space 1");
    EXPECT_THAT(reading().choices(), testing::Contains(QStringLiteral("Empty")));
    reading().choose(static_cast<int>(reading().choices().size()) - 1);
    EXPECT_EQ(numberAt(0), "");
    EXPECT_TRUE(reading().valueOf(0, "byHand").toBool());
    EXPECT_EQ(reading().type(QStringLiteral("51")).toStdString(),
              "Expected a number from 1 to 50.");
    EXPECT_EQ(reading().type(QStringLiteral("2")), "");
    EXPECT_EQ(numberAt(0), "2");
    EXPECT_EQ(reading().selectedNumber(), "2");
}

TEST_F(BoardReadingTest, WarnsOfBrokenRules) {
    start();
    hang(2, 1, 1); // Bo has number 2
    readAndWait(photoOf(numbers));
    decide(numbers);
    EXPECT_EQ(reading().warning(), "");
    reading().select(0);
    reading().type(QStringLiteral("2"));
    EXPECT_THAT(reading().warning().toStdString(), HasSubstr("2"));
    EXPECT_TRUE(reading().valueOf(0, "wrong").toBool());
    reading().type(QStringLiteral("3"));
    EXPECT_EQ(reading().warning(), "");
}

TEST_F(BoardReadingTest, AsksBeforeReplacingPaintings) {
    start();
    hang(2, 1);
    readAndWait(photoOf(numbers));
    decide(numbers);
    const musee::Layout before = layout();
    reading().enter();
    EXPECT_EQ(layout(), before);
    EXPECT_THAT(session().question()->text().toStdString(), HasSubstr("2 → 3"));
    session().question()->dismiss();
    EXPECT_EQ(layout(), before);
    EXPECT_TRUE(reading().isShown()) << "the check goes on";
    reading().enter();
    session().question()->answer(0);
    EXPECT_EQ(entered(0), listOf(numbers));
}

TEST_F(BoardReadingTest, LearnsCountsForgetsAndRestores) {
    start();
    EXPECT_FALSE(reading().hasLearned());
    EXPECT_EQ(reading().countsText(), "");
    readAndWait(photoOf(numbers));
    decide(numbers);
    reading().enter();
    EXPECT_TRUE(reading().hasLearned());
    EXPECT_THAT(reading().countsText().toStdString(), HasSubstr("Boards read: 1."));
    reopen();
    EXPECT_TRUE(reading().hasLearned());
    reading().forget();
    EXPECT_FALSE(reading().hasLearned());
    ASSERT_EQ(app().notices()->offer(), "Undo");
    app().notices()->acceptOffer();
    EXPECT_TRUE(reading().hasLearned());
}

TEST_F(BoardReadingTest, LearnsFromTracedBoardOfFinishedGame) {
    start();
    traceAndFinish(numbers);
    EXPECT_TRUE(QTest::qWaitFor([this] { return reading().hasLearned(); }, 60'000));
    EXPECT_EQ(reading().countsText(), "") << "nothing was read";
}

TEST_F(BoardReadingTest, ConfirmedBoardTeachesOnlyOnce) {
    start();
    readAndWait(photoOf(numbers));
    decide(numbers);
    reading().enter();
    const auto learned = [this] {
        return library().setting(QLatin1String(reading::learnedSetting));
    };
    const QString once = learned();
    ASSERT_NE(once, "");
    session().askToFinish(false);
    session().question()->answer(0);
    EXPECT_FALSE(QTest::qWaitFor([&] { return learned() != once; }, 3'000));
}

TEST_F(BoardReadingTest, TracedBoardWithProblemsTeachesNothing) {
    start();
    pictures::Board broken = numbers;
    std::swap(broken[0][0], broken[0][1]);
    traceAndFinish(broken);
    EXPECT_FALSE(QTest::qWaitFor([this] { return reading().hasLearned(); }, 3'000));
}

TEST_F(BoardReadingTest, DoubtfulBoardTeachesNothing) {
    start();
    pictures::Photo photo = photoOf(numbers);
    photo.picture.fill(Qt::lightGray); // a table without cards
    readAndWait(photo);
    hang(4, 1); // the board was edited elsewhere
    EXPECT_FALSE(reading().isShown());
    EXPECT_FALSE(reading().hasLearned());
}

TEST_F(BoardReadingTest, CancelLeavesGameUnchanged) {
    start();
    const musee::Layout before = layout();
    read(photoOf(numbers));
    EXPECT_TRUE(reading().isRunning());
    EXPECT_THAT(reading().progressText().toStdString(), HasSubstr("0%"));
    reading().cancel();
    EXPECT_FALSE(reading().isRunning());
    QTest::qWait(50);
    EXPECT_FALSE(reading().isShown());
    photos().readBoard(); // the corners were saved
    EXPECT_TRUE(reading().isRunning());
    photos().setCurrent(0);
    EXPECT_FALSE(reading().isRunning());
    EXPECT_EQ(layout(), before);
    EXPECT_EQ(reading().countsText(), "");
}

TEST_F(BoardReadingTest, RejectsBoardThatIsTooSmall) {
    start();
    app().navigator()->show(Navigator::Photos);
    photos().addPicture(quarters(60, 40));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !photos().isBusy(); }, 20'000));
    photos().readBoard();
    EXPECT_FALSE(reading().isRunning());
    EXPECT_THAT(notice(), HasSubstr("too small"));
}

TEST_F(BoardReadingTest, IsOfferedForMuseeOnly) {
    EXPECT_FALSE(reading().isSupported());
    start();
    EXPECT_TRUE(reading().isSupported());
    app().draft()->setGame(QStringLiteral("museum"));
    app().draft()->start();
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().game(), "museum");
    EXPECT_FALSE(reading().isSupported());
    photos().readBoard();
    EXPECT_FALSE(reading().isRunning());
}

} // namespace

} // namespace cimaise
