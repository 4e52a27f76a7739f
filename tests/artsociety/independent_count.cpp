// Represents a tile as the set of its squares: slow and obvious.
#include "tests/artsociety/independent_count.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>

namespace cimaise::artsociety::independent {

namespace {

using Json = nlohmann::json;
using Cell = std::pair<int, int>;
using Cells = std::set<Cell>;
using Names = std::vector<std::string>;

const Names typeNames{"city-life", "portrait", "still-life", "landscape"};

bool isPainting(const Json& tile) { return tile.contains("painting"); }

Cells cellsOf(const Json& tile) {
    Cells cells;
    for (int column = 0; column < tile["size"][0]; ++column) {
        for (int row = 0; row < tile["size"][1]; ++row) {
            cells.insert({tile["at"][0].get<int>() + column, tile["at"][1].get<int>() + row});
        }
    }
    return cells;
}

bool shareSquares(const Json& one, const Json& other) {
    const Cells cells = cellsOf(other);
    return std::ranges::any_of(cellsOf(one), [&](Cell cell) { return cells.contains(cell); });
}

bool touching(const Json& one, const Json& other) {
    const Cells cells = cellsOf(other);
    for (const auto& [column, row] : cellsOf(one)) {
        for (const Cell& beside :
             {Cell{column + 1, row}, Cell{column - 1, row}, Cell{column, row + 1},
              Cell{column, row - 1}, Cell{column, row}}) {
            if (cells.contains(beside)) {
                return true;
            }
        }
    }
    return false;
}

bool sameKind(const Json& one, const Json& other, const char* key) {
    return isPainting(one) && isPainting(other) && one[key] == other[key] && touching(one, other);
}

bool hasStartingSize(const Json& tile) {
    return tile["size"] == Json{2, 3} || tile["size"] == Json{3, 2};
}

bool isOverAStar(const Json& file, const Json& tile) {
    const Cells cells = cellsOf(tile);
    return std::ranges::any_of(file["wall"]["stars"], [&](const Json& star) {
        return cells.contains({star[0], star[1]});
    });
}

std::string tileName(std::size_t index) { return fmt::format("tile:{}", index + 1); }

std::string chosen(const Json& file, const char* reading, const char* otherwise) {
    return file.value("readings", Json::object()).value(reading, std::string{otherwise});
}

// --- the museum ----------------------------------------------------------------------------

std::map<std::string, int> markersOf(const Json& file) {
    std::map<std::string, int> markers; // a type without an entry never got there
    if (file.contains("prestige")) {
        for (const std::string& type : typeNames) {
            if (!file["prestige"][type].is_null()) {
                markers[type] = file["prestige"][type];
            }
        }
        return markers;
    }
    const bool black = chosen(file, "art.prestige.black", "no") == "yes";
    for (const Json& unsold : file["museum"]) {
        const std::string type = unsold["type"];
        int space = markers[type] + unsold["value"].get<int>();
        const auto taken = [&] {
            return std::ranges::any_of(markers, [&](const auto& other) {
                const int apart = std::abs(other.second - space);
                return other.first != type && other.second > 0 && space > 0 &&
                       (apart == 0 || (black && apart % 50 == 0));
            });
        };
        while (taken()) {
            --space;
        }
        markers[type] = space;
    }
    return markers;
}

/// The types that reached the museum, from the furthest on.
Names orderOf(const std::map<std::string, int>& markers) {
    Names order;
    for (int space = 2000; space >= 0; --space) {
        for (const std::string& type : typeNames) {
            if (markers.contains(type) && markers.at(type) == space) {
                order.push_back(type);
            }
        }
    }
    return order;
}

int multiplier(const Names& order, const std::string& type) {
    const auto found = std::ranges::find(order, type);
    return found == order.end() ? 2 : 5 - static_cast<int>(found - order.begin());
}

// --- the score -----------------------------------------------------------------------------

bool isFauxPas(const Json& tiles, std::size_t index) {
    for (std::size_t other = 0; other < tiles.size(); ++other) {
        if (other != index && sameKind(tiles[index], tiles[other], "painting")) {
            return true;
        }
    }
    return false;
}

Cells covered(const Json& tiles) {
    Cells all;
    for (const Json& tile : tiles) {
        all.merge(cellsOf(tile));
    }
    return all;
}

Cells wallCells(const Json& file) {
    return cellsOf({{"at", {1, 1}}, {"size", file["wall"]["size"]}});
}

bool inEyeline(const Json& file, const Json& tile) {
    return std::ranges::any_of(cellsOf(tile), [&](Cell cell) {
        return cell.second >= file["wall"]["eyeline"][0] &&
               cell.second <= file["wall"]["eyeline"][1];
    });
}

using Lines = std::map<std::string, int>;

/// Points with a given order of the types in the museum, from the furthest on.
Lines scoreWith(const Names& order, const Json& file, const Json& wall) {
    const Json& tiles = wall["tiles"];
    std::map<std::string, int> lines{{"decor", 0},
                                     {"eyeline", 0},
                                     {"full-gallery", 0},
                                     {"exposed-corners", 0},
                                     {"prestige.city-life", 0},
                                     {"prestige.portrait", 0},
                                     {"prestige.still-life", 0},
                                     {"prestige.landscape", 0}};
    lines["excess"] = -2 * wall["excess"].get<int>();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!isPainting(tiles[i])) {
            lines["decor"] += tiles[i]["decor"].get<int>();
            continue;
        }
        const std::string type = tiles[i]["painting"];
        if (!isFauxPas(tiles, i)) {
            lines["prestige." + type] += multiplier(order, type);
        }
        if (!order.empty() && order.front() == type && inEyeline(file, tiles[i])) {
            lines["eyeline"] += 3;
        }
    }
    const Cells all = covered(tiles);
    const Cells squares = wallCells(file);
    if (std::ranges::includes(all, squares)) {
        lines["full-gallery"] = 5;
    }
    const int width = file["wall"]["size"][0];
    const int height = file["wall"]["size"][1];
    for (const Cell& corner : Cells{{1, 1}, {width, 1}, {1, height}, {width, height}}) {
        lines["exposed-corners"] -= all.contains(corner) ? 0 : 2;
    }
    int total = 0;
    for (const auto& line : lines) {
        total += line.second;
    }
    lines["total"] = total;
    return lines;
}

