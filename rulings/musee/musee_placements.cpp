// Tries an exhibit number in every space: the rules decide whether it may hang there, the score
// gives its immediate points.
#include "rulings/musee/musee_placements.h"

#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_module.h"
#include "rulings/musee/musee_outlook.h"
#include "rulings/musee/musee_runs.h"
#include "scoring/musee/musee_score.h"
#include "validators/musee/musee_fit.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <charconv>

namespace cimaise::musee {

namespace {

/// Spaces with this number, on any Musée.
Spots hangingSpots(const Layout& layout, Exhibit exhibit) {
    Spots spots;
    for (int owner = 0; const Musee& musee : layout.musees) {
        for (const Gallery gallery : galleries) {
            for (int column = 1; column <= columns(layout); ++column) {
                if (musee.of(gallery).at(static_cast<std::size_t>(column - 1)) == exhibit) {
                    spots.push_back({cimaise::side(owner), spaceOf(gallery, column)});
                }
            }
        }
        ++owner;
    }
    return spots;
}

bool nobodyFilled(const Layout& layout, Gallery gallery) {
    return std::ranges::none_of(layout.musees,
                                [&](const Musee& musee) { return isFull(layout, musee, gallery); });
}

/// Number of exhibits that each gallery could still take, without those already hung.
std::vector<RemainingNumbers> roomAfter(const Layout& layout, const Musee& musee,
                                        const HungExhibits& hung, Exhibit placed) {
    std::vector<RemainingNumbers> room;
    for (const Gallery gallery : galleries) {
        int numbers = 0;
        for (Exhibit exhibit = 1; exhibit <= highestInDeck(layout); ++exhibit) {
            if (exhibit != placed && !hung.contains(exhibit) &&
                fitsGallery(musee.of(gallery), columns(layout), exhibit)) {
                ++numbers;
            }
        }
        room.push_back({galleryId(gallery), numbers});
    }
    return room;
}

/// Musée with the number hung, and with the Gallery Bonus if no other Musée has filled the gallery.
Musee hung(const Layout& layout, int side, Gallery gallery, int column, Exhibit exhibit) {
    Musee musee = layout.musees.at(static_cast<std::size_t>(side));
    musee.of(gallery).at(static_cast<std::size_t>(column - 1)) = exhibit;
    if (isFull(layout, musee, gallery) && !isClaimed(layout, gallery) &&
        nobodyFilled(layout, gallery)) {
        musee.bonuses.push_back(gallery);
    }
    return musee;
}

int paintingsAfter(const Layout& layout, const Musee& musee, NumberSet unplayed, Exhibit placed) {
    const NumberSet left = unplayed & ~setOf(placed);
    return paintingsOn(musee, columns(layout)) +
           mostInRuns(runsOf(musee, columns(layout), left), left);
}

} // namespace

std::optional<Exhibit> readExhibit(std::string_view text) {
    Exhibit exhibit = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), exhibit);
    const bool plain = error == std::errc{} && end == text.data() + text.size() &&
                       text.front() != '0' && exhibit >= 1 && exhibit <= highestInBox;
    return plain ? std::optional{exhibit} : std::nullopt;
}

Placements placements(const Layout& layout, int side, Exhibit exhibit) {
    const Spots hanging = hangingSpots(layout, exhibit);
    const bool inDeck = exhibit <= highestInDeck(layout);
    const Musee& today = layout.musees.at(static_cast<std::size_t>(side));
    const ScoreSheet before = sheetOf(layout, side, today);
    const HungExhibits hungNow{layout};
    const NumberSet unplayed = unplayedNumbers(layout);
    const bool reaches = hasReach(layout, side);
    Placements all;
    for (const Gallery gallery : galleries) {
        for (int column = 1; column <= columns(layout); ++column) {
            Placement placement{.place = spaceOf(gallery, column)};
            const int forbidding =
                forbiddingColumn(today.of(gallery), columns(layout), column, exhibit);
            if (!inDeck) {
                placement.rule = deckRule;
            } else if (!hanging.empty()) {
                placement.rule = uniqueRule;
                placement.forbiddenBy = hanging;
            } else if (forbidding > 0) {
                placement.rule = ascendingRule;
                placement.forbiddenBy = {{cimaise::side(side), spaceOf(gallery, forbidding)}};
            } else {
                const Musee after = hung(layout, side, gallery, column, exhibit);
                const ScoreSheet sheet = sheetOf(layout, side, after);
                placement.legal = true;
                placement.points = sheet.total - before.total;
                placement.lines = changes(before, sheet);
                placement.room = roomAfter(layout, after, hungNow, exhibit);
                if (reaches) {
                    placement.paintings = paintingsAfter(layout, after, unplayed, exhibit);
                }
            }
            all.push_back(std::move(placement));
        }
    }
    return all;
}

namespace {

/// Placements of a piece by its text (PlacementFunctions::visit).
VisitedPlacements visitPlacements(const Layout& layout, int side, std::string_view piece,
                                  const VisitPlacement& visit) {
    const std::optional<Exhibit> exhibit = readExhibit(piece);
    if (!exhibit) {
        return tl::unexpected(NoPlacements::unknownPiece);
    }
    if (side < 0 || side >= static_cast<int>(layout.musees.size())) {
        return tl::unexpected(NoPlacements::noBoard);
    }
    std::ranges::for_each(placements(layout, side, *exhibit), visit);
    return {};
}

} // namespace

constinit const PlacementFunctions<Layout> Module::search{.visit = visitPlacements};

} // namespace cimaise::musee
