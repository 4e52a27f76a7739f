// Draft of a new game: the game, its players and its settings.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/setup/game_setup.h"
#include "app/texts/translator.h"

#include <QStringList>

namespace cimaise {

struct GameRow {
    QString game;
    QString name;
    QString players;
    QString accessibleName;
};

class GamesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")

public:
    explicit GamesModel(QObject* parent = nullptr);
    void show(const std::vector<std::unique_ptr<GameSetup>>& setups, const Translator& words);
};

struct SeatRow {
    QString name;
    QString placeholder;
    int seat = 0;
    int colour = 0; ///< of the side’s sign: the players of one team have one
    int shape = 0;
    QString team;
    QString accessibleName;
};

class SeatsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a NewGame")

public:
    explicit SeatsModel(QObject* parent = nullptr);
    void show(const std::vector<SeatRow>& seats);
};

class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    Q_PROPERTY(cimaise::GamesModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(int playerCount READ playerCount WRITE setPlayerCount NOTIFY changed FINAL)
    Q_PROPERTY(int fewest READ fewest NOTIFY gameChanged FINAL)
    Q_PROPERTY(int most READ most NOTIFY gameChanged FINAL)
    Q_PROPERTY(cimaise::SeatsModel* names READ names CONSTANT FINAL)
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY knownNamesChanged FINAL)
    /// Those who have a seat by now.
    Q_PROPERTY(QStringList namesGiven READ namesGiven NOTIFY knownNamesChanged FINAL)
    Q_PROPERTY(QString teamsText READ teamsText NOTIFY changed FINAL)
    /// What the game asks: a MuseeSetup, a MuseSetup …
    Q_PROPERTY(cimaise::GameSetup* setup READ setup NOTIFY gameChanged FINAL)
    /// What the rules say of the draft so far; empty when nothing.
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Whether the points are to be seen only when they are revealed.
    Q_PROPERTY(bool hidesPoints READ hidesPoints WRITE setHidesPoints NOTIFY changed FINAL)
    /// Checks whether the game has points that can be hidden.
    Q_PROPERTY(bool canHidePoints READ canHidePoints NOTIFY gameChanged FINAL)
    /// The next game of a match: all is known but what lies differently each time.
    Q_PROPERTY(bool rematch READ isRematch NOTIFY changed FINAL)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)

public:
    NewGame(const Library& library, Language language, QObject* parent = nullptr);

    [[nodiscard]] QString game() const;
    void setGame(const QString& game);
    [[nodiscard]] GamesModel* games() { return &m_games; }
    [[nodiscard]] int playerCount() const { return m_playerCount; }
    void setPlayerCount(int count);
    [[nodiscard]] int fewest() const;
    [[nodiscard]] int most() const;
    [[nodiscard]] SeatsModel* names() { return &m_seats; }
    /// Names not yet at this table, the last used first.
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] QString teamsText() const;
    [[nodiscard]] GameSetup* setup() const { return m_setup; }
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool canStart() const { return problem().isEmpty(); }
    void setLanguage(Language language);
    [[nodiscard]] bool hidesPoints() const { return m_hidesPoints && canHidePoints(); }
    [[nodiscard]] bool canHidePoints() const;
    void setHidesPoints(bool hides);
    [[nodiscard]] bool isRematch() const { return m_rematch.has_value(); }
    /// `next` is the bare table of the next game; `begins` says who begins.
    void setRematch(const AnyCase& next, Message begins);
    void forgetRematch();
    /// The draft is this table, played today.
    void take(const AnyCase& table);
    /// Whether something lies differently each time the game is played.
    [[nodiscard]] bool asksEachTime(const QString& game) const;
    /// A bare table of the game where only the first board is of interest; none for no such game.
    [[nodiscard]] std::optional<AnyCase> lonelyBoard(const QString& game) const;

    /// Where the library remembers what was chosen last.
    static constexpr auto lastGameKey = "last-game";

    Q_INVOKABLE void setName(int row, const QString& name);
    /// Gives the name to the first seat without one.
    Q_INVOKABLE void takeName(const QString& name);

    /// The game with these players; canStart() holds.
    /// What a seat is called until it has a name: “P2”. Seats begin with 1.
    [[nodiscard]] QString placeholder(int seat) const;
    [[nodiscard]] AnyCase position() const;
    /// The names that were typed or taken, not the ones we put in.
    [[nodiscard]] QStringList namesGiven() const;

Q_SIGNALS:
    void changed();
    void gameChanged();
    void knownNamesChanged();

private:
    void publish();
    /// A bare table of the game for so many.
    void begin(int players);
    [[nodiscard]] GameSetup* setupOf(const QString& game) const;
    [[nodiscard]] std::vector<std::string> players() const;

    const Library& m_library;
    Language m_language;
    std::vector<std::unique_ptr<GameSetup>> m_setups;
    GameSetup* m_setup; ///< of the game chosen
    AnyCase m_draft;
    int m_playerCount = 2;
    bool m_hidesPoints = false;
    std::optional<Message> m_rematch; ///< who begins
    QStringList m_names;              ///< by seat; longer than the table when a player has left it
    GamesModel m_games;
    SeatsModel m_seats;
};

} // namespace cimaise
