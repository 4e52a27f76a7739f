// Fills in one kind of missing fact after the other; knows none of the code that it tests but the
// scores and the check for legality.
#include "tests/rulings/slow_results.h"

#include "scoring/scores.h"
#include "validators/checks.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

using Positions = std::vector<AnyCase>;

/// The position with each answer to each question that the players have not answered.
Positions answered(const AnyCase& position) {
    Positions all{position};
    for (const Reading& reading : gameOf(position).readings) {
        const auto& chosen = headerOf(position).readings;
        if (chosen && std::ranges::count(*chosen, reading.id, &ReadingChoice::reading) > 0) {
            continue;
        }
        Positions more;
        for (const AnyCase& one : all) {
            for (const ReadingOption& option : reading.options) {
                more.push_back(one);
                auto& choices = headerOf(more.back()).readings;
                choices = choices.value_or(ReadingChoices{});
                choices->push_back({reading.id, option.id});
            }
        }
        all = std::move(more);
    }
    return all;
}

/// The Musées with each bonus that nobody has at one of those who filled its gallery.
Positions withBonuses(const musee::Layout& layout) {
    const bool legal = isLegal(check(layout));
    std::vector<musee::Layout> all{layout};
    for (const musee::Gallery gallery : musee::galleries) {
        const std::size_t spaces = layout.header.players.size() == 3 ? 5 : 6;
        std::vector<std::size_t> fillers;
        bool held = false;
        for (std::size_t side = 0; side < layout.musees.size(); ++side) {
            const auto& wall = layout.musees[side].of(gallery);
            const auto hung = std::ranges::count_if(wall, [](int number) { return number != 0; });
            if (hung == static_cast<std::ptrdiff_t>(spaces)) {
                fillers.push_back(side);
            }
            held = held || std::ranges::count(layout.musees[side].bonuses, gallery) > 0;
        }
        if (held || fillers.empty() || (fillers.size() > 1 && !legal)) {
            continue;
        }
        std::vector<musee::Layout> more;
        for (const musee::Layout& one : all) {
            for (const std::size_t side : fillers) {
                more.push_back(one);
                more.back().musees[side].bonuses.push_back(gallery);
            }
        }
        all = std::move(more);
    }
    return {all.begin(), all.end()};
}

/// The walls with every place of the four markers that agrees with what is entered.
Positions withMarkers(const artsociety::Layout& layout) {
    using artsociety::Markers;
    const auto* const entered = std::get_if<Markers>(&layout.museum);
    const auto* const unsold = std::get_if<artsociety::UnsoldList>(&layout.museum);
    if (unsold != nullptr && !unsold->empty()) {
        return {layout};
    }
    const Markers known = entered != nullptr ? *entered : Markers{};
    const bool none = std::ranges::none_of(known, [](const auto& one) { return one.has_value(); });
    const bool hasSeveralTiles = std::ranges::any_of(
        layout.galleries, [](const auto& gallery) { return gallery.tiles.size() > 1; });
    if (none && !hasSeveralTiles) {
        return {layout};
    }
    Positions all;
    std::array<int, 4> spaces{};
    for (int code = 0; code < 5 * 5 * 5 * 5; ++code) {
        Markers markers;
        bool fits = true;
        for (std::size_t type = 0, rest = static_cast<std::size_t>(code); type < 4; ++type) {
            spaces.at(type) = static_cast<int>(rest % 5) * 10;
            rest /= 5;
            if (spaces.at(type) > 0) {
                markers.at(type) = spaces.at(type);
            }
            fits = fits && (none || markers.at(type).has_value() == known.at(type).has_value());
        }
        for (std::size_t one = 0; one < 4; ++one) {
            for (std::size_t other = 0; other < 4; ++other) {
                const bool both = one != other && markers.at(one) && markers.at(other);
                fits = fits && !(both && markers.at(one) == markers.at(other));
                fits = fits && !(both && !none && *known.at(one) > *known.at(other) &&
                                 *markers.at(one) < *markers.at(other));
            }
        }
        if (fits && code > 0) {
            artsociety::Layout& filled = std::get<artsociety::Layout>(all.emplace_back(layout));
            filled.museum = markers;
        }
    }
    return all;
}

