// View model of Muse: passes input on to the input functions, and lets each panel show the result.
#pragma once

#include "app/input/muse/muse_turns.h"
#include "app/viewmodels/muse/muse_parts.h"
#include "app/viewmodels/muse/muse_round_parts.h"

namespace cimaise {

extern template class GameTable<muse::Input>;

/// Shows the open game, which must be one of Muse, from one artist's side. Input that contradicts
/// the position is questioned first, and applied when repeated.
class MuseTable : public CIMAISE_GAME_TABLE(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::MusePilesPart* piles READ piles CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseCoinsPart* coins READ coins CONSTANT FINAL)
    Q_PROPERTY(cimaise::MusePatronPart* patron READ patron CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseRoundPart* round READ round CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseTable::Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// True if a round is entered that has not been played yet.
    Q_PROPERTY(bool hasUnplayedRound READ hasUnplayedRound NOTIFY changed FINAL)

public:
    /// muse::Mode for QML.
    enum Mode {
        Cards = static_cast<int>(muse::Mode::paintings),
        Coins = static_cast<int>(muse::Mode::coins),
        Patron = static_cast<int>(muse::Mode::patron),
        Round = static_cast<int>(muse::Mode::round)
    };
    Q_ENUM(Mode)

    explicit MuseTable(QObject* parent = nullptr);

    [[nodiscard]] MusePilesPart* piles() { return &m_piles; }
    [[nodiscard]] MuseCoinsPart* coins() { return &m_coins; }
    [[nodiscard]] MusePatronPart* patron() { return &m_patron; }
    [[nodiscard]] MuseRoundPart* round() { return &m_round; }
    [[nodiscard]] Mode mode() const { return m_shown.mode; }
    void setMode(Mode mode);
    [[nodiscard]] bool hasUnplayedRound() const { return m_shown.hasUnplayedRound; }

private:
    struct Shown {
        Mode mode = Cards;
        bool hasUnplayedRound = false;

        bool operator==(const Shown&) const = default;
    };

    void connectGameToSession() override;
    [[nodiscard]] QString showTable(const SpotWords& words) override;
    [[nodiscard]] bool isPartOfEntry() const override { return m_state.mode == muse::Mode::round; }
    [[nodiscard]] std::optional<SelectedPiece> selectedPiece() const override;
    /// Of a pile: its owner and its paintings.
    [[nodiscard]] QString spokenSpot(const Spot& spot) const override;
    [[nodiscard]] bool isSelectionFocused() const override { return false; }
    [[nodiscard]] std::optional<Spot> spotOfRow(int side, int row) const override;
    /// Resolves the round and follows the history up to the current step.
    void onPositionChanged() override;
    [[nodiscard]] muse::InputContext context() const override;

    muse::Faces m_faces;
    muse::Played m_played;       ///< rounds up to the current step
    muse::Resolution m_resolved; ///< resolution of the entered round
    Shown m_shown;
    MusePilesPart m_piles;
    MuseCoinsPart m_coins;
    MusePatronPart m_patron;
    MuseRoundPart m_round;
};

} // namespace cimaise
