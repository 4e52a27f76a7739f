// Counts like a player at the table with the rules page at hand.
#include "tests/museum/slow_count.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <vector>

namespace cimaise::museum {

namespace {

using Slot = std::pair<int, int>; // row, column
using Slots = std::set<Slot>;

const std::vector<std::string> civilisationIds{"inca",         "mayan",   "polynesian", "greek",
                                               "roman",        "celtic",  "phoenician", "egyptian",
                                               "mesopotamian", "chinese", "indian",     "japanese"};
const std::vector<std::string> domainIds{"architecture", "culture",    "agriculture",
                                         "warfare",      "navigation", "theology"};

int pointsOfCivilisation(int size) {
    const std::map<int, int> table{{3, 1},   {4, 3},   {5, 5},   {6, 9},   {7, 13},
                                   {8, 17},  {9, 22},  {10, 28}, {11, 35}, {12, 43},
                                   {13, 52}, {14, 62}, {15, 73}, {16, 85}};
    return size < 3 ? 0 : size > 16 ? 85 : table.at(size);
}
int pointsOfDomain(int size) {
    const std::map<int, int> table{{3, 5}, {4, 7}, {5, 11}, {6, 17}, {7, 25}};
    return size < 3 ? 0 : size > 7 ? 25 : table.at(size);
}

/// A way to choose one collection: what it does beside its size.
struct Way {
    bool fills = false;
    bool perfect = false;
    auto operator<=>(const Way&) const = default;
};

struct Found {
    int objects = 0;
    std::set<Way> ways;
};

class Counter {
public:
    Counter(const Layout& layout, const Museum& museum) : m_layout(layout), m_museum(museum) {
        readBoard();
        for (const Object& object : *museum.objects) {
            const Slot slot{object.at.row, object.at.column};
            if (m_slots.contains(slot) && !m_objects.contains(slot)) {
                m_objects[slot] = object;
            }
        }
        join = chosen("museum.duplicates", "join") == "join";
        distinct = chosen("museum.gallery.domain", "distinct") == "distinct";
        experts = chosen("museum.patron.experts", "yes") == "yes";
        adjacent = chosen("museum.patron.adjacent", "yes") == "yes";
        adds = chosen("museum.both", "adds") == "adds";
    }

    SlowCount count() {
        SlowCount result;
        int values = 0;
        for (const auto& [slot, object] : m_objects) {
            values += object.value;
        }
        result.lines["track"] = m_museum.track->value_or(values);
        result.lines["prestige"] = *m_museum.prestige;
        for (int c = 0; c < 12; ++c) {
            m_found.push_back(bestCivilisation(c));
            result.lines["civilisation." + civilisationIds.at(static_cast<std::size_t>(c))] =
                pointsOfCivilisation(size(c));
        }
        for (int d = 0; d < 6; ++d) {
            m_found.push_back(bestDomain(d));
            result.lines["domain." + domainIds.at(static_cast<std::size_t>(d))] =
                pointsOfDomain(size(12 + d));
        }
        settle(result);
        result.lines["public-opinion"] = opinion();
        for (const auto& [id, points] : result.lines) {
            result.total += points;
        }
        return result;
    }

private:
    [[nodiscard]] std::string chosen(const std::string& reading, const std::string& none) const {
        for (const ReadingChoice& choice : m_layout.header.readings.value_or(ReadingChoices{})) {
            if (choice.reading == reading) {
                return std::string{choice.option};
            }
        }
        return none;
    }

    void readBoard() {
        const std::string name = m_museum.board.value_or("standard");
        m_plan = {"..G..", "..G..", "GGGGG", "..G..", "..G.."};
        for (const NamedBoard& named : *m_layout.boards) {
            if (named.name == name) {
                m_plan = named.board.plan;
                m_walls = *named.board.walls;
                m_bonus = *named.board.bonus;
            }
        }
        for (std::size_t row = 0; row < m_plan.size(); ++row) {
            for (std::size_t column = 0; column < m_plan[row].size(); ++column) {
                const Slot slot{static_cast<int>(row) + 1, static_cast<int>(column) + 1};
                const char mark = m_plan[row][column];
                if (mark == '.' || mark == 'G') {
                    m_slots.insert(slot);
                }
                if (mark == 'G') {
                    m_main.insert(slot);
                }
            }
        }
    }

