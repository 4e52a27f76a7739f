// Generates random positions from a seed.
#include "tests/museum/random_museums.h"

#include "positions/museum/museum_catalogue.h"

#include <algorithm>
#include <numeric>

namespace cimaise::museum {

namespace {

class Roller {
public:
    explicit Roller(std::mt19937_64& random) : m_random(random) {}

    int below(int sides) {
        return static_cast<int>(m_random() % static_cast<std::uint64_t>(std::max(sides, 1)));
    }
    int between(int lowest, int highest) { return lowest + below(highest - lowest + 1); }
    bool oneIn(int times) { return below(times) == 0; }

    template <class T> void shuffle(std::vector<T>& values) {
        for (std::size_t left = values.size(); left > 1; --left) {
            std::swap(values[left - 1],
                      values[static_cast<std::size_t>(below(static_cast<int>(left)))]);
        }
    }

    CopyFact fact(int highest) { return oneIn(4) ? CopyFact{} : CopyFact{below(highest + 1)}; }

    std::vector<std::string> plan(const Mix& mix) {
        const int columns = between(1, mix.mostColumns);
        const int rows = between(1, mix.mostRows);
        std::vector<std::string> plan;
        const int gallery = below(4);
        for (int row = 0; row < rows; ++row) {
            std::string line;
            for (int column = 0; column < columns; ++column) {
                const int mark = below(12);
                line += mark == 0 ? ' ' : mark == 1 ? 'x' : mark < 2 + gallery ? 'G' : '.';
            }
            plan.push_back(line);
        }
        plan[0][0] = '.';
        return plan;
    }

    Board board(const Mix& mix) {
        Board board{.plan = mix.plan.empty() ? plan(mix) : mix.plan};
        const int columns = static_cast<int>(board.plan.front().size());
        const int rows = static_cast<int>(board.plan.size());
        std::vector<Wall> walls;
        for (int tries = below(5); tries > 0; --tries) {
            const Cell one{between(1, columns), between(1, rows)};
            const Cell other =
                oneIn(2) ? Cell{one.column + 1, one.row} : Cell{one.column, one.row + 1};
            if (cellCharacterAt(board, one) != noSlotMark &&
                cellCharacterAt(board, other) != noSlotMark) {
                walls.emplace_back(one, other);
            }
        }
        board.walls = walls;
        board.bonus = bonus();
        return board;
    }

    GalleryBonus bonus() { return {.main = fact(15), .full = fact(15), .both = fact(20)}; }

    std::optional<Patron> patron(int civilisations, int domains) {
        if (oneIn(6)) {
            return std::nullopt;
        }
        Patron patron;
        patron.kind = static_cast<PatronKind>(below(static_cast<int>(patronKindCount)));
        patron.continent = static_cast<Continent>(below(static_cast<int>(continentCount)));
        patron.civilisation = static_cast<Civilisation>(below(civilisations));
        for (int i = 0; patron.kind == PatronKind::quadruple && i < 4; ++i) {
            patron.collections.push_back(
                oneIn(2) ? CollectionKind{static_cast<Civilisation>(below(civilisations))}
                         : CollectionKind{static_cast<Domain>(below(domains))});
        }
        const int drawn =
            static_cast<int>(*patron.continent) + static_cast<int>(*patron.civilisation);
        const bool named = drawn % 8 != 7;
        if (!named && patron.kind == PatronKind::quadruple) {
            patron.collections.resize(2, Domain{});
        }
        if (patron.kind != PatronKind::continent || !named) {
            patron.continent.reset();
        }
        if (patron.kind != PatronKind::legacy || !named) {
            patron.civilisation.reset();
        }
        if (patron.kind != PatronKind::greatestTeam || oneIn(2)) {
            std::vector<CopyFact> points;
            for (std::size_t level = 0; level < info(patron.kind).levels; ++level) {
                points.push_back(fact(10 + 10 * static_cast<int>(level)));
            }
            patron.points = points;
        }
        return patron;
    }

