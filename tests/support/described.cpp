// Writes values as text for tests.
#include "tests/support/described.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace cimaise {

namespace {

template <class Values> Lines each(const Values& values) {
    Lines lines;
    std::ranges::transform(values, std::back_inserter(lines),
                           [](const auto& value) { return described(value); });
    return lines;
}

std::string described(const Value& value) {
    struct Visitor {
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const Place& place) const { return placeId(place); }
        std::string operator()(Party party) const { return cimaise::described(party); }
        std::string operator()(TextId id) const { return std::string{id.id}; }
        std::string operator()(const Message& message) const { return cimaise::described(message); }
        std::string operator()(const Listing& listing) const {
            std::string text;
            for (const auto& part : listing.parts) {
                text += (text.empty() ? "" : ", ") + std::visit(*this, part);
            }
            return '(' + text + ')';
        }
    };
    return std::visit(Visitor{}, value);
}

} // namespace

std::string described(Party party) {
    switch (party.kind) {
    case Party::Kind::everyone:
        return "-";
    case Party::Kind::side:
        return {static_cast<char>('A' + party.index)};
    case Party::Kind::player:
        return std::to_string(party.index + 1);
    }
    return {};
}

std::string described(const Spots& spots) {
    std::string text;
    for (const Spot& spot : spots) {
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", described(spot.owner),
                            placeId(spot.place));
    }
    return text;
}

std::string described(const Message& message) {
    std::string text{message.text.id};
    for (const Argument& argument : message.arguments) {
        text += fmt::format(" {}={}", argument.name, described(argument.value));
    }
    return text;
}

std::string described(const Finding& finding) {
    return fmt::format("{} {}; {}; {}; {}", severityId(finding.severity), finding.rule,
                       described(finding.party), described(finding.where), described(finding.says));
}

Lines described(const Findings& findings) { return each(findings); }

Lines described(const ScoreLine& line) {
    Lines lines;
    for (const Evidence& piece : line.evidence) {
        lines.push_back(fmt::format("+{} {}; {}", piece.points, described(piece.where),
                                    described(piece.reason)));
    }
    return lines;
}

Lines described(const Ranking& ranking) {
    Lines lines;
    for (const RankingEntry& entry : ranking) {
        std::string parties;
        for (const Party party : entry.parties) {
            parties += described(party) + ' ';
        }
        lines.push_back(fmt::format("{} {}{}", entry.place, parties, entry.decidedBy));
    }
    return lines;
}

std::string described(const Placement& placement) {
    std::string text = placeId(placement.place);
    if (!placement.legal) {
        return fmt::format("{} {} {}", text, placement.rule, described(placement.forbiddenBy));
    }
    text += fmt::format(" +{}", placement.points);
    for (const LineChange& line : placement.lines) {
        text += fmt::format(" {}+{}", line.id, line.points);
    }
    text += " room";
    for (const RemainingNumbers& room : placement.room) {
        text += fmt::format(" {}", room.numbers);
    }
    return text;
}

Lines described(const Placements& placements) { return each(placements); }

} // namespace cimaise
