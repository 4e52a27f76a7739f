// Tests that a photo is turned upright, reduced and stripped of metadata, and that other files are
// refused with the reason.
#include "app/photos/photo_file.h"
#include "app/photos/picture_reader.h"
#include "tests/app/photos_fixture.h"

#include <QFile>
#include <QRandomGenerator>
#include <gmock/gmock.h>
#include <sys/stat.h>

namespace cimaise {

namespace {

using testing::Not;

constexpr qsizetype largest = 400'000;

class PhotoFile : public testing::Test {
protected:
    [[nodiscard]] QImage stored(const QByteArray& bytes) const {
        const auto photo = photoIn(m_folder.put("photo", bytes), largest);
        EXPECT_TRUE(photo.has_value());
        return photo ? decodedPhoto(*photo) : QImage{};
    }
    /// Text id of the reason why a file is refused; empty if it is accepted.
    [[nodiscard]] static std::string refusal(const QString& path) {
        const auto photo = photoIn(path, largest);
        return photo ? std::string{} : std::string{photo.error().text.id};
    }

    PictureFolder m_folder;
};

const QColor red{Qt::red};
const QColor blue{Qt::blue};
const QColor yellow{Qt::yellow};
const QColor green{Qt::green};

TEST_F(PhotoFile, IsTurnedUpright) {
    const QByteArray jpeg = encoded(quarters(400, 300), "JPEG");
    EXPECT_TRUE(hasQuarters(stored(jpeg), {red, blue, yellow, green}));
    const QImage right = stored(turned(jpeg, 6));
    EXPECT_EQ(right.size(), QSize(300, 400));
    EXPECT_TRUE(hasQuarters(right, {green, red, blue, yellow}));
    EXPECT_TRUE(hasQuarters(stored(turned(jpeg, 3)), {yellow, green, red, blue}));
    const QImage large = stored(turned(encoded(quarters(3200, 2400), "JPEG"), 8));
    EXPECT_EQ(large.size(), QSize(1200, 1600));
    EXPECT_TRUE(hasQuarters(large, {blue, yellow, green, red}));
}

TEST_F(PhotoFile, IsAtMost1600PixelsLongAndNotEnlarged) {
    EXPECT_EQ(stored(encoded(quarters(4000, 2000), "PNG")).size(), QSize(1600, 800));
    EXPECT_EQ(stored(encoded(quarters(1000, 4000), "PNG")).size(), QSize(400, 1600));
    EXPECT_EQ(stored(encoded(quarters(1600, 40), "PNG")).size(), QSize(1600, 40));
    EXPECT_EQ(stored(encoded(quarters(20000, 2), "PNG")).size(), QSize(1600, 1));
}

TEST_F(PhotoFile, FitsInto400KilobytesEvenWithNoise) {
    QImage noise{6000, 4000, QImage::Format_RGB32};
    QRandomGenerator random{20261120};
    for (int row = 0; row < noise.height(); ++row) {
        auto* const line = reinterpret_cast<quint32*>(noise.scanLine(row));
        random.fillRange(line, noise.width());
    }
    for (const QByteArray& file :
         {encoded(noise, "JPEG", 90), encoded(noise.copy(0, 0, 1600, 1600), "PNG")}) {
        const auto photo = photoIn(m_folder.put("noise", file), largest);
        ASSERT_TRUE(photo.has_value());
        EXPECT_LE(photo->size(), largest);
        EXPECT_GE(std::max(decodedPhoto(*photo).width(), decodedPhoto(*photo).height()), 900);
    }
    const QByteArray seen = photoOf(noise, largest);
    EXPECT_LE(seen.size(), largest);
    EXPECT_FALSE(decodedPhoto(seen).isNull()) << "the camera's";
    EXPECT_TRUE(photoOf({}, largest).isEmpty());
}

TEST_F(PhotoFile, ContainsNoMetadata) {
    QImage picture = quarters(400, 300);
    picture.setText("Description", "at the Louvre");
    const QByteArray jpeg = turned(encoded(picture, "JPEG"), 6);
    ASSERT_TRUE(jpeg.contains("Exif"));
    ASSERT_TRUE(jpeg.contains("Louvre"));
    const auto photo = photoIn(m_folder.put("photo.jpg", jpeg), largest);
    ASSERT_TRUE(photo.has_value());
    EXPECT_FALSE(photo->contains("Exif"));
    EXPECT_FALSE(photo->contains("Louvre"));
}

TEST_F(PhotoFile, FillsTransparentAreasWithWhite) {
    QImage clear{100, 100, QImage::Format_ARGB32};
    clear.fill(Qt::transparent);
    EXPECT_GT(qGray(stored(encoded(clear, "PNG")).pixel(50, 50)), 250);
}

TEST_F(PhotoFile, RejectsPicturesWithHugeDimensions) {
    EXPECT_EQ(refusal(m_folder.put("a.png", claimedPng(100'000, 100'000))), "photo.refused.huge");
    EXPECT_EQ(refusal(m_folder.put("b.png", claimedPng(16'000, 16'000))), "photo.refused.huge");
    QByteArray jpeg = encoded(quarters(64, 64), "JPEG");
    const qsizetype frame = jpeg.indexOf(QByteArray::fromHex("ffc0"));
    ASSERT_GT(frame, 0);
    jpeg.replace(frame + 5, 4, QByteArray::fromHex("ffdcffdc"));
    EXPECT_EQ(refusal(m_folder.put("c.jpg", jpeg)), "photo.refused.huge");
}

TEST_F(PhotoFile, RejectsFileOfOneGigabyte) {
    const QString path = m_folder.put("bomb.jpg", encoded(quarters(64, 64), "JPEG"));
    ASSERT_TRUE(QFile::resize(path, 1 << 30)); // sparse: it takes no room
    EXPECT_EQ(refusal(path), "photo.refused.heavy");
}

TEST_F(PhotoFile, RejectsTruncatedPictures) {
    for (const char* format : {"JPEG", "PNG"}) {
        const QByteArray whole = turned(encoded(quarters(640, 480), format), 1);
        const QByteArray file =
            QByteArray{format} == "JPEG" ? whole : encoded(quarters(640, 480), format);
        for (const qsizetype percent : {60, 90, 99}) {
            const QString path = m_folder.put("cut", file.left(file.size() * percent / 100));
            EXPECT_THAT(refusal(path),
                        testing::AnyOf("photo.refused.damaged", "photo.refused.no-picture"))
                << format << ' ' << percent;
        }
    }
    EXPECT_EQ(refusal(m_folder.put("claimed.png", claimedPng(1000, 1000))),
              "photo.refused.damaged");
}

TEST_F(PhotoFile, AcceptsDataAfterPicture) {
    EXPECT_EQ(refusal(m_folder.put("live.jpg", encoded(quarters(640, 480), "JPEG") + "a film")),
              "");
}

TEST_F(PhotoFile, RejectsNonPictures) {
    for (const QByteArray& bytes :
         {QByteArray{}, QByteArray{"{\"cimaise\": 1}"}, QByteArray(5000, '\xff'),
          QByteArray{"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"}}) {
        EXPECT_EQ(refusal(m_folder.put("photo.jpg", bytes)), "photo.refused.no-picture")
            << bytes.left(20).toStdString();
    }
}

/// Qt’s SVG reader opens every file that a picture references, even the picture itself or a pipe.
TEST_F(PhotoFile, RejectsSvgWithFileReferences) {
    const QString itself = m_folder.path("itself.jpg");
    const QString pipe = m_folder.path("pipe");
    ASSERT_EQ(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    for (const QString& named : {itself, pipe}) {
        (void)m_folder.put("itself.jpg", svgNaming(named));
        EXPECT_EQ(refusal(itself), "photo.refused.no-picture");
        EXPECT_FALSE(isPictureFile(itself));
        EXPECT_TRUE(decodedPhoto(svgNaming(named)).isNull()) << "in a library of a stranger";
    }
}

TEST_F(PhotoFile, DetectsFormatByFirstBytes) {
    const std::pair<const char*, const char*> formats[] = {
        {"89504e470d0a1a0a0000", "png"},
        {"ffd8ffe0", "jpeg"},
        {"52494646aabbccdd57454250", "webp"},
        {"49492a0008", "tiff"},
        {"4d4d002a00", "tiff"},
        {"000000186674797068656963", "heic"},
        {"0000001c6674797061766966", "avif"},
        {"", ""},
        {"00000018667479706d703432", ""}, // a film
        {"52494646aabbccdd57415645", ""}, // a sound
        {"474946383961", ""},             // GIF
        {"424d", ""},                     // BMP
        {"2f2a2058504d202a2f", ""},       // XPM, a text
        {"5031", ""},                     // PBM, a text
    };
    for (const auto& [beginning, format] : formats) {
        EXPECT_EQ(pictureFormat(QByteArray::fromHex(beginning)), format) << beginning;
    }
}

TEST_F(PhotoFile, RejectsAnythingButRegularFiles) {
    EXPECT_EQ(refusal(m_folder.path("missing.jpg")), "photo.refused.no-file");
    EXPECT_EQ(refusal(m_folder.path()), "photo.refused.no-file");
    const QString pipe = m_folder.path("pipe.jpg");
    ASSERT_EQ(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    EXPECT_EQ(refusal(pipe), "photo.refused.no-file");
    EXPECT_EQ(refusal("/dev/zero"), "photo.refused.no-file");
}

TEST_F(PhotoFile, ChecksSavedPhotosWhenShown) {
    EXPECT_TRUE(decodedPhoto({}).isNull());
    EXPECT_TRUE(decodedPhoto("no picture").isNull());
    EXPECT_TRUE(decodedPhoto(claimedPng(100, 100)).isNull());
    EXPECT_EQ(decodedPhoto(encoded(quarters(800, 400), "JPEG"), 200).size(), QSize(200, 100));
}

} // namespace

} // namespace cimaise
