// Lists the texts that reveal points, each with its wording without them.
#include "app/game/hidden_points_filter.h"

#include "validators/muse/muse_catalogue.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

/// Text that reveals points, and its version without them; empty if any version would reveal who is
/// tied.
struct Telling {
    std::string_view says;
    TextId hidden;
};

//% "%n objects are separated from the {collection} collection."
constexpr TextId notConnected = CIMAISE_TEXT_N("hidden.museum.almost.apart");
//% "The %n {collection} objects do not all touch."
constexpr TextId ofCivilisation = CIMAISE_TEXT_N("hidden.museum.almost.civilisation");
//% "The %n {collection} objects do not all touch."
constexpr TextId ofDomain = CIMAISE_TEXT_N("hidden.museum.almost.domain");

constexpr std::array telling{
    Telling{"museum.almost.apart", notConnected},
    Telling{"museum.almost.civilisation", ofCivilisation},
    Telling{"museum.almost.civilisation.most", ofCivilisation},
    Telling{"museum.almost.domain", ofDomain},
    Telling{"museum.almost.domain.most", ofDomain},
    //% "{question} “{chosen}” and “{other}” give different scores."
    Telling{"museum.reading.differs", CIMAISE_TEXT("hidden.museum.reading.differs")},
    //% "The score track does not match the objects on the board."
    Telling{"museum.track.differs", CIMAISE_TEXT("hidden.museum.track.differs")},
    //% "{owner} has triggered the end of the game."
    Telling{"museum.end.triggered", CIMAISE_TEXT("hidden.museum.end.triggered")},
    Telling{"museum.tie.shared", {}},
    //% "The prestige markers are not entered."
    Telling{"art.prestige.empty", CIMAISE_TEXT("hidden.art.prestige.empty")},
    Telling{"art.hand.needed.tied", {}},
};

const Telling* tellingOf(TextId says) {
    const auto* const found = std::ranges::find(telling, says.id, &Telling::says);
    return found == telling.end() ? nullptr : found;
}

} // namespace

bool canHidePoints(std::string_view game) { return game != muse::gameId; }

bool tellsPoints(TextId says) { return tellingOf(says) != nullptr; }

Findings withoutPoints(const Findings& findings) {
    Findings left;
    for (const Finding& finding : findings) {
        const Telling* const tells = tellingOf(finding.says.text);
        if (tells != nullptr && tells->hidden.empty()) {
            continue;
        }
        left.push_back(finding);
        if (tells != nullptr) {
            left.back().says.text = tells->hidden;
        }
    }
    return left;
}

} // namespace cimaise