bool isPrestigeMissing(const Json& file) {
    return markersOf(file).empty() && std::ranges::any_of(file["walls"], [](const Json& wall) {
               return wall["tiles"].size() > 1;
           });
}

/// Without any marker, the points of the museum that gives the fewest.
Lines scoreOf(const Json& file, const Json& wall) {
    if (!isPrestigeMissing(file)) {
        return scoreWith(orderOf(markersOf(file)), file, wall);
    }
    std::optional<Lines> least;
    std::vector<std::size_t> order{0, 1, 2, 3};
    do {
        Names reached;
        for (const std::size_t type : order) {
            reached.push_back(typeNames[type]);
            const Lines lines = scoreWith(reached, file, wall);
            if (!least || lines.at("total") < least->at("total")) {
                least = lines;
            }
        }
    } while (std::ranges::next_permutation(order).found);
    return *least;
}

// --- who earned the decor ------------------------------------------------------------------

struct Giver {
    std::size_t hung;
    int matches;
    int left;
    int given = 0;
};

class Givers {
public:
    Givers(const Json& wall, bool exactly) : m_exactly(exactly), m_excess(wall["excess"]) {
        const Json& tiles = wall["tiles"];
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            int matches = 0;
            for (std::size_t before = 0; before < i; ++before) {
                matches += sameKind(tiles[before], tiles[i], "frame") ? 1 : 0;
            }
            if (matches > 0) {
                m_givers.push_back({.hung = i, .matches = matches, .left = matches});
            }
        }
    }

    bool giveAll(const std::vector<std::pair<std::size_t, int>>& decor, std::size_t next) {
        if (next == decor.size()) {
            return !m_exactly || std::ranges::all_of(m_givers, [](const Giver& giver) {
                return giver.matches < 4 || giver.given == 0 || giver.left == 0;
            });
        }
        const auto [hung, shields] = decor[next];
        if (shields == 1 && m_excess > 0) {
            --m_excess;
            if (giveAll(decor, next + 1)) {
                return true;
            }
            ++m_excess;
        }
        for (Giver& giver : m_givers) {
            const bool able = giver.hung < hung && giver.left >= shields &&
                              (giver.matches >= 4 || giver.given == 0);
            if (!able) {
                continue;
            }
            giver.left -= shields;
            ++giver.given;
            if (giveAll(decor, next + 1)) {
                return true;
            }
            giver.left += shields;
            --giver.given;
        }
        return false;
    }

