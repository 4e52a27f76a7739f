// Checks the number of paintings against the rounds played (rulebook, "Auction"): everyone plays
// one bid card and takes one painting per round, and one painting goes to the museum.
#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_range.h"
#include "validators/artsociety/art_society_conditions.h"
#include "validators/artsociety/art_society_end.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "Paintings on the wall, in excess and with the assistant: {found}. Expected: {expected}, the starting painting included (rounds played, from the cards left in hand: {rounds})."
constexpr FindingText countPaintings{
    CIMAISE_TEXT("art.count.paintings"),
    //% "Check for a painting that is missing or entered twice, and count the cards in hand again."
    CIMAISE_TEXT("art.count.paintings.fix")};
//% "The hands have different numbers of cards, but everyone plays one card per round."
constexpr FindingText countHands{CIMAISE_TEXT("art.count.hands"),
                                 //% "Count the cards in each hand again."
                                 CIMAISE_TEXT("art.count.hands.fix")};
//% "Everyone takes one painting per round, but the players have different numbers of them on the wall, in excess and with the assistant: {counts}."
constexpr FindingText countWalls{
    CIMAISE_TEXT("art.count.walls"),
    //% "Finish entering the round, or check for a painting that is missing or entered twice."
    CIMAISE_TEXT("art.count.walls.fix")};
//% "Paintings on the wall, in excess and with the assistant: {found}. Expected with the starting painting: {expected} (rounds played, from the hands entered: {rounds})."
constexpr FindingText countWall{CIMAISE_TEXT("art.count.wall"),
                                //% "Check for a painting that is missing or entered twice."
                                CIMAISE_TEXT("art.count.wall.fix")};
//% "Unsold paintings entered: {found}. Rounds played: {rounds}, and each leaves one painting to the museum. A type without a marker may be in the museum after all."
constexpr FindingText countMuseum{CIMAISE_TEXT("art.count.museum"),
                                  //% "Enter the unsold paintings that are missing."
                                  CIMAISE_TEXT("art.count.museum.fix")};
constexpr std::array countTexts{countPaintings, countHands, countWalls, countWall, countMuseum};

//% "{owner}: {n}"
constexpr TextId countOfOwner = CIMAISE_TEXT("art.count.of");

int roundsOf(const std::vector<int>& hand) { return mostBidCards - static_cast<int>(hand.size()); }

/// Rounds played, as all hands that are entered show; nullopt without hands, or if they differ.
std::optional<int> roundsByHands(const Layout& layout) {
    std::optional<int> rounds;
    for (const Gallery& gallery : layout.galleries) {
        if (gallery.hand && rounds.value_or(roundsOf(*gallery.hand)) != roundsOf(*gallery.hand)) {
            return std::nullopt;
        }
        rounds = gallery.hand ? roundsOf(*gallery.hand) : rounds;
    }
    return rounds;
}

/// Fewest paintings of a player with more than the starting painting; 1 if no wall has more.
int fewestPaintings(const Layout& layout) {
    std::optional<int> fewest;
    for (const Gallery& gallery : layout.galleries) {
        if (showsMoreThanItsStart(gallery)) {
            fewest = std::min(fewest.value_or(paintingsOf(gallery)), paintingsOf(gallery));
        }
    }
    return fewest.value_or(1);
}

bool anyHandEntered(const Layout& layout) {
    return std::ranges::any_of(layout.galleries,
                               [](const Gallery& gallery) { return gallery.hand.has_value(); });
}

/// Notes walls that differ, while no hand shows the number of rounds.
void noteWalls(const Layout& layout, Report& report) {
    Listing counts;
    bool differ = false;
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (showsMoreThanItsStart(gallery)) {
            const int found = paintingsOf(gallery);
            differ = differ || found != fewestPaintings(layout);
            counts.parts.emplace_back(Message{countOfOwner, {{"owner", owner}, {"n", found}}});
        }
    });
    if (differ) {
        report.addWithSeverity(Severity::note, countWalls, everyone(), {}, {{"counts", counts}});
    }
}

/// Notes walls without a hand that do not fit the rounds shown by the other hands.
void noteWallsWithoutHand(const Layout& layout, int rounds, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        const int found = paintingsOf(gallery);
        if (!gallery.hand && showsMoreThanItsStart(gallery) && found != 1 + rounds) {
            report.addWithSeverity(
                Severity::note, countWall, owner, {},
                {{"found", found}, {"rounds", rounds}, {"expected", 1 + rounds}});
        }
    });
}

void noteMuseum(const Layout& layout, int rounds, Report& report) {
    const auto* const unsold = std::get_if<UnsoldList>(&layout.museum);
    if (unsold != nullptr && std::ssize(*unsold) < rounds) {
        report.addWithSeverity(Severity::note, countMuseum, everyone(), {},
                               {{"found", static_cast<int>(unsold->size())}, {"rounds", rounds}});
    }
}

/// Notes what hands and walls say about the rounds without a contradiction between hands.
void noteRounds(const Layout& layout, Report& report) {
    const std::optional<int> rounds = roundsByHands(layout);
    if (rounds) {
        noteWallsWithoutHand(layout, *rounds, report);
    } else if (!anyHandEntered(layout)) {
        noteWalls(layout, report);
    }
    noteMuseum(layout, rounds.value_or(fewestPaintings(layout) - 1), report);
}

void checkCount(const Layout& layout, Report& report) {
    Spots hands;
    bool oneLength = true;
    std::optional<std::size_t> length;
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (!gallery.hand) {
            return;
        }
        hands.push_back({owner, handPlace()});
        oneLength = oneLength && length.value_or(gallery.hand->size()) == gallery.hand->size();
        length = gallery.hand->size();
        const int rounds = roundsOf(*gallery.hand);
        if (paintingsOf(gallery) != 1 + rounds) {
            report.add(
                countPaintings, owner, {{owner, handPlace()}},
                {{"found", paintingsOf(gallery)}, {"rounds", rounds}, {"expected", 1 + rounds}});
        }
    });
    if (!oneLength) {
        report.add(countHands, everyone(), std::move(hands));
    }
    noteRounds(layout, report);
}

} // namespace

constinit const Condition paintingsDoNotAddUp{countTexts, checkCount};

} // namespace cimaise::artsociety
