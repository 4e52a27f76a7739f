// Base of the panels of Muse: the state shown, and the input accepted.
#pragma once

#include "app/entry/muse/muse_pointing.h"
#include "app/tables/muse/muse_models.h"
#include "app/tables/table_panel.h"

#include <functional>

namespace cimaise {

class MuseTable;

class MusePart : public cimaise::TablePanel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit MusePart(MuseTable& table) : m_table(table) {}

protected:
    /// Applies what `touched` says of the scene. Gives what is wrong with a typed line.
    QString take(const std::function<muse::Outcome(const muse::Scene&)>& touched);
    [[nodiscard]] Words words() const;

private:
    MuseTable& m_table;
};

} // namespace cimaise
