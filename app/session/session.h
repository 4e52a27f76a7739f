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

/// Kind of event, for its sound.
enum class Happening : std::uint8_t { hung, illegal, undo, filled, revealed };

/// Open game, and its place in the library.
struct OpenGame {
    GameId id = 0; ///< 0: not yet saved
    History history;
    /// Index of each step in the library; empty if the library has them in the same order.
    std::vector<qsizetype> places{};
    QString title{};
    bool finished = false;
    bool early = false; ///< finished before its rules end it
    std::optional<qint64> match{};
    GameMode manner = GameMode::open;
    /// True for a copy of the open game used to try a move, which is never saved.
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
    /// Title of the game, or its default title.
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged FINAL)
    Q_PROPERTY(bool finished READ finished WRITE setFinished NOTIFY factsChanged FINAL)
    /// True if the rules end the game in this position.
    Q_PROPERTY(bool endReached READ isEndReached NOTIFY changed FINAL)
    /// Finding that makes the result doubtful, such as a wrong score track; empty without one.
    Q_PROPERTY(QString doubtText READ doubtText NOTIFY changed FINAL)
    /// Question to the players before the game is finished or reopened.
    Q_PROPERTY(cimaise::SessionQuestion* question READ question CONSTANT FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY readOnlyChanged FINAL)
    /// True for a single board without players.
    Q_PROPERTY(bool alone READ isAlone CONSTANT FINAL)
    /// Verdict about the single board: legality and points.
    Q_PROPERTY(QString aloneText READ aloneText NOTIFY sideVerdictChanged FINAL)
    /// Missing details of the single board, and the Staircases used to score it; may be empty.
    Q_PROPERTY(QString neededText READ neededText NOTIFY sideVerdictChanged FINAL)
    /// Missing details of the single board, and details that are not needed.
    Q_PROPERTY(QString askedText READ askedText NOTIFY sideVerdictChanged FINAL)
    /// True if the points are hidden until they are revealed.
    Q_PROPERTY(bool hidden READ isHidden WRITE setHidden NOTIFY factsChanged FINAL)
    /// True if the points of this game can be hidden.
    Q_PROPERTY(bool canHidePoints READ canHidePoints CONSTANT FINAL)
    /// True while the points are hidden.
    Q_PROPERTY(bool totalsHidden READ totalsHidden NOTIFY totalsHiddenChanged FINAL)
    /// True if a side has points, and they are shown.
    Q_PROPERTY(bool showsPoints READ showsPoints NOTIFY verdictChanged FINAL)
    /// True while the ranking is revealed place by place.
    Q_PROPERTY(bool unveiling READ isUnveiling NOTIFY totalsHiddenChanged FINAL)
    /// True while all hidden points are shown for a moment.
    Q_PROPERTY(bool peeking READ isPeeking WRITE setPeeking NOTIFY totalsHiddenChanged FINAL)
    /// Side whose hidden points are shown for a moment; −1: none.
    Q_PROPERTY(int peekedSide READ peekedSide WRITE setPeekedSide NOTIFY totalsHiddenChanged FINAL)
    /// Names in seating order.
    Q_PROPERTY(QStringList players READ players NOTIFY playersChanged FINAL)
    Q_PROPERTY(cimaise::SidesModel* sides READ sides CONSTANT FINAL)
    Q_PROPERTY(
        int currentSide READ currentSide WRITE setCurrentSide NOTIFY currentSideChanged FINAL)
    /// History of the game, newest first.
    Q_PROPERTY(cimaise::HistoryModel* steps READ steps CONSTANT FINAL)
    Q_PROPERTY(cimaise::FindingsModel* findings READ findings CONSTANT FINAL)
    /// Ruling on the highlighted finding.
    Q_PROPERTY(cimaise::RulingView* ruling READ ruling CONSTANT FINAL)
    /// Ruling on the spot tapped last, while settleTouched() is on.
    Q_PROPERTY(cimaise::RulingView* touchedRuling READ touchedRuling CONSTANT FINAL)
    /// Request to tap the place that a rules question is about; empty without a request.
    Q_PROPERTY(QString spotRequestText READ spotRequestText NOTIFY spotRequestChanged FINAL)
    Q_PROPERTY(cimaise::SheetModel* sheet READ sheet CONSTANT FINAL)
    Q_PROPERTY(cimaise::EvidenceModel* evidence READ evidence CONSTANT FINAL)
    Q_PROPERTY(cimaise::RankingModel* ranking READ ranking CONSTANT FINAL)
    Q_PROPERTY(cimaise::ReadingsModel* readings READ readings CONSTANT FINAL)
    /// First sides to fill each gallery of Musée; empty if no bonus is contested.
    Q_PROPERTY(QStringList firsts READ firsts NOTIFY changed FINAL)
    Q_PROPERTY(QString matchText READ matchText NOTIFY matchChanged FINAL)
    Q_PROPERTY(bool matchDecided READ matchDecided NOTIFY matchChanged FINAL)
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY matchChanged FINAL)
    Q_PROPERTY(QString saveTrouble READ saveTrouble NOTIFY saveTroubleChanged FINAL)
    /// True if spots are highlighted on the boards.
    Q_PROPERTY(bool lit READ isLit NOTIFY highlightChanged FINAL)
    Q_PROPERTY(bool legal READ legal NOTIFY verdictChanged FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY verdictChanged FINAL)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY verdictChanged FINAL)
    Q_PROPERTY(QString verdictSeverity READ verdictSeverity NOTIFY verdictChanged FINAL)
    /// Number of findings that the verdict counts: those of the highest severity.
    Q_PROPERTY(int verdictCount READ verdictCount NOTIFY verdictChanged FINAL)
    /// Verdict of the whole game, beside the verdict of a side.
    Q_PROPERTY(QString tableVerdictText READ tableVerdictText NOTIFY verdictChanged FINAL)
    /// Verdict of the side in view, without problems of other boards.
    Q_PROPERTY(QString sideVerdictText READ sideVerdictText NOTIFY sideVerdictChanged FINAL)
    Q_PROPERTY(QString sideVerdictSeverity READ sideVerdictSeverity NOTIFY sideVerdictChanged FINAL)