    std::vector<Expert> experts(int most, int civilisations, int domains) {
        std::vector<Expert> experts;
        for (int left = below(most + 1); left > 0; --left) {
            switch (below(3)) {
            case 0:
                experts.emplace_back(static_cast<Civilisation>(below(civilisations)));
                break;
            case 1:
                experts.emplace_back(static_cast<Domain>(below(domains)));
                break;
            default:
                experts.emplace_back(std::string{namedExperts[static_cast<std::size_t>(
                    below(static_cast<int>(namedExperts.size())))]});
            }
        }
        return experts;
    }

    ByContinent byContinent(int most) {
        ByContinent figures;
        for (std::optional<int>& figure : figures) {
            figure = oneIn(2) ? std::optional{below(most + 1)} : std::nullopt;
        }
        return figures;
    }

    Museum museum(const Board& board, const Mix& mix) {
        Museum museum;
        museum.board = "side";
        std::vector<Cell> cells;
        for (int row = 1; row <= static_cast<int>(board.plan.size()); ++row) {
            for (int column = 1; column <= static_cast<int>(board.plan[0].size()); ++column) {
                if (isSlot(board, {column, row})) {
                    cells.push_back({column, row});
                }
            }
        }
        shuffle(cells);
        const int most = std::min(mix.mostObjects, static_cast<int>(cells.size()));
        const int count = oneIn(4) ? most : below(most + 1);
        std::vector<Object> objects;
        for (int i = 0; i < count; ++i) {
            Cell at = cells[static_cast<std::size_t>(i)];
            if (mix.misplaced && oneIn(12)) {
                at = {between(1, mix.mostColumns + 1), between(1, mix.mostRows + 1)};
            }
            objects.push_back({.at = at,
                               .civilisation = static_cast<Civilisation>(below(mix.civilisations)),
                               .domain = static_cast<Domain>(below(mix.domains)),
                               .value = between(1, 5)});
        }
        museum.objects = objects;
        museum.experts = experts(mix.mostExperts, mix.civilisations, mix.domains);
        museum.patron = patron(mix.civilisations, mix.domains);
        museum.prestige = below(10);
        museum.press = below(3);
        museum.discard = byContinent(3);
        if (oneIn(2)) {
            museum.track = fact(60);
        }
        return museum;
    }

private:
    std::mt19937_64& m_random;
};

GameHeader headerFor(int players) {
    const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di", "Eve"};
    GameHeader header;
    header.players = {names.begin(), names.begin() + players};
    return header;
}

/// Missing slots, walls, a small Main Gallery.
Board oddBoard(Roller& roller) {
    Board board{.plan = std::vector<std::string>(5, std::string(5, '.')), .walls = {}, .bonus = {}};
    for (int holes = roller.between(0, 3); holes > 0; --holes) {
        board.plan[static_cast<std::size_t>(roller.below(5))]
                  [static_cast<std::size_t>(roller.below(5))] = roller.oneIn(2) ? ' ' : 'x';
    }
    const int row = roller.below(5);
    const int column = roller.below(3);
    for (int i = 0; i < 3; ++i) {
        char& mark =
            board.plan[static_cast<std::size_t>(row)][static_cast<std::size_t>(column + i)];
        mark = mark == '.' ? 'G' : mark;
    }
    std::vector<Wall> walls;
    for (int left = roller.between(0, 4); left > 0; --left) {
        const Cell one{roller.between(1, 4), roller.between(1, 4)};
        const Cell other =
            roller.oneIn(2) ? Cell{one.column + 1, one.row} : Cell{one.column, one.row + 1};
        if (cellCharacterAt(board, one) != noSlotMark &&
            cellCharacterAt(board, other) != noSlotMark) {
            walls.emplace_back(one, other);
        }
    }
    board.walls = walls;
    return board;
}

} // namespace

Layout randomLayout(std::uint64_t seed, const Mix& mix) {
    std::mt19937_64 random{seed};
    Roller roller{random};
    Layout layout;
    layout.header = headerFor(roller.between(2, std::max(mix.mostPlayers, 2)));
    if (mix.everyReading) {
        for (const Reading& reading : readings) {
            if (roller.oneIn(2)) {
                layout.header.readings =
                    withChoice(readings, layout.header.readings, reading.id,
                               reading.options[static_cast<std::size_t>(roller.below(2))].id);
            }
        }
    }
    const Board board = roller.board(mix);
    layout.boards = std::vector<NamedBoard>{{.name = "side", .board = board}};
    layout.opinion = roller.byContinent(4);
    if (roller.oneIn(2)) {
        layout.edition = roller.oneIn(2) ? Edition::retail : Edition::firstFrench;
    }
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        layout.museums.push_back(roller.museum(board, mix));
    }
    return layout;
}

