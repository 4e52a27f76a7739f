// Each space alone, then all of them under the rules. A space stays open where the second best
// reading is close, where something covers the number, or where the rules contradict what it shows.
#include "app/reading/musee_reader.h"

#include "app/reading/musee_chances.h"
#include "app/reading/squaring.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cimaise::reading {

namespace {

constexpr int longestTile = 288;
constexpr double margin = 0.02;
constexpr double tallestDigit = 0.35;
/// Frozen on the development set, before the held-out set was read.
constexpr double leastSure = 0.97;
constexpr double leastEmpty = 0.90;
constexpr double leastCandidate = 0.02;
constexpr std::size_t mostCandidates = 3;
/// Cells that have to agree on the place of the number before anything is sure.
constexpr double leastSupport = 2.5;
constexpr double leastSupportLearned = 0.6;

struct Space {
    Tile tile;
    std::vector<Mark> marks;
    double occupied = 0.5; ///< probability that a card is there, by its looks
    [[nodiscard]] CellTile cell() const {
        return {.tile = &tile, .margin = margin, .tallest = tallestDigit};
    }
};

bool isInside(const Picture& picture, const Corners& corners, const Box& part,
              const GridSize& size) {
    const auto at = [&](double x, double y) { return pointInPhoto(corners, size, x, y); };
    for (const Point& corner : {at(part.left, part.top), at(part.right, part.top),
                                at(part.right, part.bottom), at(part.left, part.bottom)}) {
        if (corner.x < 0 || corner.y < 0 || corner.x >= picture.width ||
            corner.y >= picture.height) {
            return false;
        }
    }
    return true;
}

/// The table around the board, as far as the photo shows it.
Ground groundOf(const Squaring& squaring, const Picture& picture, const Corners& corners,
                const GridSize& size) {
    constexpr double gap = 0.04;
    constexpr double strip = 0.10;
    std::vector<Box> parts;
    for (int column = 0; column < size.columns; ++column) {
        parts.push_back({column + 0.0, -gap - strip, column + 1.0, -gap});
        parts.push_back({column + 0.0, size.rows + gap, column + 1.0, size.rows + gap + strip});
    }
    for (int row = 0; row < size.rows; ++row) {
        parts.push_back({-gap - strip, row + 0.0, -gap, row + 1.0});
        parts.push_back({size.columns + gap, row + 0.0, size.columns + gap + strip, row + 1.0});
    }
    Ground ground;
    for (const Box& part : parts) {
        if (isInside(picture, corners, part, size)) {
            ground.add(squaring.part(part));
        }
    }
    return ground;
}

double occupiedBy(const Ground& ground, const CellTile& cell) {
    constexpr double usual = 1.0;
    constexpr double steepness = 5.0;
    constexpr double doubt = 0.02;
    if (!ground.isKnown()) {
        return 0.5;
    }
    const double share = 1 / (1 + std::exp(-steepness * (ground.unlike(cell) - usual)));
    return doubt + (1 - 2 * doubt) * share;
}

/// Marks at the learned place count more.
Place placeIn(const Cells& cells, const GridSize& size, const Learned& learned) {
    if (learned.boards == 0) {
        return commonPlace(cells, size, true);
    }
    Cells weighed = cells;
    for (std::size_t i = 0; i < weighed.size(); ++i) {
        for (Mark& mark : weighed[i]) {
            mark.clarity *=
                0.05 + 0.95 * fit(mark, static_cast<int>(i) / size.columns, learned.place);
        }
    }
    const Place found = commonPlace(weighed, size, true);
    Place place = found.support >= leastSupport ? found : learned.place;
    place.support = found.support;
    return place;
}

Box numberBox(const Place& place, int row) {
    const double y = place.y + row * place.rowShift;
    return {place.left, y - place.height / 2, place.right, y + place.height / 2};
}

/// Weights of the themes by colour, 1 for the likeliest. Light differs between photos, so that
/// colour only prefers a theme and excludes none.
std::array<double, themeCount> colourWeights(const Space& space, const Place& place, int row,
                                             const Learned& learned) {
    constexpr double steepness = 0.7;
    constexpr double least = 0.1;
    std::array<double, themeCount> weights{};
    const Hues hues = huesOf(space.cell(), numberBox(place, row));
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        weights[theme] = likelihood(learned.colours, theme, hues);
    }
    const double highest = *std::ranges::max_element(weights);
    for (double& weight : weights) {
        weight = std::max(least, std::exp(steepness * (weight - highest)));
    }
    return weights;
}

