// Drafts other than a new game: the next game of a match, and a single board.
#include "app/shell/new_game.h"

#include "app/game/hidden_points_filter.h"
#include "app/texts/qt_texts.h"
#include "scoring/scores.h"

namespace cimaise {

bool NewGame::canHidePoints() const { return cimaise::canHidePoints(game().toStdString()); }

void NewGame::setHidesPoints(bool hides) {
    if (hides != m_hidesPoints) {
        m_hidesPoints = hides;
        emit changed();
    }
}

QString NewGame::matchText() const {
    const std::optional<MatchTerms> terms = matchTermsOf(m_draft);
    //% "Play a match to {needed} wins"
    return terms ? format(m_language.words(), CIMAISE_TEXT("draft.match"),
                          {{"needed", terms->winsNeeded}})
                 : QString{};
}

void NewGame::setPlaysMatch(bool plays) {
    if (plays != m_playsMatch) {
        m_playsMatch = plays;
        emit changed();
    }
}

bool NewGame::hasRandomSetup(const QString& game) const {
    const GameSetup* const setup = setupOf(game);
    return setup != nullptr && setup->hasRandomSetup();
}

void NewGame::setRematch(const AnyCase& next, Message begins) {
    take(next);
    m_rematch = std::move(begins);
    emit changed();
}

void NewGame::take(const AnyCase& table) {
    setGame(toQt(gameOf(table).id));
    const std::vector<std::string>& players = headerOf(table).players;
    m_playerCount = static_cast<int>(players.size());
    m_chosenPlayers = m_playerCount;
    for (int seat = 0; seat < m_playerCount; ++seat) {
        m_names[seat] = toQt(players[static_cast<std::size_t>(seat)]);
    }
    m_draft = table;
    m_rematch.reset();
    m_hidesPoints = false;
    m_playsMatch = false;
    publish();
    emit gameChanged();
}

void NewGame::clearRematch() {
    if (m_rematch) {
        begin(m_playerCount);
    }
}

std::optional<AnyCase> NewGame::singleBoard(const QString& game) const {
    const GameSetup* const setup = setupOf(game);
    if (setup == nullptr) {
        return std::nullopt;
    }
    const Translator words = m_language.words();
    GameHeader header;
    //% "This board"
    header.players.push_back(words.text(CIMAISE_TEXT("alone.board")));
    for (int other = 2; other <= findGame(setup->game())->fewestPlayers; ++other) {
        //% "Board {number}"
        header.players.push_back(words.format(
            {.text = CIMAISE_TEXT("alone.other-board"), .arguments = {{"number", other}}}));
    }
    return setup->emptyPosition(std::move(header));
}

} // namespace cimaise
