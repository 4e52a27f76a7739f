// Shows the ruling, and signals when it changes.
#include "app/lists/ruling_view.h"

#include "app/lists/ruling_texts.h"

#include <utility>

namespace cimaise {

void RulingView::show(const Judgement& judgement, const Highlight& highlight,
                      const History& history) {
    RulingText text = rulingOn(judgement, highlight, history);
    if (text != m_text) {
        m_text = std::move(text);
        emit changed();
    }
}

} // namespace cimaise
