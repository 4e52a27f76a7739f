// Base of the panels of Muse: the state shown, and the input accepted.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "app/viewmodels/muse/muse_models.h"
#include "app/viewmodels/table_panel.h"

#include <functional>

namespace cimaise {

class MuseTable;

class MusePart : public cimaise::TablePanel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit MusePart(MuseTable& table) : m_table(table) {}

protected:
    /// Applies the result of the input function `touched`. Returns the error in a typed line.
    QString take(const std::function<muse::InputResult(const muse::InputContext&)>& touched);
    [[nodiscard]] Translator words() const;

private:
    MuseTable& m_table;
};

} // namespace cimaise
