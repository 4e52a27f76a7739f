// Picture of a board for QML: of a saved game, a sample, or the open game. Computed when first
// shown.
#pragma once

#include "app/game/board_sketch.h"
#include "app/models/rows_model.h"
#include "app/session/session.h"
#include "app/shell/library_model.h"

#include <QPointer>
#include <QQmlParserStatus>
#include <QTimer>

namespace cimaise {

/// A piece of the board, in squares.
struct PieceRow {
    double column = 0;
    double row = 0;
    double columns = 1;
    double rows = 1;
    QString colourId;
};

class BoardPicture : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    /// List of saved games; null if no saved game is shown.
    Q_PROPERTY(cimaise::LibraryModel* games MEMBER m_games NOTIFY asked FINAL)
    /// Id of the saved game to show; 0 for none.
    Q_PROPERTY(double gameId MEMBER m_gameId NOTIFY asked FINAL)
    /// Text that changes with every edit of the saved game: a new value redraws the picture.
    Q_PROPERTY(QString moment MEMBER m_moment NOTIFY asked FINAL)
    /// Resource file of the sample to show; empty for none.
    Q_PROPERTY(QString file MEMBER m_file NOTIFY asked FINAL)
    /// Open game to show; takes precedence over `file` and `gameId`. Null for none.
    Q_PROPERTY(cimaise::Session* session READ session WRITE setSession NOTIFY asked FINAL)
    Q_PROPERTY(QString game READ game NOTIFY drawn FINAL)
    Q_PROPERTY(double columns READ columns NOTIFY drawn FINAL)
    Q_PROPERTY(double rows READ rows NOTIFY drawn FINAL)
    Q_PROPERTY(cimaise::RowsModel* pieces READ pieces CONSTANT FINAL)

public:
    explicit BoardPicture(QObject* parent = nullptr);
    void classBegin() override {}
    void componentComplete() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] const QString& game() const { return m_game; }
    [[nodiscard]] double columns() const { return m_sketch.columns; }
    [[nodiscard]] double rows() const { return m_sketch.rows; }
    [[nodiscard]] RowsModel* pieces() { return &m_pieces; }

Q_SIGNALS:
    void asked();
    void drawn();

private:
    void draw();
    [[nodiscard]] std::optional<AnyCase> position() const;
    /// True if the game shown has a winner, whose board is drawn.
    [[nodiscard]] bool isFinished() const;

    LibraryModel* m_games = nullptr;
    double m_gameId = 0;
    QString m_moment;
    QString m_file;
    QPointer<Session> m_session;
    QString m_game;
    BoardSketch m_sketch;
    TypedRows<PieceRow> m_pieces;
    QTimer m_soon;
};

} // namespace cimaise
