// Combines rules, score lines, open questions and chapters of all games into one searchable list.
#include "app/shell/rules_model.h"

#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/rule_book.h"

#include <algorithm>

namespace cimaise {

namespace {

using cli::Entry;
using cli::EntryKind;

const Roles<RuleRow>& rulesRoles() {
    static const Roles<RuleRow> table{{"ruleId", &RuleRow::ruleId},
                                      {"game", &RuleRow::game},
                                      {"gameName", &RuleRow::gameName},
                                      {"kind", &RuleRow::kind},
                                      {"kindText", &RuleRow::kindText},
                                      {"severity", &RuleRow::severity},
                                      {"severityText", &RuleRow::severityText},
                                      {"title", &RuleRow::title},
                                      {"explanation", &RuleRow::explanation},
                                      {"citation", &RuleRow::citation},
                                      {"options", &RuleRow::options},
                                      {"accessibleName", &RuleRow::accessibleName}};
    return table;
}

struct Kind {
    const char* id = "";
    TextId name;
};

Kind kindOf(EntryKind kind) {
    switch (kind) {
    case EntryKind::rule:
        break;
    case EntryKind::line:
        //% "Score line"
        return {.id = "line", .name = CIMAISE_TEXT("rules.kind.line")};
    case EntryKind::reading:
        //% "Open question"
        return {.id = "reading", .name = CIMAISE_TEXT("rules.kind.reading")};
    case EntryKind::play:
        //% "How to play"
        return {.id = "play", .name = CIMAISE_TEXT("rules.kind.play")};
    }
    //% "Rule"
    return {.id = "rule", .name = CIMAISE_TEXT("rules.kind.rule")};
}

RuleRow rowOf(const Entry& entry, const Game& game, const Translator& words) {
    const Kind kind = kindOf(entry.kind);
    RuleRow row{.ruleId = toQt(cli::searchId(entry)),
                .game = toQt(game.id),
                .gameName = format(words, game.name),
                .kind = QString::fromLatin1(kind.id),
                .kindText = format(words, kind.name),
                .title = format(words, entry.explanation.title),
                .explanation = format(words, cli::explanationText(entry)),
                .citation = format(words, entry.explanation.citation)};
    if (entry.kind == EntryKind::rule && entry.reported) {
        row.severity = toQt(severityId(entry.severity));
        row.severityText = format(words, severityName(entry.severity));
    }
    QStringList options;
    for (const ReadingOption& option : entry.options) {
        options.push_back(format(words, option.title));
    }
    row.options = options.join(u'\n');
    row.accessibleName = listed({row.title, row.kindText, row.explanation, row.citation});
    return row;
}

/// Text of a rule in all languages: players search for the words of either box.
SearchedText searchedTextOf(const Entry& entry, const Game& game) {
    QStringList titles;
    QString text;
    for (const Language language : {Language::english, Language::french}) {
        const RuleRow row = rowOf(entry, game, Translator{language});
        titles << row.title;
        text +=
            QStringList{row.ruleId, row.explanation, row.citation, row.options, row.kindText}.join(
                u' ') +
            u' ';
    }
    return searchedText(titles, text);
}

} // namespace

RulesModel::RulesModel(const TextLanguage& language, QObject* parent)
    : RowsModel(rulesRoles(), parent), m_language(language) {
    connect(&language, &TextLanguage::changed, this, &RulesModel::publish);
}

void RulesModel::fill() {
    if (!m_isFilled) {
        m_isFilled = true;
        publish();
    }
}

void RulesModel::setSearch(const QString& search) {
    if (search != m_search) {
        m_search = search;
        emit searchChanged();
        publish();
    }
}

void RulesModel::setGame(const QString& game) {
    if (game != m_game) {
        m_game = game;
        emit gameChanged();
        publish();
    }
}

int RulesModel::rowOf(const QString& ruleId) {
    fill();
    for (int row = 0; row < count(); ++row) {
        if (valueOf(row, "ruleId").toString() == ruleId) {
            return row;
        }
    }
    return -1;
}

const std::vector<RulesModel::Listed>& RulesModel::rules() {
    const Language language = m_language.current();
    if (m_listedIn != language) {
        m_listedIn = language;
        m_listed.clear();
        for (const Game& game : games()) {
            for (const Entry& entry : cli::entriesOf(game)) {
                m_listed.push_back({.row = cimaise::rowOf(entry, game, m_language.words()),
                                    .searched = searchedTextOf(entry, game)});
            }
        }
    }
    return m_listed;
}

void RulesModel::publish() {
    if (!m_isFilled) {
        return;
    }
    const RuleSearch search{m_search};
    std::vector<const Listed*> listed;
    QStringList words;
    QSet<QString> stems;
    int most = 0;
    for (const Listed& rule : rules()) {
        if (m_game.isEmpty() || m_game == rule.row.game) {
            listed.push_back(&rule);
            most = std::max(most, search.found(rule.searched));
        }
    }
    if (most < search.terms()) {
        for (const Listed* const rule : listed) {
            words << longWords(rule->row.title) << longWords(rule->row.explanation);
            stems |= rule->searched.stems;
        }
    }
    m_suggestion = most < search.terms() ? search.corrected(words, stems) : QString{};
    std::erase_if(listed, [&](const Listed* rule) {
        return !search.isEmpty() && (most == 0 || search.found(rule->searched) < most);
    });
    if (!search.isEmpty()) {
        std::ranges::stable_sort(listed, {},
                                 [&](const Listed* rule) { return search.rank(rule->searched); });
    }
    std::vector<RuleRow> rows;
    for (const Listed* const rule : listed) {
        rows.push_back(rule->row);
    }
    setRows(rulesRoles(), rows);
    emit suggestionChanged();
}

} // namespace cimaise