private:
    bool m_exactly;
    int m_excess;
    std::vector<Giver> m_givers;
};

/// Every decor tile: where it stands in the order, its name, its shields.
struct DecorTile {
    std::size_t hung;
    std::string name;
    int shields;
};

std::vector<DecorTile> decorOf(const Json& wall) {
    std::vector<DecorTile> decor;
    const Json& tiles = wall["tiles"];
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!isPainting(tiles[i])) {
            decor.push_back({i, tileName(i), tiles[i]["decor"]});
        }
    }
    if (!wall["assistant"].is_null() && !isPainting(wall["assistant"])) {
        decor.push_back({tiles.size(), "assistant", wall["assistant"]["decor"]});
    }
    return decor;
}

bool canGive(const Json& wall, const std::vector<DecorTile>& decor, std::size_t first,
             bool exactly) {
    std::vector<std::pair<std::size_t, int>> asked;
    for (std::size_t i = 0; i < first; ++i) {
        asked.emplace_back(decor[i].hung, decor[i].shields);
    }
    return Givers{wall, exactly}.giveAll(asked, 0);
}

/// The places of the finding; nothing when all is well.
std::optional<Names> unearned(const Json& file, const Json& wall) {
    const std::vector<DecorTile> decor = decorOf(wall);
    const Json& tiles = wall["tiles"];
    int shields = 0;
    Names all;
    for (const DecorTile& tile : decor) {
        shields += tile.shields;
        all.push_back(tile.name);
    }
    int earned = wall["excess"];
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t other = 0; other < i; ++other) {
            earned += sameKind(tiles[i], tiles[other], "frame") ? 1 : 0;
        }
    }
    if (shields > earned) {
        return all;
    }
    const bool known =
        std::ranges::all_of(decor, [](const DecorTile& tile) { return tile.shields <= 3; });
    if (!wall["ordered"] || chosen(file, "art.decor.swapped", "no") == "yes" || !known) {
        return std::nullopt;
    }
    for (std::size_t first = 1; first <= decor.size(); ++first) {
        if (!canGive(wall, decor, first, false)) {
            return Names{decor[first - 1].name};
        }
    }
    const bool exactly = chosen(file, "art.decor.four", "at-most") == "exactly";
    return canGive(wall, decor, decor.size(), exactly) ? std::nullopt : std::optional{all};
}

/// Decor with more shields than any painting has neighbours in its own frame, where the order of
/// hanging says nothing.
std::vector<Names> touchedTooLittle(const Json& file, const Json& wall) {
    if (wall["ordered"] || chosen(file, "art.decor.swapped", "no") == "yes") {
        return {};
    }
    const Json& tiles = wall["tiles"];
    int most = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        int matches = 0;
        for (std::size_t other = 0; other < tiles.size(); ++other) {
            matches += i != other && sameKind(tiles[i], tiles[other], "frame") ? 1 : 0;
        }
        most = std::max(most, matches);
    }
    std::vector<Names> noted;
    for (const DecorTile& tile : decorOf(wall)) {
        if ((tile.shields == 2 || tile.shields == 3) && tile.shields > most) {
            noted.push_back({tile.name});
        }
    }
    return noted;
}

// --- findings ------------------------------------------------------------------------------

class Referee {
public:
    explicit Referee(const Json& file) : m_file(file) {}

    Names findings() {
        for (std::size_t i = 0; i < m_file["walls"].size(); ++i) {
            m_player = m_file["players"][i];
            m_wall = m_file["walls"][i];
            tiles();
            joined();
            start();
            sizes();
            decor();
            chains();
            cards();
        }
        m_player = "";
        museum();
        hands();
        rounds();
        ties();
        if (!m_file["wall"]["verified"]) {
            add("art.wall.unverified", {});
        }
        std::ranges::sort(m_findings);
        return m_findings;
    }

private:
    void add(const std::string& rule, const Names& places) {
        m_findings.push_back(fmt::format("{}; {}; {}", rule, m_player, fmt::join(places, ", ")));
    }

