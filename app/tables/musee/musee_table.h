// The table of Musée: what a touch, a key or a line of text does to the Musée on the screen.
#pragma once

#include "app/lists/tokens_model.h"
#include "app/tables/answers.h"
#include "app/tables/musee/musee_models.h"
#include "app/tables/table_part.h"

#include <QList>
#include <string_view>
#include <vector>

namespace cimaise {

/// Shows one side of the open game, which must be one of Musée, and turns what the player does into
/// edits of the session. What breaks a rule is answered first and done when asked for again.
class MuseeTable : public cimaise::TablePart {
    Q_OBJECT
    QML_ELEMENT
    /// Which theme a remainder shows, as the preferences have it.
    Q_PROPERTY(QList<int> themeOrder READ themeOrder WRITE setThemeOrder NOTIFY changed FINAL)
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseeSpacesModel* spaces READ spaces CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeBonusesModel* bonuses READ bonuses CONSTANT FINAL)
    Q_PROPERTY(cimaise::KeypadModel* keypad READ keypad CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseeHandModel* hand READ hand CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseePartnersModel* players READ players CONSTANT FINAL)
    Q_PROPERTY(cimaise::Answers* answers READ answers CONSTANT FINAL)
    Q_PROPERTY(cimaise::TokensModel* tokens READ tokens CONSTANT FINAL)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    Q_PROPERTY(int asked READ asked NOTIFY changed FINAL)
    Q_PROPERTY(int handPlayer READ handPlayer WRITE setHandPlayer NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)

public:
    /// As musee::Mode, for QML.
    enum Mode { Enter, Where, Hand, Move };
    Q_ENUM(Mode)

    explicit MuseeTable(QObject* parent = nullptr);

    [[nodiscard]] QList<int> themeOrder() const { return {m_themes.begin(), m_themes.end()}; }
    void setThemeOrder(const QList<int>& order);
    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] int columns() const;
    [[nodiscard]] MuseeSpacesModel* spaces() { return &m_spaces; }
    [[nodiscard]] MuseeBonusesModel* bonuses() { return &m_bonuses; }
    [[nodiscard]] KeypadModel* keypad() { return &m_keypad; }
    [[nodiscard]] MuseeHandModel* hand() { return &m_hand; }
    [[nodiscard]] MuseePartnersModel* players() { return &m_players; }
    /// Who may claim a bonus, beside the finding that asks for it.
    [[nodiscard]] Answers* answers() { return &m_answers; }
    [[nodiscard]] TokensModel* tokens() { return &m_tokens; }
    [[nodiscard]] Mode mode() const { return static_cast<Mode>(m_pointing.mode); }
    void setMode(Mode mode);
    [[nodiscard]] int selected() const { return m_pointing.selected; }
    /// The painting that is asked for; 0: none.
    [[nodiscard]] int asked() const { return m_pointing.asked; }
    [[nodiscard]] int handPlayer() const { return m_pointing.handPlayer; }
    void setHandPlayer(int player);
    /// Digits typed and not used yet.
    [[nodiscard]] const QString& typed() const { return m_typed; }
    /// The line that answers the last touch, or says what to do.
    [[nodiscard]] QString hint() const;

    /// A space is touched: select it, hang what was asked for, or put down what is carried.
    Q_INVOKABLE void touch(int row);
    /// The selection moves to a neighbouring space; beyond an end, to the next gallery.
    Q_INVOKABLE void step(int columns, int rows);
    /// A key of the keypad: hang its painting, ask where it goes, or take it into the hand.
    Q_INVOKABLE void press(int number);
    Q_INVOKABLE void typeDigit(int digit);
    /// Enter: uses the digits typed, or touches the selected space.
    Q_INVOKABLE void confirm();
    /// Backspace: the last digit typed, else the painting in the selected space.
    Q_INVOKABLE void erase();
    /// Into a mode, or out of it when it is on.
    Q_INVOKABLE void switchMode(Mode mode);
    /// Escape: gives up what is under way; false when nothing is.
    Q_INVOKABLE bool cancel();
    Q_INVOKABLE void clear();
    Q_INVOKABLE void clearGallery();
    /// Takes the selected painting in hand, to be put down by the next touch.
    Q_INVOKABLE void startMove();
    /// Moves a painting; swaps it with the one that hangs there.
    Q_INVOKABLE void drag(int from, int to);
    /// Where may it go?
    Q_INVOKABLE void ask(int number);
    Q_INVOKABLE void toggleBonus(int gallery);
    Q_INVOKABLE [[nodiscard]] QString galleryText(int gallery) const;
    /// Hangs a gallery as typed. Gives what is wrong with the text; empty when all is well.
    Q_INVOKABLE QString enterText(int gallery, const QString& text);

private:
    void followSession() override;
    [[nodiscard]] const musee::Layout& layout() const;
    [[nodiscard]] bool hasMusee() const;
    [[nodiscard]] musee::Space space(int row) const;
    [[nodiscard]] musee::View view(const Words& words) const;
    [[nodiscard]] Message standingHint() const;
    [[nodiscard]] Message spaceHint() const;
    [[nodiscard]] Message handHint() const;
    [[nodiscard]] Message askedHint() const;
    [[nodiscard]] Message placementHint(int row) const;

    void lookAtSide();
    void show() override;
    void answer(std::vector<Message> messages, const Spots& forbidding = {});
    void forget();
    /// Whether the key must not be obeyed yet: answers why, until it is pressed again.
    bool objects(int number);
    void select(int row);
    void explain(int row);
    void hang(int row, int number);
    void tellHung(const musee::Space& here, bool fills);
    void toggleCard(int number);
    void toggleToken(std::string_view row, int column);
    void giveBonus(int side, musee::Gallery gallery);
    /// Gives the bonus as an answer says.
    void claim(int row);
    void showAnswers(const musee::View& view);
    bool edit(musee::Layout next, Message what);

    int m_side = 0;
    musee::ThemeOrder m_themes = musee::printedOrder;
    musee::Pointing m_pointing;
    int m_insisted = musee::bare; ///< the painting that was objected to last
    QString m_typed;
    std::vector<Message> m_answer;
    MuseeSpacesModel m_spaces;
    MuseeBonusesModel m_bonuses;
    KeypadModel m_keypad;
    MuseeHandModel m_hand;
    MuseePartnersModel m_players;
    std::vector<musee::ClaimRow> m_claims; ///< by answer
    Answers m_answers;
    TokensModel m_tokens;
};

} // namespace cimaise
