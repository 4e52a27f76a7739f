// Implements the independent scorer: a Musée is a map from places to numbers, and nothing is
// cached.
#include "tests/musee/independent_count.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace cimaise::independent {

namespace {

using Board = std::map<std::string, int>; // "upper:4" → 18; without empty spaces

const std::vector<std::string> allGalleries{"upper", "middle", "lower"};

struct Table {
    int playerCount = 0;
    int columns = 6;
    int deck = 50;
    std::vector<std::string> players;
    std::vector<std::string> sides;
    std::vector<Board> boards;
    std::vector<std::vector<std::string>> bonuses; // of each board
    std::set<std::string> stairs;                  // "top:4"
    std::map<std::string, int> stairCount;         // "top" → 3
    std::map<std::string, std::vector<int>> hands;
};

std::string place(const std::string& area, int column) {
    return area + ":" + std::to_string(column);
}

Table read(std::string_view file) {
    const nlohmann::json document = nlohmann::json::parse(file);
    Table table;
    table.players = document["players"].get<std::vector<std::string>>();
    table.playerCount = static_cast<int>(table.players.size());
    if (table.playerCount == 3) {
        table.columns = 5;
        table.deck = 60;
    }
    table.sides = table.players;
    if (table.playerCount == 4) {
        table.sides = {table.players[0] + " & " + table.players[2],
                       table.players[1] + " & " + table.players[3]};
    }
    for (const std::string row : {"top", "bottom"}) {
        for (const int column : document["staircases"][row]) {
            table.stairs.insert(place(row, column));
            ++table.stairCount[row];
        }
    }
    for (const auto& musee : document["musees"]) {
        Board board;
        for (const std::string& gallery : allGalleries) {
            for (int column = 1; column <= table.columns; ++column) {
                const auto& entry = musee[gallery][static_cast<std::size_t>(column - 1)];
                if (!entry.is_null()) {
                    board[place(gallery, column)] = entry;
                }
            }
        }
        table.boards.push_back(board);
        table.bonuses.push_back(musee["bonuses"].get<std::vector<std::string>>());
    }
    if (document.contains("hands")) {
        table.hands = document["hands"].get<std::map<std::string, std::vector<int>>>();
    }
    return table;
}

int at(const Board& board, const std::string& gallery, int column) {
    const auto found = board.find(place(gallery, column));
    return found == board.end() ? 0 : found->second;
}

bool full(const Table& table, const Board& board, const std::string& gallery) {
    for (int column = 1; column <= table.columns; ++column) {
        if (at(board, gallery, column) == 0) {
            return false;
        }
    }
    return true;
}

/// Owner of a board; a surplus board has none.
std::string ownerOf(const Table& table, std::size_t board) {
    return board < table.sides.size() ? table.sides[board] : "";
}

/// Side of a player.
std::size_t sideOf(const Table& table, const std::string& player) {
    const auto seat =
        static_cast<std::size_t>(std::ranges::find(table.players, player) - table.players.begin());
    return table.playerCount == 4 ? seat % 2 : seat;
}

bool wrongTable(const Table& table) {
    const int n = table.playerCount;
    return n < 2 || n > 4 || table.boards.size() != table.sides.size();
}

/// True if a number may go in an empty space: lower ones to its left, higher ones to its right.
bool mayHang(const Table& table, const Board& board, const std::string& gallery, int column,
             int number) {
    if (at(board, gallery, column) != 0) {
        return false;
    }
    for (int other = 1; other <= table.columns; ++other) {
        const int there = at(board, gallery, other);
        if (there != 0 && other < column && there >= number) {
            return false;
        }
        if (there != 0 && other > column && there <= number) {
            return false;
        }
    }
    return true;
}

bool fitsGallery(const Table& table, const Board& board, const std::string& gallery, int number) {
    for (int column = 1; column <= table.columns; ++column) {
        if (mayHang(table, board, gallery, column, number)) {
            return true;
        }
    }
    return false;
}

bool hangsAnywhere(const Table& table, int number) {
    for (const Board& board : table.boards) {
        for (const auto& [where, hung] : board) {
            if (hung == number) {
                return true;
            }
        }
    }
    return false;
}

/// True if the number is in the deck, hangs nowhere and fits the board.
bool canBeHung(const Table& table, const Board& board, int number) {
    if (number > table.deck || hangsAnywhere(table, number)) {
        return false;
    }
    return std::ranges::any_of(allGalleries, [&](const std::string& gallery) {
        return fitsGallery(table, board, gallery, number);
    });
}

// --- the referee ---------------------------------------------------------------------------

class Referee {
public:
    explicit Referee(const Table& table) : m_table(table) {}

