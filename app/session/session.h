// Open game: edits it, checks and scores each position, saves it in the library, publishes the
// models.
#pragma once

#include "app/game/history.h"
#include "app/game/match_record.h"
#include "app/library/library.h"
#include "app/models/findings_model.h"
#include "app/models/history_model.h"
#include "app/models/match_view.h"
#include "app/models/ranking_model.h"
#include "app/models/readings_model.h"
#include "app/models/sheet_model.h"
#include "app/models/verdict_view.h"
#include "app/session/hidden_points.h"
#include "app/session/highlighter.h"
#include "app/session/session_question.h"

#include <QStringList>
#include <functional>

namespace cimaise {

/// Kind of event, for its sound.
enum class SoundCue : std::uint8_t { hung, illegal, undo, filled, revealed };

/// Step in which a finished game was reopened for an edit, and how it had ended.
struct Reopening {
    std::size_t step = 0;
    bool early = false;
    std::optional<qint64> ended{}; ///< nullopt if it is not in the library
};

/// Open game and its identity in the library.
struct OpenGame {
    GameId id = 0; ///< 0: not yet saved
    History history;
    /// Index of each step in the library; empty if the library has them in the same order.
    std::vector<qsizetype> places{};
    QString title{};
    bool finished = false;
    bool early = false; ///< true if the players finished the game before its rules did
    std::optional<qint64> match{};
    GameMode gameMode = GameMode::open;
    /// True for a copy of the open game used to try a move, which is never saved.
    bool trial = false;
    std::optional<Reopening> reopening{};
    bool unsaved = false; ///< true if edits are neither in the library nor in a file
};

/// Stored view of a game, in the format of its board.
struct StoredView {
    QString text{};       ///< empty if there is none
    bool current = false; ///< true if it was stored with the current position
};

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the AppController")
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY factsChanged FINAL)
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY factsChanged FINAL)
    /// Title of the game, or its default title.
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged FINAL)
    Q_PROPERTY(bool finished READ finished WRITE setFinished NOTIFY factsChanged FINAL)
    /// True if the rules end the game now or after this round.
    Q_PROPERTY(bool endReached READ isEndReached NOTIFY endReachedChanged FINAL)
    /// Question to the players before the game is finished or reopened.
    Q_PROPERTY(cimaise::SessionQuestion* question READ question CONSTANT FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY readOnlyChanged FINAL)
    /// True for a single board without players.
    Q_PROPERTY(bool singleBoard READ isSingleBoard CONSTANT FINAL)
    /// True if one board shows all sides where there is room.
    Q_PROPERTY(bool boardShowsAllSides READ boardShowsAllSides CONSTANT FINAL)
    /// Names in seating order.
    Q_PROPERTY(QStringList players READ players NOTIFY playersChanged FINAL)
    Q_PROPERTY(cimaise::SidesModel* sides READ sides CONSTANT FINAL)
    Q_PROPERTY(
        int currentSide READ currentSide WRITE setCurrentSide NOTIFY currentSideChanged FINAL)
    Q_PROPERTY(cimaise::FindingsModel* findings READ findings CONSTANT FINAL)
    Q_PROPERTY(cimaise::SheetModel* sheet READ sheet CONSTANT FINAL)
    Q_PROPERTY(cimaise::RankingModel* ranking READ ranking CONSTANT FINAL)
    Q_PROPERTY(cimaise::ReadingsModel* readings READ readings CONSTANT FINAL)
    Q_PROPERTY(QString saveError READ saveError NOTIFY saveErrorChanged FINAL)
    Q_PROPERTY(cimaise::VerdictView* verdict READ verdict CONSTANT FINAL)
    Q_PROPERTY(cimaise::HistoryView* history READ historyView CONSTANT FINAL)
    Q_PROPERTY(cimaise::MatchView* match READ matchView CONSTANT FINAL)
    Q_PROPERTY(cimaise::Highlighter* highlighter READ highlighter CONSTANT FINAL)
    Q_PROPERTY(cimaise::HiddenPoints* points READ points CONSTANT FINAL)
    Q_PROPERTY(cimaise::SpotPicker* spotPicker READ spotPicker CONSTANT FINAL)

