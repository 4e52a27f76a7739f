// Reads and writes a position of Musée (rulebook, "Setup", "Special rules for 3- and 4-player
// games").
#include "positions/musee/musee_layout.h"

#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::musee {

namespace {

//% "Column {column} is listed twice; a row has only one token per column."
constexpr TextId columnTwice = CIMAISE_TEXT("musee.file.column-twice");
//% "No player is called “{name}”."
constexpr TextId handWithoutPlayer = CIMAISE_TEXT("musee.file.hand-without-player");

std::vector<std::string_view> galleryIds() {
    std::vector<std::string_view> ids(galleries.size());
    std::ranges::transform(galleries, ids.begin(), galleryId);
    return ids;
}

std::vector<int> readTokens(const JsonCursor& value, int columns) {
    std::vector<int> tokens;
    for (const JsonCursor& entry : value.entries(otherLists)) {
        const int column = entry.integer(1, columns);
        if (!entry.refused() && std::ranges::find(tokens, column) != tokens.end()) {
            entry.refuse({.text = columnTwice, .arguments = {{"column", column}}});
        }
        tokens.push_back(column);
    }
    return tokens;
}

Musee readMusee(const JsonCursor& value, int columns) {
    value.expectKeys({"upper", "middle", "lower", "bonuses"});
    Musee musee;
    for (const Gallery gallery : galleries) {
        std::size_t column = 0;
        for (const JsonCursor& entry :
             value.at(galleryId(gallery)).entries(static_cast<std::size_t>(columns))) {
            musee.of(gallery).at(column++) =
                entry.integerOrNull(1, highestInBox).value_or(noExhibit);
        }
    }
    for (const JsonCursor& entry : value.at("bonuses").entries(otherLists)) {
        musee.bonuses.push_back(galleries.at(entry.choice(galleryIds())));
    }
    return musee;
}

std::vector<std::optional<Hand>> readHands(const JsonCursor& value,
                                           const std::vector<std::string>& players) {
    std::vector<std::optional<Hand>> hands(players.size());
    for (const std::string& name : value.keys()) {
        const auto player = std::ranges::find(players, name);
        const JsonCursor cards = value.at(name);
        if (player == players.end()) {
            cards.refuse({.text = handWithoutPlayer, .arguments = {{"name", shownText(name)}}});
            break;
        }
        Hand& hand = hands.at(static_cast<std::size_t>(player - players.begin())).emplace();
        for (const JsonCursor& card : cards.entries(cardsInPile)) {
            hand.push_back(card.integer(1, highestInBox));
        }
    }
    return hands;
}

Json writeSpaces(const Spaces& spaces, int columns) {
    Json entries = Json::array();
    for (int column = 0; column < columns; ++column) {
        const Exhibit exhibit = spaces.at(static_cast<std::size_t>(column));
        entries.push_back(exhibit == noExhibit ? Json(nullptr) : Json(exhibit));
    }
    return entries;
}

Json writeMusee(const Musee& musee, int columns) {
    Json entry;
    for (const Gallery gallery : galleries) {
        entry[std::string{galleryId(gallery)}] = writeSpaces(musee.of(gallery), columns);
    }
    entry["bonuses"] = Json::array();
    for (const Gallery gallery : musee.bonuses) {
        entry["bonuses"].push_back(galleryId(gallery));
    }
    return entry;
}

} // namespace

Layout::Layout() = default;
Layout::Layout(const Layout& other) = default;
Layout::Layout(Layout&& other) noexcept = default;
Layout& Layout::operator=(const Layout& other) = default;
Layout& Layout::operator=(Layout&& other) noexcept = default;
Layout::~Layout() = default;
bool Layout::operator==(const Layout& other) const = default;

int columns(const Layout& layout) { return layout.header.playerCount() == 3 ? 5 : mostColumns; }

Exhibit highestInDeck(const Layout& layout) {
    return layout.header.playerCount() == 3 ? highestInBox : 50;
}

int sideCount(const Layout& layout) {
    const int players = layout.header.playerCount();
    return players == 4 ? 2 : players;
}

int sideOf(const Layout& layout, int player) {
    return layout.header.playerCount() == 4 ? player % 2 : player;
}

std::string sideName(const Layout& layout, int side) {
    const std::vector<std::string>& players = layout.header.players;
    if (side < 0 || side >= sideCount(layout)) {
        return {};
    }
    const auto first = static_cast<std::size_t>(side);
    return players.size() == 4 ? fmt::format("{} & {}", players[first], players[first + 2])
                               : players[first];
}

bool isFull(const Layout& layout, const Musee& musee, Gallery gallery) {
    const Spaces& spaces = musee.of(gallery);
    return std::find(spaces.begin(), spaces.begin() + columns(layout), noExhibit) ==
           spaces.begin() + columns(layout);
}

bool isClaimed(const Layout& layout, Gallery gallery) {
    return std::ranges::any_of(layout.musees, [gallery](const Musee& musee) {
        return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
    });
}

Place spaceOf(Gallery gallery, int column) {
    return {.area = galleryId(gallery), .column = column};
}

Place galleryPlace(Gallery gallery) { return {.area = galleryId(gallery)}; }

Staircases firstGameStaircases(int players) {
    if (players == 3) {
        return {.top = {2, 4}, .bottom = {1, 3, 5}};
    }
    return {.top = {2, 4, 6}, .bottom = {1, 3, 5}};
}

Layout newLayout(GameHeader header) {
    Layout layout;
    layout.header = std::move(header);
    layout.staircases = firstGameStaircases(layout.header.playerCount());
    layout.musees.resize(static_cast<std::size_t>(sideCount(layout)));
    return layout;
}

Layout readLayout(const JsonCursor& document) {
    document.expectKeys({"cimaise", "game", "players", "staircases", "musees"},
                        optionalKeys({"hands"}));
    Layout layout;
    layout.header = readHeader(document, readings);
    const int width = columns(layout);
    const JsonCursor tokens = document.at("staircases");
    tokens.expectKeys({"top", "bottom"});
    layout.staircases = {.top = readTokens(tokens.at("top"), width),
                         .bottom = readTokens(tokens.at("bottom"), width)};
    for (const JsonCursor& entry : document.at("musees").entries(otherLists)) {
        layout.musees.push_back(readMusee(entry, width));
    }
    if (document.has("hands")) {
        layout.hands = readHands(document.at("hands"), layout.header.players);
    }
    return layout;
}

Json writeLayout(const Layout& layout) {
    Json document = writeHeader(gameId, layout.header);
    document["staircases"] = {{"top", layout.staircases.top}, {"bottom", layout.staircases.bottom}};
    document["musees"] = Json::array();
    for (const Musee& musee : layout.musees) {
        document["musees"].push_back(writeMusee(musee, columns(layout)));
    }
    if (layout.hands) {
        document["hands"] = Json::object();
        for (std::size_t player = 0; player < layout.hands->size(); ++player) {
            if (const std::optional<Hand>& hand = (*layout.hands)[player]) {
                document["hands"][layout.header.players[player]] = *hand;
            }
        }
    }
    return document;
}

} // namespace cimaise::musee
