// Shows the cards of the copy, and passes on their edits.
#include "app/tables/museum/museum_cards_part.h"

#include "app/entry/museum/museum_cards.h"

namespace cimaise {

using museum::Scene;

namespace {

//% "Deleted from my copy: {card}."
constexpr TextId dropped = CIMAISE_TEXT("museum.copy.dropped");

} // namespace

MuseumCardsPart::MuseumCardsPart(MuseumTable& table)
    : MuseumFiguresOwner(table), m_cards(museum::keyRoles()), m_figures(museum::figureRoles()) {}

void MuseumCardsPart::show(const museum::View& view) {
    m_cards.show(cardRows(view));
    const museum::Patron* const card = chosenCard(view.scene);
    m_figures.show(card == nullptr ? std::vector<museum::FigureRow>{}
                                   : cardFigures(*card, view.words));
    const auto& gone = view.scene.pointing.book.dropped;
    become(
        m_shown,
        {.isLocked = view.locked,
         .droppedText =
             gone ? view.say({dropped, {{"card", cardName(gone->card, view.words).toStdString()}}})
                  : QString{}});
}

QString MuseumCardsPart::setFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const Scene& scene) {
        return enterCardFigure(scene, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

void MuseumCardsPart::stepFigure(int figure, int by) {
    if (const auto which = museum::figureNumbered(figure)) {
        take([&](const Scene& scene) { return stepCardFigure(scene, *which, by); });
    }
}

void MuseumCardsPart::choose(int row) {
    take([&](const Scene& scene) { return chooseCard(scene, row); });
}

void MuseumCardsPart::drop(int row) {
    take([&](const Scene& scene) { return dropCard(scene, row); });
}

void MuseumCardsPart::undoDrop() {
    take([](const Scene& scene) { return museum::undoDrop(scene); });
}

} // namespace cimaise
