// Computes the rows of the keypad and of a hand.
#include "app/input/musee/musee_objections.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/musee/musee_rows.h"
#include "positions/messages/points_text.h"
#include "rulings/musee/musee_placements.h"
#include "validators/musee/musee_fit.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <utility>

namespace cimaise::musee {

namespace {

//% "{painting}: {reason}"
constexpr TextId keyName = CIMAISE_TEXT("musee.key.name");
//% "in this hand"
constexpr TextId inThisHand = CIMAISE_TEXT("musee.key.in-hand");
//% "playable, {points} at best"
constexpr TextId cardPlays = CIMAISE_TEXT("musee.card.plays");
//% "fits nowhere"
constexpr TextId cardIsStuck = CIMAISE_TEXT("musee.card.stuck");

QString named(const View& view, Exhibit exhibit, const QString& reason) {
    return view.format(
        {keyName,
         {{"painting", view.painting(exhibit).toStdString()}, {"reason", reason.toStdString()}}});
}

/// Points of the card's best space; nullopt if the card fits nowhere.
std::optional<int> bestOf(const View& view, Exhibit exhibit) {
    std::optional<int> best;
    for (const Placement& placement : placements(view.context.layout, view.context.side, exhibit)) {
        if (placement.legal) {
            best = std::max(best.value_or(placement.points), placement.points);
        }
    }
    return best;
}

CardRow cardRow(const View& view, Exhibit exhibit) {
    const Theme& theme = view.themeOf(exhibit);
    const std::optional<int> best = bestOf(view, exhibit);
    CardRow row{.number = exhibit, .theme = toQt(theme.id), .themeLetter = view.text(theme.letter)};
    row.plays = best.has_value();
    row.bestText = best ? pointsFigure(*best, view.words) : QString{};
    row.accessibleName =
        named(view, exhibit,
              view.format(best ? Message{cardPlays, {{"points", pointsText(*best)}}}
                               : Message{cardIsStuck}));
    return row;
}

} // namespace

KeyRow KeyRows::rowOf(const View& view, const State& state, Exhibit exhibit) {
    const Theme& theme = view.themeOf(exhibit);
    KeyRow row{.number = exhibit, .theme = toQt(theme.id), .themeLetter = view.text(theme.letter)};
    row.legal = !state.objection;
    row.hung = state.hung;
    row.inHand = state.inHand;
    row.reason = state.objection ? view.format(*state.objection) : QString{};
    row.accessibleName =
        row.inHand ? named(view, exhibit, view.text(inThisHand)) : view.painting(exhibit);
    return row;
}

const std::vector<KeyRow>& KeyRows::update(const View& view) {
    const Layout& layout = view.context.layout;
    Basis basis{view.words.language(), layout.header, view.themes};
    if (m_basis != basis) {
        m_basis = std::move(basis);
        m_states.clear();
        m_rows.clear();
    }
    const HungExhibits hung{layout};
    const Hand hand = handOf(layout, view.context.state.handPlayer);
    const auto count = static_cast<std::size_t>(highestInDeck(layout));
    m_states.resize(std::min(m_states.size(), count));
    m_rows.resize(m_states.size());
    for (std::size_t key = 0; key < count; ++key) {
        const auto exhibit = static_cast<Exhibit>(key) + 1;
        std::optional<Objection> objection = objectionToKey(view.context, exhibit);
        State state{.hung = hung.contains(exhibit),
                    .inHand = std::ranges::count(hand, exhibit) > 0};
        if (objection) {
            state.objection = std::move(objection->says);
        }
        if (key == m_states.size()) {
            m_rows.push_back(rowOf(view, state, exhibit));
            m_states.push_back(std::move(state));
        } else if (m_states[key] != state) {
            m_rows[key] = rowOf(view, state, exhibit);
            m_states[key] = std::move(state);
        }
    }
    return m_rows;
}

std::vector<CardRow> cardRows(const View& view) {
    std::vector<CardRow> rows;
    if (view.context.hasMusee()) {
        for (const Exhibit exhibit : handOf(view.context.layout, view.context.state.handPlayer)) {
            rows.push_back(cardRow(view, exhibit));
        }
    }
    return rows;
}

std::vector<PartnerRow> partnerRows(const View& view) {
    std::vector<PartnerRow> rows;
    for (int player = 0; player < view.context.layout.header.playerCount(); ++player) {
        if (sideOf(view.context.layout, player) == view.context.side) {
            rows.push_back({toQt(view.words.party(cimaise::player(player))), player});
        }
    }
    return rows;
}

} // namespace cimaise::musee
