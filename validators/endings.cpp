// Maps each game to its end condition.
#include "validators/endings.h"

#include "validators/artsociety/art_society_end.h"
#include "validators/artsociety/art_society_play.h"
#include "validators/muse/muse_end.h"
#include "validators/muse/muse_play.h"
#include "validators/musee/musee_end.h"
#include "validators/musee/musee_play.h"
#include "validators/museum/museum_end.h"
#include "validators/museum/museum_rules.h"

namespace cimaise {

GameEnd gameEnd(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) { return gameEnd(layout); }, anyCase);
}

bool isPlayedOut(const AnyCase& anyCase) {
    const auto* const layout = std::get_if<musee::Layout>(&anyCase);
    return layout != nullptr && isPlayedOut(*layout);
}

std::string_view tieRuleOf(const AnyCase& anyCase) {
    struct ByGame {
        std::string_view operator()(const artsociety::Layout&) const {
            return artsociety::tieChapter;
        }
        std::string_view operator()(const muse::Layout&) const { return muse::tieChapter; }
        std::string_view operator()(const musee::Layout&) const { return musee::tieChapter; }
        std::string_view operator()(const museum::Layout&) const { return museum::tieRule; }
    };
    return std::visit(ByGame{}, anyCase);
}

} // namespace cimaise
