// View model of Muse: passes input on to the input functions, and lets each panel show the result.
#pragma once

#include "app/input/muse/muse_place.h"
#include "app/viewmodels/muse/muse_coins_part.h"
#include "app/viewmodels/muse/muse_patron_part.h"
#include "app/viewmodels/muse/muse_piles_part.h"
#include "app/viewmodels/muse/muse_round_part.h"
#include "app/viewmodels/board_view_model.h"

namespace cimaise {

/// Shows the open game, which must be one of Muse, from one artist's side. What contradicts the
/// table is answered first and done when asked for again.
class MuseTable : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::MusePilesPart* piles READ piles CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseCoinsPart* coins READ coins CONSTANT FINAL)
    Q_PROPERTY(cimaise::MusePatronPart* patron READ patron CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseRoundPart* round READ round CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseTable::Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// Whether the place of the player at the screen is kept with the game, and returned to.
    Q_PROPERTY(bool keepsPlace READ keepsPlace WRITE setKeepsPlace NOTIFY keepsPlaceChanged FINAL)
    /// Turns of a round are on the table, and wait to be played.
    Q_PROPERTY(bool waits READ waits NOTIFY changed FINAL)
    /// The line that answers the last touch, or says what to do.
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)

public:
    /// As muse::Mode, for QML.
    enum Mode { Cards, Coins, Patron, Round, Text };
    Q_ENUM(Mode)

    explicit MuseTable(QObject* parent = nullptr);

    [[nodiscard]] MusePilesPart* piles() { return &m_piles; }
    [[nodiscard]] MuseCoinsPart* coins() { return &m_coins; }
    [[nodiscard]] MusePatronPart* patron() { return &m_patron; }
    [[nodiscard]] MuseRoundPart* round() { return &m_round; }
    [[nodiscard]] Mode mode() const { return m_shown.mode; }
    void setMode(Mode mode);
    [[nodiscard]] bool keepsPlace() const { return m_keepsPlace; }
    void setKeepsPlace(bool keeps);
    [[nodiscard]] bool waits() const { return m_shown.waits; }
    [[nodiscard]] const QString& hint() const { return m_shown.hint; }

    /// Escape: gives up what is under way, what is lit included; false when nothing is.
    Q_INVOKABLE bool cancel();

    /// Applies what `touched` says of the scene; nothing without a session. Gives what is wrong
    /// with a typed line.
    QString take(const std::function<muse::InputResult(const muse::InputContext&)>& touched);
    [[nodiscard]] Translator words() const { return m_session->words(); }

Q_SIGNALS:
    void keepsPlaceChanged();

private:
    struct Shown {
        Mode mode = Cards;
        bool waits = false;
        QString hint;

        bool operator==(const Shown&) const = default;
    };

    void followSession() override;
    void show() override;
    void reread();
    void lookAtSide() override;
    void returnTo(const QString& place);
    void keepPlace();
    [[nodiscard]] const muse::Layout& layout() const;
    [[nodiscard]] muse::InputContext context() const;

    int m_side = 0;
    bool m_keepsPlace = false;
    muse::Stay m_stay; ///< as it was kept last
    muse::InputState m_state;
    muse::Resolution m_resolved; ///< of the round on the table
    Shown m_shown;
    MusePilesPart m_piles;
    MuseCoinsPart m_coins;
    MusePatronPart m_patron;
    MuseRoundPart m_round;
};

} // namespace cimaise
