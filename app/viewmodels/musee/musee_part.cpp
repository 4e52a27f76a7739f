// Passes input on to the board's view model, where it is applied.
#include "app/viewmodels/musee/musee_part.h"

#include "app/viewmodels/musee/musee_table.h"

namespace cimaise {

void MuseePart::take(const std::function<musee::InputResult(const musee::InputContext&)>& touched) {
    m_table.take(touched);
}

} // namespace cimaise
