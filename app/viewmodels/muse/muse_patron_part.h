// View model of a patron's purchases in the current position: all suits tried, at once or step by
// step.
#pragma once

#include "app/viewmodels/muse/muse_part.h"

#include <QStringList>

namespace cimaise {

class MusePatronPart : public cimaise::MusePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")
    Q_PROPERTY(cimaise::RowsModel* steps READ steps CONSTANT FINAL)
    Q_PROPERTY(bool canBuy READ canBuy NOTIFY changed FINAL)
    /// Sales to come if the patron came again and again, with a heading; empty unless there are
    /// several, and while the steps are shown one at a time.
    Q_PROPERTY(QStringList sales READ sales NOTIFY salesChanged FINAL)
    /// True if the steps are shown one at a time.
    Q_PROPERTY(bool stepping READ stepping NOTIFY changed FINAL)

public:
    explicit MusePatronPart(MuseTable& table);
    /// Updates the panel. Called only while the panel is visible; a hidden panel keeps its last
    /// content.
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* steps() { return &m_steps; }
    [[nodiscard]] bool canBuy() const { return m_shown.canBuy; }
    [[nodiscard]] const QStringList& sales() const { return m_sales; }
    [[nodiscard]] bool stepping() const { return m_shown.stepping; }

    // For these functions, see app/input/muse/muse_coin_taps.h.
    Q_INVOKABLE void buy();
    Q_INVOKABLE void stepOn();
    Q_INVOKABLE void showAllSteps();
    /// Selects the painting of a step.
    Q_INVOKABLE void lookAt(int card);

Q_SIGNALS:
    void salesChanged();

private:
    void showSales(const muse::View& view);

    struct Shown {
        bool canBuy = false;
        bool stepping = false;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<muse::StepRow> m_steps;
    QStringList m_sales;
};

} // namespace cimaise
