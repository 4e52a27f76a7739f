// View model of Musée: passes input on to the input functions, and shows the result.
#pragma once

#include "app/input/musee/musee_taps.h"
#include "app/viewmodels/musee/musee_parts.h"

#include <QList>
#include <QStringList>

namespace cimaise {

extern template class GameTable<musee::Input>;

/// Shows one side of the open game, which must be one of Musée. Input that breaks a rule is
/// questioned first, and applied when repeated.
class MuseeTable : public CIMAISE_GAME_TABLE(musee::Input) {
    Q_OBJECT
    QML_ELEMENT
    /// Theme by remainder, from the preferences.
    Q_PROPERTY(
        QList<int> themeOrder READ themeOrder WRITE setThemeOrder NOTIFY themeOrderChanged FINAL)
    /// Side in view, from 0.
    Q_PROPERTY(int side READ side NOTIFY sideChanged FINAL)
    /// Number of spaces in a gallery.
    Q_PROPERTY(int columns READ columns NOTIFY columnsChanged FINAL)
    /// Spaces, galleries from top to bottom.
    Q_PROPERTY(cimaise::RowsModel* spaces READ spaces CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeKeypadPart* keypad READ keypad CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeHandPart* hand READ hand CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeBonusPart* bonuses READ bonuses CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeStaircasePart* staircases READ staircases CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeOutlookPart* outlook READ outlook CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeTable::Mode mode READ mode WRITE setMode NOTIFY modeChanged FINAL)
    /// Row of the selected space in `spaces`.
    Q_PROPERTY(int selected READ selected NOTIFY selectedChanged FINAL)
    /// Requested painting in Mode::where; 0: none.
    Q_PROPERTY(int asked READ asked NOTIFY askedChanged FINAL)

public:
    /// musee::Mode for QML.
    enum Mode {
        Enter = static_cast<int>(musee::Mode::enter),
        Where = static_cast<int>(musee::Mode::where),
        Hand = static_cast<int>(musee::Mode::hand),
        Move = static_cast<int>(musee::Mode::move)
    };
    Q_ENUM(Mode)

    explicit MuseeTable(QObject* parent = nullptr);

    [[nodiscard]] QList<int> themeOrder() const { return {m_themes.begin(), m_themes.end()}; }
    void setThemeOrder(const QList<int>& order);
    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] int columns() const { return m_shown.columns; }
    [[nodiscard]] RowsModel* spaces() { return &m_spaces; }
    [[nodiscard]] MuseeKeypadPart* keypad() { return &m_keypad; }
    [[nodiscard]] MuseeHandPart* hand() { return &m_hand; }
    [[nodiscard]] MuseeBonusPart* bonuses() { return &m_bonuses; }
    [[nodiscard]] MuseeStaircasePart* staircases() { return &m_staircases; }
    [[nodiscard]] MuseeOutlookPart* outlook() { return &m_outlook; }
    [[nodiscard]] Mode mode() const { return m_shown.mode; }
    void setMode(Mode mode);
    [[nodiscard]] int selected() const { return m_shown.selected; }
    [[nodiscard]] int asked() const { return m_shown.asked; }

    // For these functions, see app/input/musee/musee_taps.h.
    Q_INVOKABLE void touch(int row);
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void switchMode(Mode mode);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void clearGallery();
    Q_INVOKABLE void drag(int from, int to);
    /// Typed form of a gallery (0–2 from the top).
    Q_INVOKABLE [[nodiscard]] QString galleryText(int gallery) const;
    /// Enters a typed gallery. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterText(int gallery, const QString& text);
    /// Meanings of an ambiguous line, each as a line to enter; empty for any other line.
    Q_INVOKABLE [[nodiscard]] QStringList textMeanings(const QString& text) const;

Q_SIGNALS:
    // Each property has a signal of its own, because every key and every space is connected to some
    // of them.
    void themeOrderChanged();
    void sideChanged();
    void columnsChanged();
    void modeChanged();
    void selectedChanged();
    void askedChanged();

private:
    /// Properties shown, apart from the lists.
    struct Shown {
        int side = 0;
        int columns = musee::mostColumns;
        Mode mode = Enter;
        int selected = 0;
        int asked = musee::noExhibit;
    };

    [[nodiscard]] QString showTable(const SpotWords& words) override;
    [[nodiscard]] std::span<const char* const> panels() const override;
    void showParts(const musee::View& view);
    /// Emits the signals of the properties that have changed.
    void publish(Shown shown);
    [[nodiscard]] musee::InputContext context() const override;
    void connectGameToSession() override;
    bool putBackHere() override;
    [[nodiscard]] std::optional<SelectedPiece> selectedPiece() const override;
    [[nodiscard]] std::optional<Spot> spotOfRow(int side, int row) const override;
    /// Space of another Musée whose painting is in hand; nullopt if none is.
    [[nodiscard]] std::optional<musee::Space> spaceInHand() const;
    /// True if a tap on a token currently turns it.
    [[nodiscard]] bool isPatternInQuestion() const;

    musee::ThemeOrder m_themes = musee::printedOrder;
    Shown m_shown;
    TypedRows<musee::SpaceRow> m_spaces;
    MuseeKeypadPart m_keypad;
    MuseeHandPart m_hand;
    MuseeBonusPart m_bonuses;
    MuseeStaircasePart m_staircases;
    MuseeOutlookPart m_outlook;
};

} // namespace cimaise
