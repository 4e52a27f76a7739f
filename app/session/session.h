// Open game: edits it, checks and scores each position, saves it in the library, publishes the
// models.
#pragma once

#include "app/game/history.h"
#include "app/game/match_record.h"
#include "app/library/library.h"
#include "app/models/evidence_model.h"
#include "app/models/findings_model.h"
#include "app/models/history_model.h"
#include "app/models/ranking_model.h"
#include "app/models/readings_model.h"
#include "app/models/ruling_view.h"
#include "app/models/sheet_model.h"
#include "app/models/sides_model.h"
#include "app/session/session_question.h"

#include <QStringList>
#include <QTimer>
#include <array>
#include <functional>
#include <span>

namespace cimaise {

/// What an edit was, for the ear.
enum class Happening : std::uint8_t { hung, illegal, undo, filled, revealed };

/// The game as it lies on the table and where it is kept.
struct OpenGame {
    GameId id = 0; ///< 0: kept nowhere yet
    History history;
    /// Where the library has each step; none where it has them as they stand.
    std::vector<qsizetype> places{};
    QString title{};
    bool finished = false;
    bool early = false; ///< finished before its rules end it
    std::optional<qint64> match{};
    GameMode manner = GameMode::open;
    /// A copy of the open game in which a move is tried: kept nowhere, whatever is done with it.
    bool trial = false;
};

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the AppController")
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY factsChanged FINAL)
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY factsChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed FINAL)
    /// What the game is called, with or without a title.
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged FINAL)
    Q_PROPERTY(bool finished READ finished WRITE setFinished NOTIFY factsChanged FINAL)
    /// The rules of the game end it here.
    Q_PROPERTY(bool endReached READ isEndReached NOTIFY changed FINAL)
    /// What the players are asked before the game is finished or reopened.
    Q_PROPERTY(cimaise::SessionQuestion* question READ question CONSTANT FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY readOnlyChanged FINAL)
    /// One board is looked at, and nobody plays.
    Q_PROPERTY(bool alone READ isAlone CONSTANT FINAL)
    /// What is answered of the one board: whether it is legal, and what it is worth.
    Q_PROPERTY(QString aloneText READ aloneText NOTIFY sideVerdictChanged FINAL)
    /// Missing details of the one board, and the Staircases it is counted with; may be empty.
    Q_PROPERTY(QString neededText READ neededText NOTIFY sideVerdictChanged FINAL)
    /// The same, and what is not needed.
    Q_PROPERTY(QString askedText READ askedText NOTIFY sideVerdictChanged FINAL)
    /// The points are for nobody to see before they are revealed.
    Q_PROPERTY(bool hidden READ isHidden WRITE setHidden NOTIFY factsChanged FINAL)
    /// Checks whether they can be hidden at all.
    Q_PROPERTY(bool canHidePoints READ canHidePoints CONSTANT FINAL)
    /// Whether they are not to be seen at the moment.
    Q_PROPERTY(bool totalsHidden READ totalsHidden NOTIFY totalsHiddenChanged FINAL)
    /// The ranking is unveiled, place by place.
    Q_PROPERTY(bool unveiling READ isUnveiling NOTIFY totalsHiddenChanged FINAL)
    /// All hidden points are shown for a moment.
    Q_PROPERTY(bool peeking READ isPeeking WRITE setPeeking NOTIFY totalsHiddenChanged FINAL)
    /// The one side whose hidden points are shown for a moment; -1: none.
    Q_PROPERTY(
        int peekedSide READ peekedSide WRITE setPeekedSide NOTIFY totalsHiddenChanged FINAL)
    /// Names in seating order.
    Q_PROPERTY(QStringList players READ players NOTIFY playersChanged FINAL)
    Q_PROPERTY(cimaise::SidesModel* sides READ sides CONSTANT FINAL)
    Q_PROPERTY(
        int currentSide READ currentSide WRITE setCurrentSide NOTIFY currentSideChanged FINAL)
    /// All that was entered, the newest first.
    Q_PROPERTY(cimaise::HistoryModel* steps READ steps CONSTANT FINAL)
    Q_PROPERTY(cimaise::FindingsModel* findings READ findings CONSTANT FINAL)
    /// The ruling on the finding that is looked at.
    Q_PROPERTY(cimaise::RulingView* ruling READ ruling CONSTANT FINAL)
    /// The ruling on what was touched last on a board, while settleTouched() wants it.
    Q_PROPERTY(cimaise::RulingView* touchedRuling READ touchedRuling CONSTANT FINAL)
    /// Request to tap the place that a rules question is about; empty where none is asked for.
    Q_PROPERTY(QString spotRequestText READ spotRequestText NOTIFY spotRequestChanged FINAL)
    Q_PROPERTY(cimaise::SheetModel* sheet READ sheet CONSTANT FINAL)
    Q_PROPERTY(cimaise::EvidenceModel* evidence READ evidence CONSTANT FINAL)
    Q_PROPERTY(cimaise::RankingModel* ranking READ ranking CONSTANT FINAL)
    Q_PROPERTY(cimaise::ReadingsModel* readings READ readings CONSTANT FINAL)
    /// Who filled which gallery of Musée first; empty where nobody argues about that.
    Q_PROPERTY(QStringList firsts READ firsts NOTIFY changed FINAL)
    Q_PROPERTY(QString matchText READ matchText NOTIFY matchChanged FINAL)
    Q_PROPERTY(bool matchDecided READ matchDecided NOTIFY matchChanged FINAL)
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY matchChanged FINAL)
    Q_PROPERTY(QString saveTrouble READ saveTrouble NOTIFY saveTroubleChanged FINAL)
    /// Whether something is lit on the boards.
    Q_PROPERTY(bool lit READ isLit NOTIFY highlightChanged FINAL)
    Q_PROPERTY(bool legal READ legal NOTIFY verdictChanged FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY verdictChanged FINAL)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY verdictChanged FINAL)
    Q_PROPERTY(QString verdictSeverity READ verdictSeverity NOTIFY verdictChanged FINAL)
    /// How many findings the verdict counts: those of the gravest kind there is.
    Q_PROPERTY(int verdictCount READ verdictCount NOTIFY verdictChanged FINAL)
    /// The same, as what is said of the table beside what is said of a side.
    Q_PROPERTY(QString tableVerdictText READ tableVerdictText NOTIFY verdictChanged FINAL)
    /// The same of the side that is shown: what is wrong elsewhere is not its owner’s.
    Q_PROPERTY(QString sideVerdictText READ sideVerdictText NOTIFY sideVerdictChanged FINAL)
    Q_PROPERTY(QString sideVerdictSeverity READ sideVerdictSeverity NOTIFY sideVerdictChanged FINAL)

