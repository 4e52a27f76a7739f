// Shows the panels, and follows the rounds of the game.
#include "app/viewmodels/muse/muse_table.h"

#include "app/game/muse_played_rounds.h"
#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_input.h"
#include "app/texts/qt_score_text.h"

namespace cimaise {

template class GameTable<muse::Input>;

using muse::InputContext;

MuseTable::MuseTable(QObject* parent)
    : GameTable(parent), m_piles(*this), m_coins(*this), m_patron(*this), m_round(*this) {}

void MuseTable::connectGameToSession() {
    m_state.watch = {};
    m_state.partialTurns.clear();
    GameTable::connectGameToSession();
}

void MuseTable::onPositionChanged() {
    m_resolved = resolve(layout());
    m_played = playedRounds(m_session->history());
    m_state = adaptedState(std::move(m_state), layout());
}

InputContext MuseTable::context() const {
    return {.layout = layout(),
            .round = m_resolved,
            .side = m_side,
            .state = m_state,
            .singleBoard = m_session->isSingleBoard(),
            .played = &m_played};
}

QString MuseTable::showTable(const SpotWords& words) {
    const bool patron = m_state.mode == muse::Mode::patron;
    const muse::PatronVisit visit = patron ? visitOf(layout()) : muse::PatronVisit{};
    m_faces.translate(words.words);
    const muse::View now{
        {words.findings, words.spotHighlights, words.words}, context(), visit, m_faces};
    m_piles.show(now);
    m_coins.show(now);
    m_patron.show(now);
    m_round.show(now);
    showQuickFixes(now);
    const Shown shown{.mode = static_cast<Mode>(m_state.mode),
                      .hasUnplayedRound =
                          layout().round.has_value() || !m_state.partialTurns.empty()};
    if (shown != m_shown) {
        m_shown = shown;
        emit changed();
    }
    return now.format(muse::hint(now.context));
}

std::optional<TableViewModel::SelectedPiece> MuseTable::selectedPiece() const {
    const auto pile = m_state.selected ? muse::whereIs(layout(), *m_state.selected) : std::nullopt;
    return pile ? std::optional{SelectedPiece{spotOf(*pile, *m_state.selected), false}}
                : std::nullopt;
}

QString MuseTable::spokenSpot(const Spot& spot) const {
    const bool isPalace = spot.place.area == muse::palaceArea;
    const bool isPile = isPalace || spot.place.area == muse::studioArea;
    if (!isPile || spot.place.column != 0 || !spot.place.item.empty()) {
        return GameTable::spokenSpot(spot);
    }
    const muse::Artist& artist =
        layout().table.artists.at(static_cast<std::size_t>(spot.owner.index));
    QStringList paintings;
    for (const muse::Card card : isPalace ? artist.palace : artist.studio) {
        paintings.push_back(m_faces.of(card).name);
    }
    //% "empty"
    const QString empty = format(words(), CIMAISE_TEXT("muse.pile.empty"));
    const TextId name =
        isPalace ? CIMAISE_TEXT("muse.board.palace") : CIMAISE_TEXT("muse.board.studio");
    return format(words(), CIMAISE_TEXT("spoken.about"),
                  {{"subject", words().format({name, {{"owner", spot.owner}}})},
                   {"says", (paintings.isEmpty() ? empty : listed(paintings)).toStdString()}});
}

/// Rows are cards, wherever they are.
std::optional<Spot> MuseTable::spotOfRow(int /*side*/, int row) const {
    const auto card = static_cast<muse::Card>(row);
    const bool isCard = row >= 0 && muse::isCard(card);
    const auto pile = isCard ? muse::whereIs(layout(), card) : std::nullopt;
    return pile ? std::optional{spotOf(*pile, card)} : std::nullopt;
}

void MuseTable::setMode(Mode mode) { switchTo(static_cast<muse::Mode>(mode)); }

} // namespace cimaise
