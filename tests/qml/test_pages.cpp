// Tests every page and state at the smallest and largest window size, in both languages, at both
// extremes of text size: nothing is cut off or outside, every tap target is large enough, labels
// are part of the names for a screen reader, and no text can be read as markup.
#include "app/shell/word_fit.h"
#include "tests/qml/guessed_texts.h"
#include "tests/qml/items.h"
#include "tests/qml/spoken_labels.h"
#include "tests/qml/views.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QJSValue>
#include <QRegularExpression>
#include <algorithm>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

struct Setting {
    Language language;
    QSize size;
    qreal textScale;
    /// Which quarter of the states; −1 for all.
    int quarter = -1;
};

void PrintTo(const Setting& setting, std::ostream* out) {
    *out << languageCode(setting.language) << ' ' << setting.size.width() << 'x'
         << setting.size.height() << " at " << setting.textScale * 100 << " %, quarter "
         << setting.quarter;
}

class Pages : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override { QAccessible::setActive(true); }

    /// Lays out each state whose name begins with `prefix`, and passes its items to `look`.
    template <typename Look> void eachState(Look look, std::string_view prefix = {}) {
        Stage stage{GetParam().language, QStringLiteral("light")};
        ASSERT_TRUE(stage.isShown());
        stage.preferences().setTextScale(GetParam().textScale);
        stage.window().resize(GetParam().size);
        stage.settle();
        for (const State& state : quarterOfStates()) {
            if (!state.name.starts_with(prefix)) {
                continue;
            }
            SCOPED_TRACE(std::string{state.name});
            state.arrange(stage);
            look(stage, itemsAtRest(stage));
            clear(stage);
        }
    }

private:
    [[nodiscard]] static std::span<const State> quarterOfStates() {
        const std::span<const State> all = states();
        if (GetParam().quarter < 0) {
            return all;
        }
        const auto begin = [&](int quarter) {
            return all.size() * static_cast<std::size_t>(quarter) / 4;
        };
        const std::size_t first = begin(GetParam().quarter);
        return all.subspan(first, begin(GetParam().quarter + 1) - first);
    }
};

/// Reason why a text cannot be read; empty if it can.
std::string errorMessage(const QQuickItem& text, const QQuickWindow& window) {
    const QRectF place = placeOf(text);
    if (text.property("text").toString().isEmpty() || place.isEmpty()) {
        return {};
    }
    if (text.property("truncated").toBool() && !text.property("mayElide").toBool()) {
        return "is cut off";
    }
    constexpr qreal slack = 1.5;
    if (text.property("contentWidth").toReal() > text.width() + slack) {
        return "is wider than its room";
    }
    if (text.property("contentHeight").toReal() > text.height() + slack) {
        return "is higher than its room";
    }
    const bool beside = place.left() < -slack || place.right() > window.width() + slack;
    if (beside && !scrolls(text, Qt::Horizontal)) {
        return "lies beside the window";
    }
    const bool below = place.top() < -slack || place.bottom() > window.height() + slack;
    return below && !scrolls(text, Qt::Vertical) ? "lies below the window" : "";
}

/// Text without the players' names, which may be of any length.
QString withoutNames(QString text, Stage& stage) {
    QStringList names = stage.app().people()->names();
    if (stage.app().session() != nullptr) {
        names += stage.session().players();
    }
    for (const QString& name : names) {
        text.remove(name);
    }
    return text;
}

/// True if a wrapped text has a word wider than its item, which is broken.
bool breaksAWord(const QQuickItem& text, Stage& stage) {
    constexpr int noWrap = 0; // Text.NoWrap
    if (text.property("wrapMode").toInt() == noWrap || placeOf(text).isEmpty()) {
        return false;
    }
    // Font as drawn, possibly reduced to fit.
    auto font = text.property("font").value<QFont>();
    const auto drawn = text.property("fontInfo").value<QJSValue>();
    font.setPixelSize(drawn.property(QStringLiteral("pixelSize")).toInt());
    const QString words = withoutNames(text.property("text").toString(), stage);
    const qreal room = text.width() - text.property("leftPadding").toReal() -
                       text.property("rightPadding").toReal() + 1;
    return WordFit::size(words, font, room) < font.pixelSize();
}

/// True for a text on a drawing, which is as large as its piece.
bool isOnDrawing(const QQuickItem& text) {
    constexpr std::array<std::string_view, 9> drawings{
        "MuseeBoard", "MuseumBoard", "MuseumObject", "ArtSocietyWall", "ArtSocietyTrack",
        "MuseBoard",  "MuseCard",    "SeatLoader",   "SmallBoard"};
    const QQuickItem* above = &text;
    while (above != nullptr && std::ranges::find(drawings, typeOf(*above)) == drawings.end()) {
        above = above->parentItem();
    }
    return above != nullptr;
}

