// View model of Museum: passes input on to the input functions, and lets each panel show the
// result.
#pragma once

#include "app/input/museum/museum_quick_fixes.h"
#include "app/viewmodels/museum/museum_board_parts.h"
#include "app/viewmodels/museum/museum_end_check.h"
#include "app/viewmodels/museum/museum_parts.h"
#include "app/viewmodels/museum/museum_players_part.h"

#include <QUrl>

namespace cimaise {

extern template class GameTable<museum::Input>;

/// Shows one side of the open game, which must be one of Museum, and turns input into edits of the
/// session and of the player's own copy.
class MuseumTable : public CIMAISE_GAME_TABLE(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::MuseumBoardPart* board READ board CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysPart* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresPart* figures READ figures CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumPlayersPart* players READ players CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumPatronPart* patron READ patron CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumPlanPart* plan READ plan CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumArrangePart* arrangement READ arrangement CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumCardsPart* cards READ cards CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumTable::Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// Figures printed in the player's own copy, as text from the preferences.
    Q_PROPERTY(QString copy READ copy WRITE setCopy NOTIFY copyChanged FINAL)

public:
    /// museum::Mode for QML.
    enum Mode {
        Enter = static_cast<int>(museum::Mode::enter),
        Paint = static_cast<int>(museum::Mode::paint),
        Move = static_cast<int>(museum::Mode::move),
        Plan = static_cast<int>(museum::Mode::plan)
    };
    Q_ENUM(Mode)
    /// Copy of the first values of museum::FigureKind for QML.
    enum Fields { Track, Prestige, Press, Discards, Opinion, PatronCard };
    Q_ENUM(Fields)

    explicit MuseumTable(QObject* parent = nullptr);

    [[nodiscard]] MuseumBoardPart* board() { return &m_board; }
    [[nodiscard]] MuseumKeysPart* keys() { return &m_keys; }
    [[nodiscard]] MuseumFiguresPart* figures() { return &m_figures; }
    [[nodiscard]] MuseumPlayersPart* players() { return &m_players; }
    [[nodiscard]] MuseumPatronPart* patron() { return &m_patron; }
    [[nodiscard]] MuseumPlanPart* plan() { return &m_plan; }
    [[nodiscard]] MuseumArrangePart* arrangement() { return &m_arrangement; }
    [[nodiscard]] MuseumCardsPart* cards() { return &m_cards; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] const QString& copy() const { return m_ownBoxJson; }
    void setCopy(const QString& copy);

    Q_INVOKABLE void switchMode(Mode mode);
    /// Exports the player's own copy to a file, or imports another one. Returns an error, or an
    /// empty string.
    Q_INVOKABLE [[nodiscard]] QString saveCopy(const QUrl& file) const;
    Q_INVOKABLE QString loadCopy(const QUrl& file);

    /// Also applies an edit of the player's own copy.
    QString take(const InputFunction& input) override;

Q_SIGNALS:
    void copyChanged();
    /// Emitted to show the better arrangement of the board in view.
    void arrangementRequested();
    /// Emitted to show the field of a figure, by its kind and its continent; `atOnce`: also closes
    /// the sheet above the fields.
    void fieldRequested(cimaise::MuseumTable::Fields kind, int continent, bool atOnce);
    /// Emitted with the edited copy, to store it.
    void copyEdited(const QString& copy);

private:
    [[nodiscard]] QString showTable(const SpotWords& words) override;
    [[nodiscard]] std::span<const char* const> panels() const override;
    void showAnswers(const museum::View& view);
    void connectGameToSession() override;
    /// Starts the search for the changed position.
    void onPositionChanged() override;
    void selectFrom(const Spots& spots, const Message& why) override;
    void give(const museum::MuseumFix& fix);
    bool putBackHere() override;
    [[nodiscard]] std::vector<UnfinishedPiece> unfinishedPieces() const override;
    [[nodiscard]] std::optional<SelectedPiece> selectedPiece() const override;
    [[nodiscard]] std::optional<Spot> spotOfRow(int side, int row) const override;
    void correct(const ReadBackEntry& step) override;
    void emitFieldRequested(const museum::Figure& figure, bool atOnce);
    /// Emits fieldRequested() for the finding that is highlighted.
    void showFieldOfFinding();
    [[nodiscard]] museum::InputContext context() const override;

    museum::Copy m_copy;
    QString m_ownBoxJson;
    Mode m_mode = Enter;
    MuseumBoardPart m_board;
    MuseumKeysPart m_keys;
    MuseumFiguresPart m_figures;
    MuseumPlayersPart m_players;
    MuseumPatronPart m_patron;
    MuseumPlanPart m_plan;
    MuseumArrangePart m_arrangement;
    MuseumCardsPart m_cards;
    MuseumEndCheck m_endCheck;
};

} // namespace cimaise
