// Computes the verdict on a position of Museum for any answers to the open questions: each museum
// is examined once, and a tally is recomputed only for answers that can change that tally.
#pragma once

#include "rulings/questions/verdict.h"
#include "validators/museum/museum_rules.h"

#include <map>

namespace cimaise::museum {

class MuseumJudge {
public:
    explicit MuseumJudge(const Layout& layout);

    Verdict operator()(OptionIndices answers);

private:
    using Key = std::array<bool, 5>;

    /// Tally of a museum, from the cache if possible.
    const Tally& tallyFor(std::size_t museum, const CountingAnswers& answers);
    /// Applies the rules that depend on the tallies to the verdict.
    void judgeTallies(Verdict& verdict);

    LayoutResults m_table;
    bool m_legal; ///< legality by the rules that no answer changes
    std::vector<std::map<Key, Tally>> m_known;
};

} // namespace cimaise::museum
