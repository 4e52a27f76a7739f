// The table of Museum: what a touch, a key or a line of text does to the museum on the screen.
#pragma once

#include "app/tables/answers.h"
#include "app/tables/museum/museum_arranger.h"
#include "app/tables/museum/museum_figures_owner.h"
#include "app/tables/museum/museum_models.h"

#include <QStringList>
#include <QUrl>

namespace cimaise {

/// Shows one side of the open game, which must be one of Museum, and turns what the player does
/// into edits of the session.
class MuseumTable : public cimaise::MuseumFiguresOwner {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseumSlotsModel* cells READ cells CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* civilisations READ civilisations CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* domains READ domains CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* values READ values CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* latest READ latest CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* experts READ experts CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* patrons READ patrons CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* patronParts READ patronParts CONSTANT FINAL)
    Q_PROPERTY(QString patronText READ patronText NOTIFY changed FINAL)
    Q_PROPERTY(QString patronWorth READ patronWorth NOTIFY changed FINAL)
    Q_PROPERTY(QString opinionWorth READ opinionWorth NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* track READ track CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* patronFigures READ patronFigures CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* prestige READ prestige CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* bonuses READ bonuses CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* discards READ discards CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* opinion READ opinion CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* press READ press CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseumCollectionsModel* collections READ collections CONSTANT FINAL)
    Q_PROPERTY(cimaise::Answers* answers READ answers CONSTANT FINAL)
    // the board itself
    Q_PROPERTY(QList<QString> boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardName READ boardName NOTIFY changed FINAL)
    Q_PROPERTY(bool ownBoard READ hasOwnBoard NOTIFY changed FINAL)
    Q_PROPERTY(int planTool READ planTool WRITE setPlanTool NOTIFY changed FINAL)
    // the best arrangement
    Q_PROPERTY(bool arranging READ isArranging WRITE setArranging NOTIFY changed FINAL)
    Q_PROPERTY(QString arrangeText READ arrangeText NOTIFY changed FINAL)
    Q_PROPERTY(QString arrangeShort READ arrangeShort NOTIFY changed FINAL)
    Q_PROPERTY(bool canApply READ canApply NOTIFY changed FINAL)
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseumStepsModel* steps READ steps CONSTANT FINAL)
    /// The slots of the step that is shown; -1: none is.
    Q_PROPERTY(int stepFrom READ stepFrom NOTIFY changed FINAL)
    Q_PROPERTY(int stepTo READ stepTo NOTIFY changed FINAL)
    /// What one's own copy prints, as the preferences keep it.
    Q_PROPERTY(QString copy READ copy WRITE setCopy NOTIFY copyChanged FINAL)

public:
    /// As museum::Mode, for QML.
    enum Mode { Enter, Paint, Move, Plan };
    Q_ENUM(Mode)

    explicit MuseumTable(QObject* parent = nullptr);

    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] int selected() const;
    [[nodiscard]] Mode mode() const { return static_cast<Mode>(m_pointing.mode); }
    void setMode(Mode mode);
    /// What was typed and not used yet.
    [[nodiscard]] const QString& typed() const { return m_typed; }
    /// The line that answers the last touch, or says what to do.
    [[nodiscard]] QString hint() const;

    [[nodiscard]] MuseumSlotsModel* cells() { return &m_cells; }
    [[nodiscard]] MuseumKeysModel* civilisations() { return &m_civilisations; }
    [[nodiscard]] MuseumKeysModel* domains() { return &m_domains; }
    [[nodiscard]] MuseumKeysModel* values() { return &m_values; }
    [[nodiscard]] MuseumKeysModel* latest() { return &m_latest; }
    [[nodiscard]] MuseumKeysModel* experts() { return &m_experts; }
    [[nodiscard]] MuseumKeysModel* patrons() { return &m_patrons; }
    [[nodiscard]] MuseumKeysModel* patronParts() { return &m_patronParts; }
    [[nodiscard]] MuseumFiguresModel* track() { return &m_track; }
    [[nodiscard]] MuseumFiguresModel* patronFigures() { return &m_patronFigures; }
    [[nodiscard]] MuseumFiguresModel* prestige() { return &m_prestige; }
    [[nodiscard]] MuseumFiguresModel* bonuses() { return &m_bonuses; }
    [[nodiscard]] MuseumFiguresModel* discards() { return &m_discards; }
    [[nodiscard]] MuseumFiguresModel* opinion() { return &m_opinion; }
    [[nodiscard]] MuseumFiguresModel* press() { return &m_press; }
    [[nodiscard]] MuseumCollectionsModel* collections() { return &m_collections; }
    /// Figures of one's own copy, beside the finding that misses them.
    [[nodiscard]] Answers* answers() { return &m_answers; }
    /// What the patron asks for.
    [[nodiscard]] QString patronText() const;
    [[nodiscard]] QString patronWorth() const;
    [[nodiscard]] QString opinionWorth() const;

    [[nodiscard]] QStringList boards() const;
    [[nodiscard]] int board() const;
    [[nodiscard]] QString boardName() const;
    /// Whether the board is the game's own, and can be called by another name or dropped.
    [[nodiscard]] bool hasOwnBoard() const;
    [[nodiscard]] int planTool() const { return static_cast<int>(m_pointing.tool); }
    void setPlanTool(int tool);

    [[nodiscard]] bool isArranging() const { return m_arranging; }
    void setArranging(bool arranging);
    /// “+9 points by moving 3 objects”, what is proved, or that it is being worked out.
    [[nodiscard]] QString arrangeText() const;
    /// The same for a line under the board; empty while there is nothing to say.
    [[nodiscard]] QString arrangeShort() const;
    [[nodiscard]] bool canApply() const;
    [[nodiscard]] bool isLooking() const { return m_arranger.isLooking(); }
    [[nodiscard]] MuseumStepsModel* steps() { return &m_steps; }
    [[nodiscard]] int stepFrom() const;
    [[nodiscard]] int stepTo() const;

    [[nodiscard]] const QString& copy() const { return m_copyText; }
    void setCopy(const QString& copy);

    /// A slot is touched: select it, paint it, put down what is carried, draw the board.
    Q_INVOKABLE void touch(int row);
    /// The selection moves to a neighbouring slot.
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void pressCivilisation(int row);
    Q_INVOKABLE void pressDomain(int row);
    Q_INVOKABLE void pressValue(int row);
    Q_INVOKABLE void pressLatest(int row);
    /// Text as it is typed: an object is put down as soon as it is complete.
    Q_INVOKABLE void type(const QString& text);
    /// Enter: uses what was typed, or touches the selected slot.
    Q_INVOKABLE void confirm();
    /// Backspace: the last letter typed, else the object in the selected slot.
    Q_INVOKABLE void erase();
    Q_INVOKABLE void switchMode(Mode mode);
    /// Escape: gives up what is under way; false when nothing is.
    Q_INVOKABLE bool cancel();
    /// Takes the selected object off.
    Q_INVOKABLE void take();
    Q_INVOKABLE void takeAll();
    /// Moves an object; swaps it with the one that lies there. Outside the board it is taken off.
    Q_INVOKABLE void drag(int from, int to);
    Q_INVOKABLE void dragOut(int from);
    /// Puts down objects as typed, from the selected slot on. Gives what is wrong with the text.
    Q_INVOKABLE QString enterText(const QString& text);

    Q_INVOKABLE void toggleExpert(int row);
    Q_INVOKABLE void choosePatron(int row);
    Q_INVOKABLE void choosePatronPart(int row);
    [[nodiscard]] bool isLocked() const override;
    QString setFigure(const QString& figure, const QString& text) override;
    void stepFigure(const QString& figure, int by) override;

    Q_INVOKABLE void chooseBoard(int row);
    Q_INVOKABLE void newBoard();
    Q_INVOKABLE QString renameBoard(const QString& name);
    Q_INVOKABLE void dropBoard();
    Q_INVOKABLE void growBoard(int columns, int rows);

    Q_INVOKABLE void showStep(int row);
    Q_INVOKABLE void applyStep(int row);
    Q_INVOKABLE void applyArrangement();

    /// Writes one's own copy to a file, or takes over another one. Gives what went wrong.
    Q_INVOKABLE [[nodiscard]] QString saveCopy(const QUrl& file) const;
    Q_INVOKABLE QString loadCopy(const QUrl& file);

