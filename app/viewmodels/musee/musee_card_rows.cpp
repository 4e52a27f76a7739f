// Computes the rows of the keypad and of a hand.
#include "app/input/musee/musee_objections.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/musee/musee_rows.h"
#include "scoring/search/musee_placements.h"
#include "validators/musee/musee_fit.h"
#include "validators/musee/musee_rules.h"
#include "validators/report/points_text.h"

#include <algorithm>

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

KeyRow keyRow(const View& view, const HungExhibits& hung, const Hand& hand, Exhibit exhibit) {
    const Theme& theme = view.themeOf(exhibit);
    KeyRow row{.number = exhibit, .theme = toQt(theme.id), .themeLetter = view.text(theme.letter)};
    const std::optional<Objection> objection = objectionToKey(view.context, exhibit);
    row.legal = !objection;
    row.hung = hung.contains(exhibit);
    row.inHand = std::ranges::count(hand, exhibit) > 0;
    row.reason = objection ? view.format(objection->says) : QString{};
    row.accessibleName = objection    ? named(view, exhibit, row.reason)
                         : row.inHand ? named(view, exhibit, view.text(inThisHand))
                                      : view.painting(exhibit);
    return row;
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

std::vector<KeyRow> keyRows(const View& view) {
    const HungExhibits hung{view.context.layout};
    const Hand hand = handOf(view.context.layout, view.context.state.handPlayer);
    std::vector<KeyRow> rows;
    rows.reserve(static_cast<std::size_t>(highestInDeck(view.context.layout)));
    for (Exhibit exhibit = 1; exhibit <= highestInDeck(view.context.layout); ++exhibit) {
        rows.push_back(keyRow(view, hung, hand, exhibit));
    }
    return rows;
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
