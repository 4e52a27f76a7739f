// Tests `cimaise --read-numbers` and `--read-photo` as a script runs them, without a display.
#include "tests/reading/drawn_grids.h"
#include "tests/reading/pictures/card_pictures.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::HasSubstr;

struct Ran {
    int status = -1;
    std::string out;
    std::string errors;
    [[nodiscard]] QJsonObject json() const {
        return QJsonDocument::fromJson(QByteArray::fromStdString(out)).object();
    }
};

Ran cimaise(const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QLatin1String(name));
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CIMAISE_PROGRAM), arguments);
    constexpr int patience = 60'000;
    EXPECT_TRUE(process.waitForFinished(patience));
    return {.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .out = process.readAllStandardOutput().toStdString(),
            .errors = process.readAllStandardError().toStdString()};
}

QString textOf(const reading::Corners& corners) {
    QStringList numbers;
    for (const reading::Point& corner : corners) {
        numbers << QString::number(corner.x) << QString::number(corner.y);
    }
    return numbers.join(u',');
}

class ReadingCommands : public testing::Test {
protected:
    [[nodiscard]] QString put(const QString& name, const QByteArray& bytes) const {
        QFile file{m_folder.filePath(name)};
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    [[nodiscard]] QString put(const QString& name, const QImage& picture,
                              const char* format) const {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        EXPECT_TRUE(picture.save(&buffer, format, 95));
        return put(name, buffer.data());
    }
    /// A game of two whose boards are empty.
    [[nodiscard]] QString game() const {
        return put(QStringLiteral("game.cimaise"),
                   R"({ "cimaise": 1, "game": "musee", "players": ["Ana", "Bo"],
            "staircases": { "top": [2, 4, 6], "bottom": [1, 3, 5] }, "musees": [
            { "upper": [null, null, null, null, null, null], "middle": [null, null, null, null, null, null],
              "lower": [null, null, null, null, null, null], "bonuses": [] },
            { "upper": [null, null, null, null, null, null], "middle": [null, null, null, null, null, null],
              "lower": [null, null, null, null, null, null], "bonuses": [] } ] })");
    }
    [[nodiscard]] QString sample(const char* name) const {
        return QStringLiteral(CIMAISE_SOURCE_DIR "/samples/") + QLatin1String(name);
    }

    QTemporaryDir m_folder;
};

const Numbers grid{{5, std::nullopt, 23}, {std::nullopt, 47, 9}};

TEST_F(ReadingCommands, PrintsNumbersAsJson) {
    const DrawnGrid drawn = drawnGrid(grid, plainFont());
    const Ran ran =
        cimaise({QStringLiteral("--read-numbers"),
                 put(QStringLiteral("grid.png"), drawn.picture, "PNG"), QStringLiteral("--corners"),
                 textOf(drawn.corners), QStringLiteral("--grid"), QStringLiteral("3x2")});
    EXPECT_EQ(ran.status, 0) << ran.errors;
    const QJsonArray size = ran.json()[QStringLiteral("grid")].toArray();
    ASSERT_EQ(size.size(), 2);
    EXPECT_EQ(size[0].toInt(), 3);
    EXPECT_EQ(size[1].toInt(), 2);
    const QJsonArray rows = ran.json()[QStringLiteral("cells")].toArray();
    ASSERT_EQ(rows.size(), 2);
    for (qsizetype row = 0; row < 2; ++row) {
        for (qsizetype column = 0; column < 3; ++column) {
            const QJsonValue cell = rows[row].toArray()[column];
            const auto expected =
                grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            ASSERT_EQ(cell.isNull(), !expected.has_value()) << ran.out;
            if (expected) {
                EXPECT_EQ(cell[QStringLiteral("number")].toInt(), *expected);
                EXPECT_GT(cell[QStringLiteral("confidence")].toDouble(), 0.5);
                EXPECT_LE(cell[QStringLiteral("confidence")].toDouble(), 1);
            }
        }
    }
}

