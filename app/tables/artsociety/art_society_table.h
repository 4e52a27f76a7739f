// The table of Art Society: what a drag, a touch, a key or a line of text does to the wall on the
// screen.
#pragma once

#include "app/tables/answers.h"
#include "app/tables/artsociety/art_society_models.h"
#include "app/tables/table_part.h"

#include <QRect>

namespace cimaise {

/// Shows one side of the open game, which must be one of Art Society, and turns what the player
/// does into edits of the session.
class ArtSocietyTable : public cimaise::TablePart {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY previewChanged FINAL)
    /// The keyboard's square: x is its column, y its row.
    Q_PROPERTY(QPoint cursor READ cursor NOTIFY previewChanged FINAL)
    /// The squares that are being covered, in columns and rows; empty: none.
    Q_PROPERTY(QRect preview READ preview NOTIFY previewChanged FINAL)
    Q_PROPERTY(QString previewSeverity READ previewSeverity NOTIFY previewChanged FINAL)
    Q_PROPERTY(bool tileSelected READ isTileSelected NOTIFY changed FINAL)
    Q_PROPERTY(QString selectedText READ selectedText NOTIFY changed FINAL)
    Q_PROPERTY(bool decorFits READ decorFits NOTIFY changed FINAL)
    Q_PROPERTY(bool ordered READ isOrdered WRITE setOrdered NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::ArtSocietySquaresModel* squares READ squares CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyTilesModel* tiles READ tiles CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* types READ types CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* frames READ frames CONSTANT FINAL)
    Q_PROPERTY(cimaise::Answers* answers READ answers CONSTANT FINAL)
    // beside the wall
    Q_PROPERTY(cimaise::ArtSocietyMarkersModel* markers READ markers CONSTANT FINAL)
    Q_PROPERTY(QString assistantText READ assistantText NOTIFY changed FINAL)
    Q_PROPERTY(bool assistantHolds READ assistantHolds NOTIFY changed FINAL)
    Q_PROPERTY(int excess READ excess NOTIFY changed FINAL)
    /// Whether a tie asks for hands, or one has been entered.
    Q_PROPERTY(bool handAsked READ isHandAsked NOTIFY changed FINAL)
    Q_PROPERTY(bool handKnown READ isHandKnown NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* hand READ hand CONSTANT FINAL)
    // where does this fit?
    Q_PROPERTY(cimaise::ArtSocietyFitsModel* fits READ fits CONSTANT FINAL)
    Q_PROPERTY(QString askedText READ askedText NOTIFY changed FINAL)
    Q_PROPERTY(int askedColumns READ askedColumns NOTIFY changed FINAL)
    Q_PROPERTY(int askedRows READ askedRows NOTIFY changed FINAL)
    Q_PROPERTY(int askedShields READ askedShields NOTIFY changed FINAL)
    Q_PROPERTY(QString fitText READ fitText NOTIFY changed FINAL)
    Q_PROPERTY(bool fitShown READ isFitShown NOTIFY changed FINAL)
    // the neighbour's check
    Q_PROPERTY(cimaise::ArtSocietyPairsModel* pairs READ pairs CONSTANT FINAL)
    Q_PROPERTY(QString pairsText READ pairsText NOTIFY changed FINAL)
    // the printed wall
    Q_PROPERTY(int firstEyelineRow READ firstEyelineRow NOTIFY changed FINAL)
    Q_PROPERTY(int lastEyelineRow READ lastEyelineRow NOTIFY changed FINAL)
    Q_PROPERTY(int starColumn READ starColumn NOTIFY changed FINAL)
    Q_PROPERTY(int starRow READ starRow NOTIFY changed FINAL)
    Q_PROPERTY(bool verified READ isVerified NOTIFY changed FINAL)

public:
    /// As artsociety::Mode, for QML.
    enum Mode { Enter, Fit, Plan };
    Q_ENUM(Mode)