    void tiles() {
        const Json& all = m_wall["tiles"];
        const Cells squares = wallCells(m_file);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!std::ranges::includes(squares, cellsOf(all[i]))) {
                add("art.inside", {tileName(i)});
            }
            for (std::size_t other = i + 1; other < all.size(); ++other) {
                if (shareSquares(all[i], all[other])) {
                    add("art.overlap", {tileName(i), tileName(other)});
                }
            }
        }
        if (std::ranges::includes(covered(all), squares)) {
            add("art.end", {});
        }
    }

    static bool isStart(const Json& tile) { return tile.value("start", false); }

    void joined() {
        const Json& all = m_wall["tiles"];
        if (std::ranges::none_of(all, isStart)) {
            return;
        }
        std::set<std::size_t> good;
        for (std::size_t again = 0; again <= all.size(); ++again) {
            for (std::size_t i = 0; i < all.size(); ++i) {
                bool joins = isStart(all[i]);
                for (std::size_t other = 0; other < all.size(); ++other) {
                    const bool counts = m_wall["ordered"] ? other < i : good.contains(other);
                    joins = joins || (other != i && counts && touching(all[other], all[i]));
                }
                if (joins) {
                    good.insert(i);
                }
            }
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!good.contains(i)) {
                add("art.touch", {tileName(i)});
            }
        }
    }

    void start() {
        const Json& all = m_wall["tiles"];
        Names starts;
        Json last;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (isStart(all[i])) {
                starts.push_back(tileName(i));
                last = all[i];
            }
        }
        if (starts.size() != 1) {
            if (!all.empty()) {
                add("art.start", starts);
            }
            return;
        }
        if (!hasStartingSize(last)) {
            add("art.start", starts);
        }
        if (!isOverAStar(m_file, last)) {
            add("art.start", starts);
        }
    }

    void size(const Json& tile, const std::string& name) {
        const int columns = tile["size"][0];
        const int rows = tile["size"][1];
        if (isPainting(tile)) {
            const std::set<Cell> none{{1, 1}, {2, 1}, {1, 2}, {3, 1}, {1, 3}};
            if (none.contains({columns, rows}) || columns > 5 || rows > 5) {
                add("art.size", {name});
            }
            return;
        }
        const int shields = tile["decor"];
        const bool line = (columns == shields && rows == 1) || (columns == 1 && rows == shields);
        if (shields > 3 || !line) {
            add("art.decor.size", {name});
        }
    }

    void sizes() {
        for (std::size_t i = 0; i < m_wall["tiles"].size(); ++i) {
            size(m_wall["tiles"][i], tileName(i));
        }
        if (!m_wall["assistant"].is_null()) {
            size(m_wall["assistant"], "assistant");
        }
    }

    void decor() {
        if (chosen(m_file, "art.frames.moved", "final") == "final") {
            if (const auto places = unearned(m_file, m_wall)) {
                add("art.decor.earned", *places);
            } else {
                for (const Names& noted : touchedTooLittle(m_file, m_wall)) {
                    add("art.decor.earned", noted);
                }
            }
        }
        if (m_wall["excess"] > 2) {
            add("art.excess", {"excess"});
        }
        if (m_wall["excess"] >= 2) {
            add("art.end", {"excess"});
        }
    }

    void chains() {
        const Json& all = m_wall["tiles"];
        std::vector<std::size_t> chain(all.size()); // the lowest tile of each one's chain
        for (std::size_t i = 0; i < all.size(); ++i) {
            chain[i] = i;
        }
        for (std::size_t again = 0; again < all.size(); ++again) {
            for (std::size_t i = 0; i < all.size(); ++i) {
                for (std::size_t other = 0; other < all.size(); ++other) {
                    if (i != other && sameKind(all[i], all[other], "painting")) {
                        chain[i] = std::min(chain[i], chain[other]);
                    }
                }
            }
        }
        for (std::size_t first = 0; first < all.size(); ++first) {
            Names places;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (chain[i] == first) {
                    places.push_back(tileName(i));
                }
            }
            if (places.size() > 1) {
                add("art.fauxpas", places);
            }
        }
    }

    void cards() {
        if (!m_wall.contains("hand")) {
            return;
        }
        const std::vector<int> hand = m_wall["hand"];
        for (int card = 0; card <= 99; ++card) {
            const auto times = std::ranges::count(hand, card);
            if (times > 1 || (times == 1 && (card < 1 || card > 20))) {
                add("art.bids", {"hand"});
            }
        }
        if (paintingsTaken(m_wall) != 1 + 20 - std::ssize(hand)) {
            add("art.count", {"hand"});
        }
    }

    static std::ptrdiff_t paintingsTaken(const Json& wall) {
        auto paintings = std::ranges::count_if(wall["tiles"], isPainting);
        paintings += wall["excess"].get<int>();
        paintings += !wall["assistant"].is_null() && isPainting(wall["assistant"]) ? 1 : 0;
        return paintings;
    }

    /// Notes about the number of rounds where no hand of the same wall shows it.
    void rounds() {
        std::set<std::ptrdiff_t> byHand;
        std::set<std::ptrdiff_t> byWall;
        for (const Json& wall : m_file["walls"]) {
            if (wall.contains("hand")) {
                byHand.insert(20 - std::ssize(wall["hand"]));
            }
            if (wall["tiles"].size() > 1) {
                byWall.insert(paintingsTaken(wall) - 1);
            }
        }
        if (byHand.empty() && byWall.size() > 1) {
            add("art.count", {});
        }
        for (std::size_t i = 0; byHand.size() == 1 && i < m_file["walls"].size(); ++i) {
            const Json& wall = m_file["walls"][i];
            if (!wall.contains("hand") && wall["tiles"].size() > 1 &&
                paintingsTaken(wall) - 1 != *byHand.begin()) {
                m_player = m_file["players"][i];
                add("art.count", {});
            }
        }
        m_player = "";
        const std::ptrdiff_t played = byHand.size() == 1 ? *byHand.begin()
                                      : byWall.empty()   ? 0
                                                         : *byWall.begin();
        if (m_file.contains("museum") && std::ssize(m_file["museum"]) < played) {
            add("art.count", {});
        }
    }

    void museum() {
        const std::map<std::string, int> markers = markersOf(m_file);
        const bool black = chosen(m_file, "art.prestige.black", "no") == "yes";
        for (std::size_t i = 0; i < typeNames.size(); ++i) {
            for (std::size_t other = i + 1; other < typeNames.size(); ++other) {
                if (!markers.contains(typeNames[i]) || !markers.contains(typeNames[other])) {
                    continue;
                }
                const int one = markers.at(typeNames[i]);
                const int two = markers.at(typeNames[other]);
                if (one == two || (black && one > 0 && two > 0 && (one - two) % 50 == 0)) {
                    add("art.prestige",
                        {"prestige:" + typeNames[i], "prestige:" + typeNames[other]});
                }
            }
            if (markers.size() < 4 && markers.contains(typeNames[i]) &&
                markers.at(typeNames[i]) == 0) {
                add("art.prestige", {"prestige:" + typeNames[i]});
            }
        }
        if (isPrestigeMissing(m_file)) {
            add("art.prestige", {});
        }
    }

    void hands() {
        std::set<std::size_t> lengths;
        Names places;
        for (const Json& wall : m_file["walls"]) {
            if (wall.contains("hand")) {
                lengths.insert(wall["hand"].size());
                places.emplace_back("hand");
            }
        }
        if (lengths.size() > 1) {
            add("art.count", places);
        }
        if (lengths == std::set<std::size_t>{0}) {
            add("art.end", {});
        }
    }

    void ties() {
        if (markersOf(m_file).empty()) {
            return; // prestige missing
        }
        std::vector<int> totals;
        for (const Json& wall : m_file["walls"]) {
            if (wall["tiles"].size() < 2) {
                return; // not every wall shows more than its starting painting
            }
            totals.push_back(scoreOf(m_file, wall)["total"]);
        }
        for (std::size_t i = 0; i < totals.size(); ++i) {
            if (totals[i] == std::ranges::max(totals) &&
                std::ranges::count(totals, totals[i]) > 1 && !m_file["walls"][i].contains("hand")) {
                m_player = m_file["players"][i];
                add("art.hand.needed", {"hand"});
            }
        }
        m_player = "";
    }

    const Json& m_file;
    Json m_wall;
    std::string m_player;
    Names m_findings;
};