public:
    Session(Library& library, Language language, OpenGame game, QObject* parent = nullptr);

    // --- C++ interface for the boards ---
    [[nodiscard]] const AnyCase& current() const { return m_history.current(); }
    /// All positions up to the current one, and those that can be redone.
    [[nodiscard]] const History& history() const { return m_history; }
    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] Translator words() const {
        return Translator{m_language, current()}.hidingPoints(totalsHidden());
    }
    /// Input of the models with these texts, which must outlive it.
    [[nodiscard]] PublishContext context(const Translator& words) const {
        return {
            .position = current(), .evaluation = m_evaluation, .words = words, .shown = shown()};
    }
    [[nodiscard]] const Highlight& lookedAt() const { return m_highlight; }
    /// Highlighted spots, with their styles.
    [[nodiscard]] const Lights& lights() const { return m_lights; }
    [[nodiscard]] bool isLit() const { return !m_lights.empty(); }
    [[nodiscard]] Spots highlight() const { return spotsOf(m_lights); }
    /// Makes `next` the current position; `what` is the text of the edit for undo. Returns false if
    /// nothing has changed, or if the game is read-only.
    bool edit(AnyCase next, Message what);
    /// True if the edit to `next` requires a confirmation, because the game is finished.
    [[nodiscard]] bool asksBefore(const AnyCase& next) const;
    /// Calls `then` at once; in a finished game asks for confirmation of `step` first, and reopens
    /// the game.
    void reopened(const QString& step, const std::function<void()>& then);
    /// Replaces the newest edit, as each digit typed into a field does. Returns false as edit()
    /// does.
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
    /// Finishes the game if its rules end it and nothing makes the result doubtful; otherwise asks
    /// first.
    Q_INVOKABLE void askToFinish(bool slowly);
    [[nodiscard]] QString doubtText() const;
    /// Highlights the finding of `doubtText`.
    Q_INVOKABLE void showDoubt();
    [[nodiscard]] QString heading() const;
    [[nodiscard]] bool isAlone() const { return m_manner == GameMode::alone; }
    [[nodiscard]] QString aloneText() const;
    [[nodiscard]] QString neededText() const;
    [[nodiscard]] QString askedText() const;
    [[nodiscard]] bool isHidden() const { return m_manner == GameMode::hidden && canHidePoints(); }
    [[nodiscard]] bool canHidePoints() const;
    void setHidden(bool hidden);
    [[nodiscard]] bool totalsHidden() const;
    [[nodiscard]] bool showsPoints() const;
    [[nodiscard]] bool isUnveiling() const { return m_veiled > 0; }
    [[nodiscard]] bool isPeeking() const { return m_peeking; }
    void setPeeking(bool peeking);
    [[nodiscard]] int peekedSide() const { return m_peekedSide; }
    void setPeekedSide(int side);
    /// Reveals the ranking of the finished game, from the last place to the first or at once.
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
    /// Moves to the step in this row of `steps`.
    Q_INVOKABLE void goTo(int row);
    Q_INVOKABLE void setReading(const QString& id, int option);
    /// Highlights the evidence of a side's line, or of all its lines if `line` is empty.
    Q_INVOKABLE void show(int side, const QString& line);
    /// Shows the board of a finding and highlights its places; clears the highlight if they are
    /// highlighted already.
    Q_INVOKABLE void showFinding(int row);
    /// Highlights a finding without toggling, and requests the ruling on it.
    void ruleOn(int row);
    Q_INVOKABLE void clearHighlight();
    /// Highlights only these spots.
    void lightUp(cimaise::Spots spots);
    /// Requests the ruling on a spot: its legality or, with `counting`, its points.
    void ruleAt(const cimaise::Spot& spot, bool counting = false);
    /// Requests a ruling on a question without a place.
    void ruleOn(Highlight::Kind question);
    /// Makes the next tap on a board select the spot of a rules question, without any other effect.
    void askForSpot(bool asks);
    [[nodiscard]] bool asksForSpot() const { return m_spotRequest != SpotRequest::none; }
    [[nodiscard]] QString spotRequestText() const;
    /// Handles a tap on a spot; returns true if the tap answered askForSpot().
    bool takesSpot(const cimaise::Spot& spot);
    /// Records a spot selected by keys or by placing a piece.
    void pointAt(const cimaise::Spot& spot) { m_touched = spot; }
    /// Turns the ruling on the spot tapped last on or off.
    void settleTouched(bool wanted);
    /// True while ledTo() only moves the cursor to the spot of a rules question.
    [[nodiscard]] bool isPointing() const { return m_pointing; }
    /// Renames a player. Returns the error in the name, or an empty string.
    Q_INVOKABLE QString renamePlayer(int index, const QString& name);

    /// Parts of the result that are shown.
    [[nodiscard]] Shown shown() const;
    /// Copy of the game for trying a move; never saved.
    [[nodiscard]] OpenGame copied() const;
    [[nodiscard]] bool isTrial() const { return m_trial; }
    [[nodiscard]] GameId id() const { return m_id; }
    /// Saves the game in the library, so that data can be stored with it. Returns its id, or 0 if
    /// the library cannot save it.
    GameId keep();
    /// Reloads a game that another window has changed in the library.
    void follow(OpenGame game);
    /// Saves this game as a copy, since the one in the library has changed.
    void saveConflictCopy(const QString& title);
    /// True if edits are neither in the library nor in a file.
    [[nodiscard]] bool isUnkept() const { return m_unkept; }
    /// Marks the position as saved in a file.
    void setKept() { m_unkept = false; }
    /// View state of the game in the format of its board; empty if there is none.
    [[nodiscard]] QString place() const;
    void keepPlace(const QString& place);
    /// Other games of the match.
    [[nodiscard]] const MatchRecord& match() const { return m_match; }
    void setMatch(MatchRecord match);
    void setLanguage(Language language);
    /// Emits happened().
    void tell(cimaise::Happening happening) { emit happened(happening); }