public:
    Session(Library& library, Language language, OpenGame game, QObject* parent = nullptr);

    // --- C++ interface for the boards ---
    [[nodiscard]] const AnyCase& current() const { return m_history.current(); }
    /// All positions up to the current one, and those that can be redone.
    [[nodiscard]] const History& history() const { return m_history; }
    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] Translator words() const {
        return Translator{m_language, current()}.hidingPoints(m_points.totalsHidden());
    }
    /// Input of the models with the texts `words`, which must outlive the returned context.
    [[nodiscard]] PublishContext context(const Translator& words) const {
        return {
            .position = current(), .evaluation = m_evaluation, .words = words, .shown = shown()};
    }
    /// Makes `next` the current position; `what` is the text of the edit for undo. Returns false if
    /// nothing has changed, or if the game is read-only.
    bool edit(AnyCase next, Message what);
    /// True if the edit to `next` requires a confirmation, because the game is finished.
    [[nodiscard]] bool needsConfirmation(const AnyCase& next) const;
    /// Calls `then` at once; in a finished game asks for confirmation of `step` first, and reopens
    /// the game.
    void reopened(const QString& step, const std::function<void()>& then);
    /// Replaces the newest edit; used for each digit typed into a field. Returns false in the same
    /// cases as edit().
    bool amend(AnyCase next, Message what);

    [[nodiscard]] const QString& title() const { return m_title; }
    void setTitle(const QString& title);
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool finished() const { return m_finished; }
    void setFinished(bool finished);
    [[nodiscard]] bool isEndReached() const { return m_endReached; }
    [[nodiscard]] bool wasEndedEarly() const { return m_finished && m_early; }
    /// Time when the game in the library was finished, in milliseconds since 1970; 0 if it is not
    /// finished, nullopt if it is not there.
    [[nodiscard]] std::optional<qint64> storedEnd() const;
    [[nodiscard]] SessionQuestion* question() { return &m_question; }
    /// Looks before a game is finished whether the players should be asked about something that
    /// only the game knows; calls its argument to go on.
    using EndCheck = std::function<void(std::function<void()>)>;
    void setEndCheck(EndCheck check) { m_endCheck = std::move(check); }
    /// Texts typed and pieces begun that are not entered: a line for each, and how to show the
    /// first.
    struct Unentered {
        std::function<QStringList()> lines;
        std::function<void()> show;
    };
    /// Sets what is named before the game is finished.
    void setUnentered(Unentered unentered) { m_unentered = std::move(unentered); }
    /// Finishes the game if its rules end it and nothing is open; otherwise asks first.
    Q_INVOKABLE void askToFinish(bool slowly);
    /// Finishes a game that the players say is over; asks like askToFinish() if the position
    /// contradicts them or something is open.
    void finishPlayed();
    /// Calls `then`, which starts the next game: at once if this game is finished, otherwise after
    /// asking; the argument is true if this game is to be finished first.
    void beforeNextGame(const std::function<void(bool)>& then);
    [[nodiscard]] QString heading() const;
    [[nodiscard]] bool boardShowsAllSides() const;
    [[nodiscard]] bool isSingleBoard() const { return m_gameMode == GameMode::singleBoard; }
    /// Finishes the game and reveals its ranking, from the last place to the first or at once.
    void reveal(bool slowly);
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] const QStringList& players() const { return m_players; }
    [[nodiscard]] SidesModel* sides() { return &m_sides; }
    [[nodiscard]] int currentSide() const { return m_currentSide; }
    void setCurrentSide(int side);
    [[nodiscard]] FindingsModel* findings() { return &m_findings; }
    [[nodiscard]] SheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] RankingModel* ranking() { return &m_ranking; }
    [[nodiscard]] ReadingsModel* readings() { return &m_readings; }
    [[nodiscard]] QString saveError() const;
    [[nodiscard]] VerdictView* verdict() { return &m_verdict; }
    [[nodiscard]] HistoryView* historyView() { return &m_historyView; }
    [[nodiscard]] MatchView* matchView() { return &m_matchView; }
    [[nodiscard]] Highlighter* highlighter() { return &m_highlighter; }
    [[nodiscard]] HiddenPoints* points() { return &m_points; }
    [[nodiscard]] SpotPicker* spotPicker() { return &m_spotPicker; }

    /// Answers an open question; `option` is a row of its answers.
    void setReading(const QString& id, int option);
    /// Handles a tap on a spot; returns true if the tap was requested by a rules question.
    bool takesSpot(const Spot& spot);
    /// True while selectionRequested() only moves the cursor to the spot of a rules question.
    [[nodiscard]] bool movesCursorOnly() const { return m_pointing; }
    /// Cause of other names: a name was corrected, players were changed, or undo or redo.
    enum class NameChange : std::uint8_t { renamed, reseated, turned };
    /// Renames a player. Returns the error in the name, or an empty string.
    Q_INVOKABLE QString renamePlayer(int index, const QString& name) {
        return rename(index, name, false);
    }
    /// As renamePlayer(); `part`: undo takes it back together with the edit before.
    QString rename(int index, const QString& name, bool part);

    /// Parts of the result that are shown.
    [[nodiscard]] Shown shown() const;
    /// Copy of the game for trying a move; never saved.
    [[nodiscard]] OpenGame copied() const;
    /// The game as it is, for a session with other players.
    [[nodiscard]] OpenGame handedOver() const;
    [[nodiscard]] bool isTrial() const { return m_trial; }
    [[nodiscard]] GameId id() const { return m_id; }
    /// Saves the game in the library, so that data can be stored with it. Returns its id, or 0 if
    /// the library cannot save it.
    GameId keep();
    /// Replaces the game by its state in the library, which has changed there.
    void reload(OpenGame game);
    /// True if edits are neither in the library nor in a file.
    [[nodiscard]] bool isUnsaved() const { return m_unsaved; }
    /// Marks the position as saved in a file.
    void setSaved() { m_unsaved = false; }
    /// Stored view of the game.
    [[nodiscard]] StoredView place() const;
    void storeView(const QString& place);
    /// Other games of the match.
    [[nodiscard]] const MatchRecord& match() const { return m_match; }
    void setMatch(MatchRecord match);
    void setLanguage(Language language);
    /// Emits happened().
    void requestSound(cimaise::SoundCue cue) { emit soundRequested(cue); }
    /// Has screen readers say a sentence.
    Q_INVOKABLE void speak(const QString& sentence) { emit announcementRequested(sentence); }

