// Decides which spaces need the player, and compares the numbers with the entered board.
#include "app/reading/board_check.h"

#include "validators/layout/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::reading {

namespace {

using State = SpaceReading::State;

constexpr std::size_t mostCandidates = 3;

std::vector<int> enteredNumbers(const musee::Layout& layout, int side) {
    std::vector<int> numbers;
    const musee::Musee& board = layout.musees[static_cast<std::size_t>(side)];
    for (const musee::Gallery gallery : musee::galleries) {
        const musee::Spaces& spaces = board.of(gallery);
        numbers.insert(numbers.end(), spaces.begin(), spaces.begin() + musee::columns(layout));
    }
    return numbers;
}

/// Adds the entered number to the candidates of a doubtful space.
void addCandidate(SpaceReading& reading, int number) {
    if (std::ranges::find(reading.candidates, number) == reading.candidates.end()) {
        reading.candidates.resize(std::min(reading.candidates.size(), mostCandidates - 1));
        reading.candidates.push_back(number);
    }
}

CheckedSpace startOf(SpaceReading reading, int entered) {
    CheckedSpace space{.read = std::move(reading), .entered = entered};
    SpaceReading& read = space.read;
    if (read.state == State::sure) {
        space.number = read.number;
    } else if (read.state == State::empty && entered == musee::bare) {
        space.number = musee::bare;
    } else if (entered != musee::bare) {
        const bool isCandidate =
            std::ranges::find(read.candidates, entered) != read.candidates.end();
        read.state = State::open;
        addCandidate(read, entered);
        space.number = isCandidate ? std::optional{entered} : std::nullopt;
    }
    return space;
}

int countIn(const Json& json, const char* key) {
    constexpr std::int64_t most = 1'000'000'000;
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer()
               ? static_cast<int>(std::clamp<std::int64_t>(found->get<std::int64_t>(), 0, most))
               : 0;
}

} // namespace

BoardCheck::BoardCheck(const musee::Layout& layout, int side, MuseeReading reading)
    : m_columns(reading.columns), m_highest(musee::highestInDeck(layout)) {
    const std::vector<int> entered = enteredNumbers(layout, side);
    for (std::size_t i = 0; i < reading.spaces.size() && i < entered.size(); ++i) {
        m_spaces.push_back(startOf(std::move(reading.spaces[i]), entered[i]));
    }
}

void BoardCheck::choose(std::size_t space, int number) {
    if (space < m_spaces.size() && number >= musee::bare && number <= m_highest) {
        m_spaces[space].number = number;
        m_spaces[space].isByHand = true;
    }
}

int BoardCheck::doubtful() const {
    return static_cast<int>(
        std::ranges::count_if(m_spaces, [](const CheckedSpace& space) { return !space.number; }));
}

std::optional<std::size_t> BoardCheck::nextDoubtful(std::size_t from) const {
    for (std::size_t i = 0; i < m_spaces.size(); ++i) {
        const std::size_t at = (from + i) % m_spaces.size();
        if (!m_spaces[at].number) {
            return at;
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> BoardCheck::replaced() const {
    std::vector<std::size_t> spaces;
    for (std::size_t i = 0; i < m_spaces.size(); ++i) {
        const CheckedSpace& space = m_spaces[i];
        if (space.entered != musee::bare && space.number && *space.number != space.entered) {
            spaces.push_back(i);
        }
    }
    return spaces;
}

musee::Layout BoardCheck::applied(musee::Layout layout, int side) const {
    musee::Musee& board = layout.musees[static_cast<std::size_t>(side)];
    const auto columns = static_cast<std::size_t>(m_columns);
    for (std::size_t i = 0; i < m_spaces.size(); ++i) {
        if (m_spaces[i].number) {
            board.spaces.at(i / columns).at(i % columns) = *m_spaces[i].number;
        }
    }
    return layout;
}

std::optional<std::vector<int>> BoardCheck::confirmed() const {
    std::vector<int> numbers;
    for (const CheckedSpace& space : m_spaces) {
        if (!space.number) {
            return std::nullopt;
        }
        numbers.push_back(*space.number);
    }
    return numbers;
}

ReadingCounts BoardCheck::counts() const {
    ReadingCounts counts{.boards = 1};
    for (const CheckedSpace& space : m_spaces) {
        const SpaceReading& read = space.read;
        const int shown = read.state == State::sure ? read.number : musee::bare;
        counts.read += read.state == State::sure ? 1 : 0;
        counts.changed += read.state != State::open && space.number != shown ? 1 : 0;
        counts.chosen += read.state == State::open && space.isByHand ? 1 : 0;
    }
    return counts;
}

cimaise::Place placeOfSpace(std::size_t space, int columns) {
    const auto across = static_cast<std::size_t>(columns);
    return musee::spaceOf(musee::galleries.at(space / across),
                          static_cast<int>(space % across) + 1);
}

ReadingCounts sum(const ReadingCounts& one, const ReadingCounts& other) {
    return {.boards = one.boards + other.boards,
            .read = one.read + other.read,
            .changed = one.changed + other.changed,
            .chosen = one.chosen + other.chosen};
}

std::string writeCounts(const ReadingCounts& counts) {
    return Json{{"boards", counts.boards},
                {"read", counts.read},
                {"changed", counts.changed},
                {"chosen", counts.chosen}}
        .dump();
}

ReadingCounts readCounts(std::string_view text) {
    const tl::expected<Json, LoadError> json = parseJson(text);
    if (!json || !json->is_object()) {
        return {};
    }
    return {.boards = countIn(*json, "boards"),
            .read = countIn(*json, "read"),
            .changed = countIn(*json, "changed"),
            .chosen = countIn(*json, "chosen")};
}

} // namespace cimaise::reading
