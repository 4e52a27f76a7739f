// Shows the numbers, and passes on input.
#include "app/viewmodels/museum/museum_figures_part.h"

namespace cimaise {

using museum::FigureKind;
using museum::InputContext;

MuseumFiguresPart::MuseumFiguresPart(MuseumTable& table)
    : MuseumFiguresOwner(table), m_collections(museum::collectionRoles()),
      m_track(museum::figureRoles()), m_patron(museum::figureRoles()),
      m_prestige(museum::figureRoles()), m_bonuses(museum::figureRoles()),
      m_discards(museum::figureRoles()), m_opinion(museum::figureRoles()),
      m_press(museum::figureRoles()) {}

void MuseumFiguresPart::show(const museum::View& view) {
    m_collections.show(collectionRows(view));
    m_track.show(figureRows(view, FigureKind::track));
    m_patron.show(figureRows(view, FigureKind::patron));
    m_prestige.show(figureRows(view, FigureKind::prestige));
    m_bonuses.show(figureRows(view, FigureKind::bonus));
    m_discards.show(figureRows(view, FigureKind::discard));
    m_opinion.show(figureRows(view, FigureKind::opinion));
    m_press.show(figureRows(view, FigureKind::press));
    become(m_shown, {.isLocked = view.locked, .opinionWorth = view.worth("public-opinion")});
}

QString MuseumFiguresPart::setFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return enterFigure(context, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

QString MuseumFiguresPart::typeFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return museum::typeFigure(context, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

void MuseumFiguresPart::stepFigure(int figure, int by) {
    if (const auto which = museum::figureNumbered(figure)) {
        take([&](const InputContext& context) { return museum::stepFigure(context, *which, by); });
    }
}

} // namespace cimaise
