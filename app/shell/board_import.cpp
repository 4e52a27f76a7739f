// Imports single boards: each is added to its game; an existing board is never replaced without
// asking.
#include "app/shell/board_import.h"

#include "app/game/game_facts.h"
#include "app/shell/board_collection.h"
#include "app/shell/import_texts.h"
#include "app/shell/navigator.h"
#include "app/shell/new_game.h"
#include "app/shell/notices.h"
#include "positions/boards/add_board.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

/// Maximum numbers of saved games that are compared with the board, the newest first, and that are
/// offered.
constexpr qsizetype mostCompared = 20;
constexpr std::ptrdiff_t mostOffered = 3;

} // namespace

BoardImport::BoardImport(GameHost& host, const NewGame& draft, BoardCollection& collection,
                         QObject* parent)
    : QObject(parent), m_host(host), m_draft(draft), m_collection(collection) {}

void BoardImport::add(const GameOrBoard& imported) {
    if (m_collection.isActive()) {
        m_collection.take(imported);
    } else if (const auto* const game = std::get_if<AnyCase>(&imported)) {
        m_host.openPosition(*game);
    } else {
        addBoard(std::get<SingleBoard>(imported));
    }
}

void BoardImport::refuse(const QString& reason) {
    if (m_collection.isActive()) {
        m_collection.refuse(reason);
    } else {
        m_host.notices().show(reason);
    }
}

void BoardImport::addBoard(const SingleBoard& board) {
    Session* const session = m_host.session();
    if (session == nullptr || session->isSingleBoard() ||
        m_host.navigator().page() == Navigator::Home) {
        m_games = gamesFor(board);
        if (m_games.empty()) {
            startGameWith(board);
        } else {
            ask(board, -1);
        }
        return;
    }
    if (const std::vector<Message> facts = differences(session->current(), board); !facts.empty()) {
        m_host.notices().show(format(m_host.words(), otherGameText(facts.front())));
        return;
    }
    addToOpenGame(board, {});
}

std::vector<GameId> BoardImport::gamesFor(const SingleBoard& board) const {
    std::vector<GameId> found;
    const auto saved =
        m_host.library().list({}, mostCompared, Library::newest, toQt(gameOf(board.table).id));
    for (const GameSummary& game : saved.value_or(std::vector<GameSummary>{})) {
        const bool open = !game.facts.finished && game.facts.gameMode != GameMode::singleBoard;
        if (open && std::ssize(found) < mostOffered) {
            const auto table = m_host.positionOf(game.id);
            if (table && differences(*table, board).empty()) {
                found.push_back(game.id);
            }
        }
    }
    return found;
}

AnyCase BoardImport::gameWith(const SingleBoard& board) const {
    AnyCase table = board.table;
    std::vector<std::string>& names = headerOf(table).players;
    int number = 1;
    for (std::string& name : names) {
        while (name.empty()) { // a default name must not be the name of an owner of the board
            const std::string next = m_draft.placeholder(++number).toStdString();
            name = std::ranges::find(names, next) == names.end() ? next : std::string{};
        }
    }
    return table;
}

void BoardImport::startGameWith(const SingleBoard& board) {
    const AnyCase table = gameWith(board);
    m_host.begin(table);
    const Session* const session = m_host.session();
    if (session != nullptr && session->current() == table && sideCount(table) > 1) {
        //% "Only {name}’s board was imported. The others are empty."
        m_host.notices().show(
            format(m_host.words(), CIMAISE_TEXT("app.board.only"),
                   {{"name", fmt::format("{}", fmt::join(ownersOf(board), " & "))}}));
    }
}

void BoardImport::addToOpenGame(const SingleBoard& board, const BoardAdditionOptions& how) {
    Session* const session = m_host.session();
    struct Adding {
        BoardImport& boards;
        const SingleBoard& board;
        const BoardAdditionOptions& how;
        void operator()(const AnyCase& table) const {
            const std::optional<int> known = sideOfOwners(table, board);
            boards.setGame(table, how.side ? *how.side : known.value_or(0));
        }
        void operator()(const OtherGame& /*facts*/) const {} // checked before
        void operator()(const UnknownOwner& /*names*/) const { boards.ask(board, -1); }
        void operator()(const SideOccupied& found) const {
            const AnyCase& table = boards.m_host.session()->current();
            if (joined(table, board, {.side = found.side, .replaces = true}) ==
                BoardAdditionResult{table}) {
                boards.setGame(table, found.side); // the board replaces nothing
            } else {
                boards.ask(board, found.side);
            }
        }
    };
    std::visit(Adding{*this, board, how}, joined(session->current(), board, how));
}