Q_SIGNALS:
    /// Emitted after a change of position or language.
    void changed();
    /// Emitted after a change of a name or a symbol.
    void playersChanged();
    /// Emitted after a change of the highlighted spots or their styles.
    void highlightChanged();
    /// Emitted when points become hidden or visible.
    void shownChanged();
    /// Emitted to move the selection to one of these spots on the side in view; `why` is the
    /// reason, or empty.
    void selectionRequested(const cimaise::Spots& spots, const cimaise::Message& message);
    /// Emitted after a step to a position with other names.
    void namesChanged(const QStringList& before, const QStringList& after,
                      cimaise::Session::NameChange change);
    void factsChanged();
    void headingChanged();
    void endReachedChanged();
    void currentSideChanged();
    void readOnlyChanged();
    void saveErrorChanged();
    /// Emitted when the players want to see what is open: findings, or only what is not entered.
    void openShown(bool findings);
    /// Emitted when the players have finished the game, to show the result.
    void ended();
    /// Emitted after the game was reloaded for editing, with its stored view.
    void reloaded(const cimaise::StoredView& place);
    /// Emitted instead of changed() when a step has other players: a session that takes over
    /// handedOver() replaces this one. `text` describes the step; `undone` is true if undo or redo
    /// led there.
    void seatsChanged(const QString& text, bool undone);
    /// Emitted when the players of two boards were exchanged; `text` describes the step.
    void boardsSwapped(const QString& text);
    /// Emitted when the game has been added to the library.
    void stored(qint64 id);
    void soundRequested(cimaise::SoundCue cue);
    /// Emitted with a sentence for screen readers.
    void announcementRequested(const QString& sentence);
    /// Emitted when the group has answered an open question; `earlier` is the previous answer, or
    /// empty.
    void decided(const QString& reading, const QString& earlier, const QString& option);
    /// Emitted when undo or redo changes an answer; `option` may be empty.
    void decisionRestored(const QString& reading, const QString& option);

