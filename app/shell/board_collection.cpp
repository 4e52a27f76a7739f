// Decides with joined() which boards may be taken; never replaces a board.
#include "app/shell/board_collection.h"

#include "app/shell/import_texts.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"
#include "app/texts/qt_score_text.h"
#include "positions/boards/add_board.h"

#include <fmt/format.h>

namespace cimaise {

namespace {

const Roles<CollectedSeatRow>& collectedSeatRoles() {
    static const Roles<CollectedSeatRow> table{
        {"name", &CollectedSeatRow::name},
        {"colour", &CollectedSeatRow::colour},
        {"shape", &CollectedSeatRow::shape},
        {"taken", &CollectedSeatRow::taken},
        {"stateText", &CollectedSeatRow::stateText},
        {"accessibleName", &CollectedSeatRow::accessibleName}};
    return table;
}

/// True if something has been entered on the board of the side.
bool hasBoard(const AnyCase& table, int side) {
    const tl::expected<SingleBoard, LoadError> board = boardOf(table, side);
    return board && std::holds_alternative<SideOccupied>(joined(table, *board, {.side = side}));
}

std::set<int> sidesWithBoard(const AnyCase& table) {
    std::set<int> sides;
    for (int side = 0; side < sideCount(table); ++side) {
        if (hasBoard(table, side)) {
            sides.insert(side);
        }
    }
    return sides;
}

TextId stateTextOf(bool taken, bool wasThere) {
    //% "Added"
    constexpr TextId added = CIMAISE_TEXT("collect.seat.added");
    //% "Already here"
    constexpr TextId here = CIMAISE_TEXT("collect.seat.here");
    //% "Missing"
    constexpr TextId missing = CIMAISE_TEXT("collect.seat.missing");
    return !taken ? missing : wasThere ? here : added;
}

} // namespace

BoardCollection::BoardCollection(GameHost& host, QObject* parent)
    : RowsModel(collectedSeatRoles(), parent), m_host(host) {
    connect(&host, &GameHost::sessionChanged, this, &BoardCollection::onSessionChanged);
}

void BoardCollection::setActive(bool active) {
    if (active != m_active) {
        m_active = active;
        onSessionChanged();
    }
}

void BoardCollection::onSessionChanged() {
    if (m_session) {
        m_session->disconnect(this);
    }
    m_session = m_active ? m_host.session() : nullptr;
    m_taken.clear();
    m_answer.clear();
    m_before.clear();
    if (m_session) {
        m_before = sidesWithBoard(m_session->current());
        connect(m_session, &Session::changed, this, &BoardCollection::show);
    }
    show();
}

void BoardCollection::show() {
    std::vector<CollectedSeatRow> rows;
    for (int side = 0; m_session && side < sideCount(m_session->current()); ++side) {
        const AnyCase& table = m_session->current();
        CollectedSeatRow row{.name = toQt(partyName(table, cimaise::side(side))),
                             .colour = m_session->sides()->colourOf(side),
                             .shape = m_session->sides()->shapeOf(side),
                             .taken = hasBoard(table, side)};
        row.stateText = format(m_host.words(), stateTextOf(row.taken, m_before.contains(side)));
        row.accessibleName = listed({row.name, row.stateText});
        rows.push_back(std::move(row));
    }
    setRows(collectedSeatRoles(), rows);
    emit answerChanged();
}

QString BoardCollection::answer() const {
    if (!m_answer.isEmpty()) {
        return m_answer;
    }
    //% "On each phone, open Share and choose the player’s board. Once all boards are here, the result is shown."
    constexpr TextId explanation = CIMAISE_TEXT("collect.explanation");
    //% "All boards are already in this game."
    constexpr TextId complete = CIMAISE_TEXT("collect.complete");
    return format(m_host.words(), m_session && isComplete() ? complete : explanation);
}

QString BoardCollection::kind() const {
    return m_answer.isEmpty() ? QStringLiteral("info") : toQt(m_kind);
}

void BoardCollection::take(const GameOrBoard& imported) {
    if (!m_session || m_host.refusesEdits()) {
        return;
    }
    if (m_session->finished()) {
        //% "This game is finished. Reopen it in the menu, then add boards."
        refuse({.text = CIMAISE_TEXT("collect.finished"), .arguments = {}});
    } else if (const auto* const board = std::get_if<SingleBoard>(&imported)) {
        takeBoard(*board);
    } else {
        //% "This code contains the whole game. In Share, choose the player’s board instead."
        refuse({.text = CIMAISE_TEXT("collect.whole-game"), .arguments = {}});
    }
}

void BoardCollection::takeBoard(const SingleBoard& board) {
    struct Answer {
        BoardCollection& collection;
        const SingleBoard& board;
        const AnyCase& table;
        void operator()(const AnyCase& next) const {
            collection.enter(next, *sideOfOwners(table, board));
        }
        void operator()(const OtherGame& found) const {
            collection.refuse(otherGameText(found.facts.front()));
        }
        void operator()(const UnknownOwner& found) const {
            //% "No player here is called {name}. Use “Scan QR code” in the menu “This game” to choose the player."
            collection.refuse(
                {.text = CIMAISE_TEXT("collect.unknown-player"),
                 .arguments = {{"name", fmt::format("{}", fmt::join(found.owners, " & "))}}});
        }
        void operator()(const SideOccupied& found) const {
            if (joined(table, board, {.side = found.side, .replaces = true}) ==
                BoardAdditionResult{table}) {
                collection.answerWith(
                    "check", format(collection.m_host.words(), sameBoardText(table, found.side)));
                return;
            }
            //% "{name}’s board is already here and differs from this one. Use “Scan QR code” in the menu “This game” to replace it."
            collection.refuse({.text = CIMAISE_TEXT("collect.second-version"),
                               .arguments = {{"name", partyName(table, side(found.side))}}});
        }
    };
    AnyCase table = m_session->current();
    if (m_session->history().index() == 0 && sidesWithBoard(table).empty()) {
        table = withSharedFactsOf(table, board)
                    .value_or(std::move(table)); // an untouched game has none
    }
    std::visit(Answer{*this, board, table}, joined(table, board));
}

void BoardCollection::enter(const AnyCase& table, int onSide) {
    if (!hasBoard(table, onSide)) {
        //% "{name}’s board is empty. Enter it on that phone first."
        refuse({.text = CIMAISE_TEXT("collect.empty"),
                .arguments = {{"name", partyName(table, side(onSide))}}});
        return;
    }
    m_session->edit(table, boardImportedText(table, onSide));
    m_taken.insert(m_session->history().index());
    m_session->setCurrentSide(onSide);
    m_session->requestSound(SoundCue::filled);
    answerWith("check", format(m_host.words(), boardAddedText(table, onSide)));
    if (isComplete()) {
        Session& session = *m_session; // the next page ends the collection
        m_host.navigator().show(Navigator::Table);
        session.finishPlayed();
        offerToGoOn(session);
    }
}

void BoardCollection::refuse(const Message& reason) { refuse(format(m_host.words(), reason)); }

void BoardCollection::refuse(const QString& reason) {
    if (m_session) {
        m_session->requestSound(SoundCue::illegal);
    }
    answerWith("illegal", reason);
}

void BoardCollection::answerWith(std::string_view kind, const QString& text) {
    m_kind = kind; // a literal
    m_answer = text;
    emit answerChanged();
}

bool BoardCollection::isComplete() const {
    const AnyCase& table = m_session->current();
    return std::ssize(sidesWithBoard(table)) == sideCount(table);
}

void BoardCollection::offerToGoOn(Session& session) {
    if (!session.finished()) {
        return;
    }
    //% "All boards have been added, so the game was finished."
    constexpr TextId finished = CIMAISE_TEXT("collect.ended");
    const auto goOn = [this, session = QPointer{&session}] {
        if (session != nullptr) {
            session->setFinished(false);
            m_host.navigator().show(Navigator::Table);
        }
    };
    m_host.notices().show(
        {.text = format(m_host.words(), finished), .offer = Notice::Offer::undo, .action = goOn});
}

bool BoardCollection::canUndo() const {
    return m_session != nullptr && m_session->historyView()->canUndo() &&
           m_taken.contains(m_session->history().index());
}

void BoardCollection::undo() {
    if (canUndo()) {
        m_answer.clear();
        m_session->historyView()->undo();
    }
}

} // namespace cimaise
