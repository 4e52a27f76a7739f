// Names the roles of a Musée's lists and fills them.
#include "app/tables/musee/musee_models.h"

#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

const Roles<musee::SpaceRow> spaceRoles{
    {"gallery", &musee::SpaceRow::gallery},
    {"column", &musee::SpaceRow::column},
    {"number", &musee::SpaceRow::number},
    {"theme", &musee::SpaceRow::theme},
    {"themeLetter", &musee::SpaceRow::themeLetter},
    {"themeName", &musee::SpaceRow::themeName},
    {"selected", &musee::SpaceRow::selected},
    {"lit", &musee::SpaceRow::lit},
    {"carried", &musee::SpaceRow::carried},
    {"severity", &musee::SpaceRow::severity},
    {"mark", &musee::SpaceRow::mark},
    {"gainText", &musee::SpaceRow::gainText},
    {"forbids", &musee::SpaceRow::forbids},
    {"accessibleName", &musee::SpaceRow::accessibleName},
    {"accessibleDescription", &musee::SpaceRow::accessibleDescription},
};

const Roles<musee::BonusRow> bonusRoles{
    {"gallery", &musee::BonusRow::gallery},   {"galleryName", &musee::BonusRow::galleryName},
    {"label", &musee::BonusRow::label},       {"claim", &musee::BonusRow::claim},
    {"holder", &musee::BonusRow::holder},     {"lit", &musee::BonusRow::lit},
    {"severity", &musee::BonusRow::severity}, {"accessibleName", &musee::BonusRow::accessibleName},
};

const Roles<musee::KeyRow> keyRoles{
    {"number", &musee::KeyRow::number},
    {"theme", &musee::KeyRow::theme},
    {"themeLetter", &musee::KeyRow::themeLetter},
    {"legal", &musee::KeyRow::legal},
    {"hung", &musee::KeyRow::hung},
    {"inHand", &musee::KeyRow::inHand},
    {"reason", &musee::KeyRow::reason},
    {"accessibleName", &musee::KeyRow::accessibleName},
};

const Roles<musee::CardRow> cardRoles{
    {"number", &musee::CardRow::number},
    {"theme", &musee::CardRow::theme},
    {"themeLetter", &musee::CardRow::themeLetter},
    {"plays", &musee::CardRow::plays},
    {"bestText", &musee::CardRow::bestText},
    {"accessibleName", &musee::CardRow::accessibleName},
};

const Roles<musee::PartnerRow> partnerRoles{
    {"name", &musee::PartnerRow::name},
    {"playerIndex", &musee::PartnerRow::playerIndex},
};

/// What the rule about a stuck hand says of the player's.
QString stuckTextOf(const musee::View& view) {
    const Spot hand{player(view.pointing.handPlayer), {.area = musee::handArea}};
    const auto found = std::ranges::find_if(view.findings, [&](const Finding& finding) {
        return finding.rule == musee::stuckRule &&
               std::ranges::find(finding.where, hand) != finding.where.end();
    });
    return found == view.findings.end() ? QString{} : view.say(found->says);
}

} // namespace

MuseeSpacesModel::MuseeSpacesModel(QObject* parent) : RowsModel(spaceRoles, parent) {}

void MuseeSpacesModel::show(const musee::View& view) { setRows(spaceRoles, spaceRows(view)); }

MuseeBonusesModel::MuseeBonusesModel(QObject* parent) : RowsModel(bonusRoles, parent) {}

void MuseeBonusesModel::show(const musee::View& view) { setRows(bonusRoles, bonusRows(view)); }

KeypadModel::KeypadModel(QObject* parent) : RowsModel(keyRoles, parent) {}

void KeypadModel::show(const musee::View& view) { setRows(keyRoles, keyRows(view)); }

MuseeHandModel::MuseeHandModel(QObject* parent) : RowsModel(cardRoles, parent) {}

void MuseeHandModel::show(const musee::View& view) {
    setRows(cardRoles, cardRows(view));
    const QString stuckText = stuckTextOf(view);
    if (stuckText != m_stuckText) {
        m_stuckText = stuckText;
        emit stuckChanged();
    }
}

MuseePartnersModel::MuseePartnersModel(QObject* parent) : RowsModel(partnerRoles, parent) {}

void MuseePartnersModel::show(const musee::View& view) { setRows(partnerRoles, partnerRows(view)); }

} // namespace cimaise