    [[nodiscard]] bool touches(const Slot& one, const Slot& other) const {
        const int apart = std::abs(one.first - other.first) + std::abs(one.second - other.second);
        return apart == 1 && std::ranges::none_of(m_walls, [&](const Wall& wall) {
                   const Slot a{wall.first.row, wall.first.column};
                   const Slot b{wall.second.row, wall.second.column};
                   return (a == one && b == other) || (b == one && a == other);
               });
    }

    [[nodiscard]] Slots group(const Slot& start, const Slots& members) const {
        Slots reached{start};
        for (bool grows = true; grows;) {
            grows = false;
            for (const Slot& slot : members) {
                const bool near = std::ranges::any_of(
                    reached, [&](const Slot& there) { return touches(slot, there); });
                grows = (near && reached.insert(slot).second) || grows;
            }
        }
        return reached;
    }

    [[nodiscard]] std::set<Slots> groups(const Slots& members) const {
        std::set<Slots> all;
        for (const Slot& slot : members) {
            all.insert(group(slot, members));
        }
        return all;
    }

    template <class Test> [[nodiscard]] Slots where(Test test) const {
        Slots slots;
        for (const auto& [slot, object] : m_objects) {
            if (test(object)) {
                slots.insert(slot);
            }
        }
        return slots;
    }
    [[nodiscard]] int civilisationAt(const Slot& slot) const {
        return static_cast<int>(m_objects.at(slot).civilisation);
    }
    [[nodiscard]] bool allDifferent(const Slots& slots) const {
        std::set<int> seen;
        return std::ranges::all_of(
            slots, [&](const Slot& slot) { return seen.insert(civilisationAt(slot)).second; });
    }
    [[nodiscard]] bool holdsFive(const Slots& slots) const {
        std::set<int> values;
        for (const Slot& slot : slots) {
            values.insert(m_objects.at(slot).value);
        }
        return values.size() == 5;
    }
    [[nodiscard]] bool mainFilled() const {
        return !m_main.empty() && std::ranges::all_of(m_main, [&](const Slot& slot) {
            return m_objects.contains(slot);
        });
    }
    static bool includes(const Slots& large, const Slots& small) {
        return std::ranges::includes(large, small);
    }

    Found bestCivilisation(int c) const {
        Found found;
        const Slots members =
            where([c](const Object& object) { return static_cast<int>(object.civilisation) == c; });
        for (const Slots& one : groups(members)) {
            note(found, static_cast<int>(one.size()),
                 {.fills = mainFilled() && includes(one, m_main), .perfect = holdsFive(one)});
        }
        return found;
    }

    static void note(Found& found, int objects, Way way) {
        if (objects > found.objects) {
            found = {.objects = objects, .ways = {}};
        }
        if (objects == found.objects) {
            found.ways.insert(way);
        }
    }

    Found bestDomain(int d) const {
        Found found;
        const Slots members =
            where([d](const Object& object) { return static_cast<int>(object.domain) == d; });
        for (const Slots& whole : groups(members)) {
            // every set of different civilisations of the group
            std::vector<Slot> list{whole.begin(), whole.end()};
            std::set<int> civilisations;
            for (const Slot& slot : list) {
                civilisations.insert(civilisationAt(slot));
            }
            choose(found, whole, list, 0, {}, static_cast<int>(civilisations.size()));
        }
        return found;
    }

    void choose(Found& found, const Slots& whole, const std::vector<Slot>& list, std::size_t next,
                const Slots& counted, int different) const {
        if (next == list.size()) {
            const bool stands = join ? static_cast<int>(counted.size()) == different
                                     : !counted.empty() && groups(counted).size() == 1;
            if (stands) {
                note(found, static_cast<int>(counted.size()),
                     {.fills = mainFilled() &&
                               (distinct ? includes(counted, m_main) : includes(whole, m_main)),
                      .perfect = holdsFive(counted)});
            }
            return;
        }
        choose(found, whole, list, next + 1, counted, different);
        Slots more = counted;
        more.insert(list[next]);
        if (allDifferent(more)) {
            choose(found, whole, list, next + 1, more, different);
        }
    }

