// Art Society: some questions affect decor, one the markers and with them the points of paintings.
#include "positions/artsociety/art_society_module.h"
#include "rulings/questions/judge.h"
#include "rulings/questions/ruling_functions.h"
#include "scoring/artsociety/art_society_score.h"
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
