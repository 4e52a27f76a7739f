// Names the roles of Muse's lists and fills them.
#include "app/tables/muse/muse_models.h"

namespace cimaise {

namespace {

const Roles<muse::PaintingRow> paintingRoles{
    {"card", &muse::PaintingRow::card},
    {"name", &muse::PaintingRow::name},
    {"rank", &muse::PaintingRow::rank},
    {"kind", &muse::PaintingRow::kind},
    {"suits", &muse::PaintingRow::suits},
    {"selected", &muse::PaintingRow::selected},
    {"lit", &muse::PaintingRow::lit},
    {"severity", &muse::PaintingRow::severity},
    {"accessibleName", &muse::PaintingRow::accessibleName},
    {"accessibleDescription", &muse::PaintingRow::accessibleDescription},
};

const Roles<muse::ArtistRow> artistRoles{
    {"name", &muse::ArtistRow::name},
    {"current", &muse::ArtistRow::current},
    {"studioCount", &muse::ArtistRow::studioCount},
    {"palaceCount", &muse::ArtistRow::palaceCount},
    {"coinCount", &muse::ArtistRow::coinCount},
    {"lacks", &muse::ArtistRow::lacks},
    {"ends", &muse::ArtistRow::ends},
    {"studioName", &muse::ArtistRow::studioName},
    {"palaceName", &muse::ArtistRow::palaceName},
    {"studioChosen", &muse::ArtistRow::studioChosen},
    {"palaceChosen", &muse::ArtistRow::palaceChosen},
};

const Roles<muse::DeckRow> deckRoles{
    {"card", &muse::DeckRow::card},         {"name", &muse::DeckRow::name},
    {"rank", &muse::DeckRow::rank},         {"kind", &muse::DeckRow::kind},
    {"suits", &muse::DeckRow::suits},       {"line", &muse::DeckRow::line},
    {"slot", &muse::DeckRow::slot},         {"pile", &muse::DeckRow::pile},
    {"holder", &muse::DeckRow::holder},     {"here", &muse::DeckRow::here},
    {"severity", &muse::DeckRow::severity}, {"accessibleName", &muse::DeckRow::accessibleName},
};

const Roles<muse::SuitRow> suitRoles{
    {"suit", &muse::SuitRow::suit},
    {"name", &muse::SuitRow::name},
    {"economy", &muse::SuitRow::economy},
    {"held", &muse::SuitRow::held},
    {"lit", &muse::SuitRow::lit},
    {"economyLit", &muse::SuitRow::economyLit},
    {"severity", &muse::SuitRow::severity},
    {"equation", &muse::SuitRow::equation},
    {"verdict", &muse::SuitRow::verdict},
    {"slip", &muse::SuitRow::slip},
    {"accessibleName", &muse::SuitRow::accessibleName},
};

const Roles<muse::StepRow> stepRoles{
    {"card", &muse::StepRow::card},
    {"name", &muse::StepRow::name},
    {"priceText", &muse::StepRow::priceText},
    {"suit", &muse::StepRow::suit},
    {"pays", &muse::StepRow::pays},
    {"says", &muse::StepRow::says},
    {"accessibleName", &muse::StepRow::accessibleName},
};

const Roles<muse::TurnRow> turnRoles{
    {"name", &muse::TurnRow::name},
    {"current", &muse::TurnRow::current},
    {"action", &muse::TurnRow::action},
    {"actionText", &muse::TurnRow::actionText},
    {"cardText", &muse::TurnRow::cardText},
    {"discardText", &muse::TurnRow::discardText},
    {"severity", &muse::TurnRow::severity},
    {"lit", &muse::TurnRow::lit},
    {"accessibleName", &muse::TurnRow::accessibleName},
};

const Roles<muse::EventRow> eventRoles{
    {"number", &muse::EventRow::number},   {"player", &muse::EventRow::player},
    {"action", &muse::EventRow::action},   {"actionText", &muse::EventRow::actionText},
    {"card", &muse::EventRow::card},       {"rank", &muse::EventRow::rank},
    {"suits", &muse::EventRow::suits},     {"says", &muse::EventRow::says},
    {"detail", &muse::EventRow::detail},   {"draws", &muse::EventRow::draws},
    {"emptied", &muse::EventRow::emptied}, {"grew", &muse::EventRow::grew},
    {"failed", &muse::EventRow::failed},   {"accessibleName", &muse::EventRow::accessibleName},
};

const Roles<muse::PaymentRow> paymentRoles{
    {"suit", &muse::PaymentRow::suit},
    {"name", &muse::PaymentRow::name},
    {"paid", &muse::PaymentRow::paid},
    {"held", &muse::PaymentRow::held},
    {"accessibleName", &muse::PaymentRow::accessibleName},
};

} // namespace

MusePileModel::MusePileModel(QObject* parent) : RowsModel(paintingRoles, parent) {}

void MusePileModel::show(const std::vector<muse::PaintingRow>& rows) {
    setRows(paintingRoles, rows);
}

MuseArtistsModel::MuseArtistsModel(QObject* parent) : RowsModel(artistRoles, parent) {}

void MuseArtistsModel::show(const std::vector<muse::ArtistRow>& rows) {
    setRows(artistRoles, rows);
}

MuseDeckModel::MuseDeckModel(QObject* parent) : RowsModel(deckRoles, parent) {}

void MuseDeckModel::show(const std::vector<muse::DeckRow>& rows) { setRows(deckRoles, rows); }

MuseSuitsModel::MuseSuitsModel(QObject* parent) : RowsModel(suitRoles, parent) {}

void MuseSuitsModel::show(const std::vector<muse::SuitRow>& rows) { setRows(suitRoles, rows); }

MuseStepsModel::MuseStepsModel(QObject* parent) : RowsModel(stepRoles, parent) {}

void MuseStepsModel::show(const std::vector<muse::StepRow>& rows) { setRows(stepRoles, rows); }

MuseTurnsModel::MuseTurnsModel(QObject* parent) : RowsModel(turnRoles, parent) {}

void MuseTurnsModel::show(const std::vector<muse::TurnRow>& rows) { setRows(turnRoles, rows); }

MuseEventsModel::MuseEventsModel(QObject* parent) : RowsModel(eventRoles, parent) {}

void MuseEventsModel::show(const std::vector<muse::EventRow>& rows) { setRows(eventRoles, rows); }

MusePaymentModel::MusePaymentModel(QObject* parent) : RowsModel(paymentRoles, parent) {}

void MusePaymentModel::show(const std::vector<muse::PaymentRow>& rows) {
    setRows(paymentRoles, rows);
}

} // namespace cimaise
