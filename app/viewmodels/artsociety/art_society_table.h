// View model of Art Society: passes input on to the input functions, and lets its panels show the
// result.
#pragma once

#include "app/viewmodels/artsociety/art_society_fit_part.h"
#include "app/viewmodels/artsociety/art_society_off_wall_parts.h"
#include "app/viewmodels/artsociety/art_society_outlook_part.h"
#include "app/viewmodels/artsociety/art_society_tile_parts.h"
#include "app/viewmodels/artsociety/art_society_wall_part.h"
#include "app/viewmodels/quick_fixes.h"
#include "app/viewmodels/table_view_model.h"

namespace cimaise {

/// Shows one side of the open game, which must be one of Art Society.
class ArtSocietyTable : public cimaise::TableViewModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::ArtSocietyTable::Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// True while the museum's track is shown beside the wall.
    Q_PROPERTY(bool atMuseum READ isAtMuseum WRITE setAtMuseum NOTIFY changed FINAL)
    /// Hint: the result of the last tap, or the next step.
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::QuickFixes* answers READ answers CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyWallPart* wall READ wall CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysPart* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyOrderPart* order READ order CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyPairsPart* pairs READ pairs CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyFitPart* fit READ fit CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyOutlookPart* outlook READ outlook CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyBesidePart* beside READ beside CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyPlanPart* plan READ plan CONSTANT FINAL)

public:
    /// Copy of artsociety::Mode for QML.
    enum Mode { Enter, Fit, Plan, Outlook };
    Q_ENUM(Mode)

    explicit ArtSocietyTable(QObject* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_shown.mode; }
    void setMode(Mode mode);
    [[nodiscard]] bool isAtMuseum() const { return m_shown.atMuseum; }
    void setAtMuseum(bool shown);
    [[nodiscard]] const QString& hint() const { return m_shown.hint; }
    [[nodiscard]] QuickFixes* answers() { return &m_answers; }
    [[nodiscard]] ArtSocietyWallPart* wall() { return &m_wall; }
    [[nodiscard]] ArtSocietyKeysPart* keys() { return &m_keys; }
    [[nodiscard]] ArtSocietyOrderPart* order() { return &m_order; }
    [[nodiscard]] ArtSocietyPairsPart* pairs() { return &m_pairs; }
    [[nodiscard]] ArtSocietyFitPart* fit() { return &m_fit; }
    [[nodiscard]] ArtSocietyOutlookPart* outlook() { return &m_outlook; }
    [[nodiscard]] ArtSocietyBesidePart* beside() { return &m_beside; }
    [[nodiscard]] ArtSocietyPlanPart* plan() { return &m_plan; }

    /// Escape key: cancels the current input and clears the highlight; returns false if there is
    /// nothing to cancel.
    Q_INVOKABLE bool cancel();

Q_SIGNALS:
    /// Emitted with the edited printed wall, to store it for later games.
    void wallEdited(const QString& wall);
    /// Emitted to show the entry of the hand of the player in view.
    void handAsked();

private:
    struct Shown {
        Mode mode = Enter;
        bool atMuseum = false;
        QString hint{};

        bool operator==(const Shown&) const = default;
    };

    void followTable() override;
    void showTable() override;
    [[nodiscard]] std::span<const char* const> panels() const override;
    [[nodiscard]] std::string placeText() const override;
    void returnToPlace(const std::string& text, bool current) override;
    void lookAtSide() override;
    void lookAgain();
    /// Updates the display after a change of highlight or lists.
    void showAgain();
    void showAnew(const artsociety::View& view);
    void showAnswers(const artsociety::View& view);
    [[nodiscard]] const artsociety::Layout& layout() const;
    [[nodiscard]] artsociety::InputContext context() const;
    /// Applies the result of the input function `touch`; does nothing without a session.
    QString take(const ArtSocietyPart::Touch& touch);
    /// Like take(), and emits wallEdited() for a changed wall.
    QString count(const ArtSocietyPart::Touch& touch);

    int m_side = 0;
    artsociety::InputState m_state;
    bool m_anew = true;            ///< true after a change of position or language
    artsociety::Choices m_choices; ///< choices shown
    Shown m_shown;
    QuickFixes m_answers;
    /// Effect of a quick fix; `asksHand`: shows the entry of a hand instead of an edit.
    struct Way {
        ArtSocietyPart::Touch touch;
        bool asksHand = false;
    };
    std::vector<Way> m_ways;
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