    std::vector<std::string> findings() {
        players();
        staircases();
        numbers();
        ascending();
        for (const std::string& gallery : allGalleries) {
            bonusOf(gallery);
        }
        stuck();
        std::ranges::sort(m_found);
        return m_found;
    }

private:
    void format(const std::string& rule, const std::string& owner,
                const std::vector<std::string>& places) {
        std::string text = rule + "; " + owner + "; ";
        for (std::size_t i = 0; i < places.size(); ++i) {
            text += (i > 0 ? ", " : "") + places[i];
        }
        m_found.push_back(text);
    }

    void players() {
        if (wrongTable(m_table)) {
            format("musee.players", "", {});
        }
    }

    void staircases() {
        const int top = m_table.stairCount.contains("top") ? m_table.stairCount.at("top") : 0;
        const int bottom =
            m_table.stairCount.contains("bottom") ? m_table.stairCount.at("bottom") : 0;
        const std::set<int> allowed =
            m_table.playerCount == 3 ? std::set<int>{2, 3} : std::set<int>{3};
        if (!allowed.contains(top)) {
            format("musee.staircases", "", {"top"});
        }
        if (!allowed.contains(bottom)) {
            format("musee.staircases", "", {"bottom"});
        }
        if (m_table.playerCount == 3 && allowed.contains(top) && allowed.contains(bottom) &&
            top + bottom != 5) {
            format("musee.staircases", "", {"top", "bottom"});
        }
    }

    /// Owners of the places: one name if all belong to one player or side.
    [[nodiscard]] std::string
    sharedBy(const std::vector<std::pair<std::string, std::size_t>>& owners) const {
        std::set<std::string> names;
        std::set<std::size_t> sides;
        for (const auto& [name, side] : owners) {
            names.insert(name);
            sides.insert(side);
        }
        if (names.size() == 1) {
            return *names.begin();
        }
        return sides.size() == 1 ? ownerOf(m_table, *sides.begin()) : "";
    }

    void numbers() {
        struct Seen {
            std::vector<std::string> places;
            std::vector<std::pair<std::string, std::size_t>> owners; // name and side
        };
        std::map<int, Seen> seen;
        const auto see = [&](int number, const std::string& owner, std::size_t side,
                             const std::string& where) {
            seen[number].places.push_back(where);
            seen[number].owners.emplace_back(owner, side);
            if (number > m_table.deck) {
                format("musee.deck", owner, {where});
            }
        };
        for (std::size_t i = 0; i < m_table.boards.size(); ++i) {
            for (const std::string& gallery : allGalleries) {
                for (int column = 1; column <= m_table.columns; ++column) {
                    const int number = at(m_table.boards[i], gallery, column);
                    if (number != 0) {
                        see(number, ownerOf(m_table, i), i, place(gallery, column));
                    }
                }
            }
        }
        for (const std::string& player : m_table.players) {
            if (m_table.hands.contains(player)) {
                for (const int number : m_table.hands.at(player)) {
                    see(number, player, sideOf(m_table, player), "hand");
                }
            }
        }
        for (const auto& [number, where] : seen) {
            if (where.places.size() > 1) {
                format("musee.unique", sharedBy(where.owners), where.places);
            }
        }
    }

