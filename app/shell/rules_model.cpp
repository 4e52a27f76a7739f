// Combines rules, score lines, open questions and chapters of all games into one searchable list.
#include "app/shell/rules_model.h"

#include "app/library/library_search.h"
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

/// True if the row contains every word of the search, ignoring case and accents.
bool holds(const RuleRow& row, const QStringList& searched) {
    const QString text = foldedForSearch(
        QStringList{row.ruleId, row.title, row.explanation, row.citation, row.options, row.kindText}
            .join(u' '));
    return std::ranges::all_of(searched, [&](const QString& word) { return text.contains(word); });
}

} // namespace

RulesModel::RulesModel(const TextLanguage& language, QObject* parent)
    : RowsModel(rulesRoles(), parent), m_language(language) {
    connect(&language, &TextLanguage::changed, this, &RulesModel::publish);
    publish();
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

int RulesModel::rowOf(const QString& ruleId) const {
    for (int row = 0; row < count(); ++row) {
        if (valueOf(row, "ruleId").toString() == ruleId) {
            return row;
        }
    }
    return -1;
}

void RulesModel::publish() {
    const Translator words = m_language.words();
    const QStringList searched = foldedForSearch(m_search).split(u' ', Qt::SkipEmptyParts);
    std::vector<RuleRow> rows;
    for (const Game& game : games()) {
        if (!m_game.isEmpty() && m_game != toQt(game.id)) {
            continue;
        }
        for (const Entry& entry : cli::entriesOf(game)) {
            RuleRow row = cimaise::rowOf(entry, game, words);
            if (holds(row, searched)) {
                rows.push_back(std::move(row));
            }
        }
    }
    setRows(rulesRoles(), rows);
}

} // namespace cimaise