Layout randomHand(std::mt19937_64& random, const Hand& hand) {
    Roller roller{random};
    Layout layout = newLayout(headerFor(2));
    Board board = hand.oddBoard ? oddBoard(roller) : standardBoardPlan;
    if (roller.oneIn(2)) {
        board.bonus = GalleryBonus{.main = CopyFact{roller.between(5, 12)},
                                   .full = CopyFact{roller.between(5, 12)},
                                   .both = CopyFact{roller.between(5, 12)}};
    }
    layout.boards = std::vector<NamedBoard>{{.name = "standard", .board = board}};

    std::vector<int> collected(civilisationCount);
    std::iota(collected.begin(), collected.end(), 0);
    roller.shuffle(collected);
    const int mainly = roller.between(3, 4);
    std::vector<std::vector<int>> domainsOf(civilisationCount, {0, 1, 2, 3, 4, 5});
    std::ranges::for_each(domainsOf, [&](std::vector<int>& list) { roller.shuffle(list); });

    std::vector<Cell> cells;
    for (int row = 1; row <= 5; ++row) {
        for (int column = 1; column <= 5; ++column) {
            if (isSlot(board, {column, row})) {
                cells.push_back({column, row});
            }
        }
    }
    roller.shuffle(cells);
    const auto count = std::min(static_cast<std::size_t>(hand.objects), cells.size());
    std::vector<Object> objects;
    while (objects.size() < count) {
        const int civilisation = roller.oneIn(7)
                                     ? roller.below(static_cast<int>(civilisationCount))
                                     : collected[static_cast<std::size_t>(roller.below(mainly))];
        const int domain = hand.freeDomains ? roller.below(6)
                                            : domainsOf[static_cast<std::size_t>(civilisation)]
                                                       [static_cast<std::size_t>(roller.below(3))];
        const Object object{.at = cells[objects.size()],
                            .civilisation = static_cast<Civilisation>(civilisation),
                            .domain = static_cast<Domain>(domain),
                            .value = roller.between(1, 5)};
        const bool known = std::ranges::any_of(objects, [&](const Object& other) {
            return other.civilisation == object.civilisation && other.domain == object.domain &&
                   other.value == object.value;
        });
        if (!known) {
            objects.push_back(object);
        }
    }
    layout.museums[0].objects = objects;
    std::vector<Expert> experts;
    std::vector<int> kinds(civilisationCount + domainCount);
    std::iota(kinds.begin(), kinds.end(), 0);
    roller.shuffle(kinds);
    for (int left = roller.below(4); left > 0; --left) {
        const int kind = roller.oneIn(2) ? collected[static_cast<std::size_t>(left)]
                                         : kinds[static_cast<std::size_t>(left)];
        if (kind < static_cast<int>(civilisationCount)) {
            experts.emplace_back(static_cast<Civilisation>(kind));
        } else {
            experts.emplace_back(static_cast<Domain>(kind - static_cast<int>(civilisationCount)));
        }
    }
    layout.museums[0].experts = experts;
    if (hand.patrons) {
        std::optional<Patron> patron = roller.patron(12, 6);
        if (patron && patron->kind == PatronKind::legacy) {
            patron->civilisation = static_cast<Civilisation>(collected[0]);
        }
        if (patron && patron->points) {
            std::ranges::sort(*patron->points); // no card pays less for more; unknown ones first
        }
        layout.museums[0].patron = patron;
    }
    return layout;
}

} // namespace cimaise::museum
