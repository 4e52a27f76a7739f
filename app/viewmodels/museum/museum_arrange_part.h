// View model of a better arrangement of a museum, step by step.
#pragma once

#include "app/viewmodels/museum/museum_arranger.h"
#include "app/viewmodels/museum/museum_part.h"

namespace cimaise {

class MuseumArrangePart : public cimaise::MuseumPart {
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
    explicit MuseumArrangePart(MuseumTable& table);
    /// Restarts the search for the museum of the context.
    void look(const museum::InputContext& context);
    void show(const museum::View& view);

    [[nodiscard]] bool isActive() const { return m_isActive; }
    void setActive(bool active);
    [[nodiscard]] bool isLooking() const { return m_arranger.isLooking(); }
    /// Best arrangement of the present objects; absent until it is found.
    [[nodiscard]] const std::optional<museum::Arrangement>& best() const {
        return m_arranger.found();
    }
    [[nodiscard]] const QString& text() const { return m_shown.text; }
    [[nodiscard]] const QString& shortText() const { return m_shown.shortText; }
    [[nodiscard]] const QString& gain() const { return m_shown.gain; }
    [[nodiscard]] bool canApply() const { return m_shown.canApply; }
    [[nodiscard]] RowsModel* steps() { return &m_steps; }

    // For these functions, see app/input/museum/museum_arranging.h.
    Q_INVOKABLE void showStep(int row);
    Q_INVOKABLE void takeStep(int row);
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
