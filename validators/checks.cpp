// Maps each game to its rules.
#include "validators/checks.h"

#include "validators/artsociety/art_society_play.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/muse/muse_play.h"
#include "validators/muse/muse_rules.h"
#include "validators/musee/musee_play.h"
#include "validators/musee/musee_rules.h"
#include "validators/museum/museum_play.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

template <class Layout> std::vector<RuleInfo> infos(std::span<const Rule<Layout>> rules) {
    std::vector<RuleInfo> infos;
    infos.reserve(rules.size());
    std::ranges::transform(rules, std::back_inserter(infos), &Rule<Layout>::info);
    return infos;
}

} // namespace

Findings check(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) { return check(layout); }, anyCase);
}

std::vector<RuleInfo> rulesOf(std::string_view game) {
    if (game == musee::gameId) {
        return infos(musee::rules);
    }
    if (game == muse::gameId) {
        return infos(muse::rules);
    }
    if (game == museum::gameId) {
        return infos(museum::rules);
    }
    if (game == artsociety::gameId) {
        return infos(artsociety::rules);
    }
    return {};
}

std::span<const Chapter> chaptersOf(std::string_view game) {
    if (game == musee::gameId) {
        return musee::chapters;
    }
    if (game == muse::gameId) {
        return muse::chapters;
    }
    if (game == museum::gameId) {
        return museum::chapters;
    }
    if (game == artsociety::gameId) {
        return artsociety::chapters;
    }
    return {};
}

} // namespace cimaise