    [[nodiscard]] int expertsFor(int kind) const {
        return static_cast<int>(std::ranges::count_if(*m_museum.experts, [&](const Expert& expert) {
            const auto* const c = std::get_if<Civilisation>(&expert);
            const auto* const d = std::get_if<Domain>(&expert);
            return (c != nullptr && static_cast<int>(*c) == kind) ||
                   (d != nullptr && static_cast<int>(*d) + 12 == kind);
        }));
    }
    [[nodiscard]] const Found& found(int kind) const {
        return m_found.at(static_cast<std::size_t>(kind));
    }
    [[nodiscard]] int size(int kind) const {
        return found(kind).objects == 0 ? 0 : found(kind).objects + expertsFor(kind);
    }
    [[nodiscard]] Slots everywhere(int kind) const {
        return where([kind](const Object& object) {
            return static_cast<int>(object.civilisation) == kind ||
                   static_cast<int>(object.domain) + 12 == kind;
        });
    }
    [[nodiscard]] int sizeForPatron(int kind) const {
        int objects = found(kind).objects;
        if (!adjacent) {
            const Slots all = everywhere(kind);
            std::set<int> different;
            for (const Slot& slot : all) {
                different.insert(civilisationAt(slot));
            }
            objects = static_cast<int>(kind < 12 ? all.size() : different.size());
        }
        return objects == 0 || !experts ? objects : objects + expertsFor(kind);
    }
    [[nodiscard]] bool perfectAnywhere(int kind) const {
        const Slots all = everywhere(kind);
        return kind < 12 ? holdsFive(all) : assign({all.begin(), all.end()}, 5, {});
    }
    [[nodiscard]] bool assign(const std::vector<Slot>& all, int value,
                              const std::set<int>& used) const {
        if (value == 0) {
            return true;
        }
        return std::ranges::any_of(all, [&](const Slot& slot) {
            std::set<int> more = used;
            return m_objects.at(slot).value == value && more.insert(civilisationAt(slot)).second &&
                   assign(all, value - 1, more);
        });
    }

    /// Points and whether a figure is unknown, for a count on the patron's card.
    [[nodiscard]] std::pair<int, bool> pays(int perfect) const {
        if (!*m_museum.patron) {
            return {0, false};
        }
        const Patron& patron = **m_museum.patron;
        std::vector<bool> reached;
        const auto levels = [&](int number, std::vector<int> needs) {
            for (const int need : needs) {
                reached.push_back(number >= need);
            }
        };
        int number = 0;
        switch (patron.kind) {
        case PatronKind::quadruple:
            for (const CollectionKind& kind : patron.collections) {
                const auto* const c = std::get_if<Civilisation>(&kind);
                const int index = c != nullptr ? static_cast<int>(*c)
                                               : 12 + static_cast<int>(std::get<Domain>(kind));
                number += sizeForPatron(index) >= 3 ? 1 : 0;
            }
            levels(number, {1, 2, 3, 4});
            break;
        case PatronKind::continent:
            if (!patron.continent) {
                return {0, true};
            }
            number = static_cast<int>(where([&](const Object& object) {
                                          return static_cast<int>(object.civilisation) / 3 ==
                                                 static_cast<int>(patron.continent.value());
                                      }).size());
            levels(number, {6, 10, 14});
            break;
        case PatronKind::legacy:
            if (!patron.civilisation) {
                return {0, true};
            }
            levels(sizeForPatron(static_cast<int>(*patron.civilisation)), {5, 8, 11});
            break;
        case PatronKind::perfect:
            levels(perfect, {1, 2, 3});
            break;
        case PatronKind::masterpieces:
            levels(static_cast<int>(
                       where([](const Object& object) { return object.value == 5; }).size()),
                   {4, 6, 8});
            break;
        case PatronKind::greatestTeam: {
            number = static_cast<int>(m_museum.experts->size());
            const CopyFact each = patron.points ? patron.points->at(0) : CopyFact{5};
            return {number * each.value_or(0), number > 0 && !each};
        }
        case PatronKind::fountain:
            for (int kind = 12; kind < 18; ++kind) {
                number += sizeForPatron(kind) >= 5 ? 1 : 0;
            }
            levels(number, {1, 2, 3});
            break;
        case PatronKind::glimpse: {
            bool civilisation = false;
            bool domain = false;
            for (int kind = 0; kind < 18; ++kind) {
                (kind < 12 ? civilisation : domain) |= sizeForPatron(kind) >= (kind < 12 ? 7 : 6);
            }
            reached = {civilisation && domain};
            break;
        }
        case PatronKind::other:
            reached = {true};
        }
        int points = 0;
        // a Quadruple names four collections
        const bool unnamed = patron.kind == PatronKind::quadruple && patron.collections.size() < 4;
        bool unknown = false;
        for (std::size_t level = 0; level < reached.size(); ++level) {
            if (reached[level]) {
                const CopyFact figure = patron.points->at(level);
                unknown = !figure;
                points = figure.value_or(points);
            }
        }
        return {points, unknown || unnamed};
    }

