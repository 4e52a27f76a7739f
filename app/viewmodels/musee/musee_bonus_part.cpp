// Shows who holds each bonus, and passes on claims.
#include "app/viewmodels/musee/musee_bonus_part.h"

#include "app/input/musee/musee_taps.h"

namespace cimaise {

using musee::InputContext;

MuseeBonusPart::MuseeBonusPart(MuseeTable& table)
    : MuseePart(table), m_galleries(musee::bonusRoles()) {
    connect(&m_answers, &QuickFixes::given, this, &MuseeBonusPart::claim);
}

void MuseeBonusPart::show(const musee::View& view) {
    m_galleries.show(bonusRows(view));
    showAnswers(view);
}

void MuseeBonusPart::showAnswers(const musee::View& view) {
    m_claims = claimRows(view);
    std::vector<Answer> answers;
    for (const musee::ClaimRow& claim : m_claims) {
        answers.push_back({.findingRow = claim.findingRow, .text = claim.claimText});
    }
    m_answers.show(answers);
}

void MuseeBonusPart::claim(int row) {
    const musee::ClaimRow claim = m_claims.at(static_cast<std::size_t>(row));
    take([&](const InputContext& context) {
        return musee::toggleBonus(context, claim.side,
                                  musee::galleries.at(static_cast<std::size_t>(claim.gallery)));
    });
}

void MuseeBonusPart::toggle(int gallery) {
    take([&](const InputContext& context) {
        const musee::Gallery touched = musee::galleries.at(static_cast<std::size_t>(gallery));
        return touching(musee::toggleBonus(context, context.side, touched),
                        {cimaise::side(context.side), musee::galleryPlace(touched)});
    });
}

} // namespace cimaise
