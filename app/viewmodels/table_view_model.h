// Base of the view models of a game's table: stores selection, mode and panel with the game, so
// that a restart of the app or a change of window does not move them.
#pragma once

#include "app/input/repairs.h"
#include "app/models/spot_text.h"
#include "app/viewmodels/board_view_model.h"
#include "app/viewmodels/quick_fixes.h"
#include "app/viewmodels/read_back_controller.h"
#include "app/viewmodels/text_drafts.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <span>
#include <string>
#include <utility>

namespace cimaise {

/// Moves between boards; the table applies them.
class BoardMoves : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")
    /// Piece selected on another board, which moveHere() would move to the board in view; empty for
    /// none.
    Q_PROPERTY(QString piece READ piece NOTIFY changed FINAL)
    /// True if the next tap on the board in view puts that piece down.
    Q_PROPERTY(bool inHand READ isInHand NOTIFY changed FINAL)
    /// Labels of the buttons that swap the board in view with that of each side; empty for the side
    /// in view.
    Q_PROPERTY(QStringList swaps READ swaps NOTIFY changed FINAL)

public:
    struct Shown {
        QString piece{};
        bool inHand = false;
        QStringList swaps{};

        bool operator==(const Shown&) const = default;
    };

    using QObject::QObject;
    void show(Shown shown);

    [[nodiscard]] const QString& piece() const { return m_shown.piece; }
    [[nodiscard]] bool isInHand() const { return m_shown.inHand; }
    [[nodiscard]] const QStringList& swaps() const { return m_shown.swaps; }

    /// Moves `piece` to its place on the board in view.
    Q_INVOKABLE void moveHere() { emit moveHereRequested(); }
    /// Leaves `piece`, or the piece in hand from the board in view, where it is.
    Q_INVOKABLE void drop() { emit dropRequested(); }
    /// Gives the piece in a space of the board in view to another side: to the same place if it is
    /// free, otherwise to the space tapped next on that side's board. `row` numbers the spaces. The
    /// move follows after the current event.
    Q_INVOKABLE void give(int row, int side) { emit giveRequested(row, side); }
    /// Selects a space of a side's board, and shows that board.
    Q_INVOKABLE void select(int side, int row) { emit selectRequested(side, row); }
    /// Moves the piece in a space of one board to a space of another.
    Q_INVOKABLE void move(int side, int row, int toSide, int toRow) {
        emit moveRequested(side, row, toSide, toRow);
    }
    /// Name of the piece in a space of a side's board; empty for an empty space.
    Q_INVOKABLE [[nodiscard]] QString nameAt(int side, int row) const {
        return m_nameAt ? m_nameAt(side, row) : QString{};
    }
    /// Exchanges everything that belongs to the side in view and to another side, except the names.
    Q_INVOKABLE void swapWith(int side) { emit swapRequested(side); }

    void setNameAt(std::function<QString(int, int)> nameAt) { m_nameAt = std::move(nameAt); }

Q_SIGNALS:
    void changed();
    void moveHereRequested();
    void dropRequested();
    void giveRequested(int row, int side);
    void selectRequested(int side, int row);
    void moveRequested(int side, int row, int toSide, int toRow);
    void swapRequested(int side);

private:
    Shown m_shown;
    std::function<QString(int, int)> m_nameAt;
};

