// Shows keypad, hand, bonuses and tokens, and passes on taps and keys.
#include "app/viewmodels/musee/musee_parts.h"

#include "app/input/musee/musee_taps.h"
#include "app/texts/qt_texts.h"
#include "positions/musee/musee_catalogue.h"

namespace cimaise {

using musee::InputContext;

MuseeKeypadPart::MuseeKeypadPart(Table& table) : Part(table), m_keys(musee::keyRoles()) {}

void MuseeKeypadPart::show(const musee::View& view) {
    m_keys.show(m_rows.update(view));
    become(m_typed, toQt(view.context.state.last.typed));
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
                   ? touching(std::move(result), spotOf(context.selected()))
                   : result;
    });
}

void MuseeKeypadPart::erase() { take(musee::erase); }

MuseeHandPart::MuseeHandPart(Table& table) : Part(table), m_players(musee::partnerRoles()) {}

void MuseeHandPart::show(const musee::View& view) {
    m_cards.show(view);
    m_players.show(partnerRows(view));
    become(m_player, int{view.context.state.handPlayer});
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
        return touching(musee::toggleBonus(context, context.side, tapped),
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
    become(m_turnable, turnable);
}

void MuseeStaircasePart::touch(int token) {
    take([&](const InputContext& context) {
        const int columns = musee::columns(context.layout);
        const std::string_view row = token < columns ? musee::topTokens : musee::bottomTokens;
        const int column = (token % columns) + 1;
        return touching(musee::tapToken(context, row, column, m_turnable),
                        musee::tokenSpot(row, column));
    });
}

} // namespace cimaise