Q_SIGNALS:
    /// Emitted after a change of position or language.
    void changed();
    /// Emitted after a change of a name or a symbol.
    void playersChanged();
    void highlightChanged();
    /// Emitted to move the selection to these spots on the side in view; `said` is the reason, or
    /// empty.
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
    /// Emitted when the players have finished the game, to show the result.
    void ended();
    /// Emitted for the tap requested by askForSpot().
    void spotTaken(const cimaise::Spot& spot);
    void spotRequestChanged();
    /// Emitted when the game has been added to the library.
    void stored(qint64 id);
    void happened(cimaise::Happening happening);
    /// Emitted when the group has answered an open question; `earlier` is the previous answer, or
    /// empty.
    void decided(const QString& reading, const QString& earlier, const QString& option);
    /// Emitted when undo or redo changes an answer; `option` may be empty.
    void decisionTurned(const QString& reading, const QString& option);

private:
    /// Requested tap on the board; `repeated` after a tap on an unsuitable spot.
    enum class SpotRequest : std::uint8_t { none, first, repeated };

    void setSpotRequest(SpotRequest request);
    /// Checks and scores the position; leaves out other boards for a single board, and points while
    /// they are hidden.
    void judge();
    /// True if the single board is empty and nothing beside it counts.
    [[nodiscard]] bool isAsItBegan() const;
    /// Updates the evaluation when points become hidden or visible.
    void judgeAnew();
    void unveilNext();
    void setVeiled(int places);
    void publish();
    void publishHighlight();
    /// Highlight after an edit: the score line of the player in view, with new evidence; empty for
    /// another player’s line, a finding or a spot.
    [[nodiscard]] Highlight explainedAnew() const;
    void setHighlight(Highlight highlight);
    /// True if the evidence of a score line includes the spot.
    [[nodiscard]] bool isCounted(const Spot& spot) const;
    /// Highlight of the spot tapped last, if it is still on the board in view.
    [[nodiscard]] Highlight touchedHighlight() const;
    /// Side that was in view when the game was last open; 0 if unknown.
    [[nodiscard]] int keptSide(GameId id) const;
    void keepSide();
    /// Spot of a rules question at this spot: the piece there, or an empty space with a finding or
    /// evidence; nullopt otherwise.
    [[nodiscard]] std::optional<Spot> disputable(const Spot& spot) const;
    /// Makes another step of the history the current one.
    void turnTo(std::size_t step);
    /// Shows a board without reordering the findings, so that the tapped one stays in place.
    void turnToSide(int side);
    /// Sorts the findings of a side first.
    void orderFindings(int side);
    void finish(bool early, bool slowly);
    /// Finishes the game again if undo has reached the position it was reopened in. Returns true
    /// if it did.
    bool finishAgain(std::size_t step);
    /// True if the game has ended and has no problems: a wrong position is corrected first.
    [[nodiscard]] bool isReadyForResult() const;
    /// Asks whether to show the result of a position that is ready for it.
    void offerResult();
    /// Shows the board of the first spot on a board, and moves the selection there.
    void lead(const Spots& spots, const Message& said);
    /// Emits decisionTurned() for the questions whose answer differs from `before`.
    void tellTurned(const std::optional<ReadingChoices>& before);
    /// Publishes a new position.
    void announce();
    void lay(OpenGame game);
    /// Updates the session after the library was reopened.
    void followLibrary();
    /// Prepares an edit: adds an unsaved game to the library.
    void beginChange();
    /// Saves an unsaved game with its history in the library.
    void keepAll();
    /// Saves the latest step.
    void keepStep();
    void keepFacts();
    /// Applies the current title to every position.
    void retitle();
    [[nodiscard]] GameFacts facts() const;
    /// Verdict in one of four wordings, by the highest severity.
    [[nodiscard]] std::array<int, 3> verdictCounts() const;
    [[nodiscard]] QString verdictIn(std::span<const TextId, 4> wordings) const;
    /// Number of findings of this severity on the side in view.
    [[nodiscard]] int countOnSide(Severity severity) const;
    [[nodiscard]] std::vector<int> gamesWon(const MatchTerms& terms) const;
    [[nodiscard]] QString editText(TextId text, const Message* what) const;

    Library& m_library;
    Language m_language;
    GameId m_id = 0;
    History m_history;
    std::vector<qsizetype> m_places; ///< indices of the steps in the library
    QString m_title;
    bool m_finished = false;
    bool m_early = false;
    /// Step in which a finished game was reopened for an edit, and how it had ended.
    struct Reopening {
        std::size_t step = 0;
        bool early = false;
    };
    std::optional<Reopening> m_reopening;
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
    bool m_pointing = false;
    SpotRequest m_spotRequest = SpotRequest::none;
    SheetModel m_sheet;
    EvidenceModel m_evidence;
    RankingModel m_ranking;
    ReadingsModel m_readings;
};

} // namespace cimaise
