// Assigns letters to the pairs and groups of a line in the order of its evidence; a single spot
// needs no letter.
#include "scoring/sheet/spot_highlights.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cimaise {

namespace {

constexpr int letters = 26;

/// “a” to “z”, then “a2” and so on.
std::string letterOf(int number) {
    const std::string letter(1, static_cast<char>('a' + number % letters));
    return number < letters ? letter : letter + std::to_string(number / letters + 1);
}

/// Pairs and groups of a piece of evidence; a single spot is not a group.
std::vector<Spots> groupsOf(const Evidence& piece) {
    if (!piece.groups.empty()) {
        return piece.groups;
    }
    return piece.where.size() > 1 ? std::vector<Spots>{piece.where} : std::vector<Spots>{};
}

SpotHighlight::Kind kindOf(const Evidence& piece) {
    return piece.points == 0 && !piece.unknown ? SpotHighlight::Kind::notCounting
                                               : SpotHighlight::Kind::counts;
}

/// Collects the highlights, one per spot.
class Lamps {
public:
    void add(const Spot& spot, SpotHighlight::Kind kind) {
        SpotHighlight& light = at(spot, kind);
        if (kind == SpotHighlight::Kind::counts) {
            light.kind = kind;
        }
    }
    void tag(const Spot& spot, SpotHighlight::Kind kind, const std::string& tag) {
        std::string& tags = at(spot, kind).tag;
        tags += tags.empty() ? tag : "·" + tag;
    }
    [[nodiscard]] SpotHighlights take() { return std::move(m_spotHighlights); }

private:
    SpotHighlight& at(const Spot& spot, SpotHighlight::Kind kind) {
        const auto [found, isNew] = m_places.try_emplace(
            {spot.owner.kind, spot.owner.index, spot.place}, m_spotHighlights.size());
        if (isNew) {
            m_spotHighlights.push_back({.spot = spot, .kind = kind});
        }
        return m_spotHighlights[found->second];
    }

    SpotHighlights m_spotHighlights;
    std::map<std::tuple<Party::Kind, int, Place>, std::size_t> m_places;
};

} // namespace

std::vector<Tags> tagsOf(const Pieces& pieces) {
    std::vector<Tags> tags;
    int number = 0;
    for (const Evidence* const piece : pieces) {
        Tags& own = tags.emplace_back();
        for (std::size_t group = groupsOf(*piece).size(); group > 0; --group) {
            const std::string letter = letterOf(number++);
            own.push_back(kindOf(*piece) == SpotHighlight::Kind::notCounting ? "(" + letter + ")"
                                                                             : letter);
        }
    }
    return number > 1 ? tags : std::vector<Tags>(pieces.size());
}

std::string joined(const Tags& tags) {
    std::string text;
    for (const std::string& tag : tags) {
        text += text.empty() ? tag : "·" + tag;
    }
    return text;
}

SpotHighlights spotHighlightsOf(const Pieces& pieces, const std::vector<Tags>& tags) {
    Lamps lamps;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Evidence& piece = *pieces[i];
        for (const Spot& spot : piece.where) {
            lamps.add(spot, kindOf(piece));
        }
        const std::vector<Spots> groups = tags[i].empty() ? std::vector<Spots>{} : groupsOf(piece);
        for (std::size_t group = 0; group < groups.size(); ++group) {
            for (const Spot& spot : groups[group]) {
                lamps.tag(spot, kindOf(piece), tags[i][group]);
            }
        }
    }
    return lamps.take();
}

SpotHighlights spotHighlightsOf(const Spots& spots) {
    Lamps lamps;
    for (const Spot& spot : spots) {
        lamps.add(spot, SpotHighlight::Kind::named);
    }
    return lamps.take();
}

Spots spotsOf(const SpotHighlights& spotHighlights) {
    Spots spots;
    std::ranges::transform(spotHighlights, std::back_inserter(spots), &SpotHighlight::spot);
    return spots;
}

} // namespace cimaise