    explicit ArtSocietyTable(QObject* parent = nullptr);

    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] Mode mode() const { return static_cast<Mode>(m_pointing.mode); }
    void setMode(Mode mode);
    /// The line that answers the last touch, or says what to do.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QPoint cursor() const;
    [[nodiscard]] QRect preview() const;
    [[nodiscard]] QString previewSeverity() const { return m_previewSeverity; }
    [[nodiscard]] bool isTileSelected() const { return selected() != nullptr; }
    [[nodiscard]] QString selectedText() const;
    /// Whether the outline, or the selected tile, can be decor.
    [[nodiscard]] bool decorFits() const;
    [[nodiscard]] bool isOrdered() const;
    void setOrdered(bool ordered);
    [[nodiscard]] ArtSocietySquaresModel* squares() { return &m_squares; }
    [[nodiscard]] ArtSocietyTilesModel* tiles() { return &m_tiles; }
    [[nodiscard]] ArtSocietyKeysModel* types() { return &m_types; }
    [[nodiscard]] ArtSocietyKeysModel* frames() { return &m_frames; }
    [[nodiscard]] Answers* answers() { return &m_answers; }
    [[nodiscard]] ArtSocietyMarkersModel* markers() { return &m_markers; }
    [[nodiscard]] QString assistantText() const;
    [[nodiscard]] bool assistantHolds() const;
    [[nodiscard]] int excess() const;
    [[nodiscard]] bool isHandAsked() const;
    [[nodiscard]] bool isHandKnown() const;
    [[nodiscard]] ArtSocietyKeysModel* hand() { return &m_hand; }
    [[nodiscard]] ArtSocietyFitsModel* fits() { return &m_fits; }
    [[nodiscard]] QString askedText() const;
    [[nodiscard]] int askedColumns() const { return m_pointing.asked.size.columns; }
    [[nodiscard]] int askedRows() const { return m_pointing.asked.size.rows; }
    /// 0: a painting is asked for.
    [[nodiscard]] int askedShields() const;
    [[nodiscard]] QString fitText() const;
    [[nodiscard]] bool isFitShown() const { return m_pointing.shown.has_value(); }
    [[nodiscard]] ArtSocietyPairsModel* pairs() { return &m_pairs; }
    [[nodiscard]] QString pairsText() const;
    [[nodiscard]] int firstEyelineRow() const;
    [[nodiscard]] int lastEyelineRow() const;
    [[nodiscard]] int starColumn() const;
    [[nodiscard]] int starRow() const;
    [[nodiscard]] bool isVerified() const;

    // a finger or mouse on the wall; columns and rows count from 1
    Q_INVOKABLE void press(int column, int row);
    Q_INVOKABLE void dragTo(int column, int row);
    Q_INVOKABLE void release();
    Q_INVOKABLE void giveUpDrag();

    // the keyboard
    Q_INVOKABLE void step(int columns, int rows);
    /// The cursor goes on, and the squares from where it was are to be covered.
    Q_INVOKABLE void stretch(int columns, int rows);
    /// The selected tile moves by one square.
    Q_INVOKABLE void nudge(int columns, int rows);
    /// Enter: touches the square of the cursor.
    Q_INVOKABLE void confirm();
    /// Escape: gives up what is under way; false when nothing is.
    Q_INVOKABLE bool cancel();

    Q_INVOKABLE void chooseType(int row);
    Q_INVOKABLE void chooseFrame(int row);
    Q_INVOKABLE void chooseTypeCalled(int type);
    Q_INVOKABLE void chooseFrameCalled(int frame);
    Q_INVOKABLE void decor();
    /// What is drawn next gets the selected tile's type and frame.
    Q_INVOKABLE void copySelected();
    Q_INVOKABLE void take();
    /// Selects a tile by its place in the order of hanging.
    Q_INVOKABLE void select(int row);
    /// Puts a tile earlier or later in the order of hanging.
    Q_INVOKABLE void moveInOrder(int row, int by);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void toggleStart();
    /// Hangs a tile as typed. Gives what is wrong with the text.
    Q_INVOKABLE QString enterText(const QString& text);

    /// Says where a marker stands; an empty text: it never reached the museum.
    Q_INVOKABLE QString setMarker(int row, const QString& text);
    Q_INVOKABLE void giveToAssistant();
    Q_INVOKABLE void clearAssistant();
    Q_INVOKABLE void stepExcess(int by);
    Q_INVOKABLE void toggleCard(int row);
    Q_INVOKABLE void forgetHand();

    Q_INVOKABLE void ask(int shields);
    Q_INVOKABLE void growAsked(int columns, int rows);
    Q_INVOKABLE void askHeld();
    Q_INVOKABLE void showFit(int row);
    /// Hangs the tile at the place that is shown.
    Q_INVOKABLE void hangFit();

    Q_INVOKABLE void showPair(int row);

    Q_INVOKABLE void growWall(int columns, int rows);
    Q_INVOKABLE void moveEyeline(int first, int last);
    Q_INVOKABLE void moveStars(int columns, int rows);
    Q_INVOKABLE void confirmWall();
    Q_INVOKABLE void nameFrame(int frame, const QString& name);
    Q_INVOKABLE [[nodiscard]] QString frameName(int frame) const;

Q_SIGNALS:
    void previewChanged();
    /// The printed wall is this, and is to be kept for later games.
    void wallEdited(const QString& wall);

private:
    void followSession() override;
    [[nodiscard]] const artsociety::Layout& layout() const;
    [[nodiscard]] bool hasGallery() const;
    [[nodiscard]] const artsociety::Gallery& gallery() const;
    [[nodiscard]] artsociety::View view(const Words& words) const;
    [[nodiscard]] const artsociety::Hung* selected() const;
    [[nodiscard]] artsociety::OnWall here() const;
    [[nodiscard]] bool isSquare(int column, int row) const;
    [[nodiscard]] Square clamped(int column, int row) const;
    [[nodiscard]] QString standingHint() const;
    [[nodiscard]] std::string name(const artsociety::Tile& tile) const;
    [[nodiscard]] Placement tried(const artsociety::Hung& hung,
                                  std::optional<std::size_t> without) const;

    void lookAtSide();
    void reread();
    void show() override;
    void forget();
    void answer(const QString& said);
    void answer(const Message& message);
    void judge(const artsociety::Hung& hung, std::optional<std::size_t> without);
    void judgeOutline();
    void pressSquare(Square square);
    void pressFit(Square square);
    void dropTile();
    void tryHang();
    void hang(const artsociety::Hung& hung);
    void showFace(const std::variant<artsociety::Painting, artsociety::Decor>& face);
    void use(artsociety::Type type);
    void use(artsociety::Frame frame);
    void find();
    void tellHung(std::size_t tile);
    void showAnswers(const Words& words);
    void changeWall(const artsociety::WallPlan& wall);
    bool edit(artsociety::Layout next, Message what);

    int m_side = 0;
    artsociety::Pointing m_pointing;
    QString m_answer;
    QString m_previewText;
    QString m_previewSeverity;
    Placements m_found;
    Offers m_offers;
    ArtSocietySquaresModel m_squares;
    ArtSocietyTilesModel m_tiles;
    ArtSocietyKeysModel m_types;
    ArtSocietyKeysModel m_frames;
    ArtSocietyKeysModel m_hand;
    ArtSocietyMarkersModel m_markers;
    ArtSocietyFitsModel m_fits;
    ArtSocietyPairsModel m_pairs;
    Answers m_answers;
};

} // namespace cimaise
