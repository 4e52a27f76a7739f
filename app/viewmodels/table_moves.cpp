// Moves pieces and boards between sides, whatever the game.
#include "app/input/board_moves.h"
#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"
#include "app/viewmodels/table_view_model.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

//% "Swap {first}’s board with {second}’s"
constexpr TextId swapText = CIMAISE_TEXT("boards.swap");

} // namespace

void TableViewModel::connectMoves() {
    connect(&m_moves, &BoardMoves::moveHereRequested, this, [this] {
        if (m_piece && !putBackOther()) {
            giveTo(m_session->currentSide(), m_piece->spot);
        }
    });
    connect(&m_moves, &BoardMoves::dropRequested, this, [this] {
        if (m_session != nullptr && !forgetPiece()) {
            putBackHere();
        }
    });
    const auto give = [this](int row, int side) {
        const auto piece = pieceOfRow(m_session->currentSide(), row);
        if (piece) {
            giveTo(side, *piece);
        }
    };
    // after the drag, whose item the other board may not have
    connect(&m_moves, &BoardMoves::giveRequested, this, give, Qt::QueuedConnection);
    connect(&m_moves, &BoardMoves::selectRequested, this, [this](int side, int row) {
        const auto spot = spotOfRow(side, row);
        m_session->setCurrentSide(spot ? sideOf(m_session->current(), spot->owner) : side);
        if (spot) {
            selectFrom({pieceAt(m_session->current(), *spot).value_or(*spot)}, {});
        }
    });
    connect(&m_moves, &BoardMoves::moveRequested, this,
            [this](int side, int row, int toSide, int toRow) {
                const auto piece = pieceOfRow(side, row);
                const auto to = spotOfRow(toSide, toRow);
                if (piece && to) {
                    moveTo(toSide, movePiece(m_session->current(), *piece, *to));
                }
            });
    connect(&m_moves, &BoardMoves::swapRequested, this, &TableViewModel::swapWith);
    m_moves.setNameAt([this](int side, int row) {
        const auto piece = m_session == nullptr ? std::nullopt : pieceOfRow(side, row);
        return piece ? format(m_session->words(), nameOf(*piece)) : QString{};
    });
}

std::optional<Spot> TableViewModel::pieceOfRow(int side, int row) const {
    const std::optional<Spot> spot = spotOfRow(side, row);
    return spot ? pieceAt(m_session->current(), *spot) : std::nullopt;
}

Message TableViewModel::nameOf(const Spot& piece) const {
    const AnyCase& position = m_session->current();
    const ReadBackEntries steps = cimaise::readBack(position, sideOf(position, piece.owner));
    const auto step = std::ranges::find(steps, piece, &ReadBackEntry::spot);
    return step == steps.end() ? Message{} : step->piece;
}

void TableViewModel::leaveBoard(const std::optional<SelectedPiece>& piece) {
    if (isViewOnly() || m_session->readOnly()) {
        return;
    }
    // another board in between: the piece stays in hand
    m_piece = piece ? piece : m_piece && m_piece->inHand ? m_piece : std::nullopt;
    const bool isBack = m_piece && m_piece->spot.owner == cimaise::side(shownSide());
    const bool exists = m_piece && pieceAt(m_session->current(), m_piece->spot) == m_piece->spot;
    if (isBack || !exists) {
        m_piece.reset();
    }
}

bool TableViewModel::forgetPiece() {
    const bool isInHand = m_piece && m_piece->inHand;
    if (m_piece) {
        m_piece.reset();
        refresh();
    }
    return isInHand;
}

bool TableViewModel::putsDown(const Spot& spot) {
    if (!m_piece || !m_piece->inHand) {
        return false;
    }
    if (const auto edit = movePiece(m_session->current(), m_piece->spot, spot)) {
        moveTo(m_session->currentSide(), edit);
    }
    return true;
}

void TableViewModel::moveTo(int side, const std::optional<Edit>& edit) {
    if (!edit) {
        return;
    }
    m_piece.reset();
    m_session->setCurrentSide(side);
    m_piece.reset(); // the piece is moved now
    applyEdit(*edit);
    if (edit->at && m_session->current() == edit->next) {
        Done done = this->done();
        selectFrom({*edit->at}, {});
        sayDone(std::move(done));
        refresh();
    }
}

void TableViewModel::giveTo(int side, const Spot& piece) {
    if (piece.owner == cimaise::side(side)) {
        return;
    }
    if (const auto edit = givePiece(m_session->current(), piece, side)) {
        moveTo(side, edit);
        return;
    }
    m_session->setCurrentSide(side);
    m_piece = SelectedPiece{piece, true};
    refresh();
}

void TableViewModel::swapWith(int side) {
    if (const auto edit = swapBoards(m_session->current(), m_session->currentSide(), side)) {
        applyEdit(*edit);
        if (m_session->current() == edit->next) {
            onSideChanged(); // what was selected may lie on the other board now
            emit m_session->boardsSwapped(format(m_session->words(), edit->what));
        }
    }
}

void TableViewModel::showMoves() {
    if (isViewOnly()) {
        return;
    }
    const Translator words = m_session->words();
    if (const int current = m_session->currentSide();
        std::exchange(m_swapsOf, current) != current) {
        constexpr int mostSwaps = 6; // a file may have hundreds of boards
        m_swaps.clear();
        for (int side = 0; side < std::min(sideCount(m_session->current()), mostSwaps); ++side) {
            m_swaps << (side == current ? QString{}
                                        : format(words, swapText,
                                                 {{"first", cimaise::side(current)},
                                                  {"second", cimaise::side(side)}}));
        }
    }
    m_moves.show({.piece = m_piece ? format(words, nameOf(m_piece->spot)) : QString{},
                  .inHand = m_piece && m_piece->inHand,
                  .swaps = m_swaps});
}

} // namespace cimaise
