// House rules of this device as a list: read, changed, deleted.
#pragma once

#include "app/input/house_rulings.h"
#include "app/models/rows_model.h"
#include "app/texts/translator.h"

#include <QStringList>
#include <optional>

namespace cimaise {

class Library;

struct HouseRulingRow {
    QString game;
    QString question;
    QStringList options;
    int chosen = 0;
    QString decided; ///< when and in which game
    QString note;
    QString accessibleName;
};

class HouseRulingsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// What was forgotten last and can be had back; empty for nothing.
    Q_PROPERTY(QString forgotten READ forgotten NOTIFY forgottenChanged FINAL)

public:
    HouseRulingsModel(Library& library, Language language, QObject* parent = nullptr);

    /// A game called `from` has decided a question; `earlier` is its answer until then, or empty.
    void remember(const QString& reading, const QString& earlier, const QString& option,
                  const QString& from);
    /// Another game lies on the table.
    void beginTable() { m_made.clear(); }
    /// A decision was taken back, or made again: the game has this answer by now, or none. What was
    /// decided before the game came to the table decides nothing for new ones, and what was changed
    /// in the settings since stays.
    void turn(const QString& reading, const QString& option);
    /// What a new game begins with; none where nothing was decided.
    [[nodiscard]] std::optional<ReadingChoices> choicesFor(const Game& game) const;
    void setLanguage(Language language);

    /// How many rulings a new game of that kind begins with, in words; empty for none.
    Q_INVOKABLE [[nodiscard]] QString inForceFor(const QString& game) const;
    Q_INVOKABLE void choose(int row, int option);
    Q_INVOKABLE void setNote(int row, const QString& note);
    Q_INVOKABLE void forget(int row);
    [[nodiscard]] QString forgotten() const;
    /// Has back what was forgotten last.
    Q_INVOKABLE void restore();

Q_SIGNALS:
    void forgottenChanged();

private:
    /// A decision since the game lies on the table, and what it took the place of: there, and here.
    struct Made {
        std::string answerBefore; ///< empty: none
        std::optional<HouseRuling> before;
        HouseRuling after;
    };
    [[nodiscard]] std::optional<HouseRuling> inForce(const std::string& reading) const;
    /// What is in force again once the game has that answer; the outer one is empty where nothing
    /// that was decided at this table leads there.
    [[nodiscard]] std::optional<std::optional<HouseRuling>> back(const std::string& reading,
                                                                 const std::string& answer) const;
    [[nodiscard]] std::optional<HouseRuling> again(const std::string& reading,
                                                   const std::string& answer) const;

    void readAnew();
    void keep(HouseRulings rulings);
    void show();
    /// The ruling that a row shows; null for no such row.
    HouseRuling* at(int row);

    Library& m_library;
    Language m_language;
    HouseRulings m_rulings;
    std::vector<Made> m_made;
    std::optional<HouseRuling> m_forgotten;
    std::vector<std::size_t> m_shown; ///< of the rulings, those that this Cimaise knows
};

} // namespace cimaise
