// Base of the panels of Art Society: shows state, and passes input on to the board's view model.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "app/viewmodels/table_panel.h"

#include <functional>

namespace cimaise {

class ArtSocietyPart : public cimaise::TablePanel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using Touch = std::function<artsociety::InputResult(const artsociety::InputContext&)>;
    /// Applies the result of an input function, and returns the error in a typed line.
    using Take = std::function<QString(const Touch&)>;

    explicit ArtSocietyPart(Take take) : m_take(std::move(take)) {}

protected:
    QString take(const Touch& touch) const { return m_take(touch); }

private:
    Take m_take;
};

} // namespace cimaise
