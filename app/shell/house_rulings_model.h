// House rules of this device as a list: read, changed, deleted.
#pragma once

#include "app/input/house_rulings.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
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
    QString decided; ///< date and game of the decision
    QString note;
    QString accessibleName;
};

class HouseRulingsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Ruling deleted last, for restore(); empty for none.
    Q_PROPERTY(QString forgotten READ forgotten NOTIFY forgottenChanged FINAL)

public:
    HouseRulingsModel(Library& library, const TextLanguage& language, QObject* parent = nullptr);

    /// Stores the decision of the game with title `from`; `earlier` is its previous answer, or
    /// empty.
    void remember(const QString& reading, const QString& earlier, const QString& option,
                  const QString& from);
    /// Starts recording the decisions of another open game.
    void startRecording() { m_made.clear(); }
    /// Follows an undo or redo of a decision; `option` is the current answer of the game, or empty.
    /// Decisions made before the game was opened, and later changes in the settings, are kept.
    void turn(const QString& reading, const QString& option);
    /// Answers for a new game; none if there are no decisions.
    [[nodiscard]] std::optional<ReadingChoices> choicesFor(const Game& game) const;

    /// Text with the number of house rules that apply to a new game of that kind; empty for none.
    Q_INVOKABLE [[nodiscard]] QString inForceFor(const QString& game) const;
    Q_INVOKABLE void choose(int row, int option);
    Q_INVOKABLE void setNote(int row, const QString& note);
    Q_INVOKABLE void forget(int row);
    [[nodiscard]] QString forgotten() const;
    /// Restores the ruling deleted last.
    Q_INVOKABLE void restore();

Q_SIGNALS:
    void forgottenChanged();

private:
    /// Decision since the game was opened, with the previous answer of the game and the previous
    /// house rule.
    struct Made {
        std::string answerBefore; ///< empty: none
        std::optional<HouseRuling> before;
        HouseRuling after;
    };
    [[nodiscard]] std::optional<HouseRuling> inForce(const std::string& reading) const;
    /// House rule to restore for that answer. The outer optional is empty if no decision recorded
    /// here matches; the inner one is empty if there was no house rule.
    [[nodiscard]] std::optional<std::optional<HouseRuling>> back(const std::string& reading,
                                                                 const std::string& answer) const;
    [[nodiscard]] std::optional<HouseRuling> again(const std::string& reading,
                                                   const std::string& answer) const;

    void readAgain();
    void keep(HouseRulings rulings);
    void show();
    /// Ruling of a row; null if there is no such row.
    HouseRuling* at(int row);

    Library& m_library;
    const TextLanguage& m_language;
    HouseRulings m_rulings;
    std::vector<Made> m_made;
    std::optional<HouseRuling> m_forgotten;
    std::vector<std::size_t> m_shown; ///< indices of the rulings that this version knows
};

} // namespace cimaise
