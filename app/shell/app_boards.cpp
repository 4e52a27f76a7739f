// Imports single boards: each is added to its game; an existing board is never replaced without
// asking.
#include "app/game/game_facts.h"
#include "app/shell/app_controller.h"
#include "app/shell/import_error_text.h"
#include "validators/boards/joined.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

/// Of kept games, the newest first, and so many of them are asked about.
constexpr qsizetype mostLookedAt = 20;
constexpr std::ptrdiff_t mostOffered = 3;

} // namespace

void AppController::join(const BoardAlone& board) {
    if (!m_session || m_session->isAlone() || m_page == QLatin1String("home")) {
        m_boardGames = gamesFor(board);
        if (m_boardGames.empty()) {
            beginWith(board);
        } else {
            askAbout(board, -1);
        }
        return;
    }
    if (const std::vector<Message> facts = differences(m_session->current(), board);
        !facts.empty()) {
        //% "This board is from a different game. {difference}"
        setNotice(format(words(), CIMAISE_TEXT("desk.board.other-table"),
                         {{"difference", words().format(facts.front())}}));
        return;
    }
    lay(board, {});
}

std::vector<GameId> AppController::gamesFor(const BoardAlone& board) const {
    std::vector<GameId> found;
    const auto kept =
        m_library.list({}, mostLookedAt, Library::newest, toQt(gameOf(board.table).id));
    for (const GameSummary& game : kept.value_or(std::vector<GameSummary>{})) {
        const bool open = !game.facts.finished && game.facts.manner != GameMode::alone;
        if (open && std::ssize(found) < mostOffered) {
            const auto table = keptPosition(game.id);
            if (table && differences(*table, board).empty()) {
                found.push_back(game.id);
            }
        }
    }
    return found;
}

AnyCase AppController::tableOf(const BoardAlone& board) const {
    AnyCase table = board.table;
    std::vector<std::string>& names = headerOf(table).players;
    int number = 1;
    for (std::string& name : names) {
        while (name.empty()) { // nobody is called like an owner of the board
            const std::string next = m_draft.placeholder(++number).toStdString();
            name = std::ranges::find(names, next) == names.end() ? next : std::string{};
        }
    }
    return table;
}

void AppController::beginWith(const BoardAlone& board) {
    const AnyCase table = tableOf(board);
    begin(table);
    if (m_session && m_session->current() == table && sideCount(table) > 1) {
        //% "Only {name}’s board was imported. The others are empty."
        setNotice(format(words(), CIMAISE_TEXT("desk.board.only"),
                         {{"name", fmt::format("{}", fmt::join(ownersOf(board), " & "))}}));
    }
}

void AppController::lay(const BoardAlone& board, const Joining& how) {
    struct Laying {
        AppController& desk;
        const BoardAlone& board;
        const Joining& how;
        void operator()(const AnyCase& table) const {
            const std::optional<int> known = sideOfOwners(table, board);
            desk.setJoined(table, how.side ? *how.side : known.value_or(0));
        }
        void operator()(const Differs& /*facts*/) const {} // was asked for before
        void operator()(const WhoseIsIt& /*names*/) const { desk.askAbout(board, -1); }
        void operator()(const Taken& found) const {
            const AnyCase& table = desk.m_session->current();
            if (joined(table, board, {.side = found.side, .replaces = true}) == Joined{table}) {
                desk.setJoined(table, found.side); // nothing would be lost
            } else {
                desk.askAbout(board, found.side);
            }
        }
    };
    std::visit(Laying{*this, board, how}, joined(m_session->current(), board, how));
}

void AppController::setJoined(const AnyCase& table, int onSide) {
    dismissBoard();
    const std::string name = partyName(table, side(onSide));
    //% "{name}’s board imported"
    const Message what{.text = CIMAISE_TEXT("edit.board.joined"), .arguments = {{"name", name}}};
    const auto finish = [this, table, onSide, name, what] {
        const bool edited = m_session->edit(table, what);
        setPage(QStringLiteral("table"));
        m_session->setCurrentSide(onSide);
        //% "{name}’s board was added."
        constexpr TextId laid = CIMAISE_TEXT("desk.board.joined");
        //% "{name}’s board is already exactly like this one."
        constexpr TextId same = CIMAISE_TEXT("desk.board.same");
        setNotice(format(words(), edited ? laid : same, {{"name", name}}));
    };
    if (m_session->asksBefore(table)) {
        m_session->reopened(toQt(m_session->words().format(what)), finish);
    } else {
        finish();
    }
}

void AppController::askAbout(const BoardAlone& board, int taken) {
    m_board = board;
    m_boardTaken = taken;
    emit boardAskedChanged();
}

void AppController::layBoard(int side) {
    if (m_board && !m_boardGames.empty()) {
        const BoardAlone board = *m_board;
        const GameId chosen =
            side < std::ssize(m_boardGames) ? m_boardGames[static_cast<std::size_t>(side)] : 0;
        dismissBoard();
        layIn(board, chosen);
    } else if (m_board && m_session) {
        lay(BoardAlone{*m_board}, Joining{.side = side, .replaces = side == m_boardTaken});
    }
}

void AppController::layIn(const BoardAlone& board, GameId game) {
    if (game == 0) {
        beginWith(board);
        return;
    }
    open(game);
    if (m_session && m_session->id() == game) { // or it has been said why not
        join(board);
    }
}

void AppController::dismissBoard() {
    if (!m_board) {
        return;
    }
    m_board.reset();
    m_boardTaken = -1;
    m_boardGames.clear();
    emit boardAskedChanged();
}

QString AppController::boardQuestion() const {
    if (m_board && !m_boardGames.empty()) {
        //% "You received {name}’s board. Which game does it belong to?"
        return format(words(), CIMAISE_TEXT("desk.board.which-game"),
                      {{"name", fmt::format("{}", fmt::join(ownersOf(*m_board), " & "))}});
    }
    if (!m_board || !m_session) {
        return {};
    }
    if (m_boardTaken >= 0) {
        //% "{name}’s board is not empty. Replace it with the one you received?"
        return format(words(), CIMAISE_TEXT("desk.board.not-empty"),
                      {{"name", partyName(m_session->current(), side(m_boardTaken))}});
    }
    //% "No player here is called {name}. Whose board is it?"
    return format(words(), CIMAISE_TEXT("desk.board.whose"),
                  {{"name", fmt::format("{}", fmt::join(ownersOf(*m_board), " & "))}});
}

QStringList AppController::titlesOfGames() const {
    QStringList titles;
    for (const GameId id : m_boardGames) {
        const auto game = m_library.load(id);
        titles << (game ? gameTitle(game->summary.facts, words()) : QString{});
    }
    //% "None of them: start a new game"
    return titles << format(words(), CIMAISE_TEXT("desk.board.new-game"));
}

QStringList AppController::boardSides() const {
    if (!m_boardGames.empty()) {
        return titlesOfGames();
    }
    QStringList names;
    for (int one = 0; m_board && m_session && one < m_session->sides()->count(); ++one) {
        const QString name = toQt(partyName(m_session->current(), side(one)));
        //% "Replace {name}’s board"
        const QString replace =
            format(words(), CIMAISE_TEXT("desk.board.replace"), {{"name", name.toStdString()}});
        // of a board that is known to be somebody's, nobody else is asked
        names << (m_boardTaken < 0 ? name : m_boardTaken == one ? replace : QString{});
    }
    return names;
}

} // namespace cimaise
