// View model of the three Gallery Bonuses, and of the quick fixes by which a side claims a bonus.
#pragma once

#include "app/viewmodels/musee/musee_part.h"
#include "app/viewmodels/quick_fixes.h"

namespace cimaise {

class MuseeBonusPart : public cimaise::MuseePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// Bonuses of the side in view, galleries from top to bottom.
    Q_PROPERTY(cimaise::RowsModel* galleries READ galleries CONSTANT FINAL)
    /// Quick fixes: the sides that may claim a bonus, beside its finding.
    Q_PROPERTY(cimaise::QuickFixes* answers READ answers CONSTANT FINAL)

public:
    explicit MuseeBonusPart(MuseeTable& table);
    void show(const musee::View& view);

    [[nodiscard]] RowsModel* galleries() { return &m_galleries; }
    [[nodiscard]] QuickFixes* answers() { return &m_answers; }

    /// Takes the bonus of a gallery (0–2 from the top) for the side in view, or returns it.
    Q_INVOKABLE void toggle(int gallery);

private:
    void showAnswers(const musee::View& view);
    /// Applies a quick fix that claims a bonus.
    void claim(int row);

    TypedRows<musee::BonusRow> m_galleries;
    std::vector<musee::ClaimRow> m_claims; ///< by quick fix
    QuickFixes m_answers;
};

} // namespace cimaise
