// Texts of the hints and names for a wall.
#include "app/viewmodels/artsociety/art_society_rows.h"

#include "app/input/artsociety/art_society_hints.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/texts/qt_texts.h"

#include <QStringList>

namespace cimaise::artsociety {

namespace {

//% "{tile} at {place}"
constexpr TextId hungText = CIMAISE_TEXT("art.hung.text");
//% "{tile}: {judgement}"
constexpr TextId judgedText = CIMAISE_TEXT("art.hint.judged");
//% "{tile}: %n possible placements"
constexpr TextId placesText = CIMAISE_TEXT_N("art.fit.places");
//% "{tile}: no possible placement. The panel lists what the rules offer."
constexpr TextId offersText = CIMAISE_TEXT("art.fit.offers.listed");
//% "The rules offer, in this order: {offers}."
constexpr TextId offeredText = CIMAISE_TEXT("art.fit.offered");
//% "{tile}: no possible placement"
constexpr TextId nowhereText = CIMAISE_TEXT("art.fit.nowhere");

TextId textOf(Offer offer) {
    switch (offer) {
    case Offer::assistant:
        //% "give it to the assistant"
        return CIMAISE_TEXT("art.offer.assistant");
    case Offer::exchange:
        //% "exchange it at the museum for a painting of the same type"
        return CIMAISE_TEXT("art.offer.exchange");
    case Offer::excess:
        break;
    }
    //% "keep it as an excess painting and take a one-shield decor tile"
    return CIMAISE_TEXT("art.offer.excess");
}

Argument listOf(const View& view, const Offers& offers) {
    QStringList texts;
    for (const Offer offer : offers) {
        texts << view.text(textOf(offer));
    }
    return {"offers", texts.join(QStringLiteral(" · ")).toStdString()};
}

QString offered(const View& view, const Offers& offers) {
    const Argument tile = named(view.context.layout, view.context.state.asked);
    return offers.empty() ? view.format({nowhereText, {tile}}) : view.format({offersText, {tile}});
}

/// Text of the hint, for each kind of hint.
struct LineInWords {
    const View& view;

    QString operator()(const Message& message) const { return view.format(message); }
    QString operator()(const Placement& placement) const {
        QString text = joinedByDots(
            verdictMessages({.tile = view.context.state.asked, .placement = placement}),
            view.words);
        text.replace(0, 1, text.left(1).toUpper()); // it begins the line
        return text;
    }
    QString operator()(const TileVerdict& judged) const {
        return view.format(
            {judgedText,
             {named(view.context.layout, judged.tile),
              {"judgement", joinedByDots(verdictMessages(judged), view.words).toStdString()}}});
    }
    QString operator()(const Spot& spot) const { return view.findingsAt(spot); }
    QString operator()(const Offers& offers) const { return offered(view, offers); }
};

} // namespace

QString View::name(const Tile& tile) const {
    return toQt(words.listing(tileName(context.layout, tile)));
}

QString View::name(const PlacedTile& hung) const {
    return format({hungText, {named(context.layout, hung.tile), {"place", squarePlace(hung.at)}}});
}

QString View::hint() const {
    return std::visit(LineInWords{*this}, artsociety::hint(context, findings, fits, outlook));
}

QString View::fitText() const {
    if (!context.hasGallery() || context.state.mode != Mode::fit) {
        return {};
    }
    if (fits.places.empty()) {
        return format({nowhereText, {named(context.layout, context.state.asked)}});
    }
    return format({placesText,
                   {named(context.layout, context.state.asked),
                    {"n", static_cast<int>(fits.places.size())}}});
}

QString View::offerText() const {
    const bool nowhere = context.hasGallery() && context.state.mode == Mode::fit &&
                         fits.places.empty() && !fits.offers.empty();
    return nowhere ? format({offeredText, {listOf(*this, fits.offers)}}) : QString{};
}

QString joinedByDots(const std::vector<Message>& messages, const Translator& words) {
    QStringList texts;
    for (const Message& message : messages) {
        texts << format(words, message);
    }
    return texts.join(QStringLiteral(" · "));
}

} // namespace cimaise::artsociety
