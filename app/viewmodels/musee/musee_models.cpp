// Names the roles of a Musée's lists; finds the message for a hand without a legal card.
#include "app/viewmodels/musee/musee_models.h"

#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise {

namespace musee {

const Roles<SpaceRow>& spaceRoles() {
    static const Roles<SpaceRow> roles{
        {"gallery", &SpaceRow::gallery},
        {"column", &SpaceRow::column},
        {"number", &SpaceRow::number},
        {"theme", &SpaceRow::theme},
        {"themeLetter", &SpaceRow::themeLetter},
        {"themeName", &SpaceRow::themeName},
        {"selected", &SpaceRow::selected},
        {"highlighted", &SpaceRow::highlighted},
        {"notCounting", &SpaceRow::notCounting},
        {"groupTag", &SpaceRow::groupTag},
        {"dragged", &SpaceRow::dragged},
        {"severity", &SpaceRow::severity},
        {"mark", &SpaceRow::mark},
        {"gainText", &SpaceRow::gainText},
        {"roomText", &SpaceRow::roomText},
        {"forbids", &SpaceRow::forbids},
        {"unusable", &SpaceRow::unusable},
        {"example", &SpaceRow::example},
        {"exampleLetter", &SpaceRow::exampleLetter},
        {"accessibleName", &SpaceRow::accessibleName},
        {"accessibleDescription", &SpaceRow::accessibleDescription},
    };
    return roles;
}

const Roles<BonusRow>& bonusRoles() {
    static const Roles<BonusRow> roles{
        {"gallery", &BonusRow::gallery},
        {"galleryName", &BonusRow::galleryName},
        {"label", &BonusRow::label},
        {"claim", &BonusRow::claim},
        {"holder", &BonusRow::holder},
        {"holderShort", &BonusRow::holderShort},
        {"highlighted", &BonusRow::highlighted},
        {"notCounting", &BonusRow::notCounting},
        {"severity", &BonusRow::severity},
        {"accessibleName", &BonusRow::accessibleName},
    };
    return roles;
}

const Roles<KeyRow>& keyRoles() {
    static const Roles<KeyRow> roles{
        {"number", &KeyRow::number},
        {"theme", &KeyRow::theme},
        {"themeLetter", &KeyRow::themeLetter},
        {"legal", &KeyRow::legal},
        {"hung", &KeyRow::hung},
        {"inHand", &KeyRow::inHand},
        {"reason", &KeyRow::reason},
        {"accessibleName", &KeyRow::accessibleName},
    };
    return roles;
}

const Roles<PartnerRow>& partnerRoles() {
    static const Roles<PartnerRow> roles{
        {"name", &PartnerRow::name},
        {"playerIndex", &PartnerRow::playerIndex},
    };
    return roles;
}

} // namespace musee

namespace {

const Roles<musee::CardRow> cardRoles{
    {"number", &musee::CardRow::number},
    {"theme", &musee::CardRow::theme},
    {"themeLetter", &musee::CardRow::themeLetter},
    {"plays", &musee::CardRow::plays},
    {"bestText", &musee::CardRow::bestText},
    {"accessibleName", &musee::CardRow::accessibleName},
};

/// Finding about the player's stuck hand, as text.
QString stuckTextOf(const musee::View& view) {
    const Spot hand{player(view.context.state.handPlayer), {.area = musee::handArea}};
    const auto found = std::ranges::find_if(view.findings, [&](const Finding& finding) {
        return finding.rule == musee::stuckRule &&
               std::ranges::find(finding.where, hand) != finding.where.end();
    });
    return found == view.findings.end() ? QString{} : view.format(found->says);
}

} // namespace

MuseeHandModel::MuseeHandModel(QObject* parent) : RowsModel(cardRoles, parent) {}

void MuseeHandModel::show(const musee::View& view) {
    setRows(cardRoles, cardRows(view));
    const QString stuckText = stuckTextOf(view);
    if (stuckText != m_stuckText) {
        m_stuckText = stuckText;
        emit stuckChanged();
    }
}

} // namespace cimaise
