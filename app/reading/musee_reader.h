// Reads a Musée from a photo: the numbers of all spaces together, under the rules of the game.
#pragma once

#include "app/reading/colours.h"
#include "app/reading/place.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::reading {

inline constexpr int galleryRows = 3;
/// Key of the setting that holds the learned data.
inline constexpr auto learnedSetting = "photo-learned";

/// Learned from confirmed boards of one box of cards.
struct Learned {
    int boards = 0;
    Shapes shapes;
    Place place;
    Colours colours;

    bool operator==(const Learned&) const = default;
};

/// The game that the board belongs to.
struct MuseeContext {
    int columns = 6;
    int highest = 50;       ///< exhibit number of the deck
    std::vector<int> taken; ///< numbers on other boards or in hands
};

struct SpaceReading {
    enum class State : std::uint8_t { empty, sure, open };

    State state = State::empty;
    int number = 0;              ///< if sure
    double confidence = 0;       ///< of the number, or that the space is empty
    std::vector<int> candidates; ///< if open, the likeliest first; at most three

    bool operator==(const SpaceReading&) const = default;
};

/// Spaces gallery by gallery, upper first.
struct MuseeReading {
    int columns = 6;
    std::vector<SpaceReading> spaces;
};

/// Reads a board space by space, so that a window can show progress and cancel. Refers to the
/// picture. The corners were checked by `encloseGrid` with `galleryRows` rows.
class MuseeScan {
public:
    MuseeScan(const Picture& picture, const Corners& corners, MuseeContext context,
              Learned learned);
    MuseeScan(const MuseeScan&) = delete;
    MuseeScan& operator=(const MuseeScan&) = delete;
    MuseeScan(MuseeScan&&) = delete;
    MuseeScan& operator=(MuseeScan&&) = delete;
    ~MuseeScan();

    /// Share of the spaces that have been examined, from 0 to 1.
    [[nodiscard]] double progress() const;
    [[nodiscard]] bool isDone() const { return progress() >= 1; }
    /// Examines the next space. Must not be called when all spaces have been examined.
    void examineNext();
    /// Numbers of all spaces together, when all have been examined.
    [[nodiscard]] MuseeReading reading() const;
    /// Learned data with what the confirmed board shows. `confirmed`: numbers gallery by gallery, 0
    /// for an empty space. Numbers that cannot be found on the photo change nothing.
    [[nodiscard]] Learned taughtBy(const std::vector<int>& confirmed) const;

private:
    struct Seen;
    std::unique_ptr<Seen> m_seen;
    MuseeContext m_context;
    Learned m_learned;
};

/// Reads a board at once.
MuseeReading readMusee(const Picture& picture, const Corners& corners, const MuseeContext& context,
                       const Learned& learned);

/// Learns a confirmed board at once.
Learned learn(const Picture& picture, const Corners& corners, const MuseeContext& context,
              const std::vector<int>& confirmed, Learned learned);

/// Text for the library and back; nullopt for a text that was not written by this version.
std::string writeLearned(const Learned& learned);
std::optional<Learned> readLearned(std::string_view text);

} // namespace cimaise::reading
