// Settings of a new game of Art Society: the wall of the player's own copy, as entered last.
#pragma once

#include "app/setup/game_setup.h"

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
    /// Whether a player has counted the wall.
    Q_PROPERTY(bool verified READ isVerified NOTIFY shown FINAL)
    /// The wall as the preferences keep it.
    Q_PROPERTY(QString wall READ wall WRITE setWall NOTIFY shown FINAL)

public:
    ArtSocietySetup();

    [[nodiscard]] AnyCase bareTable(GameHeader header) const override;
    /// That all are level without tiles goes without saying, and the wall is asked about beside it.
    [[nodiscard]] bool isWorthSaying(const Finding& finding) const override;
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
    /// The players have counted: the wall is to be kept.
    void wallEdited(const QString& wall);

private:
    void change(const artsociety::WallPlan& wall);

    artsociety::Layout m_draft;
};

} // namespace cimaise