/// Places by counting who is better.
Names rankingOf(const Json& file) {
    std::vector<std::pair<int, int>> worth; // points, hand
    const std::size_t players = file["players"].size();
    for (const Json& wall : file["walls"]) {
        worth.emplace_back(scoreOf(file, wall)["total"], 0);
    }
    for (std::size_t i = 0; i < players; ++i) {
        bool known = true;
        for (std::size_t other = 0; other < players; ++other) {
            known = known &&
                    (worth[other].first != worth[i].first || file["walls"][other].contains("hand"));
        }
        for (const Json& card : known ? file["walls"][i].value("hand", Json::array()) : Json{}) {
            worth[i].second += card.get<int>();
        }
    }
    std::set<std::pair<int, int>, std::greater<>> steps{worth.begin(), worth.end()};
    Names ranking;
    for (auto step = steps.begin(); step != steps.end(); ++step) {
        std::string names;
        for (std::size_t i = 0; i < players; ++i) {
            names += worth[i] == *step ? file["players"][i].get<std::string>() + ", " : "";
        }
        const auto better =
            std::ranges::count_if(worth, [&](const auto& one) { return one > *step; });
        std::string by = "points";
        if (std::ranges::count(worth, *step) > 1) {
            by = "shared";
        } else if (steps.size() > 1) {
            const auto next = std::next(step) == steps.end() ? std::prev(step) : std::next(step);
            by = next->first == step->first ? "hand" : "points";
        }
        ranking.push_back(fmt::format("{} {}{}", better + 1, names, by));
    }
    return ranking;
}

} // namespace

