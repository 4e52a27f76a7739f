// Fills the lists of the file format's page, “The file”, to their limits: with pieces that are
// apart, adjacent, or on one spot.
#include "tests/support/crowded_files.h"

#include "positions/file/list_limits.h"

#include <array>
#include <fmt/format.h>

namespace cimaise {

namespace {

using nlohmann::json;

constexpr int tiles = static_cast<int>(tilesOnAWall.entries);
constexpr int objects = static_cast<int>(objectsOnABoard.entries);
constexpr int cards = static_cast<int>(cardsInPile.entries);
constexpr int anything = static_cast<int>(otherLists.entries);

/// `count` entries, made by their numbers from 0.
template <typename Make> json listOf(int count, Make make) {
    json list = json::array();
    for (int i = 0; i < count; ++i) {
        list.push_back(make(i));
    }
    return list;
}

json game(const char* id, int players) {
    return {{"cimaise", 1},
            {"game", id},
            {"title", std::string(200, 'W')},
            {"players", listOf(players, [](int i) { return fmt::format("Player {}", i); })}};
}

// --- Art Society: four of the largest walls --------------------------------------------------

constexpr int side = 60;

json painting(int column, int row, json size) {
    return {
        {"painting", "portrait"}, {"frame", "a"}, {"at", {column, row}}, {"size", std::move(size)}};
}

template <typename Make> json walls(Make make) {
    json document = game("art-society", 4);
    document["wall"] = {{"size", {side, side}},
                        {"stars", {{30, 30}, {31, 30}}},
                        {"eyeline", {29, 32}},
                        {"verified", true}};
    document["museum"] =
        listOf(anything, [](int i) { return json{{"type", "landscape"}, {"value", 3 + i % 7}}; });
    document["walls"] = listOf(4, [&](int) {
        return json{{"ordered", true},
                    {"tiles", listOf(tiles, make)},
                    {"assistant", nullptr},
                    {"excess", 99}};
    });
    return document;
}

json tilesApart(int i) { return painting(1 + 3 * (i % 16), 1 + 3 * (i / 16), {1, 1}); }
json tilesTouching(int i) { return painting(1 + 3 * (i % 16), 1 + 3 * (i / 16), {3, 3}); }
/// Half of them left, half of them right: each touches all of the other half.
json tilesOnTwoSpots(int i) { return painting(1 + side / 2 * (i % 2), 1, {side / 2, side}); }
json tilesOnOneSpot(int) { return painting(1, 1, {side, side}); }
json decorOnOneSpot(int i) { return {{"decor", 1 + i % 99}, {"at", {1, 1}}, {"size", {side, 1}}}; }

// --- Museum ----------------------------------------------------------------------------------

constexpr int boardSide = 12;
constexpr int boards = 63;
constexpr std::array civilisations{"roman", "greek", "celtic"};

json object(int column, int row, int i) {
    return {{"at", {column, row}},
            {"civilisation", civilisations.at(static_cast<std::size_t>(i) % civilisations.size())},
            {"domain", "culture"},
            {"value", 1 + i % 5}};
}

template <typename Make> json museums(Make make) {
    json document = game("museum", 4);
    for (int i = 0; i < boards; ++i) {
        document["boards"][fmt::format("Board {}", i)] = {
            {"plan", listOf(boardSide, [](int) { return std::string(boardSide, 'G'); })},
            {"walls", listOf(i == 0 ? anything : 1, [](int) { return json{{1, 1}, {1, 2}}; })}};
    }
    document["museums"] = listOf(4, [&](int) {
        return json{{"board", "Board 0"},
                    {"objects", listOf(objects, make)},
                    {"experts", listOf(anything, [](int i) {
                         return json{{"name", fmt::format("{} {}", std::string(190, 'W'), i)}};
                     })}};
    });
    return document;
}

json objectsEverywhere(int i) {
    return object(1 + i % boardSide, 1 + i / boardSide % boardSide, i);
}
json objectsOnOneSpot(int i) { return object(1, 1, i); }
json objectsBeside(int i) { return object(60 - i % 40, 60 - i / 40, i); }

// --- Muse ------------------------------------------------------------------------------------

json artists(int count) {
    json document = game("muse", count);
    document["deck"] = "extended";
    const json pile = listOf(cards, [](int i) { return i % 2 == 0 ? "the-sea" : "the-author"; });
    document["artists"] =
        listOf(count, [&](int) { return json{{"studio", pile}, {"palace", pile}}; });
    document["round"] = listOf(count, [](int i) {
        return json{
            {"player", fmt::format("Player {}", i)}, {"action", "patron"}, {"card", "the-sea"}};
    });
    return document;
}

// --- Musée -----------------------------------------------------------------------------------

json musees(int count) {
    json document = game("musee", count);
    document["staircases"] = {{"top", {2, 4, 6}}, {"bottom", {1, 3, 5}}};
    const json same = {1, 1, 1, 1, 1, 1};
    document["musees"] = listOf(count == 4 ? 2 : count, [&](int) {
        return json{{"upper", same},
                    {"middle", same},
                    {"lower", same},
                    {"bonuses", listOf(count > 4 ? 3 : anything, [](int) { return "upper"; })}};
    });
    for (int i = 0; i < std::min(count, 64); ++i) {
        document["hands"][fmt::format("Player {}", i)] = listOf(cards, [](int) { return 1; });
    }
    return document;
}

} // namespace

std::span<const CrowdedFile> crowdedFiles() {
    static constexpr std::array files{
        CrowdedFile{"art-society-apart", [] { return walls(tilesApart); }},
        CrowdedFile{"art-society-touching", [] { return walls(tilesTouching); }},
        CrowdedFile{"art-society-two-spots", [] { return walls(tilesOnTwoSpots); }},
        CrowdedFile{"art-society-one-spot", [] { return walls(tilesOnOneSpot); }},
        CrowdedFile{"art-society-decor", [] { return walls(decorOnOneSpot); }},
        CrowdedFile{"museum-everywhere", [] { return museums(objectsEverywhere); }},
        CrowdedFile{"museum-one-spot", [] { return museums(objectsOnOneSpot); }},
        CrowdedFile{"museum-beside", [] { return museums(objectsBeside); }},
        CrowdedFile{"muse-four", [] { return artists(4); }},
        CrowdedFile{"muse-many", [] { return artists(anything); }},
        CrowdedFile{"musee-four", [] { return musees(4); }},
        CrowdedFile{"musee-many", [] { return musees(anything); }}};
    return files;
}

} // namespace cimaise
