// Turns the tokens of the draft. Another number of players resets them to the first game's pattern,
// because the galleries have other lengths then.
#include "app/games/musee/musee_setup.h"

#include "positions/musee/musee_edits.h"

namespace cimaise {

MuseeSetup::MuseeSetup() : GameSetup(musee::gameId), m_tokens(this) {
    connect(&m_tokens, &TokensModel::toggleRequested, this,
            [this](std::string_view row, int column) {
                emit chosen(musee::toggleToken(m_draft, row, column));
            });
}

AnyCase MuseeSetup::emptyPosition(GameHeader header) const {
    return musee::newLayout(std::move(header));
}

void MuseeSetup::show(const AnyCase& draft, const Translator& words) {
    m_draft = std::get<musee::Layout>(draft);
    m_tokens.show(m_draft, words, {});
}

void MuseeSetup::firstGamePattern() {
    musee::Layout next = m_draft;
    next.staircases = musee::firstGameStaircases(next.header.playerCount());
    emit chosen(next);
}

} // namespace cimaise
