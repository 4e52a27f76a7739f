// Finds the unknown numbers of the Patron card and the board in the tally (rulebook, “Patrons” and
// “Galleries”).
#include "scoring/museum/museum_missing.h"

#include "positions/museum/museum_catalogue.h"

namespace cimaise::museum {

namespace {

//% "{owner}’s Patron points, level {level}"
constexpr TextId patronLevelMissing = CIMAISE_TEXT("museum.missing.patron.level");
//% "{owner}’s Patron points"
constexpr TextId patronMissing = CIMAISE_TEXT("museum.missing.patron");
//% "everything that {owner}’s Patron card asks for"
constexpr TextId patronGoalMissing = CIMAISE_TEXT("museum.missing.patron.goal");
//% "{owner}’s Main Gallery bonus"
constexpr TextId mainBonusMissing = CIMAISE_TEXT("museum.missing.main");
//% "{owner}’s bonus for a full museum"
constexpr TextId fullMissing = CIMAISE_TEXT("museum.missing.full");
//% "{owner}’s bonus for both galleries"
constexpr TextId bothBonusMissing = CIMAISE_TEXT("museum.missing.both");

} // namespace

std::vector<Message> missingFigures(const Museum& museum, int side, const Tally& tally) {
    std::vector<Message> missing;
    const Argument owner{"owner", cimaise::side(side)};
    if (tally.patron.unnamed) {
        missing.push_back({patronGoalMissing, {owner}});
    }
    if (tally.patron.unknown && *museum.patron) {
        const bool hasLevels = info((*museum.patron)->kind).levels > 1;
        missing.push_back(
            hasLevels ? Message{patronLevelMissing, {owner, {"level", tally.patron.level + 1}}}
                      : Message{patronMissing, {owner}});
    }
    const auto ask = [&](const BonusPay& bonus, TextId text) {
        if (bonus.unknown) {
            missing.push_back({text, {owner}});
        }
    };
    ask(tally.main, mainBonusMissing);
    ask(tally.full, fullMissing);
    ask(tally.both, bothBonusMissing);
    return missing;
}

} // namespace cimaise::museum
