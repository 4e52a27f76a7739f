// The whole app as the pages see it: the library, what can be opened or begun, the open game.
#pragma once

#include "app/desk/library_model.h"
#include "app/desk/new_game.h"
#include "app/desk/rules_model.h"
#include "app/desk/samples_model.h"
#include "app/session/session.h"

#include <QUrl>
#include <memory>

namespace cimaise {

class Preferences;

class Desk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made in main()")
    Q_PROPERTY(cimaise::LibraryModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(cimaise::SamplesModel* samples READ samples CONSTANT FINAL)
    Q_PROPERTY(cimaise::RulesModel* rules READ rules CONSTANT FINAL)
    Q_PROPERTY(cimaise::NewGame* draft READ draft CONSTANT FINAL)
    Q_PROPERTY(cimaise::Session* session READ session NOTIFY sessionChanged FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged FINAL)
    /// `undo`, or empty.
    Q_PROPERTY(QString noticeAction READ noticeAction NOTIFY noticeChanged FINAL)
    /// The page shown: `home`, `new`, `table`, `rules`, `settings`.
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY pageChanged FINAL)
    /// The rule that the rules page shows; empty for the list alone.
    Q_PROPERTY(QString rule READ rule WRITE setRule NOTIFY ruleChanged FINAL)

public:
    Desk(Library& library, Preferences& preferences, QObject* parent = nullptr);
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    Desk(Desk&&) = delete;
    Desk& operator=(Desk&&) = delete;
    ~Desk() override;

    /// Lays the game that was open last on the table again.
    void restore();

    [[nodiscard]] LibraryModel* games() { return &m_games; }
    [[nodiscard]] SamplesModel* samples() { return &m_samples; }
    [[nodiscard]] RulesModel* rules() { return &m_rules; }
    [[nodiscard]] NewGame* draft() { return &m_draft; }
    [[nodiscard]] Session* session() const { return m_session.get(); }
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] const QString& notice() const { return m_notice; }
    [[nodiscard]] QString noticeAction() const;
    [[nodiscard]] const QString& page() const { return m_page; }
    void setPage(const QString& page);
    [[nodiscard]] const QString& rule() const { return m_rule; }
    void setRule(const QString& rule);

    Q_INVOKABLE void open(qint64 id);
    Q_INVOKABLE void openSample(int row);
    Q_INVOKABLE void openFile(const QUrl& url);
    /// The game on the table, or one of the library, as it lies there.
    Q_INVOKABLE void saveFile(const QUrl& url);
    Q_INVOKABLE void saveKept(qint64 id, const QUrl& url);
    /// What either would be called in a folder; empty when there is none.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFile(const QUrl& folder) const;
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFileOf(qint64 id, const QUrl& folder) const;
    Q_INVOKABLE void startGame();
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void closeGame();
    Q_INVOKABLE void rename(qint64 id, const QString& title);
    Q_INVOKABLE void duplicate(qint64 id);
    Q_INVOKABLE void remove(qint64 id);
    Q_INVOKABLE void dismissNotice();
    Q_INVOKABLE void undoNotice();
    Q_INVOKABLE void showRule(const QString& id);
    /// The rules of the open game.
    Q_INVOKABLE void showRules();
    /// The page before this one.
    Q_INVOKABLE void back();
    /// Plays `revealed` and the like.
    Q_INVOKABLE void sound(const QString& name);
    /// Tries again what could not be written.
    Q_INVOKABLE void retry();
    /// Whether the window may go: all is written, or who was told what would be lost asks again.
    Q_INVOKABLE bool mayClose();

Q_SIGNALS:
    void sessionChanged();
    void accessChanged();
    void noticeChanged();
    void pageChanged();
    void ruleChanged();
    void happened(cimaise::Happening happening);

private:
    void lay(OpenGame game, MatchRecord match);
    void clearTable();
    /// Says why, where the library can only be read.
    bool refusesEdits();
    void save(const AnyCase& position, const QUrl& url);
    /// What lies on the table of a kept game, with the title in force.
    [[nodiscard]] tl::expected<AnyCase, Message> keptPosition(GameId id) const;
    void keepOpenGame(GameId id);
    void setNotice(const QString& notice, GameId removed = 0);
    void setLanguage();
    /// False while an edit waits for a disk that took none, or there is no library at all.
    [[nodiscard]] bool isAllKept() const;
    [[nodiscard]] Words words() const;
    /// Keeps a new game; 0 when the library takes none.
    GameId keep(const AnyCase& position, const QString& title,
                std::optional<qint64> match = std::nullopt);

    Library& m_library;
    Preferences& m_preferences;
    LibraryModel m_games;
    SamplesModel m_samples;
    RulesModel m_rules;
    NewGame m_draft;
    std::unique_ptr<Session> m_session;
    QString m_notice;
    GameId m_removed = 0;
    QString m_page;
    QStringList m_pagesBefore;
    QString m_rule;
};

} // namespace cimaise
