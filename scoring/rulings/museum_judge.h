// Computes the verdict on a position of Museum for any answers: its museums are examined once, and
// a tally is computed again only for answers that can change it.
#pragma once

#include "scoring/rulings/verdict.h"
#include "validators/museum/museum_rules.h"

#include <map>

namespace cimaise::museum {

class MuseumJudge {
public:
    explicit MuseumJudge(const Layout& layout);

    Verdict operator()(Answering answers);

private:
    using Key = std::array<bool, 5>;

    /// The tally of a museum, from those that are known if it can be.
    const Tally& tallyFor(std::size_t museum, const CountingAnswers& answers);
    /// Whether the rules that turn on the tallies find nothing against the position.
    void judgeTallies(Verdict& verdict);

    Examined m_table;
    bool m_legal; ///< as far as no answer can change it
    std::vector<std::map<Key, Tally>> m_known;
};

} // namespace cimaise::museum
