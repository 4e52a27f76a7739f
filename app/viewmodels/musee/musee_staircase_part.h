// View model of the tokens between the galleries: Chandeliers and Staircases.
#pragma once

#include "app/models/musee_tokens_model.h"
#include "app/viewmodels/musee/musee_part.h"

namespace cimaise {

class MuseeStaircasePart : public cimaise::MuseePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// Tokens, the top row first.
    Q_PROPERTY(cimaise::TokensModel* tokens READ tokens CONSTANT FINAL)
    /// True if a tap on a token turns it: for a single board, or if the pattern is wrong.
    Q_PROPERTY(bool turnable READ isTurnable NOTIFY turnableChanged FINAL)

public:
    explicit MuseeStaircasePart(MuseeTable& table);
    /// Shows the tokens; `lit` are the highlighted spots.
    void show(const musee::View& view, const Spots& lit, bool turnable);

    [[nodiscard]] TokensModel* tokens() { return &m_tokens; }
    [[nodiscard]] bool isTurnable() const { return m_turnable; }

    /// Turns a token, by its row in `tokens`, or shows its name in the hint if tokens cannot be
    /// turned.
    Q_INVOKABLE void touch(int token);

Q_SIGNALS:
    void turnableChanged();

private:
    TokensModel m_tokens;
    bool m_turnable = false;
};

} // namespace cimaise
