// Art Society: some questions affect decor, one the markers and with them the points of paintings.
#include "scoring/artsociety/art_society_score.h"
#include "scoring/rulings/judge.h"
#include "scoring/rulings/ruling_functions.h"
#include "validators/artsociety/art_society_module.h"
#include "validators/artsociety/art_society_rules.h"

namespace cimaise::artsociety {

namespace {

VerdictFunction judgeOf(const Layout& layout) {
    return Judge<Layout>{
        layout,
        {.readings = readings,
         .rules = rules,
         .score = score,
         .dependencies = {{decorEarnedRule,
                           {framesMovedReading, decorSwappedReading, decorFourReading}},
                          {prestigeRule, {prestigeBlackReading}},
                          {handNeededRule, {prestigeBlackReading}}},
         .scoreReadings = {prestigeBlackReading}}};
}

} // namespace

constinit const RulingFunctions<Layout> Module::rulings{.judge = judgeOf};

} // namespace cimaise::artsociety
