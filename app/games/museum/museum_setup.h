// Settings of a new game of Museum: the edition, and one of the known boards.
#pragma once

#include "app/game/game_setup.h"
#include "positions/museum/museum_copy.h"

#include <QStringList>
#include <optional>

namespace cimaise {

class MuseumSetup : public cimaise::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")
    Q_PROPERTY(QList<QString> editions READ editions NOTIFY shown FINAL)
    Q_PROPERTY(int edition READ edition WRITE setEdition NOTIFY shown FINAL)
    Q_PROPERTY(QString editionText READ editionText NOTIFY shown FINAL)
    /// Boards to choose from: the standard one, and those of the player's own copy.
    Q_PROPERTY(QList<QString> boards READ boards NOTIFY shown FINAL)
    Q_PROPERTY(int board READ board WRITE setBoard NOTIFY shown FINAL)
    /// Figures printed in the player's own copy, as text from the preferences.
    Q_PROPERTY(QString copy READ copy WRITE setCopy NOTIFY shown FINAL)

public:
    MuseumSetup();

    [[nodiscard]] AnyCase emptyPosition(GameHeader header) const override;
    /// Proposes the French edition to players who speak French.
    bool setLanguage(Language language) override;
    /// The edition.
    [[nodiscard]] QString chosenSetting() const override;
    /// Leaves out the tie of empty museums.
    [[nodiscard]] bool isWorthShowing(const Finding& finding) const override;
    void show(const AnyCase& draft, const Translator& words) override;

    [[nodiscard]] const QStringList& editions() const { return m_editions; }
    [[nodiscard]] int edition() const { return static_cast<int>(*m_draft.edition); }
    void setEdition(int edition);
    /// Rules of the edition: end of the game, number of tokens.
    [[nodiscard]] const QString& editionText() const { return m_editionText; }
    [[nodiscard]] const QStringList& boards() const { return m_boards; }
    [[nodiscard]] int board() const { return m_board; }
    void setBoard(int board);
    [[nodiscard]] const QString& copy() const { return m_ownBoxJson; }
    void setCopy(const QString& copy);

Q_SIGNALS:
    void shown();

private:
    /// Draft with the chosen board for all players.
    [[nodiscard]] museum::Layout withBoard(museum::Layout layout) const;

    museum::Layout m_draft;
    museum::Edition m_proposed = museum::Edition::retail;
    std::optional<museum::Edition> m_edition; ///< chosen by the players
    QStringList m_editions;
    QString m_editionText;
    QStringList m_boards;
    int m_board = 0;
    QString m_ownBoxJson;
    museum::Copy m_copy;
};

} // namespace cimaise
