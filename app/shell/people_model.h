// Players of this device, most recent first: renamed in all games, merged, deleted, given a symbol.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/texts/translator.h"

#include <QStringList>
#include <functional>

namespace cimaise {

struct PersonRow {
    QString name;
    int colour = Person::noSign;
    int shape = Person::noSign;
    QString gamesText;  ///< how many they have finished
    QString otherNames; ///< what they are called in some of them; or empty
    QString accessibleName;
};

class PeopleModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged FINAL)
    Q_PROPERTY(QStringList colourNames READ colourNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList shapeNames READ shapeNames NOTIFY languageChanged FINAL)
    /// Whether two are one, since one was to be called like the other; empty while nothing is
    /// asked.
    Q_PROPERTY(QString mergeQuestion READ mergeQuestion NOTIFY mergeAskedChanged FINAL)

    /// Who is being renamed in all games; empty while nobody is. Nothing else is to be done until
    /// it is over.
    Q_PROPERTY(QString busyText READ busyText NOTIFY busyChanged FINAL)

public:
    PeopleModel(Library& library, Language language, QObject* parent = nullptr);

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList colourNames() const;
    [[nodiscard]] QStringList shapeNames() const;
    [[nodiscard]] QString mergeQuestion() const;
    [[nodiscard]] QString busyText() const;
    [[nodiscard]] bool isBusy() const { return m_renaming.has_value() && !m_library.saveTrouble(); }
    void setLanguage(Language language);
    /// Whether anybody looks: games are not counted anew while nobody does.
    void setActive(bool lookedAt);

    /// In all games that are kept, or in none: why not is told. Where `to` is somebody already, it
    /// is asked whether both are one.
    Q_INVOKABLE void rename(const QString& from, const QString& to);
    /// Asks whether both are one.
    Q_INVOKABLE void askMerge(const QString& one, const QString& into);
    Q_INVOKABLE void merge();
    Q_INVOKABLE void dismissMerge();
    Q_INVOKABLE void forget(const QString& name);
    /// Who has no sign yet gets a whole one.
    Q_INVOKABLE void setColour(const QString& name, int colour);
    Q_INVOKABLE void setShape(const QString& name, int shape);
    /// The seat decides again.
    Q_INVOKABLE void clearSign(const QString& name);
    /// Takes back what was told of last.
    void undo();

Q_SIGNALS:
    void namesChanged();
    void languageChanged();
    void mergeAskedChanged();
    void busyChanged();
    /// A word about what was done, or why it was not.
    void told(const QString& text, bool undoable);
    /// In all games.
    void renamed(const QString& from, const QString& to);

private:
    void follow();
    void countGames();
    void show();
    /// `backTo`: what the people become when it is done, where something is taken back.
    void renameInGames(const QString& from, const QString& to, std::optional<People> backTo = {});
    void endRenaming(GameId refusedBy);
    void tellRefused(GameId game, const QString& name);
    /// Says why the library takes nothing; false where it does.
    bool refuses();
    void tell(const Message& message, bool undoable);
    /// Another list of people, and the one before on undo().
    void change(const People& after, const Message& done);

    struct Renaming {
        QString from;
        QString to;
        People before;
        std::optional<People> backTo;
    };

    Library& m_library;
    Language m_language;
    QHash<QString, int> m_games; ///< finished, by person
    bool m_lookedAt = false;
    QString m_mergeOne;
    QString m_mergeInto;
    std::optional<Renaming> m_renaming;
    std::function<void()> m_undo;
};

} // namespace cimaise
