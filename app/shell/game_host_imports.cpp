// Opens positions from files and links; one that is in the library already opens its game.
#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "app/input/player_names.h"
#include "app/shell/game_host.h"
#include "app/shell/import_texts.h"
#include "app/shell/notices.h"
#include "app/texts/isolate.h"
#include "positions/cases.h"
#include "scoring/scores.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

/// Position without its title and play details, which change without a move.
AnyCase withoutPlay(AnyCase position) {
    headerOf(position).title.reset();
    clearPlayDetails(headerOf(position));
    return position;
}

} // namespace

void GameHost::openPosition(const AnyCase& position) {
    const GameId before = gameToContinue();
    if (const GameId saved = savedWith(position); saved != 0) {
        openAgain(saved, before, position);
    } else if (mayLeave()) {
        add(position, before);
        announceGameBefore();
    }
}

void GameHost::begin(const AnyCase& position) {
    if (const GameId saved = savedAs(position); saved != 0) {
        openAgain(saved, 0, position);
    } else if (mayLeave()) {
        add(position, 0);
    }
}

void GameHost::add(const AnyCase& position, GameId before) {
    m_notices.dismiss();
    const QString title = importedTitle(position);
    rememberPlayers(position);
    const GameId id = add(position, {.title = title});
    replace({.id = id, .history = History{position}, .title = title}, before);
}

std::vector<GameSummary> GameHost::gamesLike(const GameFacts& facts) const {
    constexpr qsizetype mostCompared = 20;
    auto alike = m_library.list(QString{facts.players}.remove(u'·'), mostCompared, Library::newest,
                                facts.game);
    std::vector<GameSummary> games = alike ? *std::move(alike) : std::vector<GameSummary>{};
    std::erase_if(games, [&](const GameSummary& game) {
        return game.facts.players != facts.players || game.facts.gameMode != facts.gameMode;
    });
    return games;
}

GameId GameHost::savedAs(const AnyCase& position) const {
    const GameFacts facts = factsOf(position, score(position), {.title = importedTitle(position)});
    for (const GameSummary& summary : gamesLike(facts)) {
        const bool fits = summary.facts.title == facts.title && summary.facts.score == facts.score;
        if (fits && positionOf(summary.id) == position) {
            return summary.id;
        }
    }
    return 0;
}

GameId GameHost::savedWith(const AnyCase& position) const {
    if (const GameId same = savedAs(position); same != 0) {
        return same;
    }
    if (areMostBoardsEmpty(position)) {
        return 0; // many games begin alike
    }
    const AnyCase wanted = withoutPlay(position);
    for (const GameSummary& summary : gamesLike(factsOf(position, score(position), {}))) {
        const auto stored = m_library.load(summary.id);
        const bool hadPosition =
            stored && std::ranges::any_of(stored->steps, [&](const GameStep& step) {
                const auto was = readStored(step.document);
                return was && withoutPlay(*was) == wanted;
            });
        if (hadPosition) {
            return summary.id;
        }
    }
    return 0;
}

void GameHost::openAgain(GameId id, GameId before, const AnyCase& position) {
    openSaved(id, before);
    if (m_session && m_session->id() == id) {
        //% "This game is already here, as you left it."
        m_notices.show({.text = format(words(), CIMAISE_TEXT("app.file.again")),
                        .offer = Notice::Offer::copy,
                        .action = [this, position, before] { addCopy(position, before); }});
    }
}

void GameHost::addCopy(AnyCase position, GameId before) {
    if (mayLeave()) {
        headerOf(position).title = titleOfCopy(position).toStdString();
        add(position, before);
    }
}

QString GameHost::titleOfCopy(const AnyCase& position) const {
    const std::optional<std::string>& title = headerOf(position).title;
    //% "{title} (copy)"
    const QString copy = toQt(withoutIsolates(words().format(
        {.text = CIMAISE_TEXT("app.game.copy"),
         .arguments = {{"title", title.value_or(playersText(position).toStdString())}}})));
    return nameError(copy.toStdString()) ? toQt(title.value_or(std::string{})) : copy;
}

} // namespace cimaise
