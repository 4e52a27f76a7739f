// View models of the panels beside a wall: markers, assistant, excess paintings and hand; printed
// wall and names of the frames.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/artsociety/art_society_part.h"
#include "app/viewmodels/artsociety/art_society_rows.h"

#include <QStringList>

namespace cimaise {

class ArtSocietyBesidePart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* markers READ markers CONSTANT FINAL)
    /// Row of the marker picked up; −1: none.
    Q_PROPERTY(int heldMarker READ heldMarker NOTIFY changed FINAL)
    Q_PROPERTY(QString assistantText READ assistantText NOTIFY changed FINAL)
    Q_PROPERTY(bool assistantHolds READ assistantHolds NOTIFY changed FINAL)
    Q_PROPERTY(int excess READ excess NOTIFY changed FINAL)
    /// True if the wall may have one more excess painting.
    Q_PROPERTY(bool moreExcess READ moreExcess NOTIFY changed FINAL)
    /// True if a tie requires hands, or this hand has been entered.
    Q_PROPERTY(bool handAsked READ isHandAsked NOTIFY changed FINAL)
    Q_PROPERTY(bool handKnown READ isHandKnown NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* hand READ hand CONSTANT FINAL)

public:
    ArtSocietyBesidePart(Take take, std::function<void()> endTyping);
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* markers() { return &m_markers; }
    [[nodiscard]] int heldMarker() const { return m_shown.heldMarker; }
    [[nodiscard]] const QString& assistantText() const { return m_shown.assistant; }
    [[nodiscard]] bool assistantHolds() const { return m_shown.assistantHolds; }
    [[nodiscard]] int excess() const { return m_shown.excess; }
    [[nodiscard]] bool moreExcess() const { return m_shown.moreExcess; }
    [[nodiscard]] bool isHandAsked() const { return m_shown.handAsked; }
    [[nodiscard]] bool isHandKnown() const { return m_shown.handKnown; }
    [[nodiscard]] RowsModel* hand() { return &m_hand; }

    /// Sets the space of a marker; an empty text: the marker never reached the museum. Returns the
    /// error in the text, or an empty string.
    Q_INVOKABLE QString setMarker(int row, const QString& text);
    /// Enters the new content of a marker's field; all keys make one edit until endTyping().
    Q_INVOKABLE QString typeMarker(int row, const QString& text);
    Q_INVOKABLE void endTyping() { m_endTyping(); }
    // For these functions, see app/input/artsociety/art_society_off_wall.h.
    Q_INVOKABLE void touchMarker(int row);
    Q_INVOKABLE void touchSpace(const QString& space);
    Q_INVOKABLE void clearAssistant();
    Q_INVOKABLE void stepExcess(int by);
    Q_INVOKABLE void toggleCard(int row);
    Q_INVOKABLE void forgetHand();

private:
    struct Shown {
        int heldMarker = -1;
        QString assistant{};
        bool assistantHolds = false;
        int excess = 0;
        bool moreExcess = false;
        bool handAsked = false;
        bool handKnown = false;

        bool operator==(const Shown&) const = default;
    };

    std::function<void()> m_endTyping;
    Shown m_shown;
    TypedRows<artsociety::MarkerRow> m_markers;
    TypedRows<artsociety::KeyRow> m_hand;
};

/// Facts of the players' own copy: the printed wall, and the names of the frames.
class ArtSocietyPlanPart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(int firstEyelineRow READ firstEyelineRow NOTIFY changed FINAL)
    Q_PROPERTY(int lastEyelineRow READ lastEyelineRow NOTIFY changed FINAL)
    Q_PROPERTY(int starColumn READ starColumn NOTIFY changed FINAL)
    Q_PROPERTY(int starRow READ starRow NOTIFY changed FINAL)
    /// True if a player has confirmed the printed wall.
    Q_PROPERTY(bool verified READ isVerified NOTIFY changed FINAL)
    /// Names by frame; empty for a frame without a name.
    Q_PROPERTY(QStringList frameNames READ frameNames NOTIFY changed FINAL)

public:
    using ArtSocietyPart::ArtSocietyPart;
    void show(const artsociety::InputContext& context);

    [[nodiscard]] int columns() const { return m_shown.wall.size.columns; }
    [[nodiscard]] int rows() const { return m_shown.wall.size.rows; }
    [[nodiscard]] int firstEyelineRow() const { return m_shown.wall.firstEyelineRow; }
    [[nodiscard]] int lastEyelineRow() const { return m_shown.wall.lastEyelineRow; }
    [[nodiscard]] int starColumn() const { return m_shown.wall.stars[0].column; }
    [[nodiscard]] int starRow() const { return m_shown.wall.stars[0].row; }
    [[nodiscard]] bool isVerified() const { return m_shown.wall.verified; }
    [[nodiscard]] const QStringList& frameNames() const { return m_shown.frameNames; }

    Q_INVOKABLE void grow(int columns, int rows);
    Q_INVOKABLE void moveEyeline(int first, int last);
    Q_INVOKABLE void moveStars(int columns, int rows);
    Q_INVOKABLE void confirm();
    /// Names a frame. Returns the error in the name, or an empty string.
    Q_INVOKABLE QString nameFrame(int frame, const QString& name);

private:
    struct Shown {
        artsociety::WallPlan wall{};
        QStringList frameNames{};

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
};

} // namespace cimaise
