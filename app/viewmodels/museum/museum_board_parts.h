// View models of a museum's board: its cells, the keys, a better arrangement.
#pragma once

#include "app/viewmodels/game_table.h"
#include "app/viewmodels/museum/arrangement_search.h"
#include "app/viewmodels/museum/museum_rows.h"

#include <QObject>
#include <QTimer>
#include <optional>

namespace cimaise {

/// Searches for the best arrangement in the background until the next edit.
class MuseumArranger : public QObject {
    Q_OBJECT

public:
    explicit MuseumArranger(QObject* parent = nullptr);

    /// Starts a search after a pause in the edits; cancels the current one.
    void startSearch(const museum::Layout& layout, int side);
    /// Cancels the search, and drops its result.
    void stop();

    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    [[nodiscard]] const std::optional<museum::Arrangement>& found() const { return m_found; }
    /// True if there are more objects than slots.
    [[nodiscard]] bool isCrowded() const { return m_crowded; }

Q_SIGNALS:
    void changed();

private:
    void start();
    void take(const ArrangementSearch::Answer& answer);

    QTimer m_searchDelay;
    museum::Layout m_layout;
    int m_side = 0;
    bool m_isSearching = false;
    bool m_crowded = false;
    std::optional<museum::Arrangement> m_found;
    ArrangementSearch m_search; // last member, because its callback uses the other members
};

/// View model of a museum's board: its cells, the selected one, the displayed step of an
/// arrangement.
class MuseumBoardPart : public CIMAISE_PART(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    /// Cells of the board's grid, row by row.
    Q_PROPERTY(cimaise::RowsModel* cells READ cells CONSTANT FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    /// True if the board plan is being drawn.
    Q_PROPERTY(bool planning READ isPlanning NOTIFY changed FINAL)
    /// Slots from and to which the step moves an object; −1: none.
    Q_PROPERTY(int stepFrom READ stepFrom NOTIFY changed FINAL)
    Q_PROPERTY(int stepTo READ stepTo NOTIFY changed FINAL)

public:
    explicit MuseumBoardPart(Table& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* cells() { return &m_cells; }
    [[nodiscard]] int columns() const { return m_shown.columns; }
    [[nodiscard]] int rows() const { return m_shown.rows; }
    [[nodiscard]] int selected() const { return m_shown.selected; }
    [[nodiscard]] bool isPlanning() const { return m_shown.isPlanning; }
    [[nodiscard]] int stepFrom() const { return m_shown.stepFrom; }
    [[nodiscard]] int stepTo() const { return m_shown.stepTo; }

    // For these functions, see app/input/museum/museum_taps.h.
    Q_INVOKABLE void touch(int row);
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void removeAll();
    Q_INVOKABLE void drag(int from, int to);

private:
    struct Shown {
        int columns = 0;
        int rows = 0;
        int selected = 0;
        bool isPlanning = false;
        int stepFrom = -1;
        int stepTo = -1;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::SlotRow> m_cells;
};

/// View model of the entry of an object by keys and by text: civilisations, domains, values,
/// recently used objects.
class MuseumKeysPart : public CIMAISE_PART(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* civilisations READ civilisations CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* domains READ domains CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* values READ values CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* latest READ latest CONSTANT FINAL)
    /// Text typed but not yet applied.
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)

public:
    explicit MuseumKeysPart(Table& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* civilisations() { return &m_civilisations; }
    [[nodiscard]] RowsModel* domains() { return &m_domains; }
    [[nodiscard]] RowsModel* values() { return &m_values; }
    [[nodiscard]] RowsModel* latest() { return &m_latest; }
    [[nodiscard]] const QString& typed() const { return m_typed; }

    // For these functions, see app/input/museum/museum_taps.h.
    Q_INVOKABLE void pressCivilisation(int row);
    Q_INVOKABLE void pressDomain(int row);
    Q_INVOKABLE void pressValue(int row);
    Q_INVOKABLE void pressLatest(int row);
    Q_INVOKABLE void type(const QString& text);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void erase();
    /// Enters typed objects. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterText(const QString& text);
    /// Meanings of an ambiguous line, each as a line to enter; empty for any other line.
    Q_INVOKABLE [[nodiscard]] QStringList textMeanings(const QString& text) const;

private:
    void press(const museum::Trait& trait);

    QString m_typed;
    TypedRows<museum::KeyRow> m_civilisations;
    TypedRows<museum::KeyRow> m_domains;
    TypedRows<museum::KeyRow> m_values;
    TypedRows<museum::KeyRow> m_latest;
};

/// View model of a better arrangement of a museum, step by step.
class MuseumArrangePart : public CIMAISE_PART(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    /// True if a better arrangement is searched for.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY turned FINAL)
    /// Result of the search: “+9 points by moving 3 objects”, a proven bound, or a note that the
    /// search is running.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Short form for a line under the board; empty without a result.
    Q_PROPERTY(QString shortText READ shortText NOTIFY changed FINAL)
    /// Gain only: “+9”.
    Q_PROPERTY(QString gain READ gain NOTIFY changed FINAL)
    Q_PROPERTY(bool canApply READ canApply NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* steps READ steps CONSTANT FINAL)

public:
    explicit MuseumArrangePart(Table& table);
    /// Restarts the search for the museum of the context.
    void startSearch(const museum::InputContext& context);
    void stopSearch() { m_arranger.stop(); }
    void show(const museum::View& view);

    [[nodiscard]] bool isActive() const { return m_isActive; }
    void setActive(bool active);
    [[nodiscard]] bool isSearching() const { return m_arranger.isSearching(); }
    [[nodiscard]] const QString& text() const { return m_shown.text; }
    [[nodiscard]] const QString& shortText() const { return m_shown.shortText; }
    [[nodiscard]] const QString& gain() const { return m_shown.gain; }
    [[nodiscard]] bool canApply() const { return m_shown.canApply; }
    [[nodiscard]] RowsModel* steps() { return &m_steps; }

    // For these functions, see app/input/museum/museum_arranging.h.
    Q_INVOKABLE void showStep(int row);
    Q_INVOKABLE void applyStep(int row);
    Q_INVOKABLE void apply();

Q_SIGNALS:
    /// Emitted when the search is switched on or off.
    void turned();
    /// Emitted at the end of a search, with or without a result.
    void found();

private:
    struct Shown {
        QString text;
        QString shortText;
        QString gain;
        bool canApply = false;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] bool isStep(int row) const { return row >= 0 && row < std::ssize(m_found); }
    [[nodiscard]] QString textOf(const museum::View& view) const;

    bool m_isActive = true;
    MuseumArranger m_arranger;
    Shown m_shown;
    std::vector<museum::Step> m_found; ///< steps, by row
    TypedRows<museum::StepRow> m_steps;
};

} // namespace cimaise
