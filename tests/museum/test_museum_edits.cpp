// Tests the edits of a museum and of a board, and an object typed as text.
#include "positions/cases.h"
#include "positions/museum/museum_board_edits.h"
#include "positions/museum/museum_edits.h"
#include "positions/museum/museum_object_text.h"

#include <gmock/gmock.h>

namespace cimaise::museum {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Object romanCulture{
    .at = {1, 1}, .civilisation = Civilisation::roman, .domain = Domain::culture, .value = 3};
constexpr Object greekWarfare{
    .at = {2, 1}, .civilisation = Civilisation::greek, .domain = Domain::warfare, .value = 5};

Object movedTo(Object object, Cell cell) {
    object.at = cell;
    return object;
}

Layout bare() {
    GameHeader header;
    header.players = {"Ana", "Bo"};
    return newLayout(std::move(header));
}

Layout with(std::vector<Object> objects) { return lay(bare(), 0, std::move(objects)); }

const std::vector<Object>& objectsOf(const Layout& layout) {
    return *layout.museums.front().objects;
}

// --- objects -------------------------------------------------------------------------------

TEST(MuseumEdits, AddsObjectOrReplacesAnother) {
    const Layout one = put(bare(), 0, romanCulture);
    EXPECT_THAT(objectsOf(one), ElementsAre(romanCulture));
    EXPECT_THAT(objectsOf(put(one, 0, greekWarfare)), ElementsAre(romanCulture, greekWarfare));
    const Object other = movedTo(greekWarfare, {1, 1});
    EXPECT_THAT(objectsOf(put(one, 0, other)), ElementsAre(other));
    EXPECT_THAT(*one.museums[1].objects, IsEmpty()) << "the other museum is left alone";
}

TEST(MuseumEdits, AllowsIllegalPlacement) {
    const Object off = movedTo(romanCulture, {9, 9});
    EXPECT_THAT(objectsOf(put(bare(), 0, off)), ElementsAre(off));
}

TEST(MuseumEdits, ChangesOneTrait) {
    const Layout table = with({romanCulture, greekWarfare});
    EXPECT_EQ(objectOn(change(table, 0, {1, 1}, Civilisation::inca), 0, {1, 1})->civilisation,
              Civilisation::inca);
    EXPECT_EQ(objectOn(change(table, 0, {1, 1}, Domain::theology), 0, {1, 1})->domain,
              Domain::theology);
    EXPECT_EQ(objectOn(change(table, 0, {1, 1}, 4), 0, {1, 1})->value, 4);
    EXPECT_EQ(objectOn(change(table, 0, {1, 1}, 4), 0, {2, 1})->value, 5);
    EXPECT_EQ(change(table, 0, {3, 3}, 4), table);
}

TEST(MuseumEdits, RemovesFirstObjectOfCell) {
    const Object onTop = movedTo(greekWarfare, {1, 1});
    const Layout table = with({romanCulture, onTop});
    EXPECT_THAT(objectsOf(take(table, 0, {1, 1})), ElementsAre(onTop));
    EXPECT_EQ(take(table, 0, {5, 5}), table);
    EXPECT_THAT(objectsOf(takeAll(table, 0)), IsEmpty());
}

TEST(MuseumEdits, MovesToEmptyCellAndSwapsWithObject) {
    const Layout table = with({romanCulture, greekWarfare});
    EXPECT_THAT(objectsOf(exchange(table, 0, {1, 1}, {5, 5})),
                ElementsAre(movedTo(romanCulture, {5, 5}), greekWarfare));
    EXPECT_THAT(objectsOf(exchange(table, 0, {5, 5}, {1, 1})),
                ElementsAre(movedTo(romanCulture, {5, 5}), greekWarfare));
    EXPECT_THAT(objectsOf(exchange(table, 0, {1, 1}, {2, 1})),
                ElementsAre(movedTo(romanCulture, {2, 1}), movedTo(greekWarfare, {1, 1})));
    EXPECT_EQ(exchange(table, 0, {4, 4}, {5, 5}), table);
    EXPECT_EQ(exchange(table, 0, {1, 1}, {1, 1}), table);
}

TEST(MuseumEdits, FindsNextEmptySlotInReadingOrder) {
    const Layout table = with({romanCulture, greekWarfare});
    EXPECT_EQ(nextEmpty(table, 0, {1, 1}), (Cell{3, 1}));
    EXPECT_EQ(nextEmpty(table, 0, {5, 1}), (Cell{1, 2}));
    EXPECT_EQ(nextEmpty(table, 0, {5, 5}), (Cell{3, 1})) << "from the last slot on to the first";
}

TEST(MuseumEdits, SkipsBlockedAndMissingSlots) {
    Layout table = storeBoard(bare(), "small", {.plan = {".x ", "G.."}, .walls = {}, .bonus = {}});
    table = useBoard(std::move(table), 0, "small");
    EXPECT_EQ(nextEmpty(table, 0, {1, 1}), (Cell{1, 2}));
    for (const Cell cell : {Cell{1, 1}, Cell{1, 2}, Cell{2, 2}, Cell{3, 2}}) {
        table = put(std::move(table), 0, movedTo(romanCulture, cell));
    }
    EXPECT_EQ(nextEmpty(table, 0, {1, 1}), std::nullopt);
}

TEST(MuseumEdits, ListsLatestObjectsWithoutDuplicates) {
    const Layout table = with({romanCulture, greekWarfare, movedTo(romanCulture, {3, 1})});
    EXPECT_THAT(latest(table, 0, 5), ElementsAre(movedTo(romanCulture, {3, 1}), greekWarfare));
    EXPECT_THAT(latest(table, 0, 1), ElementsAre(movedTo(romanCulture, {3, 1})));
    EXPECT_THAT(latest(bare(), 0, 5), IsEmpty());
}

// --- steps to an arrangement ---------------------------------------------------------------

std::vector<Object> objectsAt(const std::vector<Cell>& cells) {
    std::vector<Object> objects;
    for (const Cell& cell : cells) {
        objects.push_back(movedTo(romanCulture, cell));
        objects.back().value = static_cast<int>(objects.size());
    }
    return objects;
}

/// Number of steps from one arrangement to the other; checks that they lead there.
std::size_t stepCount(const std::vector<Cell>& from, const std::vector<Cell>& to) {
    std::vector<Object> objects = objectsAt(from);
    const std::vector<Step> steps = stepsBetween(objects, objectsAt(to));
    for (const Step& step : steps) {
        EXPECT_EQ(objects.at(step.object).at, step.from);
        objects = stepped(std::move(objects), step);
    }
    EXPECT_EQ(objects, objectsAt(to));
    return steps.size();
}

TEST(MuseumSteps, UsesOneStepPerMovedObjectAndOneLessPerCycle) {
    EXPECT_EQ(stepCount({{1, 1}, {2, 1}}, {{1, 1}, {2, 1}}), 0U);
    EXPECT_EQ(stepCount({{1, 1}, {2, 1}}, {{2, 1}, {1, 1}}), 1U) << "a swap";
    EXPECT_EQ(stepCount({{1, 1}, {2, 1}}, {{2, 1}, {3, 1}}), 2U) << "one follows the other";
    EXPECT_EQ(stepCount({{1, 1}, {2, 1}, {3, 1}}, {{2, 1}, {3, 1}, {1, 1}}), 2U) << "a circle";
}

TEST(MuseumSteps, MovesObjectsOntoFreeSlots) {
    EXPECT_EQ(stepCount({{9, 9}, {1, 1}}, {{1, 1}, {2, 1}}), 2U);
    EXPECT_EQ(stepCount({{1, 1}, {1, 1}, {2, 1}}, {{2, 1}, {1, 1}, {3, 1}}), 2U);
}

// --- experts, patron, figures --------------------------------------------------------------

TEST(MuseumEdits, TogglesExperts) {
    const Layout hired = toggleExpert(toggleExpert(bare(), 0, Civilisation::roman), 0,
                                      Expert{std::string{"Patricia Turner"}});
    EXPECT_TRUE(hasExpert(hired, 0, Civilisation::roman));
    EXPECT_FALSE(hasExpert(hired, 1, Civilisation::roman));
    EXPECT_FALSE(hasExpert(hired, 0, Domain::culture));
    const Layout gone = toggleExpert(hired, 0, Civilisation::roman);
    EXPECT_THAT(*gone.museums[0].experts, ElementsAre(Expert{std::string{"Patricia Turner"}}));
}

TEST(MuseumEdits, CreatesPatronWithPointsFromRulebooks) {
    using Points = std::vector<CopyFact>;
    const std::vector<std::pair<PatronKind, Points>> known{
        {PatronKind::quadruple, {std::nullopt, 10, std::nullopt, std::nullopt}},
        {PatronKind::continent, {std::nullopt, 16, std::nullopt}},
        {PatronKind::legacy, {10, std::nullopt, std::nullopt}},
        {PatronKind::perfect, {std::nullopt, std::nullopt, std::nullopt}},
        {PatronKind::greatestTeam, {5}},
        {PatronKind::glimpse, {std::nullopt}}};
    for (const auto& [kind, points] : known) {
        EXPECT_EQ(newPatron(kind).points, points) << info(kind).id;
    }
}

TEST(MuseumEdits, SetsPatronPoints) {
    const Layout table = setPatron(bare(), 0, newPatron(PatronKind::legacy));
    const Layout next = setPatronFigure(table, 0, 1, 20);
    EXPECT_THAT(*(*next.museums[0].patron)->points, ElementsAre(10, 20, std::nullopt));
    EXPECT_EQ(setPatronFigure(table, 0, 3, 20), table) << "the card has three levels";
    EXPECT_EQ(setPatronFigure(bare(), 0, 0, 20), bare()) << "there is no patron";
    EXPECT_EQ(*setPatron(next, 0, std::nullopt).museums[0].patron, std::nullopt);
}

TEST(MuseumEdits, SetsAndClearsFiguresByContinent) {
    const Layout table =
        setDiscard(setOpinion(bare(), Continent::asia, 3), 1, Continent::europe, 2);
    EXPECT_EQ(table.opinion->at(3), 3);
    EXPECT_EQ(table.museums[1].discard->at(1), 2);
    EXPECT_EQ(setOpinion(setDiscard(table, 1, Continent::europe, std::nullopt), Continent::asia,
                         std::nullopt),
              bare());
}

TEST(MuseumEdits, SetsTrackPrestigePressAndEdition) {
    const Layout table = setEdition(setPress(setPrestige(setTrack(bare(), 0, 47), 0, 2), 0, 1),
                                    Edition::firstFrench);
    EXPECT_EQ(*table.museums[0].track, 47);
    EXPECT_EQ(*table.museums[0].prestige, 2);
    EXPECT_EQ(*table.museums[0].press, 1);
    EXPECT_EQ(*table.edition, Edition::firstFrench);
    EXPECT_EQ(*setTrack(table, 0, std::nullopt).museums[0].track, std::nullopt);
}

// --- boards --------------------------------------------------------------------------------

/// Expects that a game with the board survives writing and reading.
void expectRoundTrip(const Board& board) {
    const AnyCase table{storeBoard(bare(), "mine", board)};
    EXPECT_EQ(readCase(writeCase(table)), table);
}

TEST(MuseumBoards, MarksCells) {
    const Board board = marked(plainBoard(3, 2), {2, 1}, mainMark);
    EXPECT_THAT(board.plan, ElementsAre(".G.", "..."));
    EXPECT_EQ(marked(board, {4, 1}, mainMark), board) << "beyond the plan";
    expectRoundTrip(board);
}

TEST(MuseumBoards, KeepsLastSlot) {
    const Board board = marked(plainBoard(2, 1), {1, 1}, blockedMark);
    EXPECT_THAT(board.plan, ElementsAre("x."));
    EXPECT_EQ(marked(board, {2, 1}, noSlotMark), board);
    EXPECT_EQ(marked(board, {2, 1}, mainMark).plan.front(), "xG");
    EXPECT_EQ(resized(board, 1, 1), board);
}

TEST(MuseumBoards, KeepsWallsOnlyBetweenNeighbouringSlots) {
    const Board board = toggledWall(plainBoard(3, 2), {2, 1}, {1, 1});
    EXPECT_TRUE(hasWall(board, {1, 1}, {2, 1}));
    EXPECT_TRUE(hasWall(board, {2, 1}, {1, 1}));
    EXPECT_EQ(toggledWall(board, {1, 1}, {2, 2}), board) << "only a corner in common";
    EXPECT_THAT(*toggledWall(board, {1, 1}, {2, 1}).walls, IsEmpty());
    EXPECT_THAT(*marked(board, {1, 1}, noSlotMark).walls, IsEmpty());
    EXPECT_THAT(*resized(board, 1, 2).walls, IsEmpty());
    expectRoundTrip(board);
    expectRoundTrip(marked(board, {1, 1}, noSlotMark));
    expectRoundTrip(resized(board, 1, 2));
}

TEST(MuseumBoards, ResizesAndSetsBonuses) {
    Board board = resized(marked(plainBoard(2, 2), {1, 1}, mainMark), 3, 1);
    EXPECT_THAT(board.plan, ElementsAre("G.."));
    for (const Bonus bonus : {Bonus::main, Bonus::full, Bonus::both}) {
        EXPECT_EQ(bonusOf(board, bonus), std::nullopt);
        board = withBonus(std::move(board), bonus, 7 + static_cast<int>(bonus));
    }
    EXPECT_EQ(bonusOf(board, Bonus::main), 7);
    EXPECT_EQ(bonusOf(board, Bonus::full), 8);
    EXPECT_EQ(bonusOf(board, Bonus::both), 9);
    expectRoundTrip(board);
}

TEST(MuseumBoards, SavesRenamesAndDeletesBoards) {
    const Board small = plainBoard(2, 2);
    Layout table = useBoard(storeBoard(bare(), "small", small), 1, "small");
    EXPECT_EQ(boardName(table, 0), "standard");
    EXPECT_EQ(boardName(table, 1), "small");
    EXPECT_EQ(boardOf(table, table.museums[1]), small);
    EXPECT_EQ(useBoard(table, 0, "nowhere"), table);
    table = renameBoard(std::move(table), "small", "tiny");
    EXPECT_EQ(boardName(table, 1), "tiny");
    EXPECT_EQ(renameBoard(table, "tiny", "standard"), table) << "there is one of that name";
    EXPECT_EQ(boardName(dropBoard(table, "tiny"), 1), "standard");
}

TEST(MuseumBoards, PrefersStandardBoardOfFile) {
    const Board own = withBonus(standardBoardPlan, Bonus::main, 12);
    const Layout table = storeBoard(bare(), standardBoard, own);
    EXPECT_EQ(boardOf(table, table.museums[0]), own);
    const Layout before = dropBoard(table, standardBoard);
    EXPECT_EQ(boardOf(before, before.museums[0]), standardBoardPlan);
}

// --- an object as text ---------------------------------------------------------------------

/// Test language: French names and letters of two civilisations and a domain.
std::string french(const TextId& text) {
    const std::array<std::pair<std::string_view, std::string_view>, 5> words{
        {{"museum.civilisation.egyptian", "Égyptien"},
         {"museum.civilisation.egyptian.letters", "Ég"},
         {"museum.civilisation.roman", "Romain"},
         {"museum.domain.warfare", "Guerre"},
         {"museum.domain.warfare.letters", "Gu"}}};
    for (const auto& [id, word] : words) {
        if (text.id == id) {
            return std::string{word};
        }
    }
    return {};
}

Object object(Civilisation civilisation, Domain domain, int value) {
    return {.at = {}, .civilisation = civilisation, .domain = domain, .value = value};
}

TEST(MuseumObjectText, ReadsPrefixesInAnyOrder) {
    const Object expected = object(Civilisation::roman, Domain::culture, 3);
    for (const std::string_view text : {"rom cul 3", "roman culture 3", "3 cul rom", "ROM Cul 3",
                                        "rom\tcul  3", "rom3cul", "r cu 3", "culture 3 roman"}) {
        EXPECT_EQ(readObject(text), expected) << text;
    }
}

TEST(MuseumObjectText, ReadsTranslatedNamesAndLetters) {
    const Object expected = object(Civilisation::egyptian, Domain::warfare, 5);
    for (const std::string_view text : {"égy gue 5", "egy gue 5", "ÉGYPTIEN Guerre 5", "ég gu 5",
                                        "egyptian warfare 5", "e\xCC\x81gy gue 5"}) {
        EXPECT_EQ(readObject(text, french), expected) << text;
    }
}

TEST(MuseumObjectText, ReadsBackWrittenText) {
    EXPECT_EQ(objectText(object(Civilisation::roman, Domain::culture, 3)), "rom cul 3");
    EXPECT_EQ(objectText(object(Civilisation::egyptian, Domain::warfare, 5), french), "egy gue 5");
    for (const TranslateText& format : {TranslateText{}, TranslateText{french}}) {
        for (std::size_t i = 0; i < civilisationCount * domainCount; ++i) {
            const Object one = object(static_cast<Civilisation>(i % civilisationCount),
                                      static_cast<Domain>(i / civilisationCount),
                                      static_cast<int>(i % highestValue) + 1);
            EXPECT_EQ(readObject(objectText(one, format), format), one);
        }
    }
}

std::string_view refused(std::string_view text) {
    const auto read = readObject(text);
    return read ? "" : read.error().text.id;
}

TEST(MuseumObjectText, ReportsInvalidWord) {
    const Message unknown{.text = {"museum.object.unknown"},
                          .arguments = {{"text", std::string{"xyz"}}, {"highest", 5}}};
    EXPECT_EQ(readObject("rom xyz 3").error(), unknown);
    const Message several{.text = {"museum.object.several"},
                          .arguments = {{"text", std::string{"in"}},
                                        {"one", info(Civilisation::inca).name},
                                        {"other", info(Civilisation::indian).name},
                                        {"oneTyped", std::string{"inc"}},
                                        {"otherTyped", std::string{"ind"}}}};
    EXPECT_EQ(readObject("in cul 3").error(), several);
    for (const std::string_view text :
         {"rom cul 0", "rom cul 6", "rom cul 33", "rom cul 3;", "?"}) {
        EXPECT_EQ(refused(text), "museum.object.unknown") << text;
    }
    for (const std::string_view text : {"rom rom cul 3", "rom cul arc 3", "rom cul 3 3"}) {
        EXPECT_EQ(refused(text), "museum.object.too-many") << text;
    }
    for (const std::string_view text : {"", "rom", "rom cul", "cul 3", "rom 3", "3"}) {
        EXPECT_EQ(refused(text), "museum.object.missing") << text;
    }
}

TEST(MuseumObjectText, ReadsSeveralObjects) {
    EXPECT_THAT(readObjects("rom cul 3, gre war 5;\n inca nav 1\n").value(),
                ElementsAre(object(Civilisation::roman, Domain::culture, 3),
                            object(Civilisation::greek, Domain::warfare, 5),
                            object(Civilisation::inca, Domain::navigation, 1)));
    EXPECT_THAT(readObjects(" ; ").value(), IsEmpty());
    EXPECT_EQ(readObjects("rom cul 3, gre").error().text.id, "museum.object.missing");
}

TEST(MuseumObjectText, OffersMeaningsOfAmbiguousWord) {
    // m: Mayan or Mesopotamian; c: Celtic, Chinese or culture
    EXPECT_THAT(objectMeanings("rom cul 3, m war 2"),
                ElementsAre("rom cul 3, may war 2", "rom cul 3, mes war 2"));
    EXPECT_THAT(objectMeanings("rom c 3"), ElementsAre("rom cul 3"))
        << "an object has only one civilisation";
    EXPECT_THAT(objectMeanings("rom cul 3"), IsEmpty());
    EXPECT_THAT(objectMeanings("blabla"), IsEmpty());
}

} // namespace

} // namespace cimaise::museum
