// Shows the tokens, and passes on taps on them.
#include "app/viewmodels/musee/musee_staircase_part.h"

#include "app/input/musee/musee_taps.h"
#include "validators/musee/musee_catalogue.h"

#include <utility>

namespace cimaise {

using musee::InputContext;

MuseeStaircasePart::MuseeStaircasePart(MuseeTable& table) : MuseePart(table) {
    connect(&m_tokens, &TokensModel::toggleAsked, this, [this](std::string_view row, int column) {
        take([&](const InputContext& context) { return toggleToken(context, row, column); });
    });
}

void MuseeStaircasePart::show(const musee::View& view, const Spots& lit, bool turnable) {
    m_tokens.show(view.context.layout, view.words, lit);
    if (std::exchange(m_turnable, turnable) != turnable) {
        emit turnableChanged();
    }
}

void MuseeStaircasePart::touch(int token) {
    take([&](const InputContext& context) {
        const int columns = musee::columns(context.layout);
        const std::string_view row = token < columns ? musee::topTokens : musee::bottomTokens;
        const int column = (token % columns) + 1;
        return touching(musee::touchToken(context, row, column, m_turnable),
                        musee::tokenSpot(row, column));
    });
}

} // namespace cimaise