WrittenVerdict count(std::string_view file) {
    const Json document = Json::parse(file);
    WrittenVerdict result;
    result.findings = Referee{document}.findings();
    for (std::size_t i = 0; i < document["players"].size(); ++i) {
        result.scores[document["players"][i]] = scoreOf(document, document["walls"][i]);
    }
    result.ranking = rankingOf(document);
    return result;
}

/// Tiles that another tile may touch: all, or with an unknown order those connected to the start.
std::set<std::size_t> joinedTiles(const Json& wall) {
    const Json& all = wall["tiles"];
    const auto isStart = [](const Json& tile) { return tile.value("start", false); };
    const bool every = wall["ordered"] || std::ranges::none_of(all, isStart);
    std::set<std::size_t> joined;
    for (std::size_t again = 0; again <= all.size(); ++again) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            bool joins = every || isStart(all[i]);
            for (const std::size_t other : joined) {
                joins = joins || touching(all[other], all[i]);
            }
            if (joins) {
                joined.insert(i);
            }
        }
    }
    return joined;
}

std::map<std::string, std::string> placements(std::string_view file, std::size_t player,
                                              std::string_view tile) {
    const Json document = Json::parse(file);
    const Json& wall = document["walls"][player];
    const Cells squares = wallCells(document);
    const int before = scoreOf(document, wall)["total"];
    const std::set<std::size_t> joined = joinedTiles(wall);
    std::map<std::string, std::string> answers;
    for (const auto& [column, row] : squares) {
        Json held = Json::parse(tile);
        held["at"] = {column, row};
        Json after = wall;
        after["tiles"].push_back(held);
        std::string& answer = answers[fmt::format("{},{}", column, row)];
        Names overlapped;
        Names matches;
        Names fauxPasWith;
        bool touches = false;
        for (std::size_t i = 0; i < wall["tiles"].size(); ++i) {
            const Json& other = wall["tiles"][i];
            touches = touches || (joined.contains(i) && touching(held, other));
            if (shareSquares(held, other)) {
                overlapped.push_back(tileName(i));
            }
            if (sameKind(held, other, "frame")) {
                matches.push_back(tileName(i));
            }
            if (sameKind(held, other, "painting")) {
                fauxPasWith.push_back(tileName(i));
            }
        }
        const bool bare = wall["tiles"].empty();
        const bool starts =
            isPainting(held) && hasStartingSize(held) && isOverAStar(document, held);
        if (bare && !starts) {
            answer = "art.start";
        } else if (!std::ranges::includes(squares, cellsOf(held))) {
            answer = "art.inside";
        } else if (!overlapped.empty()) {
            answer = fmt::format("art.overlap {}", fmt::join(overlapped, " "));
        } else if (!bare && !touches) {
            answer = "art.touch";
        } else {
            answer = fmt::format("{:+} {} / {} / {}", scoreOf(document, after)["total"] - before,
                                 fmt::join(matches, " "), fmt::join(fauxPasWith, " "),
                                 inEyeline(document, held));
        }
    }
    return answers;
}

} // namespace cimaise::artsociety::independent