/// Seats with the most points.
Seats tiedOnPoints(const Score& score) {
    Seats seats;
    const int most = std::ranges::max_element(score.sheets, {}, &ScoreSheet::total)->total;
    for (const ScoreSheet& sheet : score.sheets) {
        if (sheet.total == most) {
            seats.push_back(sheet.party.index);
        }
    }
    return seats;
}

/// The walls with hands for those who are tied and have none: nothing, as much as another, or more.
Positions withHands(const artsociety::Layout& layout) {
    Seats tied = tiedOnPoints(score(AnyCase{layout}));
    std::set<int> sums{0, 1};
    for (const artsociety::Gallery& gallery : layout.galleries) {
        int sum = 0;
        for (const int card : gallery.hand.value_or(std::vector<int>{})) {
            sum += card;
        }
        sums.insert(sum);
        sums.insert(sum + 1);
    }
    std::vector<artsociety::Layout> all{layout};
    for (const int seat : tied.size() > 1 ? tied : Seats{}) {
        if (layout.galleries[static_cast<std::size_t>(seat)].hand) {
            continue;
        }
        std::vector<artsociety::Layout> more;
        for (const artsociety::Layout& one : all) {
            for (const int sum : sums) {
                more.push_back(one);
                more.back().galleries[static_cast<std::size_t>(seat)].hand = std::vector{sum};
            }
        }
        all = std::move(more);
    }
    return {all.begin(), all.end()};
}

/// The museums with more Prestige in each whose total is a minimum: nothing, as much as
/// another has more, or more than anybody has.
Positions withFigures(const museum::Layout& layout) {
    const std::vector<ScoreSheet> sheets = score(AnyCase{layout}).sheets;
    std::vector<museum::Layout> all{layout};
    for (std::size_t side = 0; side < sheets.size(); ++side) {
        if (!sheets[side].atLeast) {
            continue;
        }
        std::vector<museum::Layout> more;
        for (const museum::Layout& one : all) {
            std::set<int> added{0, 5000 + static_cast<int>(side)};
            for (const ScoreSheet& other : sheets) {
                added.insert(std::max(0, other.total - sheets[side].total));
            }
            for (const int points : added) {
                more.push_back(one);
                auto& prestige = more.back().museums[side].prestige;
                prestige = *prestige + points;
            }
        }
        all = std::move(more);
    }
    return {all.begin(), all.end()};
}

Positions filled(const AnyCase& position) {
    if (const auto* const musees = std::get_if<musee::Layout>(&position)) {
        return withBonuses(*musees);
    }
    if (const auto* const museums = std::get_if<museum::Layout>(&position)) {
        return withFigures(*museums);
    }
    Positions all;
    if (const auto* const walls = std::get_if<artsociety::Layout>(&position)) {
        for (const AnyCase& one : withMarkers(*walls)) {
            std::ranges::move(withHands(std::get<artsociety::Layout>(one)),
                              std::back_inserter(all));
        }
        return all;
    }
    return {position};
}

} // namespace

std::set<Seats> slowWinners(const AnyCase& position) {
    std::set<Seats> winners;
    if (score(position).ranking.empty()) {
        return winners;
    }
    for (const AnyCase& one : answered(position)) {
        for (const AnyCase& full : filled(one)) {
            Seats seats;
            const Ranking ranking = score(full).ranking;
            for (const Party party : ranking.front().parties) {
                seats.push_back(party.index);
            }
            std::ranges::sort(seats);
            winners.insert(seats);
        }
    }
    return winners;
}

} // namespace cimaise
