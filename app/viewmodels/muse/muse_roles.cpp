// Lists the roles of Muse's models with their names in QML.
#include "app/viewmodels/muse/muse_rows.h"

namespace cimaise::muse {

const Roles<PaintingRow>& paintingRoles() {
    static const Roles<PaintingRow> roles{
        {"card", &PaintingRow::card},
        {"name", &PaintingRow::name},
        {"rank", &PaintingRow::rank},
        {"kind", &PaintingRow::kind},
        {"suits", &PaintingRow::suits},
        {"selected", &PaintingRow::selected},
        {"highlighted", &PaintingRow::highlighted},
        {"notCounting", &PaintingRow::notCounting},
        {"severity", &PaintingRow::severity},
        {"accessibleName", &PaintingRow::accessibleName},
        {"accessibleDescription", &PaintingRow::accessibleDescription},
    };
    return roles;
}

const Roles<ArtistRow>& artistRoles() {
    static const Roles<ArtistRow> roles{
        {"player", &ArtistRow::player},
        {"name", &ArtistRow::name},
        {"current", &ArtistRow::current},
        {"studioCount", &ArtistRow::studioCount},
        {"palaceCount", &ArtistRow::palaceCount},
        {"coinCount", &ArtistRow::coinCount},
        {"coinsText", &ArtistRow::coinsText},
        {"spokenCoins", &ArtistRow::spokenCoins},
        {"remainingText", &ArtistRow::remainingText},
        {"ends", &ArtistRow::ends},
        {"studioName", &ArtistRow::studioName},
        {"palaceName", &ArtistRow::palaceName},
        {"studioChosen", &ArtistRow::studioChosen},
        {"palaceChosen", &ArtistRow::palaceChosen},
    };
    return roles;
}

const Roles<DeckRow>& deckRoles() {
    static const Roles<DeckRow> roles{
        {"card", &DeckRow::card},
        {"name", &DeckRow::name},
        {"rank", &DeckRow::rank},
        {"kind", &DeckRow::kind},
        {"suits", &DeckRow::suits},
        {"deckRow", &DeckRow::row},
        {"deckColumn", &DeckRow::column},
        {"span", &DeckRow::span},
        {"pile", &DeckRow::pile},
        {"holder", &DeckRow::holder},
        {"here", &DeckRow::here},
        {"severity", &DeckRow::severity},
        {"accessibleName", &DeckRow::accessibleName},
    };
    return roles;
}

const Roles<SuitRow>& suitRoles() {
    static const Roles<SuitRow> roles{
        {"suit", &SuitRow::suit},
        {"name", &SuitRow::name},
        {"economy", &SuitRow::economy},
        {"held", &SuitRow::held},
        {"highlighted", &SuitRow::highlighted},
        {"economyHighlighted", &SuitRow::economyHighlighted},
        {"severity", &SuitRow::severity},
        {"equation", &SuitRow::equation},
        {"verdict", &SuitRow::verdict},
        {"miscountText", &SuitRow::miscountText},
        {"accessibleName", &SuitRow::accessibleName},
    };
    return roles;
}

const Roles<StepRow>& stepRoles() {
    static const Roles<StepRow> roles{
        {"card", &StepRow::card},
        {"name", &StepRow::name},
        {"priceText", &StepRow::priceText},
        {"suit", &StepRow::suit},
        {"pays", &StepRow::pays},
        {"says", &StepRow::says},
        {"accessibleName", &StepRow::accessibleName},
    };
    return roles;
}

const Roles<ActionRow>& actionRoles() {
    static const Roles<ActionRow> roles{
        {"name", &ActionRow::name},
        {"chosen", &ActionRow::chosen},
    };
    return roles;
}

const Roles<TurnRow>& turnRoles() {
    static const Roles<TurnRow> roles{
        {"name", &TurnRow::name},
        {"current", &TurnRow::current},
        {"chosen", &TurnRow::chosen},
        {"actionText", &TurnRow::actionText},
        {"fails", &TurnRow::fails},
        {"cardText", &TurnRow::cardText},
        {"discardText", &TurnRow::discardText},
        {"coinCount", &TurnRow::coinCount},
        {"severity", &TurnRow::severity},
        {"highlighted", &TurnRow::highlighted},
        {"accessibleName", &TurnRow::accessibleName},
    };
    return roles;
}

const Roles<EventRow>& eventRoles() {
    static const Roles<EventRow> roles{
        {"number", &EventRow::number}, {"player", &EventRow::player},
        {"action", &EventRow::action}, {"actionText", &EventRow::actionText},
        {"card", &EventRow::card},     {"rank", &EventRow::rank},
        {"suits", &EventRow::suits},   {"says", &EventRow::says},
        {"detail", &EventRow::detail}, {"openText", &EventRow::openText},
        {"draws", &EventRow::draws},   {"drawPileEmptied", &EventRow::drawPileEmptied},
        {"grew", &EventRow::grew},     {"growthText", &EventRow::growthText},
        {"failed", &EventRow::failed}, {"accessibleName", &EventRow::accessibleName},
    };
    return roles;
}

const Roles<PaymentRow>& paymentRoles() {
    static const Roles<PaymentRow> roles{
        {"suit", &PaymentRow::suit},
        {"name", &PaymentRow::name},
        {"paid", &PaymentRow::paid},
        {"held", &PaymentRow::held},
        {"accessibleName", &PaymentRow::accessibleName},
    };
    return roles;
}

} // namespace cimaise::muse
