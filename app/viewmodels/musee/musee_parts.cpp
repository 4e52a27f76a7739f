// Shows keypad, hand, bonuses and tokens, and passes on taps and keys.
#include "app/viewmodels/musee/musee_parts.h"

#include "app/input/musee/musee_taps.h"
#include "app/texts/qt_texts.h"
#include "positions/musee/musee_catalogue.h"
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

using musee::InputContext;

MuseeKeypadPart::MuseeKeypadPart(Table& table) : Part(table), m_keys(musee::keyRoles()) {}

void MuseeKeypadPart::show(const musee::View& view) {
    m_keys.show(m_rows.update(view));
    setIfChanged(m_typed, toQt(view.context.state.last.typed));
}

void MuseeKeypadPart::press(int number) {
    take([&](const InputContext& context) { return musee::press(context, number); });
}

void MuseeKeypadPart::typeDigit(int digit) {
    take([&](const InputContext& context) { return musee::typeDigit(context, digit); });
}

void MuseeKeypadPart::confirm() {
    take([](const InputContext& context) {
        musee::InputResult result = musee::confirm(context);
        return context.state.last.typed.empty() && context.isRow(context.state.selected)
                   ? withTappedSpot(std::move(result), spotOf(context.selected()))
                   : result;
    });
}

void MuseeKeypadPart::erase() { take(musee::erase); }

MuseeHandPart::MuseeHandPart(Table& table) : Part(table), m_players(musee::partnerRoles()) {}

void MuseeHandPart::show(const musee::View& view) {
    m_cards.show(view);
    m_players.show(partnerRows(view));
    setIfChanged(m_player, int{view.context.state.handPlayer});
}

void MuseeHandPart::setPlayer(int player) {
    take([&](const InputContext& context) { return selectHandPlayer(context, player); });
}

void MuseeHandPart::ask(int number) {
    take([&](const InputContext& context) { return musee::ask(context, number); });
}

MuseeBonusPart::MuseeBonusPart(Table& table) : Part(table), m_galleries(musee::bonusRoles()) {}

void MuseeBonusPart::show(const musee::View& view) { m_galleries.show(bonusRows(view)); }

std::vector<QuickFix> MuseeBonusPart::claims(const musee::View& view) {
    std::vector<QuickFix> fixes;
    for (const musee::ClaimRow& claim : claimRows(view)) {
        const musee::Gallery gallery = musee::galleries.at(static_cast<std::size_t>(claim.gallery));
        fixes.push_back({.shown = {.findingRow = claim.findingRow, .text = claim.claimText},
                         .apply = [this, side = claim.side, gallery] {
                             take([&](const InputContext& context) {
                                 return musee::toggleBonus(context, side, gallery);
                             });
                         }});
    }
    return fixes;
}

void MuseeBonusPart::toggle(int gallery) {
    if (static_cast<std::size_t>(gallery) >= musee::galleryCount) {
        return;
    }
    take([&](const InputContext& context) {
        const musee::Gallery tapped = musee::galleries[static_cast<std::size_t>(gallery)];
        return withTappedSpot(musee::toggleBonus(context, context.side, tapped),
                              {cimaise::side(context.side), musee::galleryPlace(tapped)});
    });
}

MuseeStaircasePart::MuseeStaircasePart(Table& table) : Part(table) {
    connect(
        &m_tokens, &TokensModel::toggleRequested, this, [this](std::string_view row, int column) {
            take([&](const InputContext& context) { return toggleToken(context, row, column); });
        });
}

void MuseeStaircasePart::show(const musee::View& view, const Spots& highlighted, bool turnable) {
    m_tokens.show(view.context.layout, view.words, highlighted);
    setIfChanged(m_turnable, turnable);
}

void MuseeStaircasePart::touch(int token) {
    take([&](const InputContext& context) {
        const int columns = musee::columns(context.layout);
        const std::string_view row = token < columns ? musee::topTokens : musee::bottomTokens;
        const int column = (token % columns) + 1;
        return withTappedSpot(musee::tapToken(context, row, column, m_turnable),
                              musee::tokenSpot(row, column));
    });
}

} // namespace cimaise
