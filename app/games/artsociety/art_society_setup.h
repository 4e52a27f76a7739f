// Settings of a new game of Art Society: the wall of the player's own copy, as entered before.
#pragma once

#include "app/game/game_setup.h"

namespace cimaise {

class ArtSocietySetup : public cimaise::GameSetup {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")
    Q_PROPERTY(int columns READ columns NOTIFY shown FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY shown FINAL)
    Q_PROPERTY(int firstEyelineRow READ firstEyelineRow NOTIFY shown FINAL)
    Q_PROPERTY(int lastEyelineRow READ lastEyelineRow NOTIFY shown FINAL)
    Q_PROPERTY(int starColumn READ starColumn NOTIFY shown FINAL)
    Q_PROPERTY(int starRow READ starRow NOTIFY shown FINAL)
    /// True if a player has confirmed the printed wall.
    Q_PROPERTY(bool verified READ isVerified NOTIFY shown FINAL)
    /// Wall as text from the preferences.
    Q_PROPERTY(QString wall READ wall WRITE setWall NOTIFY shown FINAL)

public:
    ArtSocietySetup();

    [[nodiscard]] AnyCase emptyPosition(GameHeader header) const override;
    /// Sets the printed wall.
    void addCopy(AnyCase& board, const QHash<QString, QString>& copy) const override;
    /// Leaves out the finding about an unconfirmed wall, since the page shows the wall settings.
    [[nodiscard]] bool isWorthShowing(const Finding& finding) const override;
    void show(const AnyCase& draft, const Translator& words) override;

    [[nodiscard]] int columns() const { return m_draft.wall.size.columns; }
    [[nodiscard]] int rows() const { return m_draft.wall.size.rows; }
    [[nodiscard]] int firstEyelineRow() const { return m_draft.wall.firstEyelineRow; }
    [[nodiscard]] int lastEyelineRow() const { return m_draft.wall.lastEyelineRow; }
    [[nodiscard]] int starColumn() const { return m_draft.wall.stars[0].column; }
    [[nodiscard]] int starRow() const { return m_draft.wall.stars[0].row; }
    [[nodiscard]] bool isVerified() const { return m_draft.wall.verified; }
    [[nodiscard]] QString wall() const;
    void setWall(const QString& wall);

    Q_INVOKABLE void grow(int columns, int rows);
    Q_INVOKABLE void moveEyeline(int first, int last);
    Q_INVOKABLE void moveStars(int columns, int rows);
    Q_INVOKABLE void confirm();

Q_SIGNALS:
    void shown();
    /// Emitted with the confirmed wall, to store it.
    void wallEdited(const QString& wall);

private:
    void change(const artsociety::WallPlan& wall);

    artsociety::Layout m_draft;
};

} // namespace cimaise
