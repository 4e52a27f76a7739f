// The museum's board: how its prestige is entered, and the unsold paintings one after the other.
#pragma once

#include "app/tables/artsociety/art_society_board_models.h"
#include "app/tables/artsociety/art_society_models.h"
#include "app/tables/table_part.h"

namespace cimaise {

/// Belongs to the open game, which must be one of Art Society.
class ArtSocietyUnsold : public cimaise::TablePart {
    Q_OBJECT
    QML_ELEMENT
    /// Whether unsold paintings move the markers; else they are entered as they stand. What was
    /// entered the other way comes back with it.
    Q_PROPERTY(bool fromPaintings READ isFromPaintings WRITE setFromPaintings NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::ArtSocietyUnsoldModel* paintings READ paintings CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyTrackModel* track READ track CONSTANT FINAL)
    /// Whether some marker is on no space.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed FINAL)
    Q_PROPERTY(QString trackText READ trackText NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* types READ types CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* values READ values CONSTANT FINAL)
    /// What to do next, what the last painting did, or what could not be done.
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)

public:
    explicit ArtSocietyUnsold(QObject* parent = nullptr);

    [[nodiscard]] bool isFromPaintings() const;
    void setFromPaintings(bool fromPaintings);
    [[nodiscard]] ArtSocietyUnsoldModel* paintings() { return &m_paintings; }
    [[nodiscard]] ArtSocietyTrackModel* track() { return &m_track; }
    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] QString trackText() const;
    [[nodiscard]] ArtSocietyKeysModel* types() { return &m_types; }
    [[nodiscard]] ArtSocietyKeysModel* values() { return &m_values; }
    [[nodiscard]] QString hint() const;

    /// The type of the next painting.
    Q_INVOKABLE void chooseType(int row);
    /// Its value: with it the painting is entered.
    Q_INVOKABLE void chooseValue(int row);
    Q_INVOKABLE void take(int row);

private:
    void followSession() override;
    [[nodiscard]] const artsociety::Layout& layout() const;
    void show() override;
    void start();
    bool edit(artsociety::Layout next, Message what);

    std::optional<artsociety::Type> m_type;
    TextId m_trouble;
    bool m_justSold = false; ///< the last painting is told about
    ArtSocietyUnsoldModel m_paintings;
    ArtSocietyTrackModel m_track;
    ArtSocietyKeysModel m_types;
    ArtSocietyKeysModel m_values;
};

} // namespace cimaise
