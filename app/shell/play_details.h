// Details of the open game that change no position: day, place, duration, first player, note.
#pragma once

#include "app/models/calendar_model.h"
#include "app/shell/game_host.h"

#include <QPointer>
#include <QTimer>
#include <array>
#include <optional>
#include <utility>

namespace cimaise {

class Statistics;

/// Changes are ordinary edits of a running game. In a finished game they leave the result as it is.
class PlayDetails : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Day in words: the one entered, otherwise that of the end of the game; empty if unknown.
    Q_PROPERTY(QString dayText READ dayText NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::CalendarModel* calendar READ calendar CONSTANT FINAL)
    Q_PROPERTY(QString place READ place NOTIFY changed FINAL)
    /// Places of other games, the most recent first.
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL)
    /// Duration in words; empty if unknown.
    Q_PROPERTY(QString duration READ duration NOTIFY changed FINAL)
    /// Duration that the app observed, in words; empty for none.
    Q_PROPERTY(QString observedDuration READ observedDuration NOTIFY changed FINAL)
    /// Index of the first player; −1 if unknown.
    Q_PROPERTY(int firstPlayer READ firstPlayer NOTIFY changed FINAL)
    /// Proposal of a first player with its reason; empty for none.
    Q_PROPERTY(QString firstPlayerProposal READ firstPlayerProposal NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// Everything entered but the note, in short lines.
    Q_PROPERTY(QStringList summary READ summary NOTIFY changed FINAL)
    /// Error in a typed text; empty without one.
    Q_PROPERTY(QString placeProblem READ placeProblem NOTIFY problemsChanged FINAL)
    Q_PROPERTY(QString durationProblem READ durationProblem NOTIFY problemsChanged FINAL)
    Q_PROPERTY(QString noteProblem READ noteProblem NOTIFY problemsChanged FINAL)

public:
    enum Field { Place, Duration, Note };
    Q_ENUM(Field)

    PlayDetails(GameHost& host, Statistics& statistics, const TextLanguage& language,
                QObject* parent = nullptr);

    [[nodiscard]] QString dayText() const;
    [[nodiscard]] CalendarModel* calendar() { return &m_calendar; }
    [[nodiscard]] QString place() const;
    [[nodiscard]] const QStringList& places() const { return m_places; }
    [[nodiscard]] QString duration() const;
    [[nodiscard]] QString observedDuration() const;
    [[nodiscard]] int firstPlayer() const;
    [[nodiscard]] QString firstPlayerProposal() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QStringList summary() const;
    [[nodiscard]] const QString& placeProblem() const { return m_problems[Place]; }
    [[nodiscard]] const QString& durationProblem() const { return m_problems[Duration]; }
    [[nodiscard]] const QString& noteProblem() const { return m_problems[Note]; }

    /// Shows the month of the day of the game in the calendar.
    Q_INVOKABLE void openCalendar();
    /// Takes the text of a field while it is typed. It is entered after a short pause, when the
    /// field loses the focus or with the page; a duration only then.
    Q_INVOKABLE void type(cimaise::PlayDetails::Field field, const QString& text);
    /// Enters a text that is being typed.
    Q_INVOKABLE void finishTyping();
    Q_INVOKABLE void setPlace(const QString& place);
    Q_INVOKABLE void takeObservedDuration();
    /// Sets the first player; −1: unknown.
    Q_INVOKABLE void setFirstPlayer(int seat);
    Q_INVOKABLE void takeFirstPlayerProposal();

    /// Observes the open game while the page is shown.
    void setActive(bool active);

Q_SIGNALS:
    void changed();
    void problemsChanged();
    /// Emitted when a day was chosen.
    void dayEntered();

private:
    static constexpr std::size_t fieldCount = 3;

    void onSessionChanged();
    void refresh();
    [[nodiscard]] QStringList placesElsewhere() const;
    void setDay(const QDate& day);
    /// Day of the game; invalid if unknown.
    [[nodiscard]] QDate day() const;
    [[nodiscard]] const GameHeader* header() const;
    /// Enters a text; returns the error in it, or an empty text.
    [[nodiscard]] QString enter(Field field, const QString& text);
    [[nodiscard]] QString enterPlace(const std::string& text);
    [[nodiscard]] QString enterDuration(const std::string& text);
    void setMinutes(std::optional<int> minutes);
    [[nodiscard]] QString enterNote(const std::string& text);
    /// Makes the header that of the game, as an edit described by `what`.
    void edit(GameHeader next, Message what, std::optional<Field> typed = std::nullopt);
    void setProblem(Field field, const QString& problem);

    GameHost& m_host;
    Statistics& m_statistics;
    const TextLanguage& m_language;
    CalendarModel m_calendar;
    QPointer<Session> m_session;
    bool m_active = false;
    std::optional<int> m_observed; ///< duration in minutes
    QStringList m_places;          ///< does not change while the page is shown
    std::optional<std::pair<Field, QString>> m_typing;
    /// Step of the history that holds the text being typed, which further letters replace.
    std::optional<std::pair<Field, std::size_t>> m_typedStep;
    QTimer m_pause; ///< enters the typed text after a pause
    std::array<QString, fieldCount> m_problems;
};

} // namespace cimaise
