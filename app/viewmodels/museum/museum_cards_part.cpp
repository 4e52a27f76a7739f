// Shows the cards of the copy, and passes on their edits.
#include "app/viewmodels/museum/museum_cards_part.h"

#include "app/input/museum/museum_cards.h"

namespace cimaise {

using museum::InputContext;

namespace {

//% "Deleted from my copy: {card}."
constexpr TextId dropped = CIMAISE_TEXT("museum.copy.deleted");

} // namespace

MuseumCardsPart::MuseumCardsPart(MuseumTable& table)
    : MuseumFiguresOwner(table), m_cards(museum::keyRoles()), m_figures(museum::figureRoles()) {}

void MuseumCardsPart::show(const museum::View& view) {
    m_cards.show(cardRows(view));
    const museum::Patron* const card = chosenCard(view.context);
    m_figures.show(card == nullptr ? std::vector<museum::FigureRow>{}
                                   : cardFigures(*card, view.words));
    const auto& gone = view.context.state.book.dropped;
    become(m_shown,
           {.isLocked = view.locked,
            .droppedText =
                gone ? view.format(
                           {dropped, {{"card", cardName(gone->card, view.words).toStdString()}}})
                     : QString{}});
}

QString MuseumCardsPart::setFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return enterCardFigure(context, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

void MuseumCardsPart::stepFigure(int figure, int by) {
    if (const auto which = museum::figureNumbered(figure)) {
        take([&](const InputContext& context) { return stepCardFigure(context, *which, by); });
    }
}

void MuseumCardsPart::choose(int row) {
    take([&](const InputContext& context) { return chooseCard(context, row); });
}

void MuseumCardsPart::drop(int row) {
    take([&](const InputContext& context) { return dropCard(context, row); });
}

void MuseumCardsPart::undoDrop() {
    take([](const InputContext& context) { return museum::undoDrop(context); });
}

} // namespace cimaise