void BoardImport::setGame(const AnyCase& table, int onSide) {
    Session* const session = m_host.session();
    dismiss();
    const Message what = boardImportedText(table, onSide);
    const auto finish = [this, session, table, onSide, what] {
        const bool edited = session->edit(table, what);
        m_host.navigator().show(Navigator::Table);
        session->setCurrentSide(onSide);
        m_host.notices().show(format(m_host.words(), edited ? boardAddedText(table, onSide)
                                                            : sameBoardText(table, onSide)));
    };
    if (session->needsConfirmation(table)) {
        session->reopened(toQt(session->words().format(what)), finish);
    } else {
        finish();
    }
}

void BoardImport::ask(const SingleBoard& board, int occupied) {
    m_board = board;
    m_occupied = occupied;
    emit asked();
}

void BoardImport::answer(int row) {
    Session* const session = m_host.session();
    if (m_board && !m_games.empty()) {
        const SingleBoard board = *m_board;
        const GameId chosen =
            row < std::ssize(m_games) ? m_games[static_cast<std::size_t>(row)] : 0;
        dismiss();
        addToSavedGame(board, chosen);
    } else if (m_board && session != nullptr) {
        addToOpenGame(SingleBoard{*m_board},
                      BoardAdditionOptions{.side = row, .replaces = row == m_occupied});
    }
}

void BoardImport::addToSavedGame(const SingleBoard& board, GameId game) {
    if (game == 0) {
        startGameWith(board);
        return;
    }
    m_host.open(game);
    const Session* const session = m_host.session();
    if (session != nullptr && session->id() == game) { // otherwise a notice gives the reason
        addBoard(board);
    }
}

void BoardImport::dismiss() {
    if (!m_board) {
        return;
    }
    m_board.reset();
    m_occupied = -1;
    m_games.clear();
    emit asked();
}

QString BoardImport::question() const {
    Session* const session = m_host.session();
    if (m_board && !m_games.empty()) {
        //% "You received {name}’s board. Which game does it belong to?"
        return format(m_host.words(), CIMAISE_TEXT("app.board.which-game"),
                      {{"name", fmt::format("{}", fmt::join(ownersOf(*m_board), " & "))}});
    }
    if (!m_board || session == nullptr) {
        return {};
    }
    if (m_occupied >= 0) {
        //% "{name}’s board is not empty. Replace it with the one you received?"
        return format(m_host.words(), CIMAISE_TEXT("app.board.not-empty"),
                      {{"name", partyName(session->current(), side(m_occupied))}});
    }
    //% "No player here is called {name}. Whose board is it?"
    return format(m_host.words(), CIMAISE_TEXT("app.board.whose"),
                  {{"name", fmt::format("{}", fmt::join(ownersOf(*m_board), " & "))}});
}

QStringList BoardImport::titlesOfGames() const {
    QStringList titles;
    for (const GameId id : m_games) {
        const auto game = m_host.library().load(id);
        titles << (game ? gameTitle(game->summary.facts, m_host.words()) : QString{});
    }
    //% "None of them: start a new game"
    return titles << format(m_host.words(), CIMAISE_TEXT("app.board.new-game"));
}

QStringList BoardImport::answers() const {
    Session* const session = m_host.session();
    if (!m_games.empty()) {
        return titlesOfGames();
    }
    QStringList names;
    for (int one = 0; m_board && session != nullptr && one < session->sides()->count(); ++one) {
        const QString name = toQt(partyName(session->current(), side(one)));
        //% "Replace {name}’s board"
        const QString replace = format(m_host.words(), CIMAISE_TEXT("app.board.replace"),
                                       {{"name", name.toStdString()}});
        // the player is known: only the replacement can be chosen
        names << (m_occupied < 0 ? name : m_occupied == one ? replace : QString{});
    }
    return names;
}

} // namespace cimaise