Q_SIGNALS:
    void copyChanged();
    /// The copy has become this, and is to be kept.
    void copyEdited(const QString& copy);

private:
    void followSession() override;
    [[nodiscard]] const museum::Layout& layout() const;
    [[nodiscard]] bool hasMuseum() const;
    [[nodiscard]] const museum::Museum& museum() const;
    [[nodiscard]] const museum::Board& plan() const;
    [[nodiscard]] museum::View view(const Words& words) const;
    [[nodiscard]] Cell cell(int row) const;
    [[nodiscard]] bool isRow(int row) const;
    [[nodiscard]] Message standingHint() const;
    [[nodiscard]] Message slotHint() const;
    [[nodiscard]] std::string name(const museum::Traits& traits) const;

    void lookAtSide();
    void look();
    void show() override;
    void showFigures(const museum::View& view);
    void showSteps(const Words& words);
    void showAnswers(const Words& words);
    void forget();
    void answer(Message message);
    void select(const Cell& cell);
    void press(const museum::Trait& trait);
    void paint(const Cell& cell);
    void put(const museum::Object& object);
    void putDown(const Cell& to);
    void draw(const Cell& cell);
    void drawWall(const Cell& cell);
    void editPlan(const museum::Board& board, TextId what);
    void setPatron(std::optional<museum::Patron> patron);
    [[nodiscard]] std::optional<int> figureOf(const QString& figure) const;
    void enterFigure(const QString& figure, std::optional<int> value);
    void keep(museum::Copy copy);
    void give(int row);
    bool edit(museum::Layout next, Message what);

    int m_side = 0;
    museum::Pointing m_pointing;
    QString m_typed;
    std::optional<Message> m_answer;
    QString m_copyText;
    museum::Copy m_copy;
    bool m_arranging = true;
    MuseumArranger m_arranger;
    std::vector<museum::Step> m_stepsFound;
    MuseumSlotsModel m_cells;
    MuseumKeysModel m_civilisations;
    MuseumKeysModel m_domains;
    MuseumKeysModel m_values;
    MuseumKeysModel m_latest;
    MuseumKeysModel m_experts;
    MuseumKeysModel m_patrons;
    MuseumKeysModel m_patronParts;
    MuseumFiguresModel m_track;
    MuseumFiguresModel m_patronFigures;
    MuseumFiguresModel m_prestige;
    MuseumFiguresModel m_bonuses;
    MuseumFiguresModel m_discards;
    MuseumFiguresModel m_opinion;
    MuseumFiguresModel m_press;
    MuseumCollectionsModel m_collections;
    MuseumStepsModel m_steps;
    std::vector<museum::Layout> m_gifts; ///< by answer: the position it leads to
    Answers m_answers;
};

} // namespace cimaise
