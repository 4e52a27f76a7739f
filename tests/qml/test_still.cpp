// Tests that no board, tool or key changes place or size from the first tap of a game to the last:
// a sample of every game is entered through the window, and every control compared before and after
// each tap.
#include "tests/qml/items.h"
#include "tests/qml/ui_playthrough.h"
#include "tests/qml/views.h"

#include <algorithm>
#include <map>
#include <random>

namespace cimaise {

namespace {

class StableLayout : public Sitting {
protected:
    /// Undoes and redoes the third of every five edits.
    void tapItem(const char* kind, QQuickItem& item) override {
        Sitting::tapItem(kind, item);
        if (kind == std::string_view{"edit"} && ++m_edits % 5 == 3) {
            thereAndBack();
        }
    }

    /// Taps the tools and keys that entering the sample has left out.
    void use(std::string_view game);
    void useMusee();
    void useArtSociety();
    void useMuse();
    void playRoundOfMuse();
    void useMuseum();
    void scoreMuseum();
    /// Taps each tool and, after each, a place of the board.
    void tourTools(const char* place, std::size_t except) {
        for (std::size_t i = 0; i < all("ToolKey").size(); ++i) {
            if (i != except) {
                touch(all("ToolKey"), i);
                touch(all(place), i * 5 + 11);
            }
        }
    }
    void thereAndBack() {
        undo();
        redo();
    }
    void otherBoards() {
        side(1);
        side(2);
        side(0);
    }

private:
    int m_edits = 0;
};

// --- Musée ---------------------------------------------------------------------------------

void StableLayout::useMusee() {
    for (const char* text : {"musee.tool.move", "musee.tool.where", "musee.tool.hand"}) {
        tool(text);
        touch(all("KeypadKey"), 20);
    }
    tool("musee.tool.text");
    button("musee.text.done");
    otherBoards();
}

// --- Art Society ---------------------------------------------------------------------------

void StableLayout::useArtSociety() {
    outline({6, 4}, {6, 4}); // selects the tile on this square
    button("art.keypad.start");
    constexpr std::size_t printedWall = 4;
    for (std::size_t i = 0; i < all("ToolKey").size(); ++i) {
        if (i != printedWall) {
            touch(all("ToolKey"), i);
        }
    }
    touch(all("ToolKey"), 0);
    otherBoards();
}

// --- Muse ----------------------------------------------------------------------------------

void StableLayout::playRoundOfMuse() {
    tool("muse.tool.round");
    for (std::size_t i = 0; i < 3; ++i) {
        touch(all("Segment"), i + 1);
        touch(all("MuseTurnCard"), 2);
        touch(all("MuseDeckKey"), i + 1);
        touch(all("MuseDeckKey"), i + 8);
        if (!all("MusePaymentKey").empty()) {
            touch(all("MusePaymentKey"), 0);
        }
        touch(all("MuseTurnCard"), 1);
        touch(all("MuseTurnCard"), 0);
        button("muse.round.next-player");
    }
    button("muse.round.resolve");
    button("muse.round.play");
    button("muse.round.play"); // confirms if there was a warning; otherwise does nothing
    button("muse.round.next");
}

void StableLayout::useMuse() {
    for (std::size_t i = 0; i < 3; ++i) { // more would end the game with the round
        touch(all("MuseDeckKey"), i * 7);
    }
    touch(all("MusePainting"), 2);
    tool("muse.tool.to-palace");
    side(2);
    tool("muse.tool.coins");
    Items coins = saying("IconButton", "enabled", true);
    std::erase_if(coins, [](const QQuickItem* item) {
        const QQuickItem* above = item;
        while (above != nullptr && typeOf(*above) != "TableHeader" &&
               typeOf(*above) != "SideStrip") {
            above = above->parentItem();
        }
        return above != nullptr;
    });
    for (std::size_t i = 0; i < 6; ++i) {
        touch(coins, i);
    }
    tool("muse.tool.patron");
    button("muse.patron.begin");
    button("muse.patron.next");
    button("muse.patron.all");
    playRoundOfMuse();
    tool("muse.tool.cards");
}

// --- Museum --------------------------------------------------------------------------------

/// All kinds of controls of the final scoring: figures, experts, patrons and what they ask for.
void StableLayout::scoreMuseum() {
    tool("museum.tool.figures");
    const auto raise = [this](std::size_t figure) {
        const QString name = all("MuseumFigure").at(figure)->property("accessibleName").toString();
        touch(saying("IconButton", "text",
                     qtTrId("museum.figure.more").replace(QStringLiteral("{figure}"), name)));
    };
    const std::size_t figures = all("MuseumFigure").size();
    for (std::size_t i = 0; i < figures; ++i) {
        raise(i);
    }
    for (std::size_t i = 0; i < 6; ++i) {
        touch(all("MuseumChip"), i * 3);
    }
    for (const char* patron :
         {"museum.patron.quadruple", "museum.patron.legacy", "museum.patron.masterpieces"}) {
        turnTo(saying("MuseumChip", "name", qtTrId(patron)));
        const Items chips = all("MuseumChip");
        const auto last = std::ranges::find_if(chips, [](const QQuickItem* chip) {
            return chip->property("name").toString() == qtTrId("museum.patron.none");
        });
        const Items parts{std::next(last), chips.end()};
        for (std::size_t i = 0; i < std::min<std::size_t>(parts.size(), 4); ++i) {
            touch(parts, i);
        }
        for (std::size_t i = figures; i < all("MuseumFigure").size(); ++i) {
            raise(i);
        }
    }
}

void StableLayout::useMuseum() {
    constexpr std::size_t board = 3;
    tourTools("MuseumSlot", board);
    scoreMuseum();
    tool("museum.tool.objects");
    otherBoards();
}

void StableLayout::use(std::string_view game) {
    using Use = void (StableLayout::*)();
    static const std::map<std::string_view, Use> uses{
        {"musee", &StableLayout::useMusee},
        {"muse", &StableLayout::useMuse},
        {"museum", &StableLayout::useMuseum},
        {"art-society", &StableLayout::useArtSociety}};
    (this->*uses.at(game))();
}

TEST_P(StableLayout, MovesNothingWhileGameIsEntered) {
    const std::string_view game = GetParam().game;
    if (game == "muse") { // before the game is over
        use(game);
    }
    enterSample(*this, game);
    if (game != "muse") {
        use(game);
    }
}

TEST_P(StableLayout, MovesNothingOnRandomTaps) {
    constexpr int touches = 60;
    std::minstd_rand chance{12};
    for (int i = 0; i < touches; ++i) {
        touch(touchable(), chance());
    }
    // Items that are hidden by now are laid out again as well, and must survive it.
    for (const QSize& turned : {QSize{844, 390}, GetParam().size}) {
        resize(turned);
        EXPECT_FALSE(shownItems(window()).empty());
    }
}

std::vector<SittingSetting> seats() {
    std::vector<SittingSetting> all;
    for (const char* game : gameIds()) {
        for (const Language language : {Language::english, Language::french}) {
            for (const QSize& size :
                 {QSize{390, 844}, QSize{360, 640}, QSize{820, 1180}, QSize{1440, 900}}) {
                all.push_back({game, language, size});
            }
        }
    }
    return cornersToTest(std::move(all));
}

INSTANTIATE_TEST_SUITE_P(games, StableLayout, testing::ValuesIn(seats()));

// --- pages and sheets ----------------------------------------------------------------------

class StablePages : public testing::TestWithParam<QSize>, public TestedWindow {
protected:
    using Places = std::map<QString, QRectF>;