public:
    Session(Library& library, Language language, OpenGame game, QObject* parent = nullptr);

    // What the boards of the games build on.
    [[nodiscard]] const AnyCase& current() const { return m_history.current(); }
    /// All positions on the way to the current one, and those that can be redone.
    [[nodiscard]] const History& history() const { return m_history; }
    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] Translator words() const {
        return Translator{m_language, current()}.hidingPoints(totalsHidden());
    }
    /// What is shown of it in these words, which outlive it.
    [[nodiscard]] PublishContext context(const Translator& words) const {
        return {
            .position = current(), .evaluation = m_evaluation, .words = words, .shown = shown()};
    }
    [[nodiscard]] const Highlight& lookedAt() const { return m_highlight; }
    /// What is lit on the boards, and how.
    [[nodiscard]] const Lights& lights() const { return m_lights; }
    [[nodiscard]] bool isLit() const { return !m_lights.empty(); }
    [[nodiscard]] Spots highlight() const { return spotsOf(m_lights); }
    /// Lays `next` on the table; `what` is the edit as undo names it. False: nothing has changed,
    /// or the game can only be read.
    bool edit(AnyCase next, Message what);
    /// Whether an edit to `next` has to be asked about first, because the game is finished.
    [[nodiscard]] bool asksBefore(const AnyCase& next) const;
    /// Does `step` at once; in a finished game it asks first, and reopens the game.
    void reopened(const QString& step, const std::function<void()>& then);
    /// Replaces the newest edit, as each digit typed into a field does. False: as for edit().
    bool amend(AnyCase next, Message what);

    [[nodiscard]] const QString& title() const { return m_title; }
    void setTitle(const QString& title);
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool canUndo() const { return !readOnly() && m_history.undoable() != nullptr; }
    [[nodiscard]] bool canRedo() const { return !readOnly() && m_history.redoable() != nullptr; }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] bool finished() const { return m_finished; }
    void setFinished(bool finished);
    [[nodiscard]] bool isEndReached() const;
    [[nodiscard]] bool wasEndedEarly() const { return m_finished && m_early; }
    [[nodiscard]] SessionQuestion* question() { return &m_question; }
    /// Finishes the game where its rules end it; asks first where they do not.
    Q_INVOKABLE void askToFinish(bool slowly);
    [[nodiscard]] QString heading() const;
    [[nodiscard]] bool isAlone() const { return m_manner == GameMode::alone; }
    [[nodiscard]] QString aloneText() const;
    [[nodiscard]] QString neededText() const;
    [[nodiscard]] QString askedText() const;
    [[nodiscard]] bool isHidden() const { return m_manner == GameMode::hidden && canHidePoints(); }
    [[nodiscard]] bool canHidePoints() const;
    void setHidden(bool hidden);
    [[nodiscard]] bool totalsHidden() const;
    [[nodiscard]] bool isUnveiling() const { return m_veiled > 0; }
    [[nodiscard]] bool isPeeking() const { return m_peeking; }
    void setPeeking(bool peeking);
    [[nodiscard]] int peekedSide() const { return m_peekedSide; }
    void setPeekedSide(int side);
    /// The game is over: the ranking is unveiled, from the last place to the first or at once.
    Q_INVOKABLE void reveal(bool slowly);
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] const QStringList& players() const { return m_players; }
    [[nodiscard]] SidesModel* sides() { return &m_sides; }
    [[nodiscard]] int currentSide() const { return m_currentSide; }
    void setCurrentSide(int side);
    [[nodiscard]] HistoryModel* steps() { return &m_steps; }
    [[nodiscard]] FindingsModel* findings() { return &m_findings; }
    [[nodiscard]] RulingView* ruling() { return &m_ruling; }
    [[nodiscard]] RulingView* touchedRuling() { return &m_touchedRuling; }
    [[nodiscard]] SheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] EvidenceModel* evidence() { return &m_evidence; }
    [[nodiscard]] RankingModel* ranking() { return &m_ranking; }
    [[nodiscard]] ReadingsModel* readings() { return &m_readings; }
    [[nodiscard]] QStringList firsts() const;
    [[nodiscard]] QString matchText() const;
    [[nodiscard]] bool matchDecided() const;
    [[nodiscard]] bool canRematch() const;
    [[nodiscard]] QString saveTrouble() const;
    [[nodiscard]] bool legal() const { return isLegal(m_evaluation.findings); }
    [[nodiscard]] bool complete() const { return isComplete(m_evaluation.findings); }
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] QString tableVerdictText() const;
    [[nodiscard]] QString verdictSeverity() const;
    [[nodiscard]] int verdictCount() const;
    [[nodiscard]] QString sideVerdictText() const;
    [[nodiscard]] QString sideVerdictSeverity() const;

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Back or on to what lay there after the step in this row of `steps`.
    Q_INVOKABLE void goTo(int row);
    Q_INVOKABLE void setReading(const QString& id, int option);
    /// Lights up what earns the points of a side's line, or of all its lines when `line` is empty.
    Q_INVOKABLE void show(int side, const QString& line);
    /// Turns to the board of a finding and lights its places; puts them out when they are lit.
    Q_INVOKABLE void showFinding(int row);
    /// The same, and it stays lit: the ruling on it is asked for.
    void ruleOn(int row);
    Q_INVOKABLE void clearHighlight();
    /// Lights these spots, and nothing else.
    void lightUp(cimaise::Spots spots);
    /// The ruling on what lies at this spot is asked for: whether it may be there, or what it
    /// counts for.
    void ruleAt(const cimaise::Spot& spot, bool counting = false);
    /// A ruling on no place of a board.
    void ruleOn(Highlight::Kind question);
    /// The next touch on a board says what a dispute is about, and does nothing else.
    void askForSpot(bool asks);
    [[nodiscard]] bool asksForSpot() const { return m_spotRequest != SpotRequest::none; }
    [[nodiscard]] QString spotRequestText() const;
    /// A spot of a board is touched; true where that was asked for, and is the answer.
    bool takesSpot(const cimaise::Spot& spot);
    /// A spot is pointed at otherwise: by keys, or because something was put down there.
    void pointAt(const cimaise::Spot& spot) { m_touched = spot; }
    /// Settles what was touched last, for as long as somebody looks.
    void settleTouched(bool wanted);
    /// Empty, or why the name cannot be taken.
    Q_INVOKABLE QString renamePlayer(int index, const QString& name);

    /// How much of the judgement is to be seen.
    [[nodiscard]] Shown shown() const;
    /// As it lies there, to try a move in; kept nowhere.
    [[nodiscard]] OpenGame copied() const;
    [[nodiscard]] bool isTrial() const { return m_trial; }
    [[nodiscard]] GameId id() const { return m_id; }
    /// Makes the game one of the library, so that something can be kept beside it: its id, or 0
    /// where the library takes none.
    GameId keep();
    /// Somebody else has changed the game: it lies on the table as the library has it now.
    void follow(OpenGame game);
    /// The library's game is no longer the one that was edited here: this one is kept beside it.
    void saveConflictCopy(const QString& title);
    /// Whether something was entered that lies neither in the library nor in a file.
    [[nodiscard]] bool isUnkept() const { return m_unkept; }
    /// What lies on the table was saved as a file.
    void setKept() { m_unkept = false; }
    /// Where somebody was with this game at the table, in the table’s own words; empty where nobody
    /// was.
    [[nodiscard]] QString place() const;
    void keepPlace(const QString& place);
    /// The other games of the match.
    [[nodiscard]] const MatchRecord& match() const { return m_match; }
    void setMatch(MatchRecord match);
    void setLanguage(Language language);
    /// Something happened that can be heard.
    void tell(cimaise::Happening happening) { emit happened(happening); }

