// What lies beside a wall: the museum's markers, the assistant, excess paintings, the hand, the
// printed wall's own facts, the neighbour's check, and the order of hanging.
#include "app/tables/artsociety/art_society_table.h"
#include "app/texts/qt_texts.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/artsociety/art_society_wall_copy.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "prestige of {type}"
constexpr TextId markerEdit = CIMAISE_TEXT("art.edit.marker");
//% "assistant of {owner}"
constexpr TextId assistantEdit = CIMAISE_TEXT("art.edit.assistant");
//% "excess paintings of {owner}"
constexpr TextId excessEdit = CIMAISE_TEXT("art.edit.excess");
//% "hand of {owner}"
constexpr TextId handEdit = CIMAISE_TEXT("art.edit.hand");
//% "the printed wall"
constexpr TextId wallEdit = CIMAISE_TEXT("art.edit.wall");
//% "name of a frame"
constexpr TextId frameEdit = CIMAISE_TEXT("art.edit.frame");
//% "order of hanging of {owner}"
constexpr TextId orderEdit = CIMAISE_TEXT("art.edit.order");
//% "{tile} hung earlier or later"
constexpr TextId reorderEdit = CIMAISE_TEXT("art.edit.reorder");
//% "A whole number from 0 to {most} was expected."
constexpr TextId wrongSpace = CIMAISE_TEXT("art.marker.wrong");
//% "The assistant holds nothing."
constexpr TextId nothingHeld = CIMAISE_TEXT("art.assistant.nothing");
//% "The assistant holds: {tile}"
constexpr TextId heldText = CIMAISE_TEXT("art.assistant.holds");
//% "No two paintings touch."
constexpr TextId noPairs = CIMAISE_TEXT("art.pairs.none");
//% "Paintings that touch: {count}; in a faux pas: {offending}"
constexpr TextId somePairs = CIMAISE_TEXT("art.pairs.some");

} // namespace

QString ArtSocietyTable::setMarker(int row, const QString& text) {
    if (m_session == nullptr || row < 0 || row >= std::ssize(artsociety::types)) {
        return {};
    }
    const QString trimmed = text.trimmed();
    bool isNumber = false;
    const int space = trimmed.toInt(&isNumber);
    if (!trimmed.isEmpty() && (!isNumber || space < 0 || space > artsociety::highestMarker)) {
        return say(m_session->words(), wrongSpace, {{"most", artsociety::highestMarker}});
    }
    const auto type = static_cast<artsociety::Type>(row);
    edit(artsociety::setMarker(layout(), type,
                               trimmed.isEmpty() ? std::nullopt : std::optional{space}),
         {markerEdit, {{"type", artsociety::infoOf(type).name}}});
    refresh();
    return {};
}

bool ArtSocietyTable::assistantHolds() const {
    return hasGallery() && gallery().assistant.has_value();
}

QString ArtSocietyTable::assistantText() const {
    if (m_session == nullptr) {
        return {};
    }
    return assistantHolds()
               ? say(m_session->words(), heldText, {{"tile", name(*gallery().assistant)}})
               : say(m_session->words(), nothingHeld);
}

void ArtSocietyTable::giveToAssistant() {
    if (selected() == nullptr) {
        return;
    }
    forget();
    const artsociety::OnWall where = here();
    m_pointing.selected.reset();
    edit(artsociety::giveToAssistant(layout(), where), {assistantEdit, {{"owner", side(m_side)}}});
    refresh();
}

