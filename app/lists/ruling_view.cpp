// Asks the core for the settlement and puts it into words.
#include "app/lists/ruling_view.h"

#include "app/lists/findings_model.h"
#include "app/texts/finding_words.h"
#include "app/texts/qt_score_words.h"
#include "app/texts/ruling_words.h"
#include "scoring/rulings/settlement.h"

#include <utility>

namespace cimaise {

namespace {

QStringList qtList(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list << toQt(text);
    }
    return list;
}

RulingText inWords(const Settlement& settlement, const Finding& finding,
                   const Judgement& judgement) {
    const Words& words = judgement.words;
    RulingText text{.ruleId = toQt(finding.rule),
                    .question = say(words, settlement.question),
                    .verdict = say(words, settlement.verdict),
                    .severity = toQt(severityId(finding.severity)),
                    .says = {},
                    .mends = {},
                    .places = placesInWords(settlement.where, words),
                    .why = say(words, settlement.digest.text),
                    .source = toQt(sourceText(settlement, words)),
                    .sureness = say(words, wordsFor(settlement.sureness)),
                    .otherwise =
                        qtList(answerTexts(judgement.position, settlement.otherwise, words))};
    for (const Finding& one : settlement.findings) {
        text.says << toQt(findingText(one, words));
        if (const QString mend = mendInWords(one, words); !mend.isEmpty()) {
            text.mends << mend;
        }
    }
    return text;
}

} // namespace

Dispute disputeOn(const Finding& finding) {
    Dispute dispute{.id = finding.rule, .party = finding.party};
    if (!finding.where.empty()) {
        dispute.spot = finding.where.front();
    }
    return dispute;
}

void RulingView::show(const Judgement& judgement, int finding) {
    const Findings& findings = judgement.evaluation.findings;
    RulingText text;
    if (finding >= 0 && finding < std::ssize(findings)) {
        const Finding& asked = findings[static_cast<std::size_t>(finding)];
        // a finding comes from a rule that can be broken: there is a ruling on it
        text = inWords(*settlementOf(judgement.position, disputeOn(asked)), asked, judgement);
    }
    if (text != m_text) {
        m_text = std::move(text);
        emit changed();
    }
}

} // namespace cimaise
