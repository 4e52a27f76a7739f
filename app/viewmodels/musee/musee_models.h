// List models of a Musée's board, keypad and hand.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/musee/musee_rows.h"

namespace cimaise {

namespace musee {

const Roles<SpaceRow>& spaceRoles();
const Roles<BonusRow>& bonusRoles();
const Roles<KeyRow>& keyRoles();
const Roles<PartnerRow>& partnerRoles();

} // namespace musee

/// Cards of a hand, and whether any of them can be played.
class MuseeHandModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    Q_PROPERTY(bool stuck READ isStuck NOTIFY stuckChanged FINAL)
    Q_PROPERTY(QString stuckText READ stuckText NOTIFY stuckChanged FINAL)

public:
    explicit MuseeHandModel(QObject* parent = nullptr);
    void show(const musee::View& view);
    [[nodiscard]] bool isStuck() const { return !m_stuckText.isEmpty(); }
    /// Message for a hand without a legal card; empty otherwise.
    [[nodiscard]] const QString& stuckText() const { return m_stuckText; }

Q_SIGNALS:
    void stuckChanged();

private:
    QString m_stuckText;
};

} // namespace cimaise
