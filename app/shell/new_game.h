// Draft of a new game: the game, its players and its settings.
#pragma once

#include "app/game/game_setup.h"
#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/shell/spelling_question.h"
#include "app/texts/translator.h"

#include <QStringList>

namespace cimaise {

class GameHost;
class HouseRulingsModel;

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
    int colour = 0; ///< colour of the symbol, which the players of a team share
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
    Q_PROPERTY(int minPlayers READ minPlayers NOTIFY gameChanged FINAL)
    Q_PROPERTY(int most READ most NOTIFY gameChanged FINAL)
    Q_PROPERTY(cimaise::SeatsModel* names READ names CONSTANT FINAL)
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY knownNamesChanged FINAL)
    /// Names entered for the seats.
    Q_PROPERTY(QStringList namesGiven READ namesGiven NOTIFY knownNamesChanged FINAL)
    Q_PROPERTY(QString teamsText READ teamsText NOTIFY changed FINAL)
    /// Settings of the game, of its own class.
    Q_PROPERTY(cimaise::GameSetup* setup READ setup NOTIFY gameChanged FINAL)
    /// Remark of the rules on the draft; empty for none.
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// True if the points are hidden until they are revealed.
    Q_PROPERTY(bool hidesPoints READ hidesPoints WRITE setHidesPoints NOTIFY changed FINAL)
    /// Checks whether the game has points that can be hidden.
    Q_PROPERTY(bool canHidePoints READ canHidePoints NOTIFY gameChanged FINAL)
    /// Text of the choice to play a match; empty if the rules of the game have no matches.
    Q_PROPERTY(QString matchText READ matchText NOTIFY gameChanged FINAL)
    /// True if the game will be the first one of a match.
    Q_PROPERTY(bool playsMatch READ playsMatch WRITE setPlaysMatch NOTIFY changed FINAL)
    /// True for the next game of a match: only the random setup has to be entered.
    Q_PROPERTY(bool isRematch READ isRematch NOTIFY changed FINAL)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)
    /// Question about a new name at the start.
    Q_PROPERTY(cimaise::SpellingQuestion* spelling READ spelling CONSTANT FINAL)

public:
    NewGame(GameHost& host, const HouseRulingsModel& houseRulings, const TextLanguage& language,
            QObject* parent = nullptr);

    [[nodiscard]] QString game() const;
    void setGame(const QString& game);
    [[nodiscard]] GamesModel* games() { return &m_games; }
    [[nodiscard]] int playerCount() const { return m_playerCount; }
    void setPlayerCount(int count);
    [[nodiscard]] int minPlayers() const;
    [[nodiscard]] int most() const;
    [[nodiscard]] SeatsModel* names() { return &m_seats; }
    /// Known names that are not in this draft, most recently used first.
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] QString teamsText() const;
    [[nodiscard]] GameSetup* setup() const { return m_setup; }
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool canStart() const { return problem().isEmpty(); }
    [[nodiscard]] bool hidesPoints() const { return m_hidesPoints && canHidePoints(); }
    [[nodiscard]] bool canHidePoints() const;
    void setHidesPoints(bool hides);
    [[nodiscard]] QString matchText() const;
    [[nodiscard]] bool playsMatch() const { return m_playsMatch && !matchText().isEmpty(); }
    void setPlaysMatch(bool plays);
    [[nodiscard]] bool isRematch() const { return m_rematch.has_value(); }
    [[nodiscard]] SpellingQuestion* spelling() { return &m_spelling; }
    /// Prepares the next game of a match; `next` is its initial position, `begins` names the start
    /// player.
    void setRematch(const AnyCase& next, Message begins);
    void clearRematch();
    /// Replaces the name of a person; clears its seat if the new name has one already.
    void renamePerson(const QString& from, const QString& to);
    /// Copies the players and settings of a game, with today's date.
    void take(const AnyCase& table);
    /// True if the game has a random setup to enter.
    [[nodiscard]] bool hasRandomSetup(const QString& game) const;
    /// Initial position for checking a single board; none for an unknown game.
    [[nodiscard]] std::optional<AnyCase> singleBoard(const QString& game) const;

    /// Stores the game as default for the next new game.
    void rememberGame(const QString& game);
    /// Settings key of that game.
    static constexpr auto lastGameKey = "last-game";

    /// Starts the game; asks first about each new name that nearly equals a known one.
    Q_INVOKABLE void start();
    /// Starts the next game of the match; asks whether to finish the last game, if it is not, and
    /// for the random setup, if the game has one.
    Q_INVOKABLE void rematch();
    /// Shows the form for a new game with the players and the setup of the open game, so that
    /// players can be added or left out.
    Q_INVOKABLE void playWithOthers();
    /// Opens a single board of a game, without player names, to check and score it.
    Q_INVOKABLE void checkBoard(const QString& game);
    Q_INVOKABLE void setName(int row, const QString& name);
    /// Gives the name to the first seat without one.
    Q_INVOKABLE void addKnownName(const QString& name);

    /// Placeholder for the name of a seat: “P2”. Seats are counted from 1.
    [[nodiscard]] QString placeholder(int seat) const;
    /// Initial position with these players. Requires canStart().
    [[nodiscard]] AnyCase position() const;
    /// Names entered by the user, without placeholders.
    [[nodiscard]] QStringList namesGiven() const;

Q_SIGNALS:
    void changed();
    void gameChanged();
    void knownNamesChanged();
    /// Emitted when a game starts whose players all have a name.
    void started(const AnyCase& position);

private:
    static constexpr int usualPlayers = 2;

    void publish();
    /// Applies the house rules of this device to a new game.
    void applyHouseRulings(AnyCase& position) const;
    /// Starts the next game of the match, or asks for its random setup.
    void prepareRematch(bool finishes);
    /// Starts the next game of the match of the open game.
    void startRematch(AnyCase position);
    /// Starts a draft with this number of players.
    void begin(int players);
    /// Proposes the settings of the language again.
    void onLanguageChanged();
    [[nodiscard]] GameSetup* setupOf(const QString& game) const;
    [[nodiscard]] std::vector<std::string> players() const;

    GameHost& m_host;
    const HouseRulingsModel& m_houseRulings;
    const Library& m_library;
    const TextLanguage& m_language;
    std::vector<std::unique_ptr<GameSetup>> m_setups;
    GameSetup* m_setup; ///< settings of the chosen game
    AnyCase m_draft;
    int m_playerCount = usualPlayers;
    int m_chosenPlayers = usualPlayers; ///< number set by the user; another game may limit it
    bool m_hidesPoints = false;
    bool m_playsMatch = false;
    std::optional<Message> m_rematch; ///< names the start player
    bool m_finishesLast = false;      ///< true if the rematch finishes the last game
    QStringList m_names;              ///< by seat; may include removed seats
    SpellingQuestion m_spelling;
    GamesModel m_games;
    SeatsModel m_seats;
};

} // namespace cimaise
