// Settings of a new game of Musée: the places of the staircases, the same for every Musée.
#pragma once

#include "app/game/game_setup.h"
#include "app/models/musee_tokens_model.h"

namespace cimaise {

class MuseeSetup : public cimaise::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")
    Q_PROPERTY(cimaise::TokensModel* tokens READ tokens CONSTANT FINAL)

public:
    MuseeSetup();

    [[nodiscard]] AnyCase emptyPosition(GameHeader header) const override;
    /// The tokens are shuffled for each game.
    [[nodiscard]] bool hasRandomSetup() const override { return true; }
    void show(const AnyCase& draft, const Translator& words) override;

    [[nodiscard]] TokensModel* tokens() { return &m_tokens; }
    Q_INVOKABLE void firstGamePattern();

private:
    musee::Layout m_draft;
    TokensModel m_tokens;
};

} // namespace cimaise