void ArtSocietyTable::clearAssistant() {
    if (assistantHolds()) {
        forget();
        edit(setAssistant(layout(), m_side, std::nullopt),
             {assistantEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

int ArtSocietyTable::excess() const { return hasGallery() ? gallery().excess : 0; }

void ArtSocietyTable::stepExcess(int by) {
    const int next = excess() + by;
    if (hasGallery() && next >= 0 && next <= artsociety::mostExcess) {
        edit(setExcess(layout(), m_side, next), {excessEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

bool ArtSocietyTable::isHandKnown() const { return hasGallery() && gallery().hand.has_value(); }

bool ArtSocietyTable::isHandAsked() const {
    return isHandKnown() ||
           (m_session != nullptr &&
            std::ranges::any_of(m_session->evaluation().findings, [](const Finding& finding) {
                return finding.rule == artsociety::handNeededRule;
            }));
}

void ArtSocietyTable::toggleCard(int row) {
    if (hasGallery() && row >= 0 && row < static_cast<int>(artsociety::mostBidCards)) {
        edit(artsociety::toggleCard(layout(), m_side, row + 1),
             {handEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

void ArtSocietyTable::forgetHand() {
    if (isHandKnown()) {
        edit(artsociety::forgetHand(layout(), m_side), {handEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

// --- the printed wall ------------------------------------------------------------------------

int ArtSocietyTable::firstEyelineRow() const {
    return m_session == nullptr ? 1 : layout().wall.firstEyelineRow;
}

int ArtSocietyTable::lastEyelineRow() const {
    return m_session == nullptr ? 1 : layout().wall.lastEyelineRow;
}

int ArtSocietyTable::starColumn() const {
    return m_session == nullptr ? 1 : layout().wall.stars[0].column;
}

int ArtSocietyTable::starRow() const {
    return m_session == nullptr ? 1 : layout().wall.stars[0].row;
}

bool ArtSocietyTable::isVerified() const { return m_session != nullptr && layout().wall.verified; }

void ArtSocietyTable::changeWall(const artsociety::WallPlan& wall) {
    forget();
    m_pointing.outline.reset();
    if (edit(setWall(layout(), wall), {wallEdit, {}})) {
        emit wallEdited(toQt(artsociety::writeWall(wall)));
    }
    refresh();
}

void ArtSocietyTable::growWall(int columns, int rows) {
    if (m_session != nullptr) {
        changeWall(grown(layout().wall, columns, rows));
    }
}

void ArtSocietyTable::moveEyeline(int first, int last) {
    if (m_session != nullptr) {
        const artsociety::WallPlan& wall = layout().wall;
        changeWall(withEyeline(wall, wall.firstEyelineRow + first, wall.lastEyelineRow + last));
    }
}

void ArtSocietyTable::moveStars(int columns, int rows) {
    if (m_session != nullptr) {
        const Square star = layout().wall.stars[0];
        changeWall(withStars(layout().wall, {star.column + columns, star.row + rows}));
    }
}

void ArtSocietyTable::confirmWall() {
    if (m_session != nullptr) {
        changeWall(confirmed(layout().wall));
    }
}

void ArtSocietyTable::nameFrame(int frame, const QString& name) {
    if (m_session != nullptr && frame >= 0 && frame < std::ssize(artsociety::frames) &&
        name.trimmed() != frameName(frame)) {
        edit(artsociety::nameFrame(layout(), static_cast<artsociety::Frame>(frame),
                                   name.trimmed().toStdString()),
             {frameEdit, {}});
        refresh();
    }
}

QString ArtSocietyTable::frameName(int frame) const {
    if (m_session == nullptr || !layout().frameNames) {
        return {};
    }
    return toQt(layout().frameNames->at(static_cast<std::size_t>(frame)).value_or(std::string{}));
}

// --- the neighbour's check -------------------------------------------------------------------

QString ArtSocietyTable::pairsText() const {
    if (!hasGallery()) {
        return {};
    }
    const std::vector<artsociety::Pair> pairs = touchingPairs(gallery());
    const auto offending = std::ranges::count(pairs, true, &artsociety::Pair::offends);
    if (pairs.empty()) {
        return say(m_session->words(), noPairs);
    }
    Message message{.text = somePairs};
    message.arguments.push_back({"count", static_cast<int>(pairs.size())});
    message.arguments.push_back({"offending", static_cast<int>(offending)});
    return say(m_session->words(), message);
}

void ArtSocietyTable::showPair(int row) {
    m_pointing.pair = m_pointing.pair == row ? -1 : row;
    refresh();
}

// --- the order of hanging --------------------------------------------------------------------

void ArtSocietyTable::setOrdered(bool ordered) {
    if (hasGallery() && ordered != gallery().ordered) {
        edit(artsociety::setOrdered(layout(), m_side, ordered),
             {orderEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

void ArtSocietyTable::select(int row) {
    if (!hasGallery() || row < 0 || row >= std::ssize(gallery().tiles)) {
        return;
    }
    forget();
    m_pointing.outline.reset();
    m_pointing.selected = static_cast<std::size_t>(row);
    m_pointing.cursor = gallery().tiles[*m_pointing.selected].at;
    refresh();
}

void ArtSocietyTable::moveInOrder(int row, int by) {
    const int position = row + by;
    if (!hasGallery() || row < 0 || position < 0 ||
        std::max(row, position) >= std::ssize(gallery().tiles)) {
        return;
    }
    forget();
    const artsociety::OnWall where{.side = m_side, .tile = static_cast<std::size_t>(row)};
    if (edit(reorder(layout(), where, static_cast<std::size_t>(position)),
             {reorderEdit, {{"tile", name(hungAt(layout(), where).tile)}}})) {
        m_pointing.selected = static_cast<std::size_t>(position);
    }
    refresh();
}

} // namespace cimaise
