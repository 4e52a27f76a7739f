// Passes input on to the board's view model, where it is applied.
#include "app/viewmodels/muse/muse_part.h"

#include "app/viewmodels/muse/muse_table.h"

namespace cimaise {

QString MusePart::take(const std::function<muse::InputResult(const muse::InputContext&)>& touched) {
    return m_table.take(touched);
}

Translator MusePart::words() const { return m_table.words(); }

} // namespace cimaise
