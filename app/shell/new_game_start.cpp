// Starts games: a new game, the next game of a match, or a single board to check.
#include "app/shell/new_game.h"

#include "app/game/game_facts.h"
#include "app/game/game_ui.h"
#include "app/shell/game_host.h"
#include "app/shell/house_rulings_model.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"
#include "app/shell/preferences.h"
#include "positions/cases.h"
#include "rulings/results/results.h"
#include "scoring/scores.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

//% "{names} lost the last game and starts. Set the tokens as they are on your table now."
constexpr TextId loserBegins = CIMAISE_TEXT("rematch.begins.one");
//% "One of the players who lost the last game starts: {names}. Set the tokens as they are on your table now."
constexpr TextId someLoserBegins = CIMAISE_TEXT("rematch.begins.some");
//% "Nobody lost: the player with the artsiest “Musée” starts again. Set the tokens as they are on your table now."
constexpr TextId nobodyLost = CIMAISE_TEXT("rematch.begins.nobody");
//% "A player who lost the last game starts, but first place in that game is undecided. Set the tokens as they are on your table now."
constexpr TextId openLoser = CIMAISE_TEXT("rematch.begins.open");

std::string namesIn(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        all += (all.empty() ? "" : ", ") + name;
    }
    return all;
}

/// Text naming the player who begins: one who lost the last game (Musée, rulebook, "Setup", step
/// 6).
Message whoBegins(const AnyCase& lastGame, const Results& results) {
    const FirstPlace first = firstPlaceOf(results).place;
    if (!first.settled || !unscoredSides(lastGame, score(lastGame)).empty()) {
        return {.text = openLoser, .arguments = {}};
    }
    std::vector<std::string> losers;
    for (int index = 0; index < sideCount(lastGame); ++index) {
        if (std::ranges::count(first.contenders, side(index)) == 0) {
            losers.push_back(partyName(lastGame, side(index)));
        }
    }
    if (losers.empty()) {
        return {.text = nobodyLost, .arguments = {}};
    }
    // in a losing team, either player may begin
    const bool isOne =
        losers.size() == 1 && sideCount(lastGame) == std::ssize(headerOf(lastGame).players);
    return {.text = isOne ? loserBegins : someLoserBegins,
            .arguments = {{"names", namesIn(losers)}}};
}

} // namespace

void NewGame::start() {
    if (!canStart()) {
        m_host.notices().show(problem());
        return;
    }
    if (m_host.refusesEdits() ||
        (!isRematch() && m_spelling.ask(m_names.first(m_playerCount), namesGiven())) ||
        !m_host.mayLeave()) {
        return;
    }
    m_host.navigator().clearHistory();
    AnyCase next = position();
    if (isRematch() && m_host.session() != nullptr) {
        startRematch(std::move(next));
        return;
    }
    m_host.rememberPlayers(next);
    if (namesGiven().size() == m_playerCount) {
        emit started(next);
    }
    applyHouseRulings(next);
    const GameMode mode = hidesPoints() ? GameMode::hidden : GameMode::open;
    const bool isMatch = playsMatch();
    setHidesPoints(false); // the choices apply to this game only
    setPlaysMatch(false);
    rememberGame(toQt(gameOf(next).id));
    const GameId id = m_host.add(next, {.gameMode = mode});
    const std::optional<qint64> match = isMatch && id != 0 ? std::optional{id} : std::nullopt;
    if (match) {
        m_host.library().joinMatch(id, *match);
    }
    m_host.replace(
        {.id = id, .history = History{std::move(next)}, .match = match, .gameMode = mode});
}

void NewGame::rememberGame(const QString& game) {
    m_host.library().setSetting(lastGameKey, game);
    setGame(game);
}

void NewGame::applyHouseRulings(AnyCase& position) const {
    headerOf(position).readings = m_houseRulings.choicesFor(gameOf(position));
}

void NewGame::checkBoard(const QString& game) {
    if (!m_host.mayLeave()) {
        return;
    }
    std::optional<AnyCase> position = singleBoard(game);
    if (!position) {
        return;
    }
    setupOf(game)->addCopy(*position, m_host.preferences().copySettings());
    applyHouseRulings(*position);
    m_host.check(*std::move(position));
}

void NewGame::rematch() {
    Session* const session = m_host.session();
    if (session == nullptr || !session->matchView()->canRematch()) {
        return;
    }
    session->beforeNextGame([this](bool finishes) { prepareRematch(finishes); });
}

void NewGame::playWithOthers() {
    const Session* const session = m_host.session();
    if (session == nullptr || session->isSingleBoard()) {
        return;
    }
    const AnyCase next = nextGame(session->current());
    m_host.navigator().show(Navigator::New);
    take(next);
}

void NewGame::prepareRematch(bool finishes) {
    const Session& session = *m_host.session();
    AnyCase next = nextGame(session.current());
    m_finishesLast = finishes;
    if (!hasRandomSetup(session.game())) {
        if (m_host.mayLeave()) {
            startRematch(std::move(next));
        }
        return;
    }
    m_host.navigator().show(Navigator::New);
    setRematch(next, whoBegins(session.current(), session.evaluation().results));
}

void NewGame::startRematch(AnyCase position) {
    Session& session = *m_host.session();
    if (m_finishesLast) {
        session.setFinished(true);
    }
    const GameId last = session.id();
    std::optional<qint64> match = session.match().match;
    if (session.matchView()->isDecided() || !matchTermsOf(position)) {
        match.reset();
    } else if (!match && last != 0) {
        match = last;
        m_host.library().joinMatch(last, last);
    }
    const GameMetadata metadata{.title = session.title(),
                                .gameMode = session.points()->isHidden() ? GameMode::hidden
                                                                         : GameMode::open};
    const GameId id = m_host.add(position, metadata, match);
    m_host.replace({.id = id,
                    .history = History{std::move(position)},
                    .title = metadata.title,
                    .match = match,
                    .gameMode = metadata.gameMode});
}

} // namespace cimaise
