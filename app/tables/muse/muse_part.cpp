// Passes input on to the board's view model, where it is applied.
#include "app/tables/muse/muse_part.h"

#include "app/tables/muse/muse_table.h"

namespace cimaise {

QString MusePart::take(const std::function<muse::Outcome(const muse::Scene&)>& touched) {
    return m_table.take(touched);
}

Words MusePart::words() const { return m_table.words(); }

} // namespace cimaise
