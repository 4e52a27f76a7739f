// Application controller for the pages: the library, the games to open or begin, the open game.
#pragma once

#include "app/models/comparison.h"
#include "app/platform/inputs.h"
#include "app/session/session.h"
#include "app/shell/data_transfer.h"
#include "app/shell/house_rulings_model.h"
#include "app/shell/keys_model.h"
#include "app/shell/library_model.h"
#include "app/shell/new_game.h"
#include "app/shell/people_model.h"
#include "app/shell/photos_model.h"
#include "app/shell/player_groups.h"
#include "app/shell/result_view.h"
#include "app/shell/rules_model.h"
#include "app/shell/samples_model.h"
#include "app/shell/statistics.h"

#include <QTimer>
#include <QUrl>
#include <memory>

namespace cimaise {

class Preferences;
struct Joining;
struct GameMetadata;

/// Notice about the last action, with an action to offer.
struct Notice {
    enum class Offer : std::uint8_t { nothing, undo, open, save };

    QString text{};
    Offer offer = Offer::nothing;
    GameId game = 0;     ///< for undo() or open()
    PhotoId photo = 0;   ///< for undo(), unless 0
    bool people = false; ///< undo() restores the list of people

    bool operator==(const Notice&) const = default;
};

class AppController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made in main()")
    Q_PROPERTY(cimaise::LibraryModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(cimaise::SamplesModel* samples READ samples CONSTANT FINAL)
    Q_PROPERTY(cimaise::RulesModel* rules READ rules CONSTANT FINAL)
    /// Shortcuts of the current page, updated by listKeys().
    Q_PROPERTY(cimaise::KeysModel* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(cimaise::HouseRulingsModel* houseRulings READ houseRulings CONSTANT FINAL)
    Q_PROPERTY(cimaise::DataTransfer* handOver READ handOver CONSTANT FINAL)
    Q_PROPERTY(cimaise::NewGame* draft READ draft CONSTANT FINAL)
    Q_PROPERTY(cimaise::PeopleModel* people READ people CONSTANT FINAL)
    Q_PROPERTY(cimaise::PlayerGroupsModel* lineUps READ lineUps CONSTANT FINAL)
    /// Photos of the open game.
    Q_PROPERTY(cimaise::PhotosModel* photos READ photos CONSTANT FINAL)
    Q_PROPERTY(cimaise::Statistics* statistics READ statistics CONSTANT FINAL)
    /// Result of the open game, if the game is finished.
    Q_PROPERTY(cimaise::ResultView* result READ result CONSTANT FINAL)
    Q_PROPERTY(cimaise::Session* session READ session NOTIFY sessionChanged FINAL)
    /// Copy of the open game for trying moves; null if there is none.
    Q_PROPERTY(cimaise::Session* trial READ trial NOTIFY trialChanged FINAL)
    /// Copy of the open game as it was before the trial.
    Q_PROPERTY(cimaise::Session* trialBaseline READ trialBaseline NOTIFY trialChanged FINAL)
    /// Comparison of `trial` with `trialBaseline`.
    Q_PROPERTY(cimaise::Comparison* comparison READ comparison CONSTANT FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged FINAL)
    /// Action offered by the notice; empty for none.
    Q_PROPERTY(QString noticeOffer READ noticeOffer NOTIFY noticeChanged FINAL)
    /// Question about a board that was received without a game; empty for none.
    Q_PROPERTY(QString boardQuestion READ boardQuestion NOTIFY boardAskedChanged FINAL)
    /// Answers to the question, by player or by game; empty for a player who cannot be chosen.
    Q_PROPERTY(QStringList boardSides READ boardSides NOTIFY boardAskedChanged FINAL)
    /// Current page: `home`, `new`, `table`, `dispute`, `ruling`, `order`, `try`, `compare`,
    /// `result`, `share`, `photos`, `scan`, `players`, `rules`, `settings`, `statistics`,
    /// `handover`.
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY pageChanged FINAL)
    /// Rule shown on the rules page; empty for the list only.
    Q_PROPERTY(QString rule READ rule WRITE setRule NOTIFY ruleChanged FINAL)

public:
    AppController(Library& library, Preferences& preferences, QObject* parent = nullptr);
    AppController(const AppController&) = delete;
    AppController& operator=(const AppController&) = delete;
    AppController(AppController&&) = delete;
    AppController& operator=(AppController&&) = delete;
    ~AppController() override;

    /// Opens the game that was open last.
    void restore();

    [[nodiscard]] LibraryModel* games() { return &m_games; }
    [[nodiscard]] SamplesModel* samples() { return &m_samples; }
    [[nodiscard]] RulesModel* rules() { return &m_rules; }
    [[nodiscard]] KeysModel* keys() { return &m_keys; }
    [[nodiscard]] HouseRulingsModel* houseRulings() { return &m_houseRulings; }
    [[nodiscard]] DataTransfer* handOver() { return &m_handOver; }
    [[nodiscard]] NewGame* draft() { return &m_draft; }
    [[nodiscard]] PeopleModel* people() { return &m_people; }
    [[nodiscard]] PlayerGroupsModel* lineUps() { return &m_lineUps; }
    [[nodiscard]] PhotosModel* photos() { return &m_photos; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] ResultView* result() { return &m_result; }
    [[nodiscard]] Session* session() const { return m_session.get(); }
    [[nodiscard]] Session* trial() const { return m_trial.get(); }
    [[nodiscard]] Session* trialBaseline() const { return m_trialBaseline.get(); }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] const QString& notice() const { return m_notice.text; }
    [[nodiscard]] QString noticeOffer() const;
    [[nodiscard]] QString boardQuestion() const;
    [[nodiscard]] QStringList boardSides() const;
    [[nodiscard]] const QString& page() const { return m_page; }
    void setPage(const QString& page);
    [[nodiscard]] const QString& rule() const { return m_rule; }
    void setRule(const QString& rule);

