// Base of the parts of Musée's board beside the wall: the state shown, and the input accepted.
#pragma once

#include "app/input/musee/musee_input_state.h"
#include "app/viewmodels/musee/musee_models.h"

#include <functional>

namespace cimaise {

class MuseeTable;

class MuseePart : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit MuseePart(MuseeTable& table) : m_table(table) {}

protected:
    /// Applies the result of the input function `touched`; does nothing without a session.
    void take(const std::function<musee::InputResult(const musee::InputContext&)>& touched);

private:
    MuseeTable& m_table;
};

} // namespace cimaise
