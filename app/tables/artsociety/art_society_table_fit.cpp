// “Where does this fit?”: every legal place of a tile, best first, or what the rules offer.
#include "app/tables/artsociety/art_society_table.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{tile} hung"
constexpr TextId hangEdit = CIMAISE_TEXT("art.edit.hang");
//% "{tile} fits in %n places."
constexpr TextId placesText = CIMAISE_TEXT_N("art.fit.places");
//% "{tile} fits nowhere. The rules offer, in this order: {offers}."
constexpr TextId offersText = CIMAISE_TEXT("art.fit.offers");
//% "{tile} fits nowhere."
constexpr TextId nowhereText = CIMAISE_TEXT("art.fit.nowhere");
//% "It does not fit here: {reason}"
constexpr TextId notHereText = CIMAISE_TEXT("art.fit.not-here");
//% "the assistant holds it"
constexpr TextId assistantOffer = CIMAISE_TEXT("art.offer.assistant");
//% "exchange it with the museum for one of its type"
constexpr TextId exchangeOffer = CIMAISE_TEXT("art.offer.exchange");
//% "keep it in excess and take decor of one shield"
constexpr TextId excessOffer = CIMAISE_TEXT("art.offer.excess");

TextId textOf(Offer offer) {
    switch (offer) {
    case Offer::assistant:
        return assistantOffer;
    case Offer::exchange:
        return exchangeOffer;
    case Offer::excess:
        break;
    }
    return excessOffer;
}

} // namespace

int ArtSocietyTable::askedShields() const {
    const artsociety::Decor* const decor = m_pointing.asked.decor();
    return decor == nullptr ? 0 : decor->shields;
}

QString ArtSocietyTable::askedText() const {
    return m_session == nullptr ? QString{} : toQt(name(m_pointing.asked));
}

/// Looks for the places of the tile asked for; elsewhere nothing is looked for.
void ArtSocietyTable::find() {
    m_found.clear();
    m_offers.clear();
    m_pointing.shown.reset();
    if (!hasGallery() || m_pointing.mode != artsociety::Mode::fit) {
        return;
    }
    Placements all =
        artsociety::placements(layout(), m_side, artsociety::waysToHang(m_pointing.asked));
    m_offers = artsociety::offers(layout(), m_side, m_pointing.asked, all);
    std::ranges::copy_if(all, std::back_inserter(m_found), &Placement::legal);
    std::ranges::stable_sort(m_found, std::greater{}, &Placement::points);
}

QString ArtSocietyTable::fitText() const {
    if (!hasGallery() || m_pointing.mode != artsociety::Mode::fit) {
        return {};
    }
    const Words words = m_session->words();
    const std::string tile = name(m_pointing.asked);
    if (!m_found.empty()) {
        return say(words, placesText, {{"tile", tile}, {"n", static_cast<int>(m_found.size())}});
    }
    if (m_offers.empty()) {
        return say(words, nowhereText, {{"tile", tile}});
    }
    QStringList offers;
    for (const Offer offer : m_offers) {
        offers << say(words, textOf(offer));
    }
    return say(words, offersText,
               {{"tile", tile}, {"offers", offers.join(QStringLiteral("; ")).toStdString()}});
}

void ArtSocietyTable::ask(int shields) {
    m_pointing.askedHeld = false;
    if (shields > 0) {
        m_pointing.asked = {.face = artsociety::Decor{.shields = shields},
                            .size = {.columns = shields, .rows = 1}};
    } else if (m_pointing.asked.painting() == nullptr) {
        m_pointing.asked = {.face = artsociety::Painting{.type = m_pointing.latestTypes.front(),
                                                         .frame = m_pointing.latestFrames.front()},
                            .size = {.columns = 2, .rows = 3}};
    }
    forget();
    find();
    refresh();
}

void ArtSocietyTable::growAsked(int columns, int rows) {
    Extent& size = m_pointing.asked.size;
    if (m_pointing.asked.painting() == nullptr) {
        return;
    }
    size = {.columns = std::clamp(size.columns + columns, 1, artsociety::longestSide),
            .rows = std::clamp(size.rows + rows, 1, artsociety::longestSide)};
    m_pointing.askedHeld = false;
    forget();
    find();
    refresh();
}

void ArtSocietyTable::askHeld() {
    if (!assistantHolds()) {
        return;
    }
    setMode(Fit);
    m_pointing.asked = *gallery().assistant;
    m_pointing.askedHeld = true;
    find();
    refresh();
}

void ArtSocietyTable::showFit(int row) {
    if (row < 0 || row >= std::ssize(m_found)) {
        return;
    }
    forget();
    const Placement& placement = m_found[static_cast<std::size_t>(row)];
    m_pointing.shown = row;
    m_pointing.cursor = {.column = placement.place.column, .row = placement.place.row};
    m_pointing.ghost =
        Block{.at = m_pointing.cursor,
              .size = placement.hanging ? placement.hanging->size : m_pointing.asked.size};
    const Words words = m_session->words();
    m_previewSeverity = QStringLiteral("legal");
    m_previewText = artsociety::judgement(view(words), placement);
    refresh();
}

void ArtSocietyTable::pressFit(Square square) {
    const auto at = [&](const Placement& placement) {
        return placement.place == artsociety::squarePlace(square);
    };
    const auto found = std::ranges::find_if(m_found, at);
    if (found != m_found.end()) {
        showFit(static_cast<int>(found - m_found.begin()));
        return;
    }
    const Words words = m_session->words();
    const Placement placement = placementAt(layout(), m_side, {m_pointing.asked, square});
    m_pointing.shown.reset();
    answer(say(words, notHereText,
               {{"reason", artsociety::judgement(view(words), placement).toStdString()}}));
}

void ArtSocietyTable::hangFit() {
    if (!hasGallery() || !m_pointing.shown || !m_pointing.ghost) {
        return;
    }
    artsociety::Hung hung{.tile = m_pointing.asked, .at = m_pointing.ghost->at};
    hung.tile.size = m_pointing.ghost->size;
    artsociety::Layout next = artsociety::hang(layout(), m_side, hung);
    if (m_pointing.askedHeld) {
        next = setAssistant(std::move(next), m_side, std::nullopt);
    }
    const QString judged = m_previewText;
    forget();
    m_pointing.mode = artsociety::Mode::enter;
    if (edit(std::move(next), {hangEdit, {{"tile", name(hung.tile)}}})) {
        tellHung(gallery().tiles.size() - 1);
    }
    find();
    answer(judged);
}

} // namespace cimaise