Q_SIGNALS:
    /// Another position lies on the table, or the same has other words.
    void changed();
    /// Somebody has another name, or another sign.
    void playersChanged();
    void highlightChanged();
    /// The spots, on the side that is shown by now, are to be pointed at; `said` is why, or empty.
    void ledTo(const cimaise::Spots& spots, const cimaise::Message& said);
    void factsChanged();
    void headingChanged();
    void totalsHiddenChanged();
    void currentSideChanged();
    void verdictChanged();
    void sideVerdictChanged();
    void matchChanged();
    void readOnlyChanged();
    void saveTroubleChanged();
    /// The players have finished the game: the result is to be seen.
    void ended();
    /// The touch that was asked for.
    void spotTaken(const cimaise::Spot& spot);
    void spotRequestChanged();
    /// The game is kept in the library from now on.
    void stored(qint64 id);
    void happened(cimaise::Happening happening);
    /// The table has answered an open question; `earlier` is its answer until then, or empty.
    void decided(const QString& reading, const QString& earlier, const QString& option);
    /// Another step of the history has another answer, or none.
    void decisionTurned(const QString& reading, const QString& option);

private:
    /// A touch on the board that is asked for; `repeated` after one that met nothing.
    enum class SpotRequest : std::uint8_t { none, first, repeated };

    void setSpotRequest(SpotRequest request);
    /// Asks rules and score; of one board alone, what concerns it; of hidden points, nothing.
    void judge();
    /// Nothing lies on the one board, and nothing beside it counts.
    [[nodiscard]] bool isAsItBegan() const;
    /// Points are to be seen, or no longer.
    void judgeAnew();
    void unveilNext();
    void setVeiled(int places);
    void publish();
    void publishHighlight();
    /// Highlight after an edit: the score line of the player in view, to be explained by the new
    /// position; nothing where another player’s line, a finding or a spot is explained.
    [[nodiscard]] Highlight explainedAnew() const;
    void setHighlight(Highlight highlight);
    /// Whether a score line speaks of the spot.
    [[nodiscard]] bool isCounted(const Spot& spot) const;
    /// On what was touched last, where it still lies on the board in view.
    [[nodiscard]] Highlight touchedHighlight() const;
    /// What a dispute at the spot is about: the piece there, or what is found of an empty space or
    /// counted for it; none where there is nothing of the kind.
    [[nodiscard]] std::optional<Spot> disputable(const Spot& spot) const;
    /// Another step of the history becomes the current one.
    void turnTo(std::size_t step);
    /// Shows a board, while the list of findings keeps its order under the finger that chose one.
    void turnToSide(int side);
    /// Puts the findings of a side first.
    void orderFindings(int side);
    void finish(bool early, bool slowly);
    /// Nothing is left to play, and no finding is a problem: a wrong position is corrected first.
    [[nodiscard]] bool isReadyForResult() const;
    /// Asks whether to show the result of a position that is ready for it.
    void offerResult();
    /// Shows the board of the first spot that is on one, and points there.
    void lead(const Spots& spots, const Message& said);
    /// Tells of the questions that this step answers otherwise than `before`.
    void tellTurned(const std::optional<ReadingChoices>& before);
    /// Publishes a position that has just come to lie on the table.
    void announce();
    void lay(OpenGame game);
    /// After the library was opened anew.
    void followLibrary();
    /// Before something is entered: a game that is kept nowhere becomes one of the library.
    void beginChange();
    /// Makes a game of the library of one that is kept nowhere yet, its history included.
    void keepAll();
    /// Hands over the edit that led to what lies on the table.
    void keepStep();
    void keepFacts();
    /// Every position has the title in force.
    void retitle();
    [[nodiscard]] GameFacts facts() const;
    /// The verdict in one of four wordings, by the gravest severity there is.
    [[nodiscard]] std::array<int, 3> verdictCounts() const;
    [[nodiscard]] QString verdictIn(std::span<const TextId, 4> wordings) const;
    /// How many findings of this severity are the shown side's.
    [[nodiscard]] int countOnSide(Severity severity) const;
    [[nodiscard]] std::vector<int> gamesWon(const MatchTerms& terms) const;
    [[nodiscard]] QString editText(TextId text, const Message* what) const;

    Library& m_library;
    Language m_language;
    GameId m_id = 0;
    History m_history;
    std::vector<qsizetype> m_places; ///< of its steps in the library
    QString m_title;
    bool m_finished = false;
    bool m_early = false;
    SessionQuestion m_question;
    GameMode m_manner = GameMode::open;
    bool m_peeking = false;
    int m_peekedSide = -1;
    int m_veiled = 0;
    QTimer m_unveiling;
    bool m_trial = false;
    bool m_unkept = false;
    int m_currentSide = 0;
    Evaluation m_evaluation;
    Highlight m_highlight;
    Lights m_lights;
    MatchRecord m_match;
    HistoryModel m_steps{m_history};
    QStringList m_players;
    SidesModel m_sides;
    FindingsModel m_findings;
    RulingView m_ruling;
    RulingView m_touchedRuling;
    std::optional<Spot> m_touched;
    bool m_touchedWanted = false;
    SpotRequest m_spotRequest = SpotRequest::none;
    SheetModel m_sheet;
    EvidenceModel m_evidence;
    RankingModel m_ranking;
    ReadingsModel m_readings;
};

} // namespace cimaise
