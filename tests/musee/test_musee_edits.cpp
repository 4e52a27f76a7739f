// Tests the edits of a Musée, and a gallery typed as text.
#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_edits.h"
#include "positions/musee/musee_gallery_text.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"
#include "validators/musee/musee_rules.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Space upperOf(int column, int side = 0) {
    return {.side = side, .gallery = Gallery::upper, .column = column};
}
constexpr Space middleOf(int column, int side = 0) {
    return {.side = side, .gallery = Gallery::middle, .column = column};
}
constexpr Space lowerOf(int column, int side = 0) {
    return {.side = side, .gallery = Gallery::lower, .column = column};
}

// --- hanging -------------------------------------------------------------------------------

TEST(MuseeEdits, HangsInEmptySpaceOrReplacesPainting) {
    EXPECT_EQ(hang(twoPlayers(), middleOf(3), 13), twoPlayers(". . . . . .\n. . 13 . . ."));
    EXPECT_EQ(hang(twoPlayers("", "4 . . . . ."), upperOf(1, 1), 5), twoPlayers("", "5 . . . . ."));
}

TEST(MuseeEdits, AllowsIllegalPlacement) {
    EXPECT_EQ(hang(twoPlayers("30 . . . . ."), upperOf(2), 5), twoPlayers("30 5 . . . ."));
}

TEST(MuseeEdits, RemovesHungCardFromOwnTeamsHands) {
    const Layout table = withHand(withHand(fourPlayers(), 2, {7, 14}), 1, {14});
    EXPECT_EQ(hang(table, upperOf(1), 14),
              withHand(withHand(fourPlayers("14 . . . . ."), 2, {7}), 1, {14}))
        << "Ana & Cy share the first Musée; Bo still holds the 14, which is a finding";
}

TEST(MuseeEdits, ClearsSpaceOrGallery) {
    EXPECT_EQ(clear(twoPlayers("1 2 . . . ."), upperOf(2)), twoPlayers("1 . . . . ."));
    EXPECT_EQ(clearGallery(twoPlayers("1 2 . . . .\n3 4 . . . ."), 0, Gallery::upper),
              twoPlayers(". . . . . .\n3 4 . . . ."));
}

TEST(MuseeEdits, MovesToEmptySpaceAndSwapsWithPainting) {
    EXPECT_EQ(exchange(twoPlayers("1 . . . . ."), upperOf(1), lowerOf(6)),
              twoPlayers(". . . . . .\n. . . . . .\n. . . . . 1"));
    EXPECT_EQ(exchange(twoPlayers("1 . . 9 . ."), upperOf(1), upperOf(4)),
              twoPlayers("9 . . 1 . ."));
}

TEST(MuseeEdits, FindsSpaceOfPainting) {
    const Layout table = twoPlayers("1 . . . . .", ". . . . . .\n. . 13 . . .");
    EXPECT_EQ(spaceOfExhibit(table, 13), middleOf(3, 1));
    EXPECT_EQ(spaceOfExhibit(table, 14), std::nullopt);
}

// --- bonuses, tokens, hands ----------------------------------------------------------------

TEST(MuseeEdits, ClaimsTransfersAndReturnsBonus) {
    const Layout noExhibit = twoPlayers();
    const Layout anas = toggleBonus(noExhibit, 0, Gallery::middle);
    EXPECT_THAT(anas.musees[0].bonuses, ElementsAre(Gallery::middle));
    const Layout bos = toggleBonus(anas, 1, Gallery::middle);
    EXPECT_THAT(bos.musees[0].bonuses, IsEmpty());
    EXPECT_THAT(bos.musees[1].bonuses, ElementsAre(Gallery::middle));
    EXPECT_EQ(toggleBonus(bos, 1, Gallery::middle), noExhibit);
}

TEST(MuseeEdits, KeepsBonusesInGalleryOrder) {
    const Layout table =
        toggleBonus(toggleBonus(twoPlayers(), 0, Gallery::lower), 0, Gallery::upper);
    EXPECT_THAT(table.musees[0].bonuses, ElementsAre(Gallery::upper, Gallery::lower));
}

TEST(MuseeEdits, TogglesStaircaseToken) {
    const Layout turned = toggleToken(twoPlayers(), topTokens, 3);
    EXPECT_THAT(turned.staircases.top, ElementsAre(2, 3, 4, 6));
    EXPECT_THAT(toggleToken(turned, bottomTokens, 1).staircases.bottom, ElementsAre(3, 5));
    EXPECT_EQ(toggleToken(turned, topTokens, 3), twoPlayers());
}

TEST(MuseeEdits, TogglesCardsInHand) {
    const Layout one = toggleCard(twoPlayers(), 1, 20);
    EXPECT_EQ(one, withHand(twoPlayers(), 1, {20}));
    EXPECT_THAT(handOf(toggleCard(one, 1, 8), 1), ElementsAre(8, 20));
    EXPECT_THAT(handOf(one, 0), IsEmpty());
    EXPECT_EQ(toggleCard(one, 1, 20), twoPlayers()) << "an empty hand is not kept";
}

// --- the next empty space ------------------------------------------------------------------

