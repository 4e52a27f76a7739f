// Parses drawings of Musées.
#include "tests/musee/drawn_board.h"

#include "positions/musee/musee_catalogue.h"

#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace cimaise::musee {

namespace {

/// One line of a drawing; gives the number of spaces drawn.
int drawGallery(const std::string& line, Musee& musee, Gallery gallery) {
    std::istringstream words{line};
    int spaces = 0;
    for (std::string word; words >> word;) {
        if (word == "*") {
            musee.bonuses.push_back(gallery);
        } else {
            const auto column = static_cast<std::size_t>(spaces++);
            musee.of(gallery).at(column) = word == "." ? noExhibit : std::stoi(word);
        }
    }
    return spaces;
}

Musee drawMusee(std::string_view drawing, int columns) {
    Musee musee;
    std::istringstream lines{std::string{drawing}};
    std::size_t row = 0;
    for (std::string line; std::getline(lines, line); ++row) {
        const int spaces = drawGallery(line, musee, galleries.at(row));
        EXPECT_EQ(spaces, columns) << "a gallery drawn too long or too short: " << line;
    }
    return musee;
}

} // namespace

Layout drawn(int players, std::initializer_list<std::string_view> musees) {
    const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di", "Eve"};
    GameHeader header;
    header.players = {names.begin(), names.begin() + players};
    Layout layout = newLayout(std::move(header));
    for (std::size_t side = 0; const std::string_view drawing : musees) {
        layout.musees.at(side++) = drawMusee(drawing, columns(layout));
    }
    return layout;
}

Layout withStairs(Layout layout, std::vector<int> top, std::vector<int> bottom) {
    layout.staircases = {.top = std::move(top), .bottom = std::move(bottom)};
    return layout;
}

Layout withHand(Layout layout, int player, Hand hand) {
    if (!layout.hands) {
        layout.hands.emplace(layout.header.players.size());
    }
    layout.hands->at(static_cast<std::size_t>(player)) = std::move(hand);
    return layout;
}

Layout withReading(Layout layout, std::string_view reading, std::string_view option) {
    layout.header.readings = cimaise::withChoice(readings, layout.header.readings, reading, option);
    return layout;
}

} // namespace cimaise::musee
