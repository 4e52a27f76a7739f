// Rules, score lines and open questions of every game, to read and search.
#pragma once

#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/shell/rule_search.h"
#include "app/texts/translator.h"

#include <optional>
#include <vector>

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
    /// Search with misspelt words corrected, if that finds nothing as it is; empty for none.
    Q_PROPERTY(QString suggestion READ suggestion NOTIFY suggestionChanged FINAL)
    /// Id of the game to read about; empty for all.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)

public:
    explicit RulesModel(const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] const QString& suggestion() const { return m_suggestion; }
    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);

    /// Lists the rules, which takes a tenth of a start: only once somebody reads them.
    void fill();
    /// Row of a rule; −1 if no row shows the rule at the moment.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& ruleId);

Q_SIGNALS:
    void searchChanged();
    void suggestionChanged();
    void gameChanged();

private:
    struct Listed {
        RuleRow row;
        SearchedText searched;
    };

    /// All rules in the current language.
    const std::vector<Listed>& rules();
    /// Does nothing before fill().
    void publish();

    const TextLanguage& m_language;
    std::vector<Listed> m_listed;
    std::optional<Language> m_listedIn;
    bool m_isFilled = false;
    QString m_suggestion;
    QString m_search;
    QString m_game;
};

} // namespace cimaise
