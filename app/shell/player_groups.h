// Groups that have played on this device: players, game and settings, most recent first.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/shell/new_game.h"
#include "app/texts/translator.h"
#include "positions/cases.h"

namespace cimaise {

struct PlayerGroupRow {
    QString players; ///< names of the players: “Ana · Bo · Cy”
    QString gameIcon;
    QString gameName;
    bool asks = false;  ///< true if a setup must be entered first: a tap only fills in the form
    QString actionText; ///< action of a tap: “Start”, or “Fill in”
    QString accessibleName;
};

struct PlayerGroup {
    AnyCase table; ///< initial position of the next game
    /// True if these people have finished a game of this kind; false if they have only begun one.
    bool hasFinished = false;

    bool operator==(const PlayerGroup&) const = default;
};

class PlayerGroupsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")

public:
    /// Maximum number of groups.
    static constexpr qsizetype most = 4;

    PlayerGroupsModel(Library& library, NewGame& draft, const TextLanguage& language,
                      QObject* parent = nullptr);

    /// Stores the group of a game that has begun, in place of the last one of the same people and
    /// the same game.
    void remember(const AnyCase& table);
    /// Updates a group after a game: the next game of the group gets the setup of this one, if it
    /// is legal. If players were added or left during the game, the group is that of its end.
    void settle(const AnyCase& startPosition, const AnyCase& endPosition);
    /// Replaces the name of a person who has been renamed in all games; groups that are alike then
    /// become one.
    void rename(const QString& from, const QString& to);
    void undoRename(const QString& from, const QString& to);
    /// Initial position of the group in a row; nullopt if there is no such row.
    [[nodiscard]] std::optional<AnyCase> at(int row) const;

    /// Starts a game with the group in this row; only fills in the form if the game has a random
    /// setup to enter.
    Q_INVOKABLE void start(int row);

private:
    void readAgain();
    void keep();
    void show();
    /// Group of the same people and the same game.
    std::vector<PlayerGroup>::iterator find(const AnyCase& table);

    Library& m_library;
    NewGame& m_draft; ///< knows which games require a setup each time
    const TextLanguage& m_language;
    std::vector<PlayerGroup> m_lineUps;
    std::vector<PlayerGroup> m_beforeRename;
    std::vector<PlayerGroup> m_afterRename;
    std::vector<std::size_t> m_shown; ///< indices of the groups whose players are all known
};

} // namespace cimaise
