// Shows the panels, and applies quick fixes; a drag updates only what follows the finger.
#include "app/viewmodels/artsociety/art_society_table.h"

#include "app/input/artsociety/art_society_input.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "positions/artsociety/art_society_wall_copy.h"
#include "validators/artsociety/art_society_rules.h"

#include <array>

namespace cimaise {

template class GameTable<artsociety::Input>;

using artsociety::InputContext;
using artsociety::View;

namespace {

//% "Confirm this wall"
constexpr TextId confirmWallText = CIMAISE_TEXT("art.answer.wall");

//% "Enter this hand"
constexpr TextId enterHandText = CIMAISE_TEXT("art.answer.hand");

} // namespace

ArtSocietyTable::ArtSocietyTable(QObject* parent)
    : GameTable(parent), m_wall(*this), m_keys(*this), m_order(*this), m_pairs(*this), m_fit(*this),
      m_outlook(*this), m_beside(*this), m_plan(*this) {
    connect(m_pairs.pairs(), &RowsModel::moreRowsRequested, this, &ArtSocietyTable::showAgain);
}

void ArtSocietyTable::onPositionChanged() {
    m_placementsStale = true;
    m_state = artsociety::dropInvalidSelection(context()).state;
}

void ArtSocietyTable::selectFrom(const Spots& spots, const Message& why) {
    if (m_session->movesCursorOnly() &&
        (m_state.mode == artsociety::Mode::fit || m_state.mode == artsociety::Mode::outlook)) {
        return; // the placements shown stay as they are
    }
    GameTable::selectFrom(spots, why);
}

void ArtSocietyTable::showAgain() {
    m_placementsStale = true;
    refresh();
}

std::span<const char* const> ArtSocietyTable::panels() const {
    static constexpr std::array names{"tiles", "museum",  "auction", "order",
                                      "fit",   "outlook", "pairs",   "plan"};
    return names;
}

InputContext ArtSocietyTable::context() const {
    return {layout(), m_side, m_state, m_session->readOnly() || isViewOnly()};
}

QString ArtSocietyTable::take(const InputFunction& input) {
    if (m_session == nullptr) {
        return {};
    }
    const artsociety::WallPlan before = layout().wall;
    QString wrong = GameTable::take(input);
    if (layout().wall != before) {
        emit wallEdited(toQt(artsociety::writeWall(layout().wall)));
    }
    return wrong;
}

/// During a drag, updates only what follows the finger.
QString ArtSocietyTable::showTable(const SpotWords& words) {
    const InputContext now = context();
    updateHand(now);
    const bool chosen = std::exchange(m_choices, m_state.choices()) != m_state.choices();
    if (m_placementsStale || chosen) {
        m_fit.search(now, m_placementsStale);
        m_outlook.search(now);
    }
    const View view{{words.findings, words.spotHighlights, words.words},
                    now,
                    m_fit.fits(),
                    m_inHand ? m_handPlaces : m_fit.fits().places,
                    m_outlook.found()};
    if (std::exchange(m_placementsStale, false) || chosen) {
        showAllParts(view);
    }
    m_wall.point(now);
    m_keys.point(now);
    const Shown shown{.mode = static_cast<Mode>(m_state.mode), .atMuseum = m_state.atMuseum};
    if (shown != m_shown) {
        m_shown = shown;
        emit changed();
    }
    return view.hint();
}

void ArtSocietyTable::updateHand(const InputContext& now) {
    const std::optional<Spot> spot = pieceInHand();
    const auto tile = spot ? artsociety::tileOfSpot(layout(), *spot) : std::nullopt;
    if (std::exchange(m_inHand, tile) != tile || (tile && m_placementsStale)) {
        m_handPlaces = tile ? artsociety::placesOfMoved(now, *tile) : Placements{};
        m_placementsStale = true;
    }
}

void ArtSocietyTable::showAllParts(const View& view) {
    m_wall.show(view);
    m_keys.show(view);
    m_order.show(view.context);
    m_pairs.show(view);
    m_fit.show(view);
    m_outlook.show(view);
    m_beside.show(view);
    m_plan.show(view.context);
    showAnswers(view);
}

/// Shows the quick fixes: confirmation of a wall that nobody has checked, and entry of a hand.
void ArtSocietyTable::showAnswers(const View& view) {
    std::vector<QuickFix> fixes;
    for (int row = 0; const Finding& finding : view.findings) {
        if (finding.rule == artsociety::wallUnverifiedRule) {
            fixes.push_back({.shown = {.findingRow = row, .text = view.text(confirmWallText)},
                             .apply = [this] { take(artsociety::confirmWall); }});
        } else if (finding.rule == artsociety::handNeededRule) {
            fixes.push_back(
                {.shown = {.findingRow = row, .text = view.text(enterHandText), .opensInput = true},
                 .apply = [this, side = finding.party.index] {
                     take([&](const InputContext& context) {
                         return artsociety::askHand(context, side);
                     });
                     emit handEntryRequested();
                 }});
        }
        ++row;
    }
    showQuickFixes(view, std::move(fixes));
}

QString ArtSocietyTable::spokenSpot(const Spot& spot) const {
    const InputContext now = context();
    if (now.hasGallery()) {
        for (std::size_t index = 0; const artsociety::PlacedTile& hung : now.gallery().tiles) {
            if (spot.place == artsociety::tilePlace(index++)) {
                return format(words(), {CIMAISE_TEXT("art.hung.text"),
                                        {named(layout(), hung.tile),
                                         {"place", artsociety::squarePlace(hung.at)}}});
            }
        }
    }
    return GameTable::spokenSpot(spot);
}

bool ArtSocietyTable::putBackHere() {
    const bool isHeld = m_state.marker.has_value();
    if (isHeld) {
        take([](const InputContext& context) {
            artsociety::InputResult result{.state = context.state};
            result.state.marker.reset();
            return result;
        });
    }
    return isHeld;
}

std::optional<TableViewModel::SelectedPiece> ArtSocietyTable::selectedPiece() const {
    const InputContext now = context();
    const std::optional<std::size_t> tile = m_state.selected ? m_state.selected : m_state.copied;
    return tile && now.isTile(*tile) ? std::optional{SelectedPiece{tileSpot(now, *tile), false}}
                                     : std::nullopt;
}

/// Rows count the squares of the wall.
std::optional<Spot> ArtSocietyTable::spotOfRow(int side, int row) const {
    const Extent wall = layout().wall.size;
    return row >= 0 && row < wall.area()
               ? std::optional{Spot{cimaise::side(side),
                                    artsociety::squarePlace({.column = row % wall.columns + 1,
                                                             .row = row / wall.columns + 1})}}
               : std::nullopt;
}

void ArtSocietyTable::setMode(Mode mode) { switchTo(static_cast<artsociety::Mode>(mode)); }

void ArtSocietyTable::setAtMuseum(bool shown) {
    take([&](const InputContext& context) { return artsociety::showMuseumTrack(context, shown); });
}

} // namespace cimaise