TEST_F(ReadingCommands, ReducesHugePhotoWithItsCorners) {
    DrawnGrid drawn = drawnGrid(grid, plainFont());
    constexpr int larger = 20; // 4,800 pixels
    drawn.picture = drawn.picture.scaled(drawn.picture.size() * larger, Qt::IgnoreAspectRatio,
                                         Qt::SmoothTransformation);
    for (reading::Point& corner : drawn.corners) {
        corner = {corner.x * larger, corner.y * larger};
    }
    const Ran ran = cimaise({QStringLiteral("--read-numbers"),
                             put(QStringLiteral("large.jpg"), drawn.picture, "JPEG"),
                             QStringLiteral("--corners"), textOf(drawn.corners),
                             QStringLiteral("--grid"), QStringLiteral("3x2")});
    EXPECT_EQ(ran.status, 0) << ran.errors;
    EXPECT_EQ(ran.json()[QStringLiteral("cells")][0][2][QStringLiteral("number")].toInt(), 23)
        << ran.out;
}

TEST_F(ReadingCommands, PrintsBoardByGallery) {
    pictures::Random random{1};
    pictures::Design design;
    design.font = plainFont();
    design.themes = {Qt::darkGreen, Qt::gray, Qt::blue, Qt::darkRed, Qt::darkYellow};
    const pictures::Board board{
        {{3, 8, 14, 22, 35, 41}, {1, 10, 0, 27, 30, 48}, {6, 12, 25, 33, 44, 50}}};
    const auto photo =
        pictures::photoOf(random, design, {.digits = 24, .blur = 0.6, .quality = 90}, board, 6);
    const QString file = put(QStringLiteral("board.png"), photo.picture, "PNG");
    const QByteArray before = [&] {
        QFile saved{game()};
        (void)saved.open(QIODevice::ReadOnly);
        return saved.readAll();
    }();
    const Ran ran = cimaise({QStringLiteral("--read-photo"), file, QStringLiteral("--corners"),
                             textOf(photo.corners), QStringLiteral("--game"),
                             m_folder.filePath(QStringLiteral("game.cimaise")),
                             QStringLiteral("--player"), QStringLiteral("Bo")});
    EXPECT_EQ(ran.status, 0) << ran.errors;
    EXPECT_EQ(ran.json()[QStringLiteral("player")].toString().toStdString(), "Bo");
    int sure = 0;
    int row = 0;
    for (const char* gallery : {"upper", "middle", "lower"}) {
        const QJsonArray spaces = ran.json()[QLatin1String(gallery)].toArray();
        ASSERT_EQ(spaces.size(), 6) << ran.out;
        for (qsizetype i = 0; i < 6; ++i) {
            const int number = board[static_cast<std::size_t>(row)][static_cast<std::size_t>(i)];
            const QJsonValue space = spaces[i];
            EXPECT_TRUE(space.isNull() ? number == 0
                                       : space[QStringLiteral("open")].isArray() ||
                                             space[QStringLiteral("number")].toInt() == number)
                << ran.out;
            sure += space[QStringLiteral("number")].toInt() > 0 ? 1 : 0;
        }
        ++row;
    }
    EXPECT_GE(sure, 15) << ran.out;
    QFile after{m_folder.filePath(QStringLiteral("game.cimaise"))};
    ASSERT_TRUE(after.open(QIODevice::ReadOnly));
    EXPECT_EQ(after.readAll(), before) << "the game is not changed";
}

