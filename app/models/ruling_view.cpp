// Shows the ruling, and signals when it changes.
#include "app/models/ruling_view.h"

#include "app/models/ruling_texts.h"

#include <utility>

namespace cimaise {

void RulingView::show(const PublishContext& context, const Highlight& highlight,
                      const History& history) {
    RulingText text = rulingOn(context, highlight, history);
    if (text != m_text) {
        m_text = std::move(text);
        emit changed();
    }
}

} // namespace cimaise
