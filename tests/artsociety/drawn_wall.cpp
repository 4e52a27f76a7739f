// Parses the tiles of a wall written in a test.
#include "tests/artsociety/drawn_wall.h"

#include "positions/artsociety/art_society_catalogue.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace cimaise::artsociety {

namespace {

std::pair<int, int> readPair(const std::string& text, char between) {
    const std::size_t middle = text.find(between);
    return {std::stoi(text.substr(0, middle)), std::stoi(text.substr(middle + 1))};
}

} // namespace

PlacedTile tile(std::string_view text) {
    std::istringstream words{std::string{text}};
    std::string kind;
    std::string second;
    std::string size;
    words >> kind >> second >> size;
    PlacedTile hung;
    if (kind == "decor") {
        hung.tile.face = Decor{std::stoi(second)};
    } else {
        const auto* const type = std::ranges::find(typeInfos, kind, &TypeInfo::id);
        EXPECT_NE(type, typeInfos.end()) << text;
        const auto* const frame = std::ranges::find(frames, second, frameId);
        EXPECT_NE(frame, frames.end()) << text;
        hung.tile.face = Painting{
            .type = types.at(static_cast<std::size_t>(type - typeInfos.begin())), .frame = *frame};
    }
    const auto [columns, rows] = readPair(size, 'x');
    hung.tile.size = {.columns = columns, .rows = rows};
    for (std::string word; words >> word;) {
        if (word == "start") {
            std::get<Painting>(hung.tile.face).start = true;
        } else if (word != "at") {
            const auto [column, row] = readPair(word, ',');
            hung.at = {.column = column, .row = row};
        }
    }
    return hung;
}

Layout table(const std::vector<Drawing>& walls) {
    const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di"};
    GameHeader header;
    header.players = {names.begin(), names.begin() + static_cast<std::ptrdiff_t>(walls.size())};
    Layout layout = newLayout(std::move(header));
    layout.wall.verified = true;
    layout.museum = Markers{31, 22, 17, 44};
    for (std::size_t i = 0; i < walls.size(); ++i) {
        layout.galleries[i].ordered = true;
        for (const std::string& text : walls[i]) {
            layout.galleries[i].tiles.push_back(tile(text));
        }
    }
    return layout;
}

Layout withReading(Layout layout, std::string_view reading, std::string_view option) {
    layout.header.readings = cimaise::withChoice(readings, layout.header.readings, reading, option);
    return layout;
}

} // namespace cimaise::artsociety
