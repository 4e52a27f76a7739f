// Shows the results of the searches, and passes on the chosen object.
#include "app/viewmodels/museum/museum_board_parts.h"

#include "app/input/museum/museum_offer.h"
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise {

using museum::InputContext;

namespace {

bool isOpen(const InputContext& context) {
    return context.hasMuseum() && context.state.mode == museum::Mode::offer;
}

} // namespace

MuseumOfferPart::MuseumOfferPart(Table& table)
    : Part(table), m_objects(museum::offerRoles()), m_search([this] { emit found(); }) {}

void MuseumOfferPart::startSearch(const InputContext& context, const MuseumArrangePart& arrangement,
                                  bool showsPoints) {
    if (!isOpen(context) || !showsPoints) {
        m_search.stop();
        return;
    }
    m_search.follow(context.layout, context.side);
    if (!arrangement.isSearching()) { // one search at a time
        m_search.search(context.state.offer, arrangement.best());
    }
}

const museum::Layout* MuseumOfferPart::arranged(const InputContext& context) const {
    const museum::Traits* const shown = offeredShown(context);
    const OfferFound* const found = shown == nullptr ? nullptr : m_search.find(*shown);
    return found != nullptr && found->arranged ? &*found->arranged : nullptr;
}

void MuseumOfferPart::show(const museum::View& view) {
    const bool open = isOpen(view.context);
    m_objects.show(open ? offerRows(view, m_search) : std::vector<museum::OfferRow>{});
    become(m_text, open ? offerText(view, m_search) : QString{});
}

std::optional<std::size_t> MuseumOfferPart::numberOf(int row) {
    return row >= 0 && row < m_objects.count()
               ? std::optional{static_cast<std::size_t>(m_objects.valueOf(row, "number").toInt())}
               : std::nullopt;
}

void MuseumOfferPart::showObject(int row) {
    if (const auto number = numberOf(row)) {
        take([&](const InputContext& context) { return showOffered(context, *number); });
    }
}

void MuseumOfferPart::withdraw(int row) {
    if (const auto number = numberOf(row)) {
        take([&](const InputContext& context) { return museum::withdraw(context, *number); });
    }
}

void MuseumOfferPart::withdrawAll() { take(museum::withdrawAll); }

} // namespace cimaise
