// Application controller for the pages: the library, the games to open or begin, the open game.
#pragma once

#include "app/shell/data_transfer.h"
#include "app/shell/house_rulings_model.h"
#include "app/shell/keys_model.h"
#include "app/shell/library_model.h"
#include "app/shell/player_groups.h"
#include "app/shell/new_game.h"
#include "app/shell/people_model.h"
#include "app/shell/photos_model.h"
#include "app/shell/result_view.h"
#include "app/shell/rules_model.h"
#include "app/shell/samples_model.h"
#include "app/shell/statistics.h"
#include "app/models/comparison.h"
#include "app/session/session.h"
#include "app/platform/inputs.h"

#include <QTimer>
#include <QUrl>
#include <memory>

namespace cimaise {

class Preferences;
struct Joining;
struct GameMetadata;

/// A word about what just happened, and what is offered with it.
struct Notice {
    enum class Offer : std::uint8_t { nothing, undo, open, save };

    QString text{};
    Offer offer = Offer::nothing;
    GameId game = 0;     ///< that undo() or open() is about
    PhotoId photo = 0;   ///< that undo() is about, if it is not 0
    bool people = false; ///< undo() is about them

    bool operator==(const Notice&) const = default;
};

class AppController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made in main()")
    Q_PROPERTY(cimaise::LibraryModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(cimaise::SamplesModel* samples READ samples CONSTANT FINAL)
    Q_PROPERTY(cimaise::RulesModel* rules READ rules CONSTANT FINAL)
    /// Those of the page in view, since listKeys().
    Q_PROPERTY(cimaise::KeysModel* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(cimaise::HouseRulingsModel* houseRulings READ houseRulings CONSTANT FINAL)
    Q_PROPERTY(cimaise::DataTransfer* handOver READ handOver CONSTANT FINAL)
    Q_PROPERTY(cimaise::NewGame* draft READ draft CONSTANT FINAL)
    Q_PROPERTY(cimaise::PeopleModel* people READ people CONSTANT FINAL)
    Q_PROPERTY(cimaise::PlayerGroupsModel* lineUps READ lineUps CONSTANT FINAL)
    /// Those of the open game.
    Q_PROPERTY(cimaise::PhotosModel* photos READ photos CONSTANT FINAL)
    Q_PROPERTY(cimaise::Statistics* statistics READ statistics CONSTANT FINAL)
    /// That of the open game, when it is over.
    Q_PROPERTY(cimaise::ResultView* result READ result CONSTANT FINAL)
    Q_PROPERTY(cimaise::Session* session READ session NOTIFY sessionChanged FINAL)
    /// The copy of the open game in which a move is tried; null while none is.
    Q_PROPERTY(cimaise::Session* trial READ trial NOTIFY trialChanged FINAL)
    /// The same copy without any move.
    Q_PROPERTY(cimaise::Session* trialBaseline READ trialBaseline NOTIFY trialChanged FINAL)
    /// Both beside each other.
    Q_PROPERTY(cimaise::Comparison* comparison READ comparison CONSTANT FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged FINAL)
    /// What can be done about it; empty for nothing.
    Q_PROPERTY(QString noticeOffer READ noticeOffer NOTIFY noticeChanged FINAL)
    /// What is asked about a board that came alone; empty for nothing.
    Q_PROPERTY(QString boardQuestion READ boardQuestion NOTIFY boardAskedChanged FINAL)
    /// The answers, by side or by game; empty for a side that cannot be one.
    Q_PROPERTY(QStringList boardSides READ boardSides NOTIFY boardAskedChanged FINAL)
    /// The page shown: `home`, `new`, `table`, `dispute`, `ruling`, `order`, `try`, `compare`,
    /// `result`, `share`, `photos`, `scan`, `players`, `rules`, `settings`, `statistics`,
    /// `handover`.
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY pageChanged FINAL)
    /// The rule that the rules page shows; empty for the list alone.
    Q_PROPERTY(QString rule READ rule WRITE setRule NOTIFY ruleChanged FINAL)

public:
    AppController(Library& library, Preferences& preferences, QObject* parent = nullptr);
    AppController(const AppController&) = delete;
    AppController& operator=(const AppController&) = delete;
    AppController(AppController&&) = delete;
    AppController& operator=(AppController&&) = delete;
    ~AppController() override;

    /// Lays the game that was open last on the table again.
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

    /// What lies on the table of a kept game; empty where nobody can say.
    [[nodiscard]] QString documentOf(qint64 id) const { return m_library.table(id); }
    [[nodiscard]] const musee::ThemeOrder& themes() const;

    Q_INVOKABLE void open(qint64 id);
    Q_INVOKABLE void openSample(int row);
    /// A game that is over, with what it came to.
    Q_INVOKABLE void openResult(qint64 id);
    /// Finishes the game on the table, if nobody did, and shows what it came to.
    Q_INVOKABLE void showResult();
    /// A game, a link, one board alone, or a picture of a code; on the page of the photos a photo.
    Q_INVOKABLE void openFile(const QUrl& url);
    /// A link, or what a file of a game or of one board holds.
    Q_INVOKABLE void openText(const QString& text);
    /// The same from the clipboard.
    Q_INVOKABLE void paste();
    /// The table as a link, or the board of one side; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString linkOf(int side) const;
    /// How many modules wide the code of a link is, its margin included; 0: there is none so large.
    Q_INVOKABLE [[nodiscard]] int modulesOf(const QString& link) const;
    /// To the clipboard.
    Q_INVOKABLE void copy(const QString& text);
    /// Whether the system has a sheet of its own from which a link goes to people and programs.
    Q_PROPERTY(bool sendsLinks READ sendsLinks CONSTANT FINAL)
    [[nodiscard]] static bool sendsLinks();
    /// By that sheet.
    Q_INVOKABLE void send(const QString& link);
    /// Answers, by its row, whose the board is that came alone, or in which game it belongs; what
    /// lies on a side that was asked about goes.
    Q_INVOKABLE void layBoard(int side);
    Q_INVOKABLE void dismissBoard();
    /// The game on the table, or one of the library, as it lies there.
    Q_INVOKABLE void saveFile(const QUrl& url);
    Q_INVOKABLE void saveKept(qint64 id, const QUrl& url);
    /// What either would be called in a folder; empty when there is none.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFile(const QUrl& folder) const;
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFileOf(qint64 id, const QUrl& folder) const;
    /// The score sheet of the table with its boards, or the ruling on what is looked at, is to be
    /// saved as a `pdf`, `png` or `svg`, in letters of either case.
    Q_INVOKABLE void askPaper(const QString& form, bool ruling) {
        emit paperAsked(form.toLower(), ruling);
    }
    /// Of these, those that can be made here, by their names: `PDF`.
    Q_PROPERTY(QList<QString> paperForms READ paperForms CONSTANT FINAL)
    [[nodiscard]] static QList<QString> paperForms();
    /// What it would be called in a folder.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedPaper(const QString& form, const QUrl& folder) const;
    /// In the form that the name ends in.
    Q_INVOKABLE void savePaper(const QUrl& url, bool ruling);
    /// The same as text, to the clipboard.
    Q_INVOKABLE void copyPaper(bool ruling);
    /// The game on the table as a play for BG Stats: a link that its app opens, or one that is
    /// short enough for a code; empty while the game is not over, or where there is none so short.
    Q_INVOKABLE [[nodiscard]] QString playLink(bool code);
    /// Has the system open that link: the one address that ever leaves Cimaise, and only when
    /// asked.
    Q_INVOKABLE void openPlay();
    /// A file is to be saved: the library in that form, the `play` on the table for BG Stats, or
    /// its result as a picture for a `chat`.
    Q_INVOKABLE void askHandover(const QString& form) { emit handoverAsked(form); }
    Q_INVOKABLE [[nodiscard]] QUrl suggestedHandover(const QString& form, const QUrl& folder) const;
    Q_INVOKABLE void handOverTo(const QString& form, const QUrl& url);
    /// The picture for a chat, to the clipboard.
    Q_INVOKABLE void copyPicture();
    Q_INVOKABLE void startGame();
    /// A table of `lineUps` plays again; what lies differently each time is asked for first.
    Q_INVOKABLE void startLineUp(int row);
    /// One board of a game, with no names and no questions: is it legal, what is it worth?
    Q_INVOKABLE void checkBoard(const QString& game);
    /// A game that begins anew each time with something that lies differently asks for it first.
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void closeGame();
    Q_INVOKABLE void rename(qint64 id, const QString& title);
    Q_INVOKABLE void duplicate(qint64 id);
    Q_INVOKABLE void remove(qint64 id);
    Q_INVOKABLE void dismissNotice();
    Q_INVOKABLE void takeOffer();
    Q_INVOKABLE void listKeys();
    Q_INVOKABLE void showRule(const QString& id);
    /// The ruling on the finding in this row.
    Q_INVOKABLE void ruleOn(int finding);
    /// The next touch on the board of the table says what is disputed: whether it may be there, or
    /// what it counts for.
    Q_INVOKABLE void askAt(bool counting);
    /// Who was first, and whose the tie is.
    Q_INVOKABLE void askWhoWasFirst();
    Q_INVOKABLE void askWhoseTie();
    /// The whole ruling on what was touched last.
    Q_INVOKABLE void ruleOnTouched();
    /// A copy of the table, on which a move is made or taken back; what was tried on it is there
    /// still, as long as the game is the same.
    Q_INVOKABLE void tryMove();
    /// The table without what the ruling is about, beside the table.
    Q_INVOKABLE void tryWithout();
    /// The same without the last entry.
    Q_INVOKABLE void tryWithoutLast();
    /// What was tried, beside the table.
    Q_INVOKABLE void showComparison();
    /// What was tried becomes one edit of the game.
    Q_INVOKABLE void keepTrial();
    /// The game stays as it was.
    Q_INVOKABLE void leaveTrial();
    /// The rules of the open game.
    Q_INVOKABLE void showRules();
    /// A touch on the board is waited for, to say what is disputed.
    Q_PROPERTY(bool asksForSpot READ asksForSpot NOTIFY pageChanged FINAL)
    [[nodiscard]] bool asksForSpot() const { return m_session && m_session->asksForSpot(); }
    /// The page before this one.
    Q_INVOKABLE void back();
    /// How many pages lie before this one; 0 on the first.
    [[nodiscard]] int depth() const;
    /// Whether the page in view is about the open game.
    [[nodiscard]] bool showsGame() const;
    /// Tries again what could not be written.
    Q_INVOKABLE void retry();
    /// Whether the window may go: all is written, or who was told what would be lost asks again.
    Q_INVOKABLE bool mayClose();
    /// The same when the system asks: what cannot be kept is saved in files first, wherever there
    /// is room.
    bool mayEnd();

Q_SIGNALS:
    /// The game on the table is to be saved as a file; where is asked outside.
    void saveAsked();
    /// The same of a picture or PDF.
    void paperAsked(const QString& form, bool ruling);
    /// Where is asked outside.
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
    /// Opens a game as `lay` does, on any page.
    void layQuietly(OpenGame game);
    /// A check of one board that stayed empty makes way for the game that was open before it.
    void endEmptyCheck();
    /// The game played last: the next new game is one of it, until another is chosen.
    void rememberGame(const Game& game);
    /// A new game begins as this device's tables have decided.
    void takeHouseRulings(AnyCase& position) const;
    /// Those who play the draft, and their table.
    void rememberTable(const AnyCase& position);
    void clearTable();
    void ruleAt(const Spot& spot);
    /// Only the dispute page settles what was touched last, and only the table is pointed at.
    void settleForPage();
    /// Sets where Back leads from `page`, which is about to be shown.
    void rememberWayBackFrom(const QString& page);
    /// Whether what is tried is tried on what lies on the table now.
    [[nodiscard]] bool isTrialOfTable() const;
    /// Whether the game on the table is over, and everybody may see what it came to.
    [[nodiscard]] bool hasResult() const;
    void layTrial();
    void dropTrial();
    /// Back to the table, with nothing of the trial behind it.
    void closeTrial();
    void compare();
    /// Whether another game may take the table: what lies there is kept, or who was told that it is
    /// not asks again.
    bool mayLeaveTable();
    /// A game whose opening the app did not outlive is not opened by itself.
    void offerAgain(GameId id);
    /// A kept game as it lies in the library now.
    tl::expected<OpenGame, Message> held(GameId id);
    void followAccess();
    void followGame();
    /// Another game of the open one’s match may have gone, come back or changed.
    void followMatch();
    /// The open game as the library has it now: somebody else may have changed it.
    void layAnew();
    /// An edit of a game that somebody else has changed was not taken.
    void saveConflictCopy(GameId id, const GameFacts& facts, const QString& document);
    /// Says why, where the library can only be read.
    bool refusesEdits();
    bool save(const AnyCase& position, const QUrl& url);
    void openPicture(const QString& path);
    /// Saves what there is, and tells.
    void tellSaved(const QUrl& url, const QByteArray& bytes);
    [[nodiscard]] QByteArray chatPicture();
    void take(const TableOrBoard& given);
    /// Lays a position that came from outside on the table, or what was kept of it.
    void begin(const AnyCase& position);
    /// A board that came alone goes to the open table, or begins one.
    void join(const BoardAlone& board);
    void lay(const BoardAlone& board, const Joining& how);
    /// The table with a board on that side.
    void setJoined(const AnyCase& table, int onSide);
    /// `taken`: the side that has something on its board; −1: nobody knows whose it is.
    void askAbout(const BoardAlone& board, int taken);
    /// A table with this board, whose other players have names to begin with.
    [[nodiscard]] AnyCase tableOf(const BoardAlone& board) const;
    /// Kept games that it may belong to: unfinished ones that agree with it on all that boards
    /// share; the newest.
    [[nodiscard]] std::vector<GameId> gamesFor(const BoardAlone& board) const;
    /// What those that are asked about are called, and a new game; none where nothing of the kind
    /// is asked.
    [[nodiscard]] QStringList titlesOfGames() const;
    /// The board goes to a kept game; 0: it begins one.
    void layIn(const BoardAlone& board, GameId game);
    /// The kept game that lies just like this; 0 for none.
    [[nodiscard]] GameId keptAs(const AnyCase& position) const;
    void openAgain(GameId id);
    /// What is neither in the library nor in a file.
    [[nodiscard]] std::vector<AnyCase> unkept() const;
    /// Saves it in files of their own; the names of those that could be written.
    [[nodiscard]] QStringList rescue() const;
    /// What lies on the table of a kept game, with the title in force.
    [[nodiscard]] tl::expected<AnyCase, Message> keptPosition(GameId id) const;
    [[nodiscard]] QString titleOfCopy(const AnyCase& position) const;
    void keepOpenGame(GameId id);
    void setNotice(Notice notice);
    void setNotice(const QString& text) { setNotice(Notice{.text = text}); }
    /// Gives a warning; true where it is shown already.
    bool isWarned(const QString& warning);
    void setLanguage();
    /// False while an edit waits for a disk that took none, or there is no library at all.
    [[nodiscard]] bool isAllKept();
    [[nodiscard]] Translator words() const;
    /// Keeps a new game; 0 when the library takes none.
    GameId keep(const AnyCase& position, const GameMetadata& marks,
                std::optional<qint64> match = std::nullopt);
    /// The next game of the match that is on the table.
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
    std::optional<BoardAlone> m_board; ///< that came, and about which is asked
    int m_boardTaken = -1;
    std::vector<GameId> m_boardGames; ///< to which it may belong, where no table is open
    bool m_endAsked = false;
    GameId m_gameBefore = 0; ///< open before one board was checked; 0: none
    bool m_counting = false; ///< what a spot counts for is asked
    QTimer m_opening;        ///< runs until what was laid on the table has been drawn
    QString m_page;
    QStringList m_pagesBefore;
    QString m_rule;
};

} // namespace cimaise
