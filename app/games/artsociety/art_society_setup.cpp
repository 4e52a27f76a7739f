// Keeps the size of the wall when the number of players changes.
#include "app/games/artsociety/art_society_setup.h"

#include "app/games/artsociety/art_society_preferences.h"
#include "app/texts/qt_texts.h"
#include "positions/artsociety/art_society_wall_copy.h"
#include "validators/artsociety/art_society_rules.h"

namespace cimaise {

ArtSocietySetup::ArtSocietySetup() : GameSetup(artsociety::gameId) {}

AnyCase ArtSocietySetup::emptyPosition(GameHeader header) const {
    artsociety::Layout layout = artsociety::newLayout(std::move(header));
    layout.wall = m_draft.wall;
    return layout;
}

void ArtSocietySetup::addCopy(AnyCase& board, const QHash<QString, QString>& copy) const {
    artsociety::WallPlan& wall = std::get<artsociety::Layout>(board).wall;
    wall = artsociety::readWall(copy.value(toQt(artsociety::wallKey)).toStdString()).value_or(wall);
}

bool ArtSocietySetup::isWorthShowing(const Finding& finding) const {
    return finding.rule != artsociety::wallUnverifiedRule;
}

void ArtSocietySetup::show(const AnyCase& draft, const Translator& /*words*/) {
    m_draft = std::get<artsociety::Layout>(draft);
    emit shown();
}

QString ArtSocietySetup::wall() const { return toQt(artsociety::writeWall(m_draft.wall)); }

void ArtSocietySetup::setWall(const QString& wall) {
    if (const auto stored = artsociety::readWall(wall.toStdString());
        stored && *stored != m_draft.wall) {
        artsociety::Layout next = m_draft;
        next.wall = *stored;
        emit chosen(next);
    }
}

void ArtSocietySetup::change(const artsociety::WallPlan& wall) {
    artsociety::Layout next = m_draft;
    next.wall = wall;
    if (next != m_draft) {
        emit chosen(next);
        emit wallEdited(toQt(artsociety::writeWall(wall)));
    }
}

void ArtSocietySetup::grow(int columns, int rows) { change(grown(m_draft.wall, columns, rows)); }

void ArtSocietySetup::moveEyeline(int first, int last) {
    change(withEyelineMoved(m_draft.wall, first, last));
}

void ArtSocietySetup::moveStars(int columns, int rows) {
    change(withStarsMoved(m_draft.wall, columns, rows));
}

void ArtSocietySetup::confirm() { change(confirmed(m_draft.wall)); }

} // namespace cimaise