TEST_F(ReadingCommands, RejectsUnusableOptions) {
    const DrawnGrid drawn = drawnGrid(grid, plainFont());
    const QString photo = put(QStringLiteral("grid.png"), drawn.picture, "PNG");
    const QString corners = textOf(drawn.corners);
    struct Case {
        QStringList arguments;
        const char* reason;
    };
    const auto numbers = [&](const QString& where, const QString& size) {
        return QStringList{QStringLiteral("--read-numbers"), photo,
                           QStringLiteral("--corners"),      where,
                           QStringLiteral("--grid"),         size};
    };
    const auto boards = [&](const QString& file, const QString& player) {
        return QStringList{
            QStringLiteral("--read-photo"), photo, QStringLiteral("--corners"), corners,
            QStringLiteral("--game"),       file,  QStringLiteral("--player"),  player};
    };
    const QString bo = QStringLiteral("Bo");
    for (const auto& [arguments, reason] : std::vector<Case>{
             {{QStringLiteral("--read-numbers"), photo}, "--grid"},
             {numbers(QStringLiteral("1,2,3"), QStringLiteral("3x2")), "--corners"},
             {numbers(QStringLiteral("1,2,3,4,5,6,7,nan"), QStringLiteral("3x2")), "--corners"},
             {numbers(QStringLiteral("9,9,1,1,9,1,1,9"), QStringLiteral("3x2")), "four corners"},
             {numbers(corners, QStringLiteral("3")), "--grid"},
             {numbers(corners, QStringLiteral("0x2")), "--grid"},
             {numbers(corners, QStringLiteral("100000x100000")), "--grid"},
             {boards({}, bo), "--game"},
             {boards(game(), QStringLiteral("Zoe")), "Ana, Bo"},
             {boards(game(), {}), "--player"},
             {{QStringLiteral("--corners"), corners}, "--read-numbers"},
             {boards(sample("museum/finished-3.cimaise"), bo), "Museum"},
             {boards(photo, bo), "cimaise: "},
             {boards(QStringLiteral("/nowhere.cimaise"), bo), "cimaise: "}}) {
        const Ran ran =
            cimaise(QStringList{QStringLiteral("--lang"), QStringLiteral("en")} + arguments);
        EXPECT_EQ(ran.status, 2) << arguments.join(u' ').toStdString();
        EXPECT_THAT(ran.errors, HasSubstr(reason)) << arguments.join(u' ').toStdString();
        EXPECT_EQ(ran.out, "");
    }
}

TEST_F(ReadingCommands, RejectsHostilePictures) {
    const DrawnGrid drawn = drawnGrid(grid, plainFont());
    QBuffer jpeg;
    jpeg.open(QIODevice::WriteOnly);
    drawn.picture.save(&jpeg, "JPEG", 90);
    QByteArray huge =
        QByteArray::fromHex("89504e470d0a1a0a0000000d49484452000fffff000fffff08060000001b0000");
    const std::vector<QString> files{
        put(QStringLiteral("empty.png"), QByteArray{}),
        put(QStringLiteral("text.jpg"), QByteArray{"not a picture"}),
        put(QStringLiteral("drawing.svg"),
            QByteArray{"<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>"}),
        put(QStringLiteral("cut.jpg"), jpeg.data().left(jpeg.data().size() * 2 / 3)),
        put(QStringLiteral("huge.png"), huge),
        QStringLiteral("/dev/zero"),
        m_folder.path(),
        m_folder.filePath(QStringLiteral("none.jpg"))};
    for (const QString& file : files) {
        const Ran ran =
            cimaise({QStringLiteral("--read-numbers"), file, QStringLiteral("--corners"),
                     textOf(drawn.corners), QStringLiteral("--grid"), QStringLiteral("3x2")});
        EXPECT_EQ(ran.status, 2) << file.toStdString();
        EXPECT_THAT(ran.errors, HasSubstr("cimaise: ")) << file.toStdString();
        EXPECT_EQ(ran.out, "") << file.toStdString();
    }
}

TEST_F(ReadingCommands, ReportsErrorsInFrench) {
    const Ran ran =
        cimaise({QStringLiteral("--lang"), QStringLiteral("fr"), QStringLiteral("--read-numbers"),
                 QStringLiteral("x.png"), QStringLiteral("--grid"), QStringLiteral("3x2")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.errors, HasSubstr("coins"));
}

} // namespace

} // namespace cimaise