    void ascending() {
        for (std::size_t i = 0; i < m_table.boards.size(); ++i) {
            for (const std::string& gallery : allGalleries) {
                std::vector<int> hung;
                for (int column = 1; column <= m_table.columns; ++column) {
                    if (at(m_table.boards[i], gallery, column) != 0) {
                        hung.push_back(column);
                    }
                }
                for (std::size_t k = 1; k < hung.size(); ++k) {
                    if (at(m_table.boards[i], gallery, hung[k]) <=
                        at(m_table.boards[i], gallery, hung[k - 1])) {
                        format("musee.ascending", ownerOf(m_table, i),
                               {place(gallery, hung[k - 1]), place(gallery, hung[k])});
                    }
                }
            }
        }
    }

    void bonusOf(const std::string& gallery) {
        std::vector<std::string> holders;
        std::vector<std::string> fillers;
        for (std::size_t i = 0; i < m_table.boards.size(); ++i) {
            const std::string owner = ownerOf(m_table, i);
            const auto times = std::ranges::count(m_table.bonuses[i], gallery);
            const bool filled = full(m_table, m_table.boards[i], gallery);
            holders.insert(holders.end(), static_cast<std::size_t>(times), owner);
            if (filled) {
                fillers.push_back(owner);
            }
            if (times > 0 && !filled) {
                format("musee.bonus.full", owner, {gallery});
            }
        }
        if (holders.size() > 1) {
            const bool one = std::set(holders.begin(), holders.end()).size() == 1;
            format("musee.bonus.once", one ? holders[0] : "",
                   std::vector<std::string>(holders.size(), gallery));
        }
        if (holders.empty() && !fillers.empty()) {
            format("musee.bonus.unclaimed", fillers.size() == 1 ? fillers[0] : "",
                   std::vector<std::string>(fillers.size(), gallery));
        }
    }

    void stuck() {
        for (std::size_t i = 0; i < m_table.boards.size(); ++i) {
            bool takes = false;
            for (int number = 1; number <= m_table.deck; ++number) {
                takes = takes || canBeHung(m_table, m_table.boards[i], number);
            }
            if (!takes) {
                format("musee.stuck", ownerOf(m_table, i), {});
            }
        }
        for (const auto& [player, hand] : m_table.hands) {
            const std::size_t side = sideOf(m_table, player);
            if (hand.empty() || side >= m_table.boards.size()) {
                continue;
            }
            const bool plays = std::ranges::any_of(
                hand, [&](int number) { return canBeHung(m_table, m_table.boards[side], number); });
            if (!plays) {
                format("musee.stuck", player, {"hand"});
            }
        }
    }

