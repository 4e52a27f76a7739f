// Tests the font of the headings: every letter of both languages, and lining figures.
#include "app/window/fonts.h"
#include "tests/support/files.h"

#include <QFont>
#include <QRawFont>
#include <QTextLayout>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class HeadingFont : public testing::Test {
protected:
    void SetUp() override {
        loadFonts();
        QFont font{QLatin1String(headingFamily)};
        font.setPixelSize(100);
        font.setWeight(QFont::DemiBold);
        m_font = font;
        if (!QRawFont::fromFont(font).familyName().startsWith(QLatin1String(headingFamily))) {
            GTEST_SKIP() << "the package of the font was not at hand when this was built";
        }
    }
    /// Bounding rectangle of the glyph drawn for a letter.
    [[nodiscard]] QRectF drawn(QChar letter) const {
        QTextLayout layout{QString{letter}, m_font};
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        const QGlyphRun run = layout.glyphRuns().value(0);
        return run.rawFont().boundingRect(run.glyphIndexes().value(0));
    }

    QFont m_font;
};

TEST_F(HeadingFont, HasEveryLetterOfBothLanguages) {
    const QRawFont face = QRawFont::fromFont(m_font);
    const QString texts = QString::fromStdString(readFile(sourceDir() / "i18n" / "cimaise_fr.ts")) +
                          QString::fromStdString(readFile(sourceDir() / "i18n" / "cimaise_en.ts")) +
                          QStringLiteral("ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ");
    QString missing;
    for (const QChar letter : texts) {
        if (letter.isLetterOrNumber() && !face.supportsCharacter(letter) &&
            !missing.contains(letter)) {
            missing += letter;
        }
    }
    EXPECT_EQ(missing, "");
}

// An old-style 1 is as high as an x and looks like a small I; an old-style 0 looks like an o.
TEST_F(HeadingFont, HasFiguresOfCapitalHeight) {
    const qreal capital = drawn(u'H').height();
    const qreal small = drawn(u'x').height();
    for (const QChar figure : QStringLiteral("0123456789")) {
        EXPECT_GT(drawn(figure).height(), (capital + small) / 2) << figure.digitValue();
    }
}

TEST(HeadingFontFile, LeavesInvalidFontUnchanged) {
    EXPECT_EQ(headingFont("no font at all"), "no font at all");
    EXPECT_EQ(headingFont({}), QByteArray{});
}

} // namespace

} // namespace cimaise
