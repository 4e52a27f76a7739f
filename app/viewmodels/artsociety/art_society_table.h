// View model of Art Society: passes input on to the input functions, and lets its panels show the
// result.
#pragma once

#include "app/viewmodels/artsociety/art_society_off_wall_parts.h"
#include "app/viewmodels/artsociety/art_society_wall_parts.h"

namespace cimaise {

extern template class GameTable<artsociety::Input>;

/// Shows one side of the open game, which must be one of Art Society.
class ArtSocietyTable : public CIMAISE_GAME_TABLE(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::ArtSocietyTable::Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// True while the museum's track is shown beside the wall.
    Q_PROPERTY(bool atMuseum READ isAtMuseum WRITE setAtMuseum NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::ArtSocietyWallPart* wall READ wall CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysPart* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyOrderPart* order READ order CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyPairsPart* pairs READ pairs CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyFitPart* fit READ fit CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyOutlookPart* outlook READ outlook CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyBesidePart* beside READ beside CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyPlanPart* plan READ plan CONSTANT FINAL)

public:
    /// artsociety::Mode for QML.
    enum Mode {
        Enter = static_cast<int>(artsociety::Mode::enter),
        Fit = static_cast<int>(artsociety::Mode::fit),
        Plan = static_cast<int>(artsociety::Mode::plan),
        Outlook = static_cast<int>(artsociety::Mode::outlook)
    };
    Q_ENUM(Mode)

    explicit ArtSocietyTable(QObject* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_shown.mode; }
    void setMode(Mode mode);
    [[nodiscard]] bool isAtMuseum() const { return m_shown.atMuseum; }
    void setAtMuseum(bool shown);
    [[nodiscard]] ArtSocietyWallPart* wall() { return &m_wall; }
    [[nodiscard]] ArtSocietyKeysPart* keys() { return &m_keys; }
    [[nodiscard]] ArtSocietyOrderPart* order() { return &m_order; }
    [[nodiscard]] ArtSocietyPairsPart* pairs() { return &m_pairs; }
    [[nodiscard]] ArtSocietyFitPart* fit() { return &m_fit; }
    [[nodiscard]] ArtSocietyOutlookPart* outlook() { return &m_outlook; }
    [[nodiscard]] ArtSocietyBesidePart* beside() { return &m_beside; }
    [[nodiscard]] ArtSocietyPlanPart* plan() { return &m_plan; }

    /// Also emits wallEdited() for a changed wall.
    QString take(const InputFunction& input) override;

Q_SIGNALS:
    /// Emitted with the edited printed wall, to store it for later games.
    void wallEdited(const QString& wall);
    /// Emitted to show the entry of the hand of the player in view.
    void handEntryRequested();

private:
    struct Shown {
        Mode mode = Enter;
        bool atMuseum = false;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] QString showTable(const SpotWords& words) override;
    [[nodiscard]] std::span<const char* const> panels() const override;
    void onPositionChanged() override;
    void showAgain() override;
    void selectFrom(const Spots& spots, const Message& why) override;
    /// Finds the placements of a tile in hand from another wall.
    void updateHand(const artsociety::InputContext& now);
    void showAllParts(const artsociety::View& view);
    bool putBackHere() override;
    [[nodiscard]] std::optional<SelectedPiece> selectedPiece() const override;
    /// Of a tile on the wall: also where it hangs.
    [[nodiscard]] QString spokenSpot(const Spot& spot) const override;
    [[nodiscard]] bool isSelectionFocused() const override { return false; }
    [[nodiscard]] std::optional<Spot> spotOfRow(int side, int row) const override;
    void showAnswers(const artsociety::View& view);
    [[nodiscard]] artsociety::InputContext context() const override;

    bool m_placementsStale = true;              ///< true after a change of position or language
    artsociety::Choices m_choices;              ///< choices shown
    std::optional<artsociety::OnWall> m_inHand; ///< tile in hand from another wall
    Placements m_handPlaces;                    ///< its placements on the wall in view
    Shown m_shown;
    ArtSocietyWallPart m_wall;
    ArtSocietyKeysPart m_keys;
    ArtSocietyOrderPart m_order;
    ArtSocietyPairsPart m_pairs;
    ArtSocietyFitPart m_fit;
    ArtSocietyOutlookPart m_outlook;
    ArtSocietyBesidePart m_beside;
    ArtSocietyPlanPart m_plan;
};

} // namespace cimaise
