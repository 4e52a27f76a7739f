// Sorts the objects on offer by their gain, which is a lower bound where it is not proved.
#include "app/viewmodels/museum/museum_offer_search.h"
#include "app/viewmodels/museum/museum_rows.h"

#include "app/texts/qt_score_text.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/report/points_text.h"

#include <algorithm>
#include <limits>

namespace cimaise::museum {

namespace {

//% "at least {gain}"
constexpr TextId gainAtLeast = CIMAISE_TEXT("museum.offer.at-least");
//% "no free slot"
constexpr TextId noFreeSlot = CIMAISE_TEXT("museum.offer.no-slot");
//% "not calculated yet"
constexpr TextId notYet = CIMAISE_TEXT("museum.offer.pending");
//% "{line} {gain}"
constexpr TextId lineGain = CIMAISE_TEXT("museum.offer.line");
//% "%n Prestige tokens, worth 1 point each if kept"
constexpr TextId prestigeToo = CIMAISE_TEXT_N("museum.offer.prestige");
//% "Enter up to {most} objects on offer. The list then shows how many points each would add at the end of the game."
constexpr TextId emptyOffer = CIMAISE_TEXT("museum.offer.empty");
//% "Points are hidden, so nothing is calculated."
constexpr TextId hiddenOffer = CIMAISE_TEXT("museum.offer.hidden");
//% "Compared with the best arrangement of the objects now in the museum: {total}."
constexpr TextId presentOffer = CIMAISE_TEXT("museum.offer.present");
//% "Compared with the best arrangement of the objects now in the museum: at least {total}, at most {bound}."
constexpr TextId presentSoFar = CIMAISE_TEXT("museum.offer.present.so-far");

QString linesText(const View& view, const std::vector<LineChange>& lines) {
    QStringList all;
    for (const LineChange& line : lines) {
        all << view.format({lineGain,
                            {{"line", lineTitle(gameId, line.id, view.words).toStdString()},
                             {"gain", signedFigure(line.points)}}});
    }
    return all.join(QStringLiteral(" · "));
}

/// Lines that change, and the Prestige tokens that come with a Masterpiece.
QString detailText(const View& view, const Traits& object, const OfferFound& found) {
    if (!found.with) {
        return view.text(noFreeSlot);
    }
    const InputContext& context = view.context;
    const int tokens = prestigeFor(context.layout, context.side, *object.objectAt({}));
    QStringList all{linesText(view, found.lines)};
    if (tokens > 0) {
        all << view.format({prestigeToo, {{"n", tokens}}});
    }
    all.removeAll(QString{});
    return all.join(QStringLiteral(" · "));
}

QString gainText(const View& view, const Arrangement& present, const OfferFound& found) {
    const std::optional<int> gain = certainGain(present, found.with);
    if (!gain) {
        return QStringLiteral("–");
    }
    return isGainProved(present, found.with)
               ? pointsFigure(*gain, view.words)
               : view.format({gainAtLeast, {{"gain", signedFigure(*gain)}}});
}

/// Position of a row in the list: the gain, then objects without a slot, then unknown ones.
int rankOf(const MuseumOfferSearch& search, const Traits& object) {
    const OfferFound* const found = search.find(object);
    constexpr int last = std::numeric_limits<int>::max();
    if (found == nullptr) {
        return last;
    }
    const std::optional<int> gain = certainGain(*search.present(), found->with);
    return gain ? -*gain : last - 1;
}

OfferRow offerRow(const View& view, const MuseumOfferSearch& search, std::size_t number) {
    const Traits& object = view.context.state.offer[number];
    OfferRow row{.number = static_cast<int>(number),
                 .civilisation = toQt(info(*object.civilisation).id),
                 .domain = toQt(info(*object.domain).id),
                 .letters = view.text(info(*object.civilisation).letters),
                 .value = *object.value,
                 .objectText = view.name(object),
                 .shown = view.context.state.shownOffer == number};
    const OfferFound* const found = search.find(object);
    if (found != nullptr) {
        row.gain = gainText(view, *search.present(), *found);
        row.detail = detailText(view, object, *found);
    } else if (!view.words.hidesPoints() && !search.isCrowded()) {
        row.gain = QStringLiteral("…");
        row.detail = view.text(notYet);
    }
    row.accessibleName = listed({row.objectText, row.gain, row.detail});
    return row;
}

} // namespace

std::vector<OfferRow> offerRows(const View& view, const MuseumOfferSearch& search) {
    std::vector<OfferRow> rows;
    const std::vector<Traits>& offer = view.context.state.offer;
    for (std::size_t number = 0; number < offer.size(); ++number) {
        rows.push_back(offerRow(view, search, number));
    }
    std::ranges::stable_sort(rows, {}, [&](const OfferRow& row) {
        return rankOf(search, offer[static_cast<std::size_t>(row.number)]);
    });
    return rows;
}

QString offerText(const View& view, const MuseumOfferSearch& search) {
    if (view.words.hidesPoints()) {
        return view.text(hiddenOffer);
    }
    if (search.isCrowded()) {
        return view.text(CIMAISE_TEXT("museum.arrange.crowded"));
    }
    if (view.context.state.offer.empty()) {
        return view.format({emptyOffer, {{"most", static_cast<int>(mostOnOffer)}}});
    }
    if (!search.present()) {
        return view.text(CIMAISE_TEXT("museum.arrange.looking"));
    }
    const Arrangement& present = *search.present();
    QStringList said{view.format(
        {present.isProved() ? presentOffer : presentSoFar,
         {{"total", pointsText(present.total)}, {"bound", pointsText(present.bound)}}})};
    if (view.sheet() != nullptr && view.sheet()->atLeast) {
        said << view.text(CIMAISE_TEXT("museum.arrange.missing"));
    }
    return said.join(u' ');
}

} // namespace cimaise::museum