    struct Outcome {
        int patron = 0;
        int main = 0;
        int full = 0;
        int both = 0;
        bool unknown = false;
        [[nodiscard]] int points() const { return patron + main + full + both; }
    };

    [[nodiscard]] Outcome outcome(bool fills, int perfect) const {
        Outcome out;
        const auto [points, unknown] = pays(perfect);
        out.patron = points;
        out.unknown = unknown;
        const bool full = m_objects.size() == m_slots.size();
        const bool single = !(fills && full) || adds;
        const auto pay = [&](bool due, const CopyFact& figure) {
            out.unknown = out.unknown || (due && !figure);
            return due ? figure.value_or(0) : 0;
        };
        out.main = pay(fills && single, *m_bonus.main);
        out.full = pay(full && single, *m_bonus.full);
        out.both = pay(fills && full, *m_bonus.both);
        return out;
    }

    /// Every choice of ways, one a collection; the Main Gallery is filled wherever that is
    /// possible, unless the patron pays more for it left aside.
    void settle(SlowCount& result) {
        std::set<std::pair<bool, int>> outcomes{{false, 0}};
        for (int kind = 0; kind < 18; ++kind) {
            std::set<std::pair<bool, int>> next;
            std::set<Way> ways = found(kind).ways;
            if (ways.empty()) {
                ways.insert(Way{});
            }
            for (const auto& [fills, perfect] : outcomes) {
                for (const Way& way : ways) {
                    next.insert({fills || (way.fills && size(kind) >= 3),
                                 perfect + (way.perfect && adjacent ? 1 : 0)});
                }
            }
            outcomes = next;
        }
        int anywhere = 0;
        for (int kind = 0; kind < 18; ++kind) {
            anywhere += !adjacent && perfectAnywhere(kind) ? 1 : 0;
        }
        std::optional<Outcome> filled;
        std::optional<Outcome> unfilled;
        for (const auto& [fills, perfect] : outcomes) {
            const Outcome one = outcome(fills, perfect + anywhere);
            std::optional<Outcome>& best = fills ? filled : unfilled;
            if (!best || one.points() >= best->points()) {
                best = one;
            }
        }
        const bool cancelInput = filled && unfilled && unfilled->patron > filled->patron &&
                                 unfilled->points() > filled->points();
        const Outcome& chosenOne = filled && !cancelInput ? *filled : *unfilled;
        result.lines["patron"] = chosenOne.patron;
        result.lines["gallery.main"] = chosenOne.main;
        result.lines["gallery.full"] = chosenOne.full;
        result.lines["gallery.both"] = chosenOne.both;
        result.atLeast = chosenOne.unknown;
    }

    [[nodiscard]] int opinion() const {
        std::vector<int> costs;
        for (std::size_t i = 0; i < 4; ++i) {
            costs.push_back(m_museum.discard->at(i).value_or(0) *
                            m_layout.opinion->at(i).value_or(0));
        }
        std::ranges::sort(costs, std::greater{});
        int lost = 0;
        for (std::size_t i = 0; i < costs.size(); ++i) {
            lost += static_cast<int>(i) < *m_museum.press ? 0 : costs[i];
        }
        return -lost;
    }

    const Layout& m_layout;
    const Museum& m_museum;
    std::vector<std::string> m_plan;
    std::vector<Wall> m_walls;
    GalleryBonus m_bonus;
    Slots m_slots;
    Slots m_main;
    std::map<Slot, Object> m_objects;
    std::vector<Found> m_found;
    bool join = true;
    bool distinct = true;
    bool experts = true;
    bool adjacent = true;
    bool adds = true;
};

} // namespace

SlowCount slowCount(const Layout& layout, const Museum& museum) {
    return Counter{layout, museum}.count();
}

} // namespace cimaise::museum
