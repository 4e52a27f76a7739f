// Passes input on to the board's view model, where it is applied.
#include "app/viewmodels/museum/museum_part.h"

#include "app/viewmodels/museum/museum_table.h"

namespace cimaise {

QString
MuseumPart::take(const std::function<museum::InputResult(const museum::InputContext&)>& touched) {
    return m_table.take(touched);
}

void MuseumPart::endTyping() { m_table.endTyping(); }

} // namespace cimaise
