// View model of Musée: passes input on to the input functions, and shows the result.
#pragma once

#include "app/input/musee/musee_taps.h"
#include "app/models/tokens_model.h"
#include "app/viewmodels/quick_fixes.h"
#include "app/viewmodels/musee/musee_models.h"
#include "app/viewmodels/board_view_model.h"

#include <QList>

namespace cimaise {

/// Shows one side of the open game, which must be one of Musée. What breaks a rule is answered
/// first and done when asked for again.
class MuseeTable : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ELEMENT
    /// Which theme a remainder shows, as the preferences have it.
    Q_PROPERTY(
        QList<int> themeOrder READ themeOrder WRITE setThemeOrder NOTIFY themeOrderChanged FINAL)
    Q_PROPERTY(int side READ side NOTIFY sideChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY columnsChanged FINAL)
    /// The spaces, galleries from top to bottom.
    Q_PROPERTY(cimaise::RowsModel* spaces READ spaces CONSTANT FINAL)
    /// The three Gallery Bonuses.
    Q_PROPERTY(cimaise::RowsModel* bonuses READ bonuses CONSTANT FINAL)
    /// A key for each number of the deck.
    Q_PROPERTY(cimaise::RowsModel* keypad READ keypad CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeHandModel* hand READ hand CONSTANT FINAL)
    /// Who may hold a hand at the side looked at: the player, or two partners.
    Q_PROPERTY(cimaise::RowsModel* players READ players CONSTANT FINAL)
    /// Who may claim a bonus, beside the finding that asks for it.
    Q_PROPERTY(cimaise::QuickFixes* answers READ answers CONSTANT FINAL)
    Q_PROPERTY(cimaise::TokensModel* tokens READ tokens CONSTANT FINAL)
    /// A tap on a token of the board turns it: one board is checked, or the pattern is wrong.
    Q_PROPERTY(bool turnsTokens READ turnsTokens NOTIFY turnsTokensChanged FINAL)
    Q_PROPERTY(cimaise::MuseeTable::Mode mode READ mode WRITE setMode NOTIFY modeChanged FINAL)
    Q_PROPERTY(int selected READ selected NOTIFY selectedChanged FINAL)
    /// The painting that is asked for; 0: none.
    Q_PROPERTY(int asked READ asked NOTIFY askedChanged FINAL)
    Q_PROPERTY(int handPlayer READ handPlayer WRITE setHandPlayer NOTIFY handPlayerChanged FINAL)
    /// Digits typed and not used yet.
    Q_PROPERTY(QString typed READ typed NOTIFY typedChanged FINAL)
    /// The line that answers the last touch, or says what to do.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged FINAL)

public:
    /// As musee::Mode, for QML.
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

    // What each of these does stands in app/input/musee/musee_taps.h.
    Q_INVOKABLE void touch(int row);
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void press(int number);
    Q_INVOKABLE void typeDigit(int digit);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void erase();
    Q_INVOKABLE void switchMode(Mode mode);
    /// Escape: gives up what is under way, what is lit included; false when nothing is.
    Q_INVOKABLE bool cancel();
    Q_INVOKABLE void clear();
    Q_INVOKABLE void clearGallery();
    Q_INVOKABLE void drag(int from, int to);
    Q_INVOKABLE void ask(int number);
    Q_INVOKABLE void toggleBonus(int gallery);
    /// A token on the board, by its row in `tokens`.
    Q_INVOKABLE void touchToken(int token);
    Q_INVOKABLE [[nodiscard]] QString galleryText(int gallery) const;
    /// Gives what is wrong with the text; empty when all is well.
    Q_INVOKABLE QString enterText(int gallery, const QString& text);

Q_SIGNALS:
    // Each by itself: every key and every space listens to some of them.
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
    /// What is shown beside the lists.
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
    /// Tells of what differs from what was shown.
    void show(Shown shown);
    /// Gives the bonus as an answer says.
    void claim(int row);
    [[nodiscard]] const musee::Layout& layout() const;
    [[nodiscard]] musee::InputContext context() const;
    /// Whether a tap on a token of the board turns it at the moment.
    [[nodiscard]] bool isPatternInQuestion() const;
    /// Applies what `touched` says of the scene; nothing without a session.
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
    std::vector<musee::ClaimRow> m_claims; ///< by answer
    QuickFixes m_answers;
    TokensModel m_tokens;
};

} // namespace cimaise
