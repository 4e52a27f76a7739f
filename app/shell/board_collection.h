// Boards of the open game that the players’ phones show as codes: each is taken once, into its own
// seat, as one edit.
#pragma once

#include "app/models/rows_model.h"
#include "app/platform/inputs.h"
#include "app/shell/game_host.h"

#include <QPointer>
#include <set>
#include <string_view>

namespace cimaise {

struct CollectedSeatRow {
    QString name;
    int colour = 0; ///< colour of the side’s symbol
    int shape = 0;
    bool taken = false; ///< true if the board is in the game
    QString stateText;  ///< “Added”
    QString accessibleName;
};

class BoardCollection : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Answer to the last code; before the first one, an explanation.
    Q_PROPERTY(QString answer READ answer NOTIFY answerChanged FINAL)
    /// Kind of the answer: `info`, `check` (taken) or `illegal` (refused).
    Q_PROPERTY(QString kind READ kind NOTIFY answerChanged FINAL)
    /// True if the newest edit is a board that was taken on this visit.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY answerChanged FINAL)

public:
    explicit BoardCollection(GameHost& host, QObject* parent = nullptr);

    [[nodiscard]] QString answer() const;
    [[nodiscard]] QString kind() const;
    [[nodiscard]] bool canUndo() const;

    /// True while the page that collects boards is shown.
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    /// Takes a board into its seat, or refuses it with a reason and changes nothing. Shows the
    /// result once every seat has its board.
    void take(const GameOrBoard& imported);
    void refuse(const QString& reason);
    /// Updates rows and answer after a change of game or language.
    void show();
    /// Undoes the newest board that was taken.
    Q_INVOKABLE void undo();

Q_SIGNALS:
    void answerChanged();

private:
    void takeBoard(const SingleBoard& board);
    void enter(const AnyCase& table, int onSide);
    void refuse(const Message& reason);
    void answerWith(std::string_view kind, const QString& text);
    void onSessionChanged();
    /// Lets the players go on in a game that was finished because all boards are in.
    void offerToGoOn(Session& session);
    [[nodiscard]] bool isComplete() const;

    GameHost& m_host;
    QPointer<Session> m_session; ///< null while the page is not shown
    bool m_active = false;
    std::set<int> m_before; ///< sides whose boards were in the game at the start of the visit
    std::set<std::size_t> m_taken; ///< steps of the history that added a board on this visit
    QString m_answer;              ///< empty before the first code
    std::string_view m_kind;
};

} // namespace cimaise