/// Weights of a space by itself.
SpaceChances chancesOf(const Space& space, int row, const Place& place, const MuseeContext& context,
                       const Learned& learned) {
    const Evidence evidence = evidenceOf(space.marks, row, place);
    const std::array<double, themeCount> colours = colourWeights(space, place, row, learned);
    SpaceChances chances{};
    chances[0] = evidence.none * (1 - space.occupied);
    for (int number = 1; number <= context.highest; ++number) {
        const auto at = static_cast<std::size_t>(number);
        const double unseen = evidence.none * space.occupied / context.highest;
        chances[at] = (evidence.numbers[at] * (0.1 + 0.9 * space.occupied) + unseen) *
                      colours[at % themeCount];
    }
    return chances;
}

void exclude(SpaceChances& chances, const std::vector<int>& taken) {
    constexpr double barely = 1e-4;
    for (const int number : taken) {
        if (number > 0 && number <= highestExhibit) {
            chances[static_cast<std::size_t>(number)] *= barely;
        }
    }
}

double share(const SpaceChances& chances, std::size_t at) {
    const double all = std::accumulate(chances.begin(), chances.end(), 0.0);
    return all > 0 ? chances[at] / all : 0;
}

std::size_t best(const SpaceChances& chances) {
    return static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
}

/// The likeliest numbers, and the number that the space shows by itself.
std::vector<int> candidatesOf(const SpaceChances& joint, std::size_t shown) {
    std::vector<int> numbers;
    for (int number = 1; number <= highestExhibit; ++number) {
        if (joint[static_cast<std::size_t>(number)] >= leastCandidate) {
            numbers.push_back(number);
        }
    }
    std::ranges::stable_sort(numbers, std::greater{},
                             [&](int number) { return joint[static_cast<std::size_t>(number)]; });
    numbers.resize(std::min(numbers.size(), mostCandidates));
    if (shown > 0 && std::ranges::find(numbers, static_cast<int>(shown)) == numbers.end()) {
        numbers.resize(std::min(numbers.size(), mostCandidates - 1));
        numbers.push_back(static_cast<int>(shown));
    }
    return numbers;
}

/// Number that a space shows by itself, if it is clear; 0 otherwise.
std::size_t clearlyShown(const SpaceChances& alone) {
    constexpr double clear = 0.7;
    const std::size_t shown = best(alone);
    return share(alone, shown) > clear ? shown : 0;
}

SpaceReading decide(const SpaceChances& joint, const SpaceChances& alone, bool mayBeSure) {
    const std::size_t found = best(joint);
    const std::size_t shown = clearlyShown(alone);
    const bool contradicted = shown != 0 && shown != found;
    SpaceReading reading{.confidence = joint[found]};
    if (found == 0 && joint[0] >= leastEmpty && share(alone, 0) >= leastEmpty) {
        return reading;
    }
    if (found > 0 && mayBeSure && joint[found] >= leastSure && !contradicted) {
        reading.state = SpaceReading::State::sure;
        reading.number = static_cast<int>(found);
        return reading;
    }
    reading.state = SpaceReading::State::open;
    reading.candidates = candidatesOf(joint, shown);
    return reading;
}

/// Only marks that can be the confirmed number are left.
Cells confirmedMarks(const Cells& seen, const std::vector<int>& confirmed) {
    constexpr double hardly = 0.002;
    Cells cells(seen.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (Mark mark : seen[i]) {
            const std::size_t digits = confirmed[i] > 9 ? 2 : 1;
            if (confirmed[i] > 0 && mark.digits.size() == digits) {
                mark.clarity = mark.strength * std::max(hardly, mark.chance(confirmed[i]));
                cells[i].push_back(std::move(mark));
            }
        }
    }
    return cells;
}

