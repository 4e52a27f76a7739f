// Begins games: a new game, the next game of a match, or a single board to check.
#include "app/game/game_facts.h"
#include "app/game/rematch.h"
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "scoring/matches.h"
#include "validators/artsociety/art_society_wall_copy.h"

#include <utility>

namespace cimaise {

void AppController::startGame() {
    if (!m_draft.canStart()) {
        setNotice(m_draft.problem());
        return;
    }
    if (refusesEdits() || !mayLeaveTable()) {
        return;
    }
    m_pagesBefore = {QStringLiteral("home")};
    AnyCase position = m_draft.position();
    if (m_draft.isRematch() && m_session) {
        beginRematch(std::move(position));
        return;
    }
    rememberTable(position);
    takeHouseRulings(position);
    const GameMode manner = m_draft.hidesPoints() ? GameMode::hidden : GameMode::open;
    m_draft.setHidesPoints(false); // a choice of this game
    rememberGame(gameOf(position));
    const GameId id = keep(position, {.manner = manner});
    lay({.id = id, .history = History{std::move(position)}, .manner = manner});
}

void AppController::rememberGame(const Game& game) {
    m_library.setSetting(NewGame::lastGameKey, toQt(game.id));
    m_draft.setGame(toQt(game.id));
}

void AppController::takeHouseRulings(AnyCase& position) const {
    headerOf(position).readings = m_houseRulings.choicesFor(gameOf(position));
}

void AppController::checkBoard(const QString& game) {
    if (!mayLeaveTable()) {
        return;
    }
    std::optional<AnyCase> position = m_draft.lonelyBoard(game);
    if (!position) {
        return;
    }
    if (auto* const art = std::get_if<artsociety::Layout>(&*position)) {
        const auto counted = artsociety::readWall(m_preferences.artSocietyWall().toStdString());
        art->wall = counted ? *counted : art->wall;
    }
    takeHouseRulings(*position);
    dismissNotice();
    m_gameBefore = m_session && m_session->id() != 0 ? m_session->id() : m_gameBefore;
    // Looked at, it is kept nowhere; the first touch makes it a game of the library.
    lay({.history = History{*std::move(position)}, .manner = GameMode::alone});
}

void AppController::rematch() {
    if (!m_session || !m_session->matchView()->canRematch()) {
        return;
    }
    AnyCase position = nextGame(m_session->current());
    if (!m_draft.asksEachTime(m_session->game())) {
        if (mayLeaveTable()) {
            beginRematch(std::move(position));
        }
        return;
    }
    setPage(QStringLiteral("new"));
    m_draft.setRematch(position, whoBegins(m_session->current(), m_session->evaluation().score));
}

void AppController::beginRematch(AnyCase position) {
    m_session->setFinished(true);
    const GameId last = m_session->id();
    std::optional<qint64> match = m_session->match().match;
    if (m_session->matchView()->isDecided() || !matchTermsOf(position)) {
        match.reset();
    } else if (!match && last != 0) {
        match = last;
        m_library.joinMatch(last, last);
    }
    const GameMetadata marks{.title = m_session->title(),
                             .manner = m_session->points()->isHidden() ? GameMode::hidden
                                                                       : GameMode::open};
    const GameId id = keep(position, marks, match);
    lay({.id = id,
         .history = History{std::move(position)},
         .title = marks.title,
         .match = match,
         .manner = marks.manner});
}

} // namespace cimaise
