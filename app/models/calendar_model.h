// Calendar of one month to choose a day from: six weeks of days, none after today.
#pragma once

#include "app/models/rows_model.h"
#include "app/models/text_language.h"

#include <QDate>
#include <QLocale>

namespace cimaise {

/// Day of the month shown, or of the weeks before and after it.
struct DayRow {
    QString dayText;    ///< “20”
    QString spokenName; ///< “Friday 20 November 2026, today”
    bool inMonth = false;
    bool today = false;
    bool chosen = false;
    bool selectable = false; ///< false after today
    bool current = false;    ///< the day that has the keyboard focus

    bool operator==(const DayRow&) const = default;
};

class CalendarModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to PlayDetails")
    /// The days, week by week.
    Q_PROPERTY(cimaise::RowsModel* days READ days CONSTANT FINAL)
    /// Short names of the days of the week; the first one is that of the reader’s locale.
    Q_PROPERTY(QStringList weekdays READ weekdays NOTIFY changed FINAL)
    /// “November 2026”
    Q_PROPERTY(QString monthText READ monthText NOTIFY changed FINAL)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed FINAL)
    /// Row of the day that has the keyboard focus.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY changed FINAL)

public:
    static constexpr int daysOfAWeek = 7;
    static constexpr int weeksShown = 6;

    explicit CalendarModel(const TextLanguage& language, QObject* parent = nullptr);

    /// Shows the month of the chosen day, or of today without one.
    void begin(const QDate& chosen, const QDate& today);

    [[nodiscard]] RowsModel* days() { return &m_days; }
    [[nodiscard]] const QStringList& weekdays() const { return m_weekdays; }
    [[nodiscard]] QString monthText() const;
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] int currentRow() const;

    /// Moves the current day; it never passes today.
    Q_INVOKABLE void moveDays(int days);
    /// Moves the current day to the same day of another month, or to the last day of that month.
    Q_INVOKABLE void moveMonths(int months);
    Q_INVOKABLE void moveToWeekStart();
    Q_INVOKABLE void moveToWeekEnd();
    /// Chooses the day in a row.
    Q_INVOKABLE void choose(int row);

Q_SIGNALS:
    void changed();
    void dayChosen(const QDate& day);

private:
    [[nodiscard]] QLocale locale() const;
    /// Day in the first row.
    [[nodiscard]] QDate firstShown() const;
    void moveTo(const QDate& day);
    void show();

    const TextLanguage& m_language;
    QDate m_chosen;
    QDate m_today;
    QDate m_current;
    QStringList m_weekdays;
    TypedRows<DayRow> m_days;
};

} // namespace cimaise