void learnSpace(const Space& space, const Mark& mark, int number, const Place& place, int row,
                Learned& learned) {
    if (mark.digits.size() == 2) {
        learned.shapes.learn(number / 10, mark.digits.front().patch);
    }
    learned.shapes.learn(number % 10, mark.digits.back().patch);
    learned.colours.learn(static_cast<std::size_t>(number) % themeCount,
                          huesOf(space.cell(), numberBox(place, row)));
}

} // namespace

/// Spaces examined so far, with their marks.
struct MuseeScan::Seen {
    Seen(const Picture& picture, const Corners& corners, const GridSize& grid)
        : size(grid), squaring(picture, corners, grid, longestTile),
          ground(groundOf(squaring, picture, corners, grid)) {}

    GridSize size;
    Squaring squaring;
    Ground ground;
    std::vector<Space> spaces{};
    Cells cells{};
};

MuseeScan::MuseeScan(const Picture& picture, const Corners& corners, MuseeContext context,
                     Learned learned)
    : m_seen(std::make_unique<Seen>(picture, corners, GridSize{context.columns, galleryRows})),
      m_context(std::move(context)), m_learned(std::move(learned)) {}

MuseeScan::~MuseeScan() = default;

double MuseeScan::progress() const {
    return static_cast<double>(m_seen->spaces.size()) / static_cast<double>(m_seen->size.cells());
}

void MuseeScan::examineNext() {
    const auto next = static_cast<int>(m_seen->spaces.size());
    Space space{.tile = m_seen->squaring.cell(next % m_seen->size.columns,
                                              next / m_seen->size.columns, margin)};
    space.marks = marksOf(space.cell(), m_learned.shapes);
    space.occupied = occupiedBy(m_seen->ground, space.cell());
    m_seen->cells.push_back(space.marks);
    m_seen->spaces.push_back(std::move(space));
}

MuseeReading MuseeScan::reading() const {
    const Place place = placeIn(m_seen->cells, m_seen->size, m_learned);
    std::vector<SpaceChances> alone;
    std::vector<SpaceChances> allowed;
    for (std::size_t i = 0; i < m_seen->spaces.size(); ++i) {
        alone.push_back(chancesOf(m_seen->spaces[i], static_cast<int>(i) / m_context.columns, place,
                                  m_context, m_learned));
        allowed.push_back(alone.back());
        exclude(allowed.back(), m_context.taken);
    }
    const std::vector<SpaceChances> joint = jointChances(allowed, m_context.columns);
    const bool mayBeSure = place.support >= leastSupport ||
                           (m_learned.boards > 0 && place.support >= leastSupportLearned);
    MuseeReading reading{.columns = m_context.columns};
    for (std::size_t i = 0; i < joint.size(); ++i) {
        reading.spaces.push_back(decide(joint[i], alone[i], mayBeSure));
    }
    return reading;
}

Learned MuseeScan::taughtBy(const std::vector<int>& confirmed) const {
    constexpr double leastFit = 0.2;
    const Cells cells = confirmedMarks(m_seen->cells, confirmed);
    const Place place = commonPlace(cells, m_seen->size, true);
    Learned learned = m_learned;
    if (place.support < 1) {
        return learned;
    }
    learned.place = place;
    ++learned.boards;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int row = static_cast<int>(i) / m_context.columns;
        const Mark* mark = markFor(cells[i], confirmed[i], row, place);
        if (mark != nullptr && fit(*mark, row, place) > leastFit) {
            learnSpace(m_seen->spaces[i], *mark, confirmed[i], place, row, learned);
        }
    }
    return learned;
}

MuseeReading readMusee(const Picture& picture, const Corners& corners, const MuseeContext& context,
                       const Learned& learned) {
    MuseeScan scan{picture, corners, context, learned};
    while (!scan.isDone()) {
        scan.examineNext();
    }
    return scan.reading();
}

Learned learn(const Picture& picture, const Corners& corners, const MuseeContext& context,
              const std::vector<int>& confirmed, Learned learned) {
    MuseeScan scan{picture, corners, context, std::move(learned)};
    while (!scan.isDone()) {
        scan.examineNext();
    }
    return scan.taughtBy(confirmed);
}

} // namespace cimaise::reading