private:
    /// Checks and scores the position; leaves out other boards for a single board, and points while
    /// they are hidden. Returns the previous evaluation.
    Evaluation updateEvaluation();
    /// Removes the findings and scores of the boards that only complete a single one.
    void removeOtherBoards();
    /// Updates the evaluation when points become hidden or visible.
    void reevaluate();
    /// Passes the state of the game on to its hidden points.
    void updateHiddenPoints();
    void hidePoints(bool hidden);
    void connectViews();
    void publish();
    void publishHighlight();
    /// Mark of the current step in a stored view.
    [[nodiscard]] QString stepMark() const;
    /// Side that was in view when the game was last open; 0 if unknown.
    [[nodiscard]] int storedSide(GameId id) const;
    void storeSide();
    void publishVerdict();
    void publishMatch();
    /// Shows the ruling on a spot picked by keys, and moves the cursor there.
    void showPickedRuling();
    /// Shows the board of a finding.
    void showBoardOfFinding(int row);
    /// Makes another step of the history the current one.
    void turnTo(std::size_t step);
    /// Shows a board without reordering the findings, so that the tapped one stays in place.
    void turnToSide(int side);
    /// Sorts the findings of a side first.
    void orderFindings(int side);
    void finish(bool early, bool slowly);
    /// Calls `then` after the game’s own check, if it has one.
    void checkEnd(std::function<void()> then);
    /// As askToFinish(), after that check.
    void confirmFinish(bool slowly);
    /// Asks a question before a winner is named; what is open comes first, with an answer that
    /// leads to it.
    void askWithOpen(const QString& text, QStringList answers, const QString& refusal,
                     const std::function<void(int)>& then);
    /// Lines of what is typed or begun, but not entered.
    [[nodiscard]] QStringList unentered() const;
    /// Open findings and what is not entered, a line for each below a heading; empty for none.
    [[nodiscard]] QString openText() const;
    /// Leads to the first of them.
    void showFirstOpenPoint();
    /// Asks before undo or redo changes the details of a finished game, whose result stays as it
    /// is.
    void askAboutDetails(const QString& step, const std::function<void()>& then);
    /// The spots that hold a piece now; all of them if none does.
    [[nodiscard]] Spots piecesFirst(Spots spots) const;
    /// Finishes the game again if undo has reached the position it was reopened in. Returns true
    /// if it did.
    bool finishAgain(std::size_t step);
    /// True if the game is over and its first place is certain.
    [[nodiscard]] bool isSettled() const;
    /// True if a first place may be called a win: enough boards are entered, and nothing is open
    /// that can change it.
    [[nodiscard]] bool hasWinner() const;
    /// Shows the board of the first spot that is on a board, and moves the selection to the spot.
    void moveSelection(const Spots& spots, const Message& message);
    /// Emits decisionRestored() for the questions whose answer differs from `before`.
    void notifyDecisionsRestored(const std::optional<ReadingChoices>& before);
    /// Publishes a new position.
    void announce();
    /// Has screen readers say the step to the current position, and what it changed.
    void speakChange(const Evaluation& before, const Message& step);
    /// Moves the side in view to the seats of the current step. Returns false if it has the seats
    /// of step `from`.
    bool showSideOfSamePlayer(std::size_t from);
    /// Emits namesChanged() if step `from` has other names.
    void notifyNamesChanged(std::size_t from, NameChange change);
    void setGame(OpenGame game);
    /// Updates the session after the library was reopened.
    void onAccessChanged();
    /// Prepares an edit: adds an unsaved game to the library.
    void beginChange();
    /// Saves an unsaved game with its history in the library.
    void saveAll();
    /// Saves the latest step.
    void saveStep();
    void saveFacts();
    /// Applies the current title to every position.
    void setTitleEverywhere();
    [[nodiscard]] GameFacts facts() const;

    Library& m_library;
    Language m_language;
    GameId m_id = 0;
    History m_history;
    std::vector<qsizetype> m_places; ///< indices of the steps in the library
    QString m_title;
    bool m_finished = false;
    bool m_early = false;
    std::optional<Reopening> m_reopening;
    std::optional<qint64> m_endedBefore; ///< of a game finished again by undo
    SessionQuestion m_question;
    EndCheck m_endCheck;
    Unentered m_unentered;
    GameMode m_gameMode = GameMode::open;
    bool m_trial = false;
    bool m_unsaved = false;
    int m_currentSide = 0;
    Evaluation m_evaluation;
    bool m_endReached = false;
    MatchRecord m_match;
    QStringList m_players;
    SidesModel m_sides;
    FindingsModel m_findings;
    bool m_pointing = false;
    SheetModel m_sheet;
    RankingModel m_ranking;
    ReadingsModel m_readings;
    VerdictView m_verdict;
    HistoryView m_historyView{m_history};
    MatchView m_matchView;
    Highlighter m_highlighter;
    HiddenPoints m_points;
    SpotPicker m_spotPicker;
};

} // namespace cimaise
