// Reads a board back piece by piece, for comparison with the table.
#pragma once

#include "app/input/pieces.h"
#include "app/session/session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <set>

namespace cimaise {

/// Comparison of one side's board, or of the figures of everyone, with the table, entry by entry.
/// The table selects a piece that is to be corrected; the comparison goes on at the same piece
/// afterwards.
class ReadBackController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    /// True while a piece is corrected: the comparison is hidden until resume().
    Q_PROPERTY(bool correcting READ isCorrecting NOTIFY changed FINAL)
    /// True at the first piece: there is none to go back to.
    Q_PROPERTY(bool atStart READ isAtStart NOTIFY changed FINAL)
    /// True after the last piece.
    Q_PROPERTY(bool done READ isDone NOTIFY changed FINAL)
    Q_PROPERTY(QString owner READ owner NOTIFY changed FINAL)
    /// Side whose board has the piece; −1 for the figures of everyone.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    Q_PROPERTY(QString piece READ piece NOTIFY changed FINAL)
    Q_PROPERTY(QString where READ where NOTIFY changed FINAL)
    /// “7 of 18”.
    Q_PROPERTY(QString progress READ progress NOTIFY changed FINAL)
    /// “Ana: 18 entries compared, 2 corrected”.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// Label of the button that ends a correction, with the board and the entry: “Resume: Ana, 7 of
    /// 18”.
    Q_PROPERTY(QString resumeText READ resumeText NOTIFY changed FINAL)
    /// Label of the button that reads the next board; empty after the last one.
    Q_PROPERTY(QString nextBoard READ nextBoard NOTIFY changed FINAL)

public:
    using QObject::QObject;
    void setSession(Session* session);
    /// Shows the position after a change.
    void refresh();

    [[nodiscard]] bool isOpen() const { return m_shown.open; }
    [[nodiscard]] bool isCorrecting() const { return m_shown.correcting; }
    [[nodiscard]] bool isAtStart() const { return m_shown.atStart; }
    [[nodiscard]] bool isDone() const { return m_shown.done; }
    [[nodiscard]] const QString& owner() const { return m_shown.owner; }
    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] const QString& piece() const { return m_shown.piece; }
    [[nodiscard]] const QString& where() const { return m_shown.where; }
    [[nodiscard]] const QString& progress() const { return m_shown.progress; }
    [[nodiscard]] const QString& summary() const { return m_shown.summary; }
    [[nodiscard]] const QString& resumeText() const { return m_shown.resumeText; }
    [[nodiscard]] const QString& nextBoard() const { return m_shown.nextBoard; }

    /// Begins with the first piece of the board in view.
    Q_INVOKABLE void start();
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    /// Selects the piece for a correction.
    Q_INVOKABLE void correct();
    /// Goes on after a correction, at the same piece.
    Q_INVOKABLE void resume();
    /// Reads the board of the next side, or after the last one the figures of everyone.
    Q_INVOKABLE void startNextBoard();
    Q_INVOKABLE void stop();

Q_SIGNALS:
    void changed();
    /// Emitted for the table to select the piece of a step.
    void correctionRequested(const cimaise::ReadBackEntry& step);

private:
    struct Shown {
        bool open = false;
        bool correcting = false;
        bool atStart = false;
        bool done = false;
        int side = -1;
        QString owner{};
        QString piece{};
        QString where{};
        QString progress{};
        QString summary{};
        QString resumeText{};
        QString nextBoard{};

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] ReadBackEntries steps() const;
    [[nodiscard]] int count() const { return static_cast<int>(steps().size()); }
    /// Label of the button that reads the next board.
    [[nodiscard]] QString nextBoardWording(const Translator& words) const;
    void begin(int side);
    void moveTo(int step);
    /// Highlights the piece on its board.
    void highlight();
    void show();

    QPointer<Session> m_session;
    bool m_open = false;
    bool m_correcting = false;
    int m_side = 0;
    int m_step = 0;
    ReadBackEntries m_before;  ///< board when the correction began
    std::set<int> m_corrected; ///< steps whose correction changed the board
    Shown m_shown;
};

} // namespace cimaise
