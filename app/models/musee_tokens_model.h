// Tokens between the galleries of a Musée, and which of them show a Staircase.
#pragma once

#include "app/models/rows_model.h"
#include "app/texts/translator.h"
#include "positions/musee/musee_layout.h"

namespace cimaise {

struct TokenRow {
    QString row;
    int column = 0;
    bool staircase = false;
    bool highlighted = false;
    QString accessibleName;
};

/// Tokens of the top row from left to right, then of the bottom row.
class TokensModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame or a MuseeTable")
    /// Tokens in a row.
    Q_PROPERTY(int columns READ columns NOTIFY columnsChanged FINAL)

public:
    explicit TokensModel(QObject* parent = nullptr);
    /// Shows the tokens; `highlighted` are spots of the whole game, of which those on tokens are
    /// highlighted.
    void show(const musee::Layout& layout, const Translator& words, const Spots& highlighted);

    [[nodiscard]] int columns() const { return m_columns; }

    /// Requests to turn a token.
    Q_INVOKABLE void toggle(int row);

Q_SIGNALS:
    void columnsChanged();
    /// Emitted for the owner to make the edit. `row` is musee::topTokens or musee::bottomTokens.
    void toggleRequested(std::string_view row, int column);

private:
    int m_columns = 0;
};

} // namespace cimaise
