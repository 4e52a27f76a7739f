// View model of Musée: passes input on to the input functions, and shows the result.
#pragma once

#include "app/input/musee/musee_taps.h"
#include "app/models/tokens_model.h"
#include "app/viewmodels/board_view_model.h"
#include "app/viewmodels/musee/musee_models.h"
#include "app/viewmodels/quick_fixes.h"

#include <QList>

namespace cimaise {

/// Shows one side of the open game, which must be one of Musée. Input that breaks a rule is
/// questioned first, and applied when repeated.
class MuseeTable : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ELEMENT
    /// Theme by remainder, from the preferences.
    Q_PROPERTY(
        QList<int> themeOrder READ themeOrder WRITE setThemeOrder NOTIFY themeOrderChanged FINAL)
    Q_PROPERTY(int side READ side NOTIFY sideChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY columnsChanged FINAL)
    /// Spaces, galleries from top to bottom.
    Q_PROPERTY(cimaise::RowsModel* spaces READ spaces CONSTANT FINAL)
    /// The three Gallery Bonuses.
    Q_PROPERTY(cimaise::RowsModel* bonuses READ bonuses CONSTANT FINAL)
    /// A key for each number of the deck.
    Q_PROPERTY(cimaise::RowsModel* keypad READ keypad CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeHandModel* hand READ hand CONSTANT FINAL)
    /// Players of the side in view: one, or two partners.
    Q_PROPERTY(cimaise::RowsModel* players READ players CONSTANT FINAL)
    /// Quick fixes: the sides that may claim a bonus, beside its finding.
    Q_PROPERTY(cimaise::QuickFixes* answers READ answers CONSTANT FINAL)
    Q_PROPERTY(cimaise::TokensModel* tokens READ tokens CONSTANT FINAL)
    /// True if a tap on a token turns it: for a single board, or if the pattern is wrong.
    Q_PROPERTY(bool turnsTokens READ turnsTokens NOTIFY turnsTokensChanged FINAL)
    Q_PROPERTY(cimaise::MuseeTable::Mode mode READ mode WRITE setMode NOTIFY modeChanged FINAL)
    Q_PROPERTY(int selected READ selected NOTIFY selectedChanged FINAL)
    /// Painting asked for; 0: none.
    Q_PROPERTY(int asked READ asked NOTIFY askedChanged FINAL)
    Q_PROPERTY(int handPlayer READ handPlayer WRITE setHandPlayer NOTIFY handPlayerChanged FINAL)
    /// Digits typed but not yet applied.
    Q_PROPERTY(QString typed READ typed NOTIFY typedChanged FINAL)
    /// Hint: the result of the last tap, or the next step.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged FINAL)

public:
    /// Copy of musee::Mode for QML.
    enum Mode { Enter, Where, Hand, Move };
    Q_ENUM(Mode)

    explicit MuseeTable(QObject* parent = nullptr);

    [[nodiscard]] QList<int> themeOrder() const { return {m_themes.begin(), m_themes.end()}; }
    void setThemeOrder(const QList<int>& order);
    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] int columns() const { return m_shown.columns; }
    [[nodiscard]] RowsModel* spaces() { return &m_spaces; }
    [[nodiscard]] RowsModel* bonuses() { return &m_bonuses; }
    [[nodiscard]] RowsModel* keypad() { return &m_keypad; }
    [[nodiscard]] MuseeHandModel* hand() { return &m_hand; }
    [[nodiscard]] RowsModel* players() { return &m_players; }
    [[nodiscard]] QuickFixes* answers() { return &m_answers; }
    [[nodiscard]] TokensModel* tokens() { return &m_tokens; }
    [[nodiscard]] bool turnsTokens() const { return m_shown.turnsTokens; }
    [[nodiscard]] Mode mode() const { return m_shown.mode; }
    void setMode(Mode mode);
    [[nodiscard]] int selected() const { return m_shown.selected; }
    [[nodiscard]] int asked() const { return m_shown.asked; }
    [[nodiscard]] int handPlayer() const { return m_shown.handPlayer; }
    void setHandPlayer(int player);
    [[nodiscard]] const QString& typed() const { return m_shown.typed; }
    [[nodiscard]] const QString& hint() const { return m_shown.hint; }

    // For these functions, see app/input/musee/musee_taps.h.
    Q_INVOKABLE void touch(int row);
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void press(int number);
    Q_INVOKABLE void typeDigit(int digit);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void erase();
    Q_INVOKABLE void switchMode(Mode mode);
    /// Escape key: cancels the current input and clears the highlight; returns false if there is
    /// nothing to cancel.
    Q_INVOKABLE bool cancel();
    Q_INVOKABLE void clear();
    Q_INVOKABLE void clearGallery();
    Q_INVOKABLE void drag(int from, int to);
    Q_INVOKABLE void ask(int number);
    Q_INVOKABLE void toggleBonus(int gallery);
    /// Result of a tap on a token, by its row in `tokens`.
    Q_INVOKABLE void touchToken(int token);
    Q_INVOKABLE [[nodiscard]] QString galleryText(int gallery) const;
    /// Enters a typed gallery. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterText(int gallery, const QString& text);

Q_SIGNALS:
    // Separate signals: every key and every space listens to some of them.
    void themeOrderChanged();
    void sideChanged();
    void columnsChanged();
    void turnsTokensChanged();
    void modeChanged();
    void selectedChanged();
    void askedChanged();
    void handPlayerChanged();
    void typedChanged();
    void hintChanged();

private:
    /// Properties shown, apart from the lists.
    struct Shown {
        int side = 0;
        int columns = musee::mostColumns;
        bool turnsTokens = false;
        Mode mode = Enter;
        int selected = 0;
        int asked = musee::bare;
        int handPlayer = 0;
        QString typed{};
        QString hint{};
    };

    void followSession() override;
    void show() override;
    void lookAgain();
    void lookAtSide() override;
    void showAnswers(const musee::View& view);
    /// Emits the signals of the properties that have changed.
    void show(Shown shown);
    /// Applies a quick fix that claims a bonus.
    void claim(int row);
    [[nodiscard]] const musee::Layout& layout() const;
    [[nodiscard]] musee::InputContext context() const;
    /// True if a tap on a token currently turns it.
    [[nodiscard]] bool isPatternInQuestion() const;
    /// Applies the result of the input function `touched`; does nothing without a session.
    template <class Touched> QString take(Touched touched);

    int m_side = 0;
    musee::ThemeOrder m_themes = musee::printedOrder;
    musee::InputState m_state;
    Shown m_shown;
    TypedRows<musee::SpaceRow> m_spaces;
    TypedRows<musee::BonusRow> m_bonuses;
    TypedRows<musee::KeyRow> m_keypad;
    MuseeHandModel m_hand;
    TypedRows<musee::PartnerRow> m_players;
    std::vector<musee::ClaimRow> m_claims; ///< by quick fix
    QuickFixes m_answers;
    TokensModel m_tokens;
};

} // namespace cimaise