/// Smallest letters that a text may have, in pixels. The name below the icon of a tool may be
/// smaller: eight tools on a phone would otherwise have none.
int smallestLetters(const QQuickItem& text) {
    const std::string names = described(text);
    return names.find("in ToolKey") != std::string::npos ? 9 : 11;
}

/// Size of the letters as drawn, in pixels.
int drawnSize(const QQuickItem& text) {
    return text.property("fontInfo")
        .value<QJSValue>()
        .property(QStringLiteral("pixelSize"))
        .toInt();
}

/// True for the id of a rule, which only the command line takes.
bool isRuleId(const QQuickItem& text) {
    static const QRegularExpression id{QStringLiteral("^(musee|museum|muse|art)(\\.[a-z-]+)+$")};
    return id.match(text.property("text").toString()).hasMatch();
}

/// Expects items that can be tapped to be large enough for a finger.
void expectRoomForAFinger(const QQuickItem& item) {
    constexpr qreal finger = 44;
    const bool tapped = isA(item, "QQuickAbstractButton") || isA(item, "QQuickTextField");
    if (tapped && item.isEnabled()) {
        EXPECT_GE(item.width(), finger) << described(item);
        EXPECT_GE(item.height(), finger) << described(item);
    }
}

// One test, because setting up all states takes longer than checking them.
TEST_P(Pages, HaveReadableTextsLargeTapTargetsAndNames) {
    eachState([](Stage& stage, const std::vector<QQuickItem*>& items) {
        for (const QQuickItem* item : items) {
            if (isA(*item, "QQuickText")) {
                EXPECT_EQ(errorMessage(*item, stage.window()), "") << described(*item);
                EXPECT_FALSE(isRuleId(*item)) << described(*item);
                EXPECT_TRUE(drawnSize(*item) >= smallestLetters(*item) || isOnDrawing(*item) ||
                            item->property("text").toString().isEmpty())
                    << drawnSize(*item) << " px: " << described(*item);
                EXPECT_FALSE(breaksAWord(*item, stage))
                    << "broken inside a word, in " << item->width() << " px: " << described(*item);
            }
            expectRoomForAFinger(*item);
        }
        expectLabelsInNames(stage);
        expectNamedDialogs(stage);
        if (GetParam().language == Language::english) { // the format is the same in both
            EXPECT_THAT(guessedTexts(stage), testing::IsEmpty());
        }
    });
}

/// The home page at the largest text: whole words, as large as the player has chosen, on its
/// buttons.
class HomePages : public Pages {};

TEST_P(HomePages, HaveWholeWordsOfTheChosenSize) {
    eachState(
        [](Stage& stage, const std::vector<QQuickItem*>& items) {
            for (const QQuickItem* item : items) {
                if (!isA(*item, "QQuickText")) {
                    continue;
                }
                EXPECT_FALSE(breaksAWord(*item, stage)) << described(*item);
                const bool isNotice = described(*item).find("SnackBar") != std::string::npos;
                if (!isNotice && item->parentItem()->parentItem() != nullptr &&
                    typeOf(*item->parentItem()->parentItem()) == "IconLabel") {
                    const int chosen = static_cast<int>(16 * stage.preferences().textScale());
                    EXPECT_GE(item->property("font").value<QFont>().pixelSize(), chosen)
                        << described(*item);
                }
            }
        },
        "home");
}

INSTANTIATE_TEST_SUITE_P(
    all, HomePages,
    testing::ValuesIn(viewsToTest(std::vector{Setting{Language::english, {390, 844}, 2},
                                              Setting{Language::french, {360, 640}, 2},
                                              Setting{Language::french, {390, 844}, 2},
                                              Setting{Language::french, {844, 390}, 2},
                                              Setting{Language::french, {390, 844}, 1.3}},
                                  [](const Setting& setting) {
                                      return setting.size == smallestView || setting.textScale < 2;
                                  })));

/// Each language with each window size and text size, a quarter of the states in each process: all
/// of them take minutes.
std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (int quarter = 0; quarter < 4; ++quarter) {
        all.push_back({Language::french, smallestView, 2, quarter});
        all.push_back({Language::english, largestView, 1, quarter});
        all.push_back({Language::english, smallestView, 1, quarter});
        all.push_back({Language::french, largestView, 2, quarter});
    }
    return viewsToTest(std::move(all), [](const Setting& setting) {
        return (setting.size == smallestView) == (setting.textScale > 1);
    });
}

INSTANTIATE_TEST_SUITE_P(all, Pages, testing::ValuesIn(settings()));

} // namespace

} // namespace cimaise