    /// Position of a saved game; empty if it cannot be read.
    [[nodiscard]] QString documentOf(qint64 id) const { return m_library.table(id); }
    [[nodiscard]] const musee::ThemeOrder& themes() const;

    Q_INVOKABLE void open(qint64 id);
    Q_INVOKABLE void openSample(int row);
    /// Opens a finished game on its result page.
    Q_INVOKABLE void openResult(qint64 id);
    /// Marks the open game as finished, if necessary, and shows its result.
    Q_INVOKABLE void showResult();
    /// Opens a game, a link, a single board or a picture of a code; on the photos page, adds a
    /// photo.
    Q_INVOKABLE void openFile(const QUrl& url);
    /// Opens a link or the content of a file with a game or a board.
    Q_INVOKABLE void openText(const QString& text);
    /// Opens a link or a game document from the clipboard.
    Q_INVOKABLE void paste();
    /// Link to the position, or to the board of one player; empty if there is none.
    Q_INVOKABLE [[nodiscard]] QString linkOf(int side) const;
    /// Width of the QR code of a link in modules, margin included; 0 if the link is too long.
    Q_INVOKABLE [[nodiscard]] int modulesOf(const QString& link) const;
    /// Copies text to the clipboard.
    Q_INVOKABLE void copy(const QString& text);
    /// True if the system has a share sheet for links.
    Q_PROPERTY(bool sendsLinks READ sendsLinks CONSTANT FINAL)
    [[nodiscard]] static bool sendsLinks();
    /// Opens the share sheet of the system.
    Q_INVOKABLE void send(const QString& link);
    /// Answers the question about a received board by the row of the player or game. Replaces the
    /// board of that player.
    Q_INVOKABLE void layBoard(int side);
    Q_INVOKABLE void dismissBoard();
    /// Saves the position of the open game, or of a saved game, to a file.
    Q_INVOKABLE void saveFile(const QUrl& url);
    Q_INVOKABLE void saveKept(qint64 id, const QUrl& url);
    /// Suggested file in a folder for either of them; empty if there is no game.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFile(const QUrl& folder) const;
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFileOf(qint64 id, const QUrl& folder) const;
    /// Asks for a file for the score sheet with its boards, or the current ruling, as `pdf`, `png`
    /// or `svg` in any case.
    Q_INVOKABLE void askPaper(const QString& form, bool ruling) {
        emit paperAsked(form.toLower(), ruling);
    }
    /// Supported formats of score sheets and rulings, by name: `PDF`.
    Q_PROPERTY(QList<QString> paperForms READ paperForms CONSTANT FINAL)
    [[nodiscard]] static QList<QString> paperForms();
    /// Suggested file in a folder for a score sheet or ruling.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedPaper(const QString& form, const QUrl& folder) const;
    /// Saves the score sheet or ruling in the format of the file name extension.
    Q_INVOKABLE void savePaper(const QUrl& url, bool ruling);
    /// Copies the score sheet or ruling as text to the clipboard.
    Q_INVOKABLE void copyPaper(bool ruling);
    /// Link to the open game as a play for BG Stats, or with `code` one short enough for a QR code;
    /// empty if the game is unfinished or the link would be too long.
    Q_INVOKABLE [[nodiscard]] QString playLink(bool code);
    /// Opens the BG Stats link in the system, on request only. No other address ever leaves
    /// Cimaise.
    Q_INVOKABLE void openPlay();
    /// Asks for a file for the library in one of its formats, the `play` of the open game for BG
    /// Stats, or its result as a picture for a `chat`.
    Q_INVOKABLE void askHandover(const QString& form) { emit handoverAsked(form); }
    Q_INVOKABLE [[nodiscard]] QUrl suggestedHandover(const QString& form, const QUrl& folder) const;
    Q_INVOKABLE void handOverTo(const QString& form, const QUrl& url);
    /// Copies the picture for a chat to the clipboard.
    Q_INVOKABLE void copyPicture();
    Q_INVOKABLE void startGame();
    /// Starts a game with a group of `lineUps`; asks for the random setup first if the game has
    /// one.
    Q_INVOKABLE void startLineUp(int row);
    /// Opens a single board of a game, without player names, to check and score it.
    Q_INVOKABLE void checkBoard(const QString& game);
    /// Starts the next game of the match; asks for the random setup first if the game has one.
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void closeGame();
    Q_INVOKABLE void rename(qint64 id, const QString& title);
    Q_INVOKABLE void duplicate(qint64 id);
    Q_INVOKABLE void remove(qint64 id);
    Q_INVOKABLE void dismissNotice();
    Q_INVOKABLE void takeOffer();
    Q_INVOKABLE void listKeys();
    Q_INVOKABLE void showRule(const QString& id);
    /// Shows the ruling on the finding in this row.
    Q_INVOKABLE void ruleOn(int finding);
    /// Makes the next tap on the board choose the piece of the rules question: where it may be, or
    /// with `counting` its points.
    Q_INVOKABLE void askAt(bool counting);
    /// Shows the ruling on who finished first.
    Q_INVOKABLE void askWhoWasFirst();
    /// Shows the ruling on the tie-break.
    Q_INVOKABLE void askWhoseTie();
    /// Shows the full ruling on the piece tapped last.
    Q_INVOKABLE void ruleOnTouched();
    /// Opens a copy of the game for trying moves, or the existing copy if the game has not changed.
    Q_INVOKABLE void tryMove();
    /// Compares the position with the position without the piece of the ruling.
    Q_INVOKABLE void tryWithout();
    /// Compares the position with the position before the last edit.
    Q_INVOKABLE void tryWithoutLast();
    /// Compares the trial with the position.
    Q_INVOKABLE void showComparison();
    /// Applies the trial to the game as one edit.
    Q_INVOKABLE void keepTrial();
    /// Leaves the trial without changing the game.
    Q_INVOKABLE void leaveTrial();
    /// Shows the rules of the open game.
    Q_INVOKABLE void showRules();
    /// True while the board waits for a tap that chooses the piece of a rules question.
    Q_PROPERTY(bool asksForSpot READ asksForSpot NOTIFY pageChanged FINAL)
    [[nodiscard]] bool asksForSpot() const {
        return m_session && m_session->spotPicker()->isRequested();
    }
    /// Returns to the previous page.
    Q_INVOKABLE void back();
    /// Number of pages before the current one; 0 on the first.
    [[nodiscard]] int depth() const;
    /// True if the current page shows the open game.
    [[nodiscard]] bool showsGame() const;
    /// Retries failed writes.
    Q_INVOKABLE void retry();
    /// True if the window may close: everything is saved, or the user closes again after the
    /// warning.
    Q_INVOKABLE bool mayClose();
    /// True if the app may quit on the system's request. Saves unsaved games to files first, in any
    /// writable directory.
    bool mayEnd();

Q_SIGNALS:
    /// Emitted to ask for the file of the open game.
    void saveAsked();
    /// Emitted to ask for the file of a score sheet or ruling.
    void paperAsked(const QString& form, bool ruling);
    /// Emitted to ask for the file of an export.
    void handoverAsked(const QString& form);
    void sessionChanged();
    void trialChanged();
    void accessChanged();
    void boardAskedChanged();
    void noticeChanged();
    void pageChanged();
    void ruleChanged();
    void happened(cimaise::Happening happening);

private:
    void lay(OpenGame game);
    /// Opens a game as `lay` does, without changing the page.
    void layQuietly(OpenGame game);
    /// Replaces an empty single board by the game that was open before the check.
    void endEmptyCheck();
    /// Stores the game as default for the next new game.
    void rememberGame(const Game& game);
    /// Applies the house rules of this device to a new game.
    void takeHouseRulings(AnyCase& position) const;
    /// Stores the players of the draft and their group.
    void rememberTable(const AnyCase& position);
    void clearTable();
    void ruleAt(const Spot& spot);
    /// Clears the state that belongs to other pages: the piece tapped last outside the dispute
    /// page, and the selection outside the table page.
    void settleForPage();
    /// Updates the pages to return to before `page` is shown.
    void rememberWayBackFrom(const QString& page);
    /// True if the trial is based on the current position.
    [[nodiscard]] bool isTrialOfTable() const;
    /// True if the open game is finished and its points are revealed.
    [[nodiscard]] bool hasResult() const;
    void layTrial();
    void dropTrial();
    /// Discards the trial and returns to the table page.
    void closeTrial();
    void compare();
    /// True if another game may be opened: the current one is saved, or the user repeats the action
    /// after the warning.
    bool mayLeaveTable();
    /// Offers to open a game whose last opening ended in a crash, instead of opening it.
    void offerAgain(GameId id);
    /// Loads a saved game for editing.
    tl::expected<OpenGame, Message> held(GameId id);
    void followAccess();
    void followGame();
    /// Updates the match after a change to another of its games.
    void followMatch();
    /// Reloads the open game after a change by another window.
    void layAnew();
    /// Saves a copy of a game whose edit was rejected because another window had changed the game.
    void saveConflictCopy(GameId id, const GameFacts& facts, const QString& document);
    /// Returns true, after a notice with the reason, if the library is read-only.
    bool refusesEdits();
    bool save(const AnyCase& position, const QUrl& url);
    void openPicture(const QString& path);
    /// Writes a file and shows a notice with the result.
    void tellSaved(const QUrl& url, const QByteArray& bytes);
    [[nodiscard]] QByteArray chatPicture();
    void take(const TableOrBoard& given);
    /// Opens an imported position, or the saved game with the same position.
    void begin(const AnyCase& position);
    /// Adds a received board to the open game, or to a new one.
    void join(const BoardAlone& board);
    void lay(const BoardAlone& board, const Joining& how);
    /// Edits the game so that the player has the received board.
    void setJoined(const AnyCase& table, int onSide);
    /// Asks where a received board belongs. `taken`: the player whose board is not empty; −1: the
    /// player is unknown.
    void askAbout(const BoardAlone& board, int taken);
    /// New game with this board; the other players have default names.
    [[nodiscard]] AnyCase tableOf(const BoardAlone& board) const;
    /// Begins a game with one board, and says that the others are empty.
    void beginWith(const BoardAlone& board);
    /// Newest saved games that the board may belong to: unfinished, with the same shared data.
    [[nodiscard]] std::vector<GameId> gamesFor(const BoardAlone& board) const;
    /// Titles of those games, followed by a new game.
    [[nodiscard]] QStringList titlesOfGames() const;
    /// Adds the board to a saved game, or to a new one if `game` is 0.
    void layIn(const BoardAlone& board, GameId game);
    /// Saved game with exactly this position; 0 if there is none.
    [[nodiscard]] GameId keptAs(const AnyCase& position) const;
    void openAgain(GameId id);
    /// Positions that are saved neither in the library nor in a file.
    [[nodiscard]] std::vector<AnyCase> unkept() const;
    /// Saves them to separate files. Returns the names of the files written.
    [[nodiscard]] QStringList rescue() const;
    /// Position of a saved game, with its current title.
    [[nodiscard]] tl::expected<AnyCase, Message> keptPosition(GameId id) const;
    [[nodiscard]] QString titleOfCopy(const AnyCase& position) const;
    void keepOpenGame(GameId id);
    void setNotice(Notice notice);
    void setNotice(const QString& text) { setNotice(Notice{.text = text}); }
    /// Shows a warning; returns true if it is already shown.
    bool isWarned(const QString& warning);
    void setLanguage();
    /// Returns false while an edit is not written to disk, or if there is no library.
    [[nodiscard]] bool isAllKept();
    [[nodiscard]] Translator words() const;
    /// Saves a new game. Returns 0 if the library is read-only.
    GameId keep(const AnyCase& position, const GameMetadata& marks,
                std::optional<qint64> match = std::nullopt);
    /// Starts the next game of the match of the open game.
    void beginRematch(AnyCase position);

    Library& m_library;
    Preferences& m_preferences;
    LibraryModel m_games;
    SamplesModel m_samples;
    RulesModel m_rules;
    KeysModel m_keys;
    HouseRulingsModel m_houseRulings;
    DataTransfer m_handOver;
    NewGame m_draft;
    PeopleModel m_people;
    PlayerGroupsModel m_lineUps;
    PhotosModel m_photos;
    Statistics m_statistics;
    ResultView m_result;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Session> m_trial;
    std::unique_ptr<Session> m_trialBaseline;
    Comparison m_comparison;
    Notice m_notice;
    std::optional<BoardAlone> m_board; ///< received board that is asked about
    int m_boardTaken = -1;
    std::vector<GameId> m_boardGames; ///< games that the board may belong to, if no game is open
    bool m_endAsked = false;
    GameId m_gameBefore = 0; ///< game open before the check of a single board; 0 for none
    bool m_counting = false; ///< the rules question is about points
    QTimer m_opening;        ///< runs until the opened game has been drawn
    QString m_page;
    QStringList m_pagesBefore;
    QString m_rule;
};

} // namespace cimaise
