// Lists the texts that reveal points.
#include "app/game/discretion.h"

#include "validators/checks.h"
#include "validators/muse/muse_catalogue.h"

#include <array>

namespace cimaise {

namespace {

constexpr std::array<std::string_view, 11> telling{
    "museum.almost.apart",  "museum.almost.civilisation", "museum.almost.civilisation.most",
    "museum.almost.domain", "museum.almost.domain.most",  "museum.reading.differs",
    "museum.track.differs", "museum.end.triggered",       "museum.tie.shared",
    "art.prestige.empty",   "art.hand.needed.tied",
};

} // namespace

bool canHidePoints(std::string_view game) { return game != muse::gameId; }

bool tellsPoints(TextId says) { return std::ranges::find(telling, says.id) != telling.end(); }

Findings withoutPoints(const Findings& findings, std::string_view game) {
    const std::vector<RuleInfo> rules = rulesOf(game);
    Findings left;
    for (const Finding& finding : findings) {
        const bool tells = tellsPoints(finding.says.text);
        if (tells && finding.severity == Severity::note) {
            continue;
        }
        left.push_back(finding);
        if (tells) {
            left.back().says.text =
                std::ranges::find(rules, finding.rule, &RuleInfo::id)->digest.title;
        }
    }
    return left;
}

} // namespace cimaise
