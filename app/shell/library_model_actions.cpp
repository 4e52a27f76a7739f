// Actions on one game of the list.
#include "app/shell/library_model.h"

#include "app/game/game_facts.h"
#include "app/input/player_names.h"
#include "app/shell/game_host.h"
#include "app/shell/notices.h"

#include <algorithm>

namespace cimaise {

namespace {

using Games = std::vector<GameSummary>;

/// Title of a game to which the players have given none.
QString defaultTitle(GameFacts facts, const Translator& words) {
    facts.title.clear();
    return gameTitle(facts, words);
}

} // namespace

void LibraryModel::open(qint64 id) { m_host.open(id); }

void LibraryModel::rename(qint64 id, const QString& title) {
    if (m_host.refusesEdits()) {
        return;
    }
    const auto game = std::ranges::find(m_games, id, &GameSummary::id);
    QString entered = title.trimmed();
    if (game != m_games.end() && entered == defaultTitle(game->facts, m_host.words())) {
        entered.clear(); // follows the players and the language
    }
    Session* const session = m_host.session();
    if (const std::optional<Message> fault = nameError(entered.toStdString())) {
        m_host.notices().show(format(m_host.words(), *fault));
    } else if (session != nullptr && session->id() == id) {
        session->setTitle(entered);
    } else {
        m_host.library().rename(id, entered);
    }
}

void LibraryModel::duplicate(qint64 id) {
    if (m_host.refusesEdits()) {
        return;
    }
    const tl::expected<AnyCase, Message> position = m_host.positionOf(id);
    if (!position) {
        m_host.notices().show(format(m_host.words(), position.error()));
        return;
    }
    m_host.library().duplicate(id, m_host.titleOfCopy(*position));
}

void LibraryModel::remove(qint64 id) {
    if (m_host.refusesEdits()) {
        return;
    }
    const Session* const session = m_host.session();
    if (session != nullptr && session->id() == id) {
        m_host.close();
    }
    const auto game = std::ranges::find(m_games, id, &GameSummary::id);
    const bool isInMatch = game != m_games.end() && game->match &&
                           m_library.matchGames(*game->match).value_or(Games{}).size() > 1;
    m_host.library().remove(id);
    //% "The game was deleted. Its match now counts without it."
    constexpr TextId ofMatch = CIMAISE_TEXT("app.game.deleted.match");
    //% "The game was deleted."
    constexpr TextId single = CIMAISE_TEXT("app.game.deleted");
    m_host.notices().show({.text = format(m_host.words(), isInMatch ? ofMatch : single),
                           .offer = Notice::Offer::undo,
                           .action = [this, id] { m_host.library().restore(id); }});
}

void LibraryModel::restore(qint64 id) {
    if (m_host.refusesEdits()) {
        return;
    }
    m_host.library().restore(id);
    //% "The game was restored."
    m_host.notices().show(format(m_host.words(), CIMAISE_TEXT("app.game.restored")));
}

void LibraryModel::erase(qint64 id) {
    const auto game = std::ranges::find(m_games, id, &GameSummary::id);
    if (m_host.refusesEdits() || game == m_games.end()) {
        return;
    }
    const std::string title = gameTitle(game->facts, m_host.words()).toStdString();
    //% "Delete “{title}” permanently?"
    m_host.notices().show(
        {.text = format(m_host.words(), CIMAISE_TEXT("app.game.erase"), {{"title", title}}),
         .offer = Notice::Offer::erase,
         .action = [this, id] { m_host.library().erase(id); }});
}

} // namespace cimaise
