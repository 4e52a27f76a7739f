// Tests properties of every position of Musée on random ones.
#include "positions/cases.h"
#include "positions/messages/list_text.h"
#include "rulings/musee/musee_placements.h"
#include "scoring/musee/musee_score.h"
#include "tests/musee/random_tables.h"
#include "tests/random/any_game.h"
#include "tests/support/described.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::musee {

namespace {

Layout mirrored(Layout layout) {
    const int width = columns(layout);
    for (Musee& musee : layout.musees) {
        for (Spaces& spaces : musee.spaces) {
            std::reverse(spaces.begin(), spaces.begin() + width);
        }
    }
    for (std::vector<int>* row : {&layout.staircases.top, &layout.staircases.bottom}) {
        for (int& column : *row) {
            column = width + 1 - column;
        }
    }
    return layout;
}

Layout upsideDown(Layout layout) {
    for (Musee& musee : layout.musees) {
        std::ranges::reverse(musee.spaces);
        for (Gallery& bonus : musee.bonuses) {
            bonus = bonus == Gallery::upper   ? Gallery::lower
                    : bonus == Gallery::lower ? Gallery::upper
                                              : bonus;
        }
    }
    std::swap(layout.staircases.top, layout.staircases.bottom);
    return layout;
}

bool finds(const Layout& layout, std::string_view rule) {
    return std::ranges::any_of(check(layout),
                               [&](const Finding& finding) { return finding.rule == rule; });
}

RC_GTEST_PROP(MuseeProperties, RoundTripsThroughFile, ()) { checkWrittenAndRead(*anyTable()); }

RC_GTEST_PROP(MuseeProperties, NamesPlacesInEvidence, ()) {
    for (const ScoreSheet& sheet : score(*mixedTable()).sheets) {
        for (const ScoreLine& line : sheet.lines) {
            for (const Evidence& piece : line.evidence) {
                RC_ASSERT(!piece.where.empty());
            }
        }
    }
}

/// True if the number is entered on a Musée, or in the hand of a player of another side.
bool isTaken(const Layout& layout, int exhibit, int side) {
    for (const Musee& musee : layout.musees) {
        for (const Spaces& spaces : musee.spaces) {
            if (std::ranges::count(spaces, exhibit) > 0) {
                return true;
            }
        }
    }
    for (int player = 0; layout.hands && player < std::ssize(*layout.hands); ++player) {
        const Hand hand = layout.hands->at(static_cast<std::size_t>(player)).value_or(Hand{});
        const int owner = layout.header.playerCount() == 4 ? player % 2 : player;
        if (owner != side && std::ranges::count(hand, exhibit) > 0) {
            return true;
        }
    }
    return false;
}

/// Tries every number of the deck; returns those that are free, higher than everything to the left
/// of the spot and lower than everything to its right.
std::vector<int> numbersThatFit(const Layout& layout, const Spot& spot) {
    const auto gallery = std::ranges::find(galleries, spot.place.area, galleryId);
    const Spaces& spaces =
        layout.musees.at(static_cast<std::size_t>(spot.owner.index)).of(*gallery);
    std::vector<int> fits;
    for (int exhibit = 1; exhibit <= (layout.header.playerCount() == 3 ? 60 : 50); ++exhibit) {
        bool rises = true;
        for (int column = 1; column <= mostColumns; ++column) {
            const int other = spaces.at(static_cast<std::size_t>(column - 1));
            const bool agrees = column < spot.place.column ? other < exhibit : other > exhibit;
            rises = rises && (other == noExhibit || column == spot.place.column || agrees);
        }
        if (rises && !isTaken(layout, exhibit, spot.owner.index)) {
            fits.push_back(exhibit);
        }
    }
    return fits;
}

/// Numbers of a list, with ranges written out.
std::vector<int> numbersIn(const Listing& list) {
    std::vector<int> numbers;
    for (const auto& part : list.parts) {
        const auto* const message = std::get_if<Message>(&part);
        if (const int* const number = std::get_if<int>(&part)) {
            numbers.push_back(*number);
        } else if (message != nullptr && message->text == anyOfWording) {
            for (const Argument& some : message->arguments) { // “12, 14 or 23 to 27”
                const std::vector<int> more = numbersIn(std::get<Listing>(some.value));
                numbers.insert(numbers.end(), more.begin(), more.end());
            }
        } else if (message != nullptr) {
            for (int inRange = std::get<int>(message->arguments[0].value);
                 inRange <= std::get<int>(message->arguments[1].value); ++inRange) {
                numbers.push_back(inRange);
            }
        }
    }
    return numbers;
}

/// Numbers that a finding names under `name`; a long list ends early.
std::vector<int> named(const Finding& finding, std::string_view name) {
    const auto found = std::ranges::find(finding.says.arguments, name, &Argument::name);
    return found == finding.says.arguments.end() ? std::vector<int>{}
                                                 : numbersIn(std::get<Listing>(found->value));
}

RC_GTEST_PROP(MuseeProperties, NamesExactlyFittingNumbersInFix, ()) {
    const Layout layout = *mixedTable();
    for (const Finding& finding : check(layout)) {
        if (finding.says.text.id != "musee.ascending.falls") {
            continue;
        }
        for (const auto& [name, spot] :
             {std::pair{"leftFits", finding.where[0]}, std::pair{"rightFits", finding.where[1]}}) {
            const std::vector<int> fits = numbersThatFit(layout, spot);
            std::vector<int> expected = fits;
            const std::vector<int> exhibits = named(finding, name);
            RC_ASSERT(exhibits.size() == fits.size() || exhibits.size() >= 8);
            expected.resize(std::min(fits.size(), exhibits.size()));
            RC_ASSERT(exhibits == expected);
            const bool says =
                finding.fix.id.ends_with("both") ||
                finding.fix.id.ends_with(name == std::string_view{"leftFits"} ? "left" : "right");
            RC_ASSERT(says == !fits.empty());
        }
    }
}

RC_GTEST_PROP(MuseeProperties, ScoresMirroredPositionAlike, ()) {
    const Layout layout = *mixedTable();
    RC_ASSERT(figuresOf(score(mirrored(layout))) == figuresOf(score(layout)));
    RC_ASSERT(score(mirrored(layout)).ranking == score(layout).ranking);
}

RC_GTEST_PROP(MuseeProperties, ScoresFlippedPositionAlike, ()) {
    const Layout layout = *mixedTable();
    RC_ASSERT(figuresOf(score(upsideDown(layout))) == figuresOf(score(layout)));
    RC_ASSERT(check(upsideDown(layout)).size() == check(layout).size());
}

RC_GTEST_PROP(MuseeProperties, KeepsPositionLegalAfterLegalPlacements, ()) {
    const Layout layout = *legalTable();
    for (const Finding& finding : check(layout)) {
        RC_ASSERT(finding.severity == Severity::note);
        RC_ASSERT(finding.rule == "musee.stuck");
    }
}

RC_GTEST_PROP(MuseeProperties, StaysWithinMaximumScore, ()) {
    const Layout layout = *legalTable();
    for (const ScoreSheet& sheet : score(layout).sheets) {
        RC_ASSERT(sheet.total <= (layout.header.playerCount() == 3 ? 64 : 76));
    }
}

/// A placement question: an exhibit number and the side to place it.
struct Question {
    Layout layout;
    int side = 0;
    Exhibit exhibit = noExhibit;
};

Question pickQuestion(const Layout& layout) {
    return {.layout = layout,
            .side = *rc::gen::inRange(0, static_cast<int>(layout.musees.size())),
            .exhibit = *rc::gen::inRange(1, highestInBox + 1)};
}

/// The position after hanging the number in the space, even if illegal.
Layout forced(const Question& question, const Place& place) {
    Layout layout = question.layout;
    const auto gallery = std::ranges::find(galleries, place.area, galleryId);
    layout.musees.at(static_cast<std::size_t>(question.side))
        .of(*gallery)
        .at(static_cast<std::size_t>(place.column - 1)) = question.exhibit;
    return layout;
}

RC_GTEST_PROP(MuseeProperties, GainsAnnouncedPointsInLegalSpace, ()) {
    const Question question = pickQuestion(*legalTable());
    const auto owner = static_cast<std::size_t>(question.side);
    const int before = score(question.layout).sheets.at(owner).total;
    for (const Placement& placement :
         placements(question.layout, question.side, question.exhibit)) {
        if (!placement.legal) {
            continue;
        }
        Layout after = forced(question, placement.place);
        after.hands.reset();
        for (const Finding& finding : check(after)) {
            RC_ASSERT(finding.severity == Severity::note);
            if (finding.rule == "musee.bonus.unclaimed") {
                after.musees.at(owner).bonuses.push_back(
                    *std::ranges::find(galleries, finding.where.front().place.area, galleryId));
            }
        }
        RC_ASSERT(score(after).sheets.at(owner).total == before + placement.points);
    }
}

RC_GTEST_PROP(MuseeProperties, BreaksNamedRuleInIllegalSpace, ()) {
    const Layout layout = *mixedTable();
    RC_PRE(!layout.musees.empty());
    const Question question = pickQuestion(layout);
    for (const Placement& placement :
         placements(question.layout, question.side, question.exhibit)) {
        const bool occupied = placement.forbiddenBy ==
                              Spots{{.owner = side(question.side), .place = placement.place}};
        if (!placement.legal && !occupied) {
            RC_ASSERT(finds(forced(question, placement.place), placement.rule));
        }
    }
}

} // namespace

} // namespace cimaise::musee
