// Tests that no board, tool or key changes place or size from the first tap of a game to the last:
// every game is entered through the window, and every control compared before and after each tap.
#include "tests/qml/items.h"
#include "tests/qml/sitting.h"

#include <random>

namespace cimaise {

namespace {

class Still : public Sitting {
protected:
    void enterMusee();
    void enterArtSociety();
    void enterMuse();
    void enterRoundOfMuse();
    void enterMuseum();
    void enterObject(std::size_t number);
    /// Each tool in turn, and a place of the board after it.
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
};

// --- Musée ---------------------------------------------------------------------------------

void Still::enterMusee() {
    for (std::size_t i = 0; i < 14; ++i) {
        touch(all("MuseeSpace"), i * 5);
        touch(all("KeypadKey"), i * 7);
        if (i % 5 == 3) {
            thereAndBack();
        }
    }
    for (const char* text : {"musee.tool.move", "musee.tool.where", "musee.tool.hand"}) {
        tool(text);
        touch(all("KeypadKey"), 20);
    }
    tool("musee.tool.text");
    button("musee.text.done");
    otherBoards();
}

// --- Art Society ---------------------------------------------------------------------------

void Still::enterArtSociety() {
    for (int i = 0; i < 8; ++i) {
        const QPoint corner{2 + 3 * (i % 3), 2 + 3 * (i / 3)};
        drag(corner, corner + QPoint{1, 2});
        const auto row = static_cast<std::size_t>(i);
        const Items types = saying("ArtSocietyKey", "frame", QString{});
        if (types.empty()) { // a key of each type in each frame
            touch(all("ArtSocietyKey"), row * 7);
        } else {
            touch(types, row * 3);
            touch(saying("ArtSocietyKey", "type", QString{}), row);
        }
        if (i % 3 == 1) {
            thereAndBack();
        }
    }
    drag({2, 2}, {2, 2}); // selects the tile that hangs there
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

void Still::enterRoundOfMuse() {
    tool("muse.tool.round");
    for (std::size_t i = 0; i < 3; ++i) {
        touch(all("Segment"), i + 1);
        touch(all("MuseTurnCard"), 1);
        touch(all("MuseDeckKey"), i + 1);
        touch(all("MuseDeckKey"), i + 8);
    }
    button("muse.round.resolve");
    button("muse.round.play");
    button("muse.round.next");
}

void Still::enterMuse() {
    for (std::size_t i = 0; i < 10; ++i) {
        touch(all("MuseDeckKey"), i * 7);
        if (i % 4 == 2) {
            thereAndBack();
            touch(all("MusePainting"), i);
            tool("muse.tool.to-palace");
            side(i % 3);
        }
    }
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
    enterRoundOfMuse();
    tool("muse.tool.text");
    tool("muse.tool.cards");
}

// --- Museum --------------------------------------------------------------------------------

void Still::enterObject(std::size_t number) {
    const auto keys = [&](bool civilised, bool domained) {
        Items found = all("MuseumKey");
        std::erase_if(found, [&](const QQuickItem* key) {
            return key->property("civilisation").toString().isEmpty() == civilised ||
                   key->property("domain").toString().isEmpty() == domained;
        });
        return found;
    };
    touch(keys(true, false), number * 5);
    touch(keys(false, true), number);
    touch(keys(false, false), number * 3);
}

void Still::enterMuseum() {
    for (std::size_t i = 0; i < 16; ++i) {
        enterObject(i);
        if (i % 5 == 3) {
            thereAndBack();
            touch(all("MuseumSlot"), i * 7 + 9);
        }
    }
    constexpr std::size_t board = 3;
    tourTools("MuseumSlot", board);
    otherBoards();
}

TEST_P(Still, WhileAGameIsEntered) {
    const std::string_view game = GetParam().game;
    if (game == "musee") {
        enterMusee();
    } else if (game == "art-society") {
        enterArtSociety();
    } else if (game == "muse") {
        enterMuse();
    } else {
        enterMuseum();
    }
}

TEST_P(Still, WhateverIsTouched) {
    constexpr int touches = 60;
    std::minstd_rand chance{12};
    for (int i = 0; i < touches; ++i) {
        touch(touchable(), chance());
    }
    // what was seen and is hidden by now is laid out anew as well, and has to live through it
    for (const QSize& turned : {QSize{844, 390}, GetParam().size}) {
        resize(turned);
        EXPECT_FALSE(shownItems(window()).empty());
    }
}

std::vector<Seat> seats() {
    std::vector<Seat> all;
    for (const char* game : {"musee", "art-society", "muse", "museum"}) {
        for (const Language language : {Language::english, Language::french}) {
            for (const QSize& size :
                 {QSize{390, 844}, QSize{360, 640}, QSize{820, 1180}, QSize{1440, 900}}) {
                all.push_back({game, language, size});
            }
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(games, Still, testing::ValuesIn(seats()));

} // namespace

} // namespace cimaise