class TableViewModel : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// True if the view is stored with the game and restored: the table of the open game.
    Q_PROPERTY(bool storesView READ storesView WRITE setStoresView NOTIFY storesViewChanged FINAL)
    /// Panel below the board, one of panels(); empty for a game whose mode decides the panel.
    Q_PROPERTY(QString panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)
    /// Hint: the result of the last tap, or the next step.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged FINAL)
    /// Quick fixes beside findings: repairs of the position, and those that only the game knows.
    Q_PROPERTY(cimaise::QuickFixes* answers READ answers CONSTANT FINAL)
    Q_PROPERTY(cimaise::BoardMoves* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(cimaise::ReadBackController* readBack READ readBack CONSTANT FINAL)
    Q_PROPERTY(cimaise::TextDrafts* drafts READ drafts CONSTANT FINAL)

public:
    explicit TableViewModel(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(TableViewModel)
    ~TableViewModel() override;

    [[nodiscard]] bool storesView() const { return m_storesView; }
    void setStoresView(bool keeps);
    [[nodiscard]] QString panel() const;
    void setPanel(const QString& panel);
    [[nodiscard]] const QString& hint() const { return m_hint; }
    [[nodiscard]] QuickFixes* answers() { return &m_answers; }
    [[nodiscard]] BoardMoves* moves() { return &m_moves; }
    [[nodiscard]] ReadBackController* readBack() { return &m_readBack; }
    [[nodiscard]] TextDrafts* drafts() { return &m_drafts; }

    /// Escape key: cancels the current input and clears the highlight; returns false if there is
    /// nothing to cancel.
    Q_INVOKABLE virtual bool cancel() = 0;

Q_SIGNALS:
    void storesViewChanged();
    void panelChanged();
    void hintChanged();

protected:
    /// Connects to the session; part of connectToSession() that each game defines.
    virtual void connectGameToSession() = 0;
    /// Computes the rows of all models of the game, and returns the hint; `view` has the texts of
    /// the position.
    [[nodiscard]] virtual QString showTable(const SpotWords& view) = 0;
    /// Shows the quick fixes of the game together with the repairs of the position.
    void showQuickFixes(const SpotWords& view, std::vector<QuickFix> fixes = {});
    /// Applies an edit that is none of the game's input functions.
    virtual void applyEdit(const Edit& edit) = 0;
    /// Moves the selection to one of the spots; `why` is the reason, or empty.
    virtual void selectFrom(const Spots& spots, const Message& why) = 0;
    /// Selected piece.
    struct SelectedPiece {
        Spot spot;
        bool inHand = false; ///< true if the next tap puts it down
    };
    /// Piece selected on the board in view; nullopt if none is.
    [[nodiscard]] virtual std::optional<SelectedPiece> selectedPiece() const { return {}; }
    /// Spot of a space of a side's board, which QML numbers; nullopt if there is none.
    [[nodiscard]] virtual std::optional<Spot> spotOfRow(int /*side*/, int /*row*/) const {
        return {};
    }
    void showPanel(const QString& panel);
    /// True if the selected piece may go to another player's board.
    [[nodiscard]] bool movesToOthers() const;
    /// Shows the subject of an entry that is read back, for its correction.
    virtual void correct(const ReadBackEntry& step) { selectFrom({step.spot}, {}); }
    /// Remembers the selected piece of the previous board when another board comes into view.
    void leaveBoard(const std::optional<SelectedPiece>& piece);
    /// Spot of that piece if the next tap puts it down; nullopt otherwise.
    [[nodiscard]] std::optional<Spot> pieceInHand() const {
        return m_piece && m_piece->inHand ? std::optional{m_piece->spot} : std::nullopt;
    }
    /// Forgets that piece; returns true if it was in hand.
    bool forgetPiece();
    /// Puts back a piece in hand from another board; returns false if there is none.
    bool putBackOther() { return m_piece && m_piece->inHand && forgetPiece(); }
    /// Puts back a piece in hand from the board in view; returns false if there is none.
    virtual bool putBackHere() { return false; }
    bool putsDown(const Spot& spot) final;
    /// Text by which a screen reader names a spot that was stepped to or tapped.
    [[nodiscard]] virtual QString spokenSpot(const Spot& spot) const;
    /// True if the focus is on the selected piece itself.
    [[nodiscard]] virtual bool isSelectionFocused() const { return true; }
    /// Names of the panels, the usual one first; empty if the mode decides the panel.
    [[nodiscard]] virtual std::span<const char* const> panels() const { return {}; }
    /// Piece that is begun but not entered.
    struct UnfinishedPiece {
        Message says;
        int side = 0;
        Spot spot;
    };
    [[nodiscard]] virtual std::vector<UnfinishedPiece> unfinishedPieces() const { return {}; }
    /// View of the game as JSON text.
    [[nodiscard]] virtual std::string viewStateText() const = 0;
    /// True if the view has parts of an entry: it is stored without delay.
    [[nodiscard]] virtual bool isPartOfEntry() const { return false; }
    /// Restores a view; `current`: it was stored with the current position.
    virtual void restorePlace(const std::string& text, bool current) = 0;

private:
    void connectToSession() final;
    void show() final;
    void speakAnswer() final;
    void speakPointed(const Spot& spot) final;
    void restore(const StoredView& place);
    /// True if the game has a panel with lines of text.
    [[nodiscard]] bool hasTexts() const;
    /// Names what is not entered before the game is finished.
    void nameUnentered();
    [[nodiscard]] QStringList unentered() const;
    void showUnentered();
    /// View of the game and the texts that are not entered yet, as JSON text.
    [[nodiscard]] QString storedText() const;
    /// Stores the view after the tap is drawn, but not with each key of a fast entry.
    void storeView();
    /// Stores a view that is still to be stored.
    void storePendingView();
    /// Searches repairs if position or findings have changed.
    void updateRepairs(const Findings& findings);

    void connectMoves();
    void showMoves();
    /// Makes the edit, and selects the piece on the board where it is now.
    void moveTo(int side, const std::optional<Edit>& edit);
    void giveTo(int side, const Spot& piece);
    void swapWith(int side);
    /// Piece at a spot; nullopt for an empty one.
    [[nodiscard]] std::optional<Spot> pieceOfRow(int side, int row) const;
    /// Name of a piece; empty if there is none.
    [[nodiscard]] Message nameOf(const Spot& piece) const;

    /// Piece selected on another board.
    std::optional<SelectedPiece> m_piece;
    BoardMoves m_moves;
    QStringList m_swaps; ///< labels of the swaps with `m_swapsOf`
    int m_swapsOf = -1;  ///< side in view; −1: to be written again
    ReadBackController m_readBack;
    TextDrafts m_drafts;
    QuickFixes m_answers;
    std::vector<Repair> m_repairs;
    Findings m_repairedFindings; ///< findings that `m_repairs` refers to
    bool m_repairsValid = false;
    bool m_storesView = false;
    QString m_panel; ///< empty: the usual one
    QString m_hint;
    QTimer m_viewTimer;
    QElapsedTimer m_sinceStored; ///< invalid until a view is stored
    /// View to be stored, with its session, which may have been replaced.
    QPointer<Session> m_viewSession;
    QString m_viewText;
};

} // namespace cimaise
