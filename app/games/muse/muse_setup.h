// Settings of a new game of Muse: the deck.
#pragma once

#include "app/game/game_setup.h"

namespace cimaise {

class MuseSetup : public cimaise::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")
    Q_PROPERTY(bool extended READ extended WRITE setExtended NOTIFY shown FINAL)

public:
    MuseSetup();

    [[nodiscard]] AnyCase emptyPosition(GameHeader header) const override;
    void show(const AnyCase& draft, const Translator& words) override;

    /// True if Pawns and Courts are in the deck.
    [[nodiscard]] bool extended() const { return m_draft.deck == muse::Deck::extended; }
    void setExtended(bool extended);

Q_SIGNALS:
    void shown();

private:
    muse::Layout m_draft;
};

} // namespace cimaise