    const Table& m_table;
    std::vector<std::string> m_found;
};

// --- the scorer ----------------------------------------------------------------------------

bool pair(int one, int other) { return one != 0 && other != 0 && one % 5 == other % 5; }

std::map<std::string, int> scoreOf(const Table& table, const Board& board, std::size_t bonuses) {
    std::map<std::string, int> points;
    points["paintings"] = static_cast<int>(board.size());
    points["neighbours"] = 0;
    points["staircases"] = 0;
    points["gallery-bonuses"] = 4 * static_cast<int>(bonuses);
    for (int column = 1; column <= table.columns; ++column) {
        for (const std::string& gallery : allGalleries) {
            if (pair(at(board, gallery, column), at(board, gallery, column + 1))) {
                points["neighbours"] += 2;
            }
        }
        if (table.stairs.contains(place("top", column)) &&
            pair(at(board, "upper", column), at(board, "middle", column))) {
            points["staircases"] += 3;
        }
        if (table.stairs.contains(place("bottom", column)) &&
            pair(at(board, "middle", column), at(board, "lower", column))) {
            points["staircases"] += 3;
        }
    }
    points["total"] = points["paintings"] + points["neighbours"] + points["staircases"] +
                      points["gallery-bonuses"];
    return points;
}

/// First of points and tie-breaks in which two sides differ; empty if they share the place.
std::string parts(std::map<std::string, int> one, std::map<std::string, int> other) {
    if (one["total"] != other["total"]) {
        return "points";
    }
    for (const std::string tieBreak : {"paintings", "gallery-bonuses"}) {
        if (one[tieBreak] != other[tieBreak]) {
            return tieBreak;
        }
    }
    return "";
}

bool beats(std::map<std::string, int> one, std::map<std::string, int> other) {
    for (const std::string what : {"total", "paintings", "gallery-bonuses"}) {
        if (one[what] != other[what]) {
            return one[what] > other[what];
        }
    }
    return false;
}

std::vector<std::string> rank(const Table& table,
                              std::map<std::string, std::map<std::string, int>> scores) {
    // Place of a side: one more than the number of sides that beat it.
    std::map<int, std::vector<std::string>> places;
    for (const std::string& side : table.sides) {
        const auto better = std::ranges::count_if(table.sides, [&](const std::string& other) {
            return beats(scores[other], scores[side]);
        });
        places[static_cast<int>(better) + 1].push_back(side);
    }
    std::vector<std::string> ranking;
    for (auto entry = places.begin(); entry != places.end(); ++entry) {
        std::string decided = "points";
        if (entry->second.size() > 1) {
            decided = "shared";
        } else if (std::next(entry) != places.end()) {
            decided = parts(scores[entry->second[0]], scores[std::next(entry)->second[0]]);
        } else if (entry != places.begin()) {
            decided = parts(scores[entry->second[0]], scores[std::prev(entry)->second[0]]);
        }
        std::string text = std::to_string(entry->first) + " ";
        for (const std::string& side : entry->second) {
            text += side + ", ";
        }
        ranking.push_back(text + decided);
    }
    return ranking;
}

/// Points of a legal space for the number, and the legal spaces that remain.
std::string brings(const Table& table, std::size_t side, const std::string& gallery, int column,
                   int number) {
    Table after = table;
    Board& board = after.boards[side];
    board[place(gallery, column)] = number;
    std::size_t bonuses = table.bonuses[side].size();
    bool open = full(table, board, gallery);
    for (std::size_t i = 0; i < table.boards.size(); ++i) {
        const bool held = std::ranges::count(table.bonuses[i], gallery) > 0;
        open = open && !held && !full(table, table.boards[i], gallery);
    }
    bonuses += open ? 1 : 0;
    const auto before = scoreOf(table, table.boards[side], table.bonuses[side].size());
    const auto now = scoreOf(after, board, bonuses);
    std::string text = "+" + std::to_string(now.at("total") - before.at("total"));
    for (const std::string line : {"paintings", "neighbours", "staircases", "gallery-bonuses"}) {
        const int change = now.at(line) - before.at(line);
        text += change == 0 ? "" : " " + line + "+" + std::to_string(change);
    }
    text += " room";
    for (const std::string& other : allGalleries) {
        int room = 0;
        for (int candidate = 1; candidate <= table.deck; ++candidate) {
            if (!hangsAnywhere(after, candidate) && fitsGallery(after, board, other, candidate)) {
                ++room;
            }
        }
        text += " " + std::to_string(room);
    }
    return text;
}

} // namespace

WrittenVerdict count(std::string_view file) {
    const Table table = read(file);
    WrittenVerdict result;
    result.findings = Referee{table}.findings();
    if (!wrongTable(table)) {
        for (std::size_t i = 0; i < table.boards.size(); ++i) {
            result.scores[table.sides[i]] =
                scoreOf(table, table.boards[i], table.bonuses[i].size());
        }
        result.ranking = rank(table, result.scores);
    }
    return result;
}

std::map<std::string, std::string> placements(std::string_view file, int side, int number) {
    const Table table = read(file);
    const auto board = static_cast<std::size_t>(side);
    std::map<std::string, std::string> answers;
    for (const std::string& gallery : allGalleries) {
        for (int column = 1; column <= table.columns; ++column) {
            std::string& answer = answers[place(gallery, column)];
            if (number > table.deck) {
                answer = "musee.deck";
            } else if (hangsAnywhere(table, number)) {
                answer = "musee.unique";
            } else if (!mayHang(table, table.boards[board], gallery, column, number)) {
                answer = "musee.ascending";
            } else {
                answer = "legal " + brings(table, board, gallery, column, number);
            }
        }
    }
    return answers;
}

} // namespace cimaise::independent
