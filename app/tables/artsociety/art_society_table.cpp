// Shows a side of the session's game, and keeps what the player points at while the game changes.
#include "app/tables/artsociety/art_society_table.h"

#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

ArtSocietyTable::ArtSocietyTable(QObject* parent) : TablePart(parent) {
    connect(&m_answers, &Answers::given, this, &ArtSocietyTable::confirmWall);
}

void ArtSocietyTable::followSession() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyTable::reread);
        connect(m_session, &Session::highlightChanged, this, &ArtSocietyTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &ArtSocietyTable::lookAtSide);
        lookAtSide();
    }
}

const artsociety::Layout& ArtSocietyTable::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

bool ArtSocietyTable::hasGallery() const {
    return m_session != nullptr && m_side >= 0 && m_side < std::ssize(layout().galleries);
}

const artsociety::Gallery& ArtSocietyTable::gallery() const {
    return layout().galleries.at(static_cast<std::size_t>(m_side));
}

artsociety::View ArtSocietyTable::view(const Words& words) const {
    return {.layout = layout(),
            .findings = m_session->evaluation().findings,
            .lit = m_session->highlight(),
            .words = words,
            .pointing = m_pointing,
            .fits = m_found,
            .side = m_side};
}

int ArtSocietyTable::columns() const {
    return m_session == nullptr ? 1 : layout().wall.size.columns;
}

int ArtSocietyTable::rows() const { return m_session == nullptr ? 1 : layout().wall.size.rows; }

QPoint ArtSocietyTable::cursor() const { return {m_pointing.cursor.column, m_pointing.cursor.row}; }

QRect ArtSocietyTable::preview() const {
    const std::optional<Block>& block = m_pointing.ghost ? m_pointing.ghost : m_pointing.outline;
    return block ? QRect{block->at.column, block->at.row, block->size.columns, block->size.rows}
                 : QRect{};
}

const artsociety::Hung* ArtSocietyTable::selected() const {
    const std::optional<std::size_t>& tile = m_pointing.selected;
    return hasGallery() && tile && *tile < gallery().tiles.size() ? &gallery().tiles[*tile]
                                                                  : nullptr;
}

artsociety::OnWall ArtSocietyTable::here() const {
    return {.side = m_side, .tile = m_pointing.selected.value_or(0)};
}

bool ArtSocietyTable::isSquare(int column, int row) const {
    return column >= 1 && row >= 1 && column <= columns() && row <= rows();
}

Square ArtSocietyTable::clamped(int column, int row) const {
    return {.column = std::clamp(column, 1, columns()), .row = std::clamp(row, 1, rows())};
}

std::string ArtSocietyTable::name(const artsociety::Tile& tile) const {
    const Words words = m_session->words();
    return view(words).name(tile).toStdString();
}

QString ArtSocietyTable::selectedText() const {
    const artsociety::Hung* const hung = selected();
    if (hung == nullptr) {
        return {};
    }
    const Words words = m_session->words();
    return hungText(view(words), *hung);
}

bool ArtSocietyTable::decorFits() const {
    if (m_pointing.mode == artsociety::Mode::fit) {
        return true;
    }
    const artsociety::Hung* const hung = selected();
    if (hung == nullptr && !m_pointing.outline) {
        return false;
    }
    const Extent size = hung != nullptr ? hung->tile.size : m_pointing.outline->size;
    return artsociety::existsAsDecor({.shields = size.area()}, size);
}

bool ArtSocietyTable::isOrdered() const { return !hasGallery() || gallery().ordered; }

void ArtSocietyTable::lookAtSide() {
    m_side = m_session->currentSide();
    forget();
    m_pointing.selected.reset();
    m_pointing.outline.reset();
    m_pointing.grip = artsociety::Grip::none;
    m_pointing.cursor = layout().wall.stars[0];
    reread();
}

void ArtSocietyTable::reread() {
    if (m_session == nullptr) {
        return;
    }
    if (selected() == nullptr) {
        m_pointing.selected.reset();
    }
    m_pointing.cursor = clamped(m_pointing.cursor.column, m_pointing.cursor.row);
    m_pointing.pair = -1;
    find();
    refresh();
}

void ArtSocietyTable::show() {
    const Words words = m_session->words();
    const artsociety::View now = view(words);
    m_squares.show(squareRows(now));
    m_tiles.show(tileRows(now));
    m_types.show(typeKeys(now));
    m_frames.show(frameKeys(now));
    m_hand.show(handKeys(now));
    m_markers.show(markerRows(now));
    m_fits.show(fitRows(now));
    m_pairs.show(pairRows(now, m_pointing.pair));
    showAnswers(words);
    emit changed();
    emit previewChanged();
}

/// A wall that nobody has counted can be confirmed right beside the finding.
void ArtSocietyTable::showAnswers(const Words& words) {
    //% "The wall is right as it is"
    constexpr TextId confirmText = CIMAISE_TEXT("art.answer.wall");
    std::vector<Answer> rows;
    const Findings& findings = m_session->evaluation().findings;
    for (int row = 0; const Finding& finding : findings) {
        if (finding.rule == "art.wall.unverified") {
            rows.push_back({.findingRow = row, .text = say(words, confirmText)});
        }
        ++row;
    }
    m_answers.show(rows);
}

void ArtSocietyTable::forget() {
    m_answer.clear();
    m_previewText.clear();
    m_previewSeverity.clear();
    m_pointing.ghost.reset();
}

void ArtSocietyTable::answer(const QString& said) {
    m_answer = said;
    refresh();
}

void ArtSocietyTable::answer(const Message& message) { answer(say(m_session->words(), message)); }

bool ArtSocietyTable::edit(artsociety::Layout next, Message what) {
    return m_session->edit(AnyCase{std::move(next)}, std::move(what));
}

void ArtSocietyTable::setMode(Mode mode) {
    if (m_session == nullptr) {
        return;
    }
    forget();
    m_pointing.mode = static_cast<artsociety::Mode>(mode);
    m_pointing.outline.reset();
    m_pointing.type.reset();
    m_pointing.frame.reset();
    m_pointing.shown.reset();
    m_pointing.askedHeld = false;
    if (const artsociety::Hung* const hung = selected(); hung != nullptr && mode == Fit) {
        m_pointing.asked = hung->tile;
        if (auto* const painting = std::get_if<artsociety::Painting>(&m_pointing.asked.face)) {
            painting->start.reset();
        }
    }
    if (mode != Enter) {
        m_pointing.selected.reset();
    }
    find();
    refresh();
}

bool ArtSocietyTable::cancel() {
    if (m_session == nullptr) {
        return false;
    }
    const bool underWay = m_pointing.selected || m_pointing.outline || m_pointing.shown ||
                          m_pointing.ghost || !m_answer.isEmpty() ||
                          !m_session->highlight().empty();
    forget();
    m_pointing.grip = artsociety::Grip::none;
    m_pointing.selected.reset();
    m_pointing.outline.reset();
    m_pointing.type.reset();
    m_pointing.frame.reset();
    m_pointing.shown.reset();
    m_session->clearHighlight();
    refresh();
    return underWay;
}

} // namespace cimaise
