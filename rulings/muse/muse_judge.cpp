// Muse: the questions on rounds affect the rule on payments and the round that is entered.
#include "positions/muse/muse_module.h"
#include "rulings/muse/muse_round_readings.h"
#include "rulings/questions/judge.h"
#include "rulings/questions/ruling_functions.h"
#include "scoring/muse/muse_score.h"
#include "validators/muse/muse_rules.h"

namespace cimaise::muse {

namespace {

VerdictFunction judgeOf(const Layout& layout) {
    return Judge<Layout>{layout,
                         {.readings = readings,
                          .rules = rulesFor(layout),
                          .score = score,
                          .dependencies = {{payRule, {paintShortReading, growthWhenReading}}},
                          .scoreReadings = {}}};
}

RoundEffects roundEffects(const Layout& layout, const Reading& reading) {
    const std::vector<Resolution> rounds = roundsByAnswer(layout, reading);
    RoundEffects effects;
    for (std::size_t option = 0; option < rounds.size(); ++option) {
        effects.push_back(effectsOfAnswer(rounds, option));
    }
    return effects;
}

} // namespace

constinit const RulingFunctions<Layout> Module::rulings{.judge = judgeOf,
                                                        .roundEffects = roundEffects};

} // namespace cimaise::muse