    StablePages() {
        m_stage.window().resize(GetParam());
        rest();
    }
    void rest() {
        m_stage.settle();
        m_stage.settle();
    }
    /// Places of everything that can be tapped on the home page above the saved games, by text.
    [[nodiscard]] Places homePlaces() {
        m_stage.app().navigator()->show(Navigator::Home);
        rest();
        Places places;
        for (const char* file : {"Chip", "AppButton"}) {
            for (const QQuickItem* item : all(file)) {
                if (around(*item, "HomeIntroduction") != nullptr) {
                    places[item->property("text").toString()] = placeOf(*item);
                }
            }
        }
        return places;
    }
};

TEST_P(StablePages, HomePageStaysInPlaceForAnyOpenGame) {
    const auto expectSame = [this](const Places& before, const char* why) {
        const Places now = homePlaces();
        for (const auto& [words, place] : before) {
            EXPECT_EQ(now.at(words), place) << words.toStdString() << ", " << why;
        }
    };
    const Places before = homePlaces();
    ASSERT_GE(before.size(), 6U) << "a new game, a file, a code, and four boards to check";
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    const Places with = homePlaces();
    for (const char* check : {"Musée", "Art Society"}) {
        EXPECT_EQ(with.at(QString::fromUtf8(check)), before.at(QString::fromUtf8(check)));
    }
    m_stage.session().setFinished(true); // otherwise it stays the game to continue
    m_stage.openSample("museum", QStringLiteral("finished-3"));
    ASSERT_EQ(m_stage.session().game(), "museum");
    expectSame(with, "three players");
    m_stage.session().setTitle(
        QStringLiteral("The long evening at the sea, the second game of it"));
    m_stage.session().setFinished(true);
    expectSame(with, "a long title");
    m_stage.app().draft()->checkBoard(QStringLiteral("musee"));
    expectSame(with, "an empty check");
    EXPECT_EQ(m_stage.session().game(), "museum");
}

TEST_P(StablePages, FindingsSheetStaysInPlaceWhileFixing) {
    if (GetParam().width() >= 760) {
        return; // findings stand beside the board
    }
    m_stage.openSample("musee", QStringLiteral("illegal"));
    m_stage.openSheet("table.findings");
    rest();
    ASSERT_NE(find("IconButton", "text", qtTrId("wall.sheet.close")), nullptr);
    const QRectF before = placeOf(*find("IconButton", "text", qtTrId("wall.sheet.close")));
    const int found = m_stage.session().findings()->count();
    const auto& layout = std::get<musee::Layout>(m_stage.session().current());
    musee::Layout fixed = musee::newLayout(layout.header);
    ASSERT_TRUE(m_stage.session().edit(fixed, {.text = {"test.fixed"}}));
    rest();
    ASSERT_LT(m_stage.session().findings()->count(), found);
    ASSERT_NE(find("IconButton", "text", qtTrId("wall.sheet.close")), nullptr);
    EXPECT_EQ(placeOf(*find("IconButton", "text", qtTrId("wall.sheet.close"))), before);
}

TEST_P(StablePages, TabsStayInPlaceWhenGameIsFinished) {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    const QQuickItem* const score = find("IconButton", "text", qtTrId("table.score"));
    const QRectF place = score != nullptr ? placeOf(*score) : QRectF{};
    std::vector<QRectF> tabs;
    for (const QQuickItem* tab : all("SideTab")) {
        tabs.push_back(placeOf(*tab));
    }
    m_stage.session().setFinished(true);
    rest();
    for (std::size_t tab = 0; tab < tabs.size(); ++tab) {
        EXPECT_EQ(placeOf(*all("SideTab").at(tab)), tabs[tab]);
    }
    for (const QQuickItem* item : all("IconButton")) {
        EXPECT_TRUE(item == score || place.intersected(placeOf(*item)).isEmpty())
            << described(*item) << " stands where the score sheet was";
    }
}

INSTANTIATE_TEST_SUITE_P(sizes, StablePages,
                         testing::ValuesIn(sizesToTest({{360, 640}, {390, 844}, {1440, 900}})));

} // namespace

} // namespace cimaise
