// Rules, score lines and open questions of every game, to read and search.
#pragma once

#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/texts/translator.h"

namespace cimaise {

struct RuleRow {
    QString ruleId;
    QString game;
    QString gameName;
    QString kind;
    QString kindText;
    QString severity;
    QString severityText;
    QString title;
    QString explanation;
    QString citation;
    QString options;
    QString accessibleName;
};

class RulesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    /// Id of the game to read about; empty for all.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)

public:
    explicit RulesModel(const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);

    /// Row of a rule; −1 if no row shows the rule at the moment.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& ruleId) const;

Q_SIGNALS:
    void searchChanged();
    void gameChanged();

private:
    void publish();

    const TextLanguage& m_language;
    QString m_search;
    QString m_game;
};

} // namespace cimaise