TEST(MuseeEdits, FindsNextEmptySpaceInReadingOrder) {
    const Layout table = twoPlayers("1 2 . 4 5 6\n7 . . . . .");
    EXPECT_EQ(nextEmpty(table, upperOf(1)), upperOf(3));
    EXPECT_EQ(nextEmpty(table, upperOf(3)), middleOf(2));
    EXPECT_EQ(nextEmpty(table, lowerOf(6)), upperOf(3)) << "from the last space on to the first";
}

TEST(MuseeEdits, FindsNoEmptySpaceInFullMusee) {
    const Layout full = threePlayers("1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15");
    EXPECT_EQ(nextEmpty(full, upperOf(1)), std::nullopt);
    EXPECT_EQ(nextEmpty(clear(full, middleOf(2)), middleOf(2)), middleOf(2));
}

// --- a gallery as text ---------------------------------------------------------------------

Spaces read(std::string_view text, int columns = 6) {
    return readGallery(text, columns).value_or(Spaces{-1});
}

Message refused(std::string_view text, int columns = 6) {
    const auto spaces = readGallery(text, columns);
    return spaces ? Message{} : spaces.error();
}

TEST(MuseeGalleryText, ReadsNumbersAndEmptySpaces) {
    const Spaces expected{5, 0, 13, 28, 38, 0};
    for (const std::string_view text :
         {"5 . 13 28 38 .", "5,.,13,28,38,.", "5 - 13 28 38 -", "5 _ 13 28 38 _", "5 · 13 28 38 ·",
          "  5; . ;13;28 ; 38;.  ", "5 . 13 28 38"}) {
        EXPECT_EQ(read(text), expected) << text;
    }
    EXPECT_EQ(read(""), Spaces{});
    EXPECT_EQ(read("......"), Spaces{});
}

TEST(MuseeGalleryText, AsksAboutMarkAfterNumber) {
    const std::vector<std::string> both{"7 . 18 . . .", "7 18 . . . ."};
    for (const std::string text : {"7. 18", "7.18", "7-18", "7- 18", "7· 18", "7., 18"}) {
        EXPECT_EQ(galleryMeanings(text, 6), both) << text;
        EXPECT_EQ(described(refused(text)), "musee.entry.ambiguous text=" + text);
    }
    for (const std::string& meaning : both) {
        EXPECT_TRUE(galleryMeanings(meaning, 6).empty());
        EXPECT_EQ(galleryText(read(meaning), 6), meaning);
    }
    EXPECT_TRUE(galleryMeanings("7 . 18", 6).empty()) << "a mark of its own is an empty space";
    EXPECT_EQ(read("5..13"), (Spaces{5, 0, 0, 13, 0, 0})) << "nobody types two full stops";
    EXPECT_TRUE(galleryMeanings("7 18.", 6).empty()) << "the space at the end is empty either way";
}

TEST(MuseeGalleryText, TakesOnlyMeaningThatFits) {
    EXPECT_EQ(read("7. 18. 23. 30. 41. 45."), (Spaces{7, 18, 23, 30, 41, 45}));
    EXPECT_EQ(read("7. 18. 23. 30. 41.", 5), (Spaces{7, 18, 23, 30, 41}));
    EXPECT_TRUE(galleryMeanings("7. 18. 23. 30. 41. 45.", 6).empty());
}

TEST(MuseeGalleryText, NamesUnreadableTextBeforeSurplusEntry) {
    EXPECT_EQ(described(refused("1 2 3 4 5 6 blabla")),
              "musee.entry.unknown entry=7 text=blabla highest=60");
}

TEST(MuseeGalleryText, ReadsBackWrittenText) {
    const Spaces spaces{5, 0, 13, 28, 38, 0};
    EXPECT_EQ(galleryText(spaces, 6), "5 . 13 28 38 .");
    EXPECT_EQ(read(galleryText(spaces, 6)), spaces);
    EXPECT_EQ(galleryText({}, 5), ". . . . .");
}

TEST(MuseeGalleryText, AcceptsDuplicateAndUnorderedNumbers) {
    EXPECT_EQ(read("9 9 60 1"), (Spaces{9, 9, 60, 1, 0, 0}));
}

TEST(MuseeGalleryText, NamesInvalidEntry) {
    for (const std::string text : {"x", "0", "61", "1x", "99999999999999999999", "+3", "1:2"}) {
        const Message expected{.text = {"musee.entry.unknown"},
                               .arguments = {{"entry", 3}, {"text", text}, {"highest", 60}}};
        EXPECT_EQ(refused("5 . " + text + " 28"), expected) << text;
    }
}

TEST(MuseeGalleryText, NamesFirstSurplusEntry) {
    const Message expected{.text = {"musee.entry.too-many"},
                           .arguments = {{"entry", 6}, {"columns", 5}}};
    EXPECT_EQ(refused("1 2 3 4 5 6", 5), expected);
    EXPECT_EQ(refused(". . . . . .", 5), expected);
}

TEST(MuseeGalleryText, FillsGallery) {
    EXPECT_EQ(fillGallery(twoPlayers("1 2 3 . . ."), 0, Gallery::upper, read("5 . 13")),
              twoPlayers("5 . 13 . . ."));
}

} // namespace

} // namespace cimaise::musee
