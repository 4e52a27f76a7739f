// Final scoring line by line, in the order of the rulebook: one line for all sides at a time, with
// the running totals; then the totals, and a step for each tie-break that was needed.
#pragma once

#include "app/models/rows_model.h"
#include "app/session/session.h"
#include "scoring/sheet/tie_steps.h"

#include <QPointer>

namespace cimaise {

/// One side in a step.
struct ScoringStepRow {
    int side = 0;
    QString name;
    /// Points of the line: “+3”; “–” if a missing detail decides about them. In a tie-break the
    /// value that is compared; empty for a side that is not tied.
    QString pointsText;
    QString sumText;     ///< calculation of the points: “4 paintings × 3”
    QString runningText; ///< total of the lines so far; “–” after a line without a figure
    QString accessibleName;

    bool operator==(const ScoringStepRow&) const = default;
};

/// Also shows points that are hidden until the end: players who step through them want to see them.
class ScoringSteps : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::Session* session READ session WRITE setSession NOTIFY sessionChanged FINAL)
    /// Current step, from 0.
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    /// Number of steps, including totals and tie-breaks; 0 if there is no score.
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// True while the totals are shown: after the last line.
    Q_PROPERTY(bool atTotals READ isAtTotals NOTIFY changed FINAL)
    /// True in the last step.
    Q_PROPERTY(bool atEnd READ isAtEnd NOTIFY changed FINAL)
    /// Title of the score line.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// “Line 3 of 9”; in a tie-break, who is tied.
    Q_PROPERTY(QString positionText READ positionText NOTIFY changed FINAL)
    /// Skipped lines, and the reason why a total is not known; what decided between equal totals;
    /// empty for none.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// The step in one sentence, for screen readers.
    Q_PROPERTY(QString spokenText READ spokenText NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* rows READ rows CONSTANT FINAL)

public:
    explicit ScoringSteps(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(ScoringSteps)
    /// Clears the highlight of the line shown.
    ~ScoringSteps() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool isAtTotals() const { return m_step >= std::ssize(m_lines); }
    [[nodiscard]] bool isAtEnd() const { return m_step + 1 >= m_count; }
    [[nodiscard]] const QString& title() const { return m_shown.title; }
    [[nodiscard]] const QString& positionText() const { return m_shown.position; }
    [[nodiscard]] const QString& note() const { return m_shown.note; }
    [[nodiscard]] const QString& spokenText() const { return m_shown.spoken; }
    [[nodiscard]] RowsModel* rows() { return &m_rows; }

    /// Goes `by` steps on, or back if negative; stops at the first and the last step.
    Q_INVOKABLE void go(int by);
    /// Shows the board of a side, and highlights the pieces that score in this line.
    Q_INVOKABLE void showOnBoard(int side);

Q_SIGNALS:
    void sessionChanged();
    void changed();

private:
    struct Shown {
        QString title;
        QString position;
        QString note;
        QString spoken;
    };

    void show();
    /// Texts of the current step.
    [[nodiscard]] Shown shownLine(const Translator& words) const;
    [[nodiscard]] Shown shownTotals(const Translator& words) const;
    [[nodiscard]] Shown shownTie(const TieStep& tie, const Translator& words) const;
    /// Tie-break of the current step; null for a line and the totals.
    [[nodiscard]] const TieStep* tie() const;
    [[nodiscard]] ScoringStepRow rowOf(const ScoreSheet& sheet, const Translator& words) const;
    /// Id of the current line; empty for the totals.
    [[nodiscard]] QString lineId() const;

    QPointer<Session> m_session;
    std::vector<std::size_t> m_lines; ///< lines shown, as indices of the score sheet
    std::vector<TieStep> m_ties;
    int m_step = 0;
    int m_count = 0;
    Shown m_shown;
    TypedRows<ScoringStepRow> m_rows;
};

} // namespace cimaise
