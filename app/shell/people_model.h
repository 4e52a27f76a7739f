// Players of this device in alphabetical order: renamed in all games, merged, deleted, given a
// symbol.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/texts/translator.h"

#include <QSet>
#include <QStringList>
#include <functional>

namespace cimaise {

struct PersonRow {
    QString name;
    int colour = Person::noSymbol;
    int shape = Person::noSymbol;
    QString gamesText;  ///< number of finished games
    QString otherNames; ///< other names in games; or empty
    QStringList merged; ///< other names that can be separated
    QString accessibleName;
};

class PeopleModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged FINAL)
    Q_PROPERTY(QStringList colourNames READ colourNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList shapeNames READ shapeNames NOTIFY languageChanged FINAL)
    /// Question whether two people are the same, after a rename to an existing name; empty for
    /// none.
    Q_PROPERTY(QString mergeQuestion READ mergeQuestion NOTIFY mergeQuestionChanged FINAL)

    /// Says which name stays after the merge.
    Q_PROPERTY(QString mergeExplanation READ mergeExplanation NOTIFY mergeQuestionChanged FINAL)
    /// Progress text of a rename in all games, during which other actions are blocked; empty for
    /// none.
    Q_PROPERTY(QString busyText READ busyText NOTIFY busyChanged FINAL)

public:
    PeopleModel(Library& library, const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList colourNames() const;
    [[nodiscard]] QStringList shapeNames() const;
    [[nodiscard]] QString mergeQuestion() const;
    [[nodiscard]] QString mergeExplanation() const;
    [[nodiscard]] QString busyText() const;
    [[nodiscard]] bool isBusy() const { return m_renaming.has_value() && !m_library.saveError(); }
    /// Pauses the counting of games while the page is not shown.
    void setActive(bool active);

    /// Renames a person in all saved games; on failure in none, with noticeRequested(). Asks to
    /// merge if `to` is another person.
    Q_INVOKABLE void rename(const QString& from, const QString& to);
    /// Asks whether two people are the same; refuses, and names the games in which both play.
    Q_INVOKABLE void askMerge(const QString& one, const QString& into);
    Q_INVOKABLE void merge();
    Q_INVOKABLE void dismissMerge();
    /// Undoes a merge: the former name is a player again.
    Q_INVOKABLE void separate(const QString& name);
    Q_INVOKABLE void forget(const QString& name);
    /// Sets one part of the symbol; a missing symbol gets both parts.
    Q_INVOKABLE void setColour(const QString& name, int colour);
    Q_INVOKABLE void setShape(const QString& name, int shape);
    /// Resets the symbol to that of the seat.
    Q_INVOKABLE void clearSymbol(const QString& name);
    /// Undoes the last change reported by noticeRequested().
    void undo();
    /// Offer after a player of the open game was renamed.
    struct RenameOffer {
        enum class Kind : std::uint8_t { everywhere, nearName };
        Kind kind = Kind::everywhere;
        QString text;
        QString name; ///< person to rename everywhere, or person who may be meant
    };
    /// Offer to rename the player everywhere, or the question whether the new name is a
    /// misspelling; nullopt for none. `seated` are the players of the open game.
    [[nodiscard]] std::optional<RenameOffer> offerAfterRename(const QString& from,
                                                              const QString& to, GameId openGame,
                                                              const QStringList& seated) const;
    /// Renames a person in all games and merges it with the person who has the new name already;
    /// undo leaves the open game `unchangedGame` as it is.
    void renameEverywhere(const QString& from, const QString& to, GameId unchangedGame);
    /// Adds the new names of the open game to the list of people. If `forgets` is true, removes
    /// those that have left, or renames them to their successors, if no other game has them.
    void onNamesChanged(const QStringList& before, const QStringList& after, GameId openGame,
                        bool forgets);

Q_SIGNALS:
    void namesChanged();
    void languageChanged();
    void mergeQuestionChanged();
    void busyChanged();
    /// Emitted with a notice about a change, or the reason for its failure.
    void noticeRequested(const QString& text, bool undoable);
    /// Emitted after a rename in all games, or in the only game of a person.
    void renamed(const QString& from, const QString& to);
    /// Emitted after such a rename was undone.
    void renameUndone(const QString& from, const QString& to);

private:
    void onPeopleChanged();
    void countGames();
    void show();
    struct Renaming {
        QString from;
        QString to;
        People before{};
        std::optional<People> backTo{};     ///< list of people after an undo
        std::optional<QSet<qint64>> only{}; ///< games to change; nullopt for all
        GameId unchangedGame = 0;           ///< game that an undo does not change
        bool merges = false;                ///< true if another person has the name already
        bool isUndo = false;
        QSet<qint64> games{}; ///< games changed
    };

    /// Renames a person in all games, or in some of them for an undo.
    void renameInGames(Renaming renaming);
    /// Undoes a renaming; `after` is the list of people that it has left.
    void undoRenaming(const Renaming& renaming, const People& after);
    /// Removes a person, or renames it to `successor` unless that is empty or a placeholder.
    void replacePerson(const QString& name, const QString& successor);
    void endRenaming(GameId refusedBy);
    void notifyRefused(GameId game, const QString& name);
    /// Returns true, with a notice that names the games, if both play in a game.
    bool haveMet(const QString& one, const QString& other);
    /// Returns true, with a notice, if the library is read-only.
    bool refuses();
    void notify(const Message& message, bool undoable);
    /// Sets the list of people, and saves the previous one for undo().
    void change(const People& after, const Message& done);

    Library& m_library;
    const TextLanguage& m_language;
    QHash<QString, int> m_games; ///< number of finished games by person
    bool m_active = false;
    QString m_mergeOne;
    QString m_mergeInto;
    std::optional<Renaming> m_renaming;
    std::function<void()> m_undo;
};

} // namespace cimaise
