// Text of each finding, with the title and citation of its rule.
#include "app/models/findings_model.h"

#include "app/game/findings_order.h"
#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"
#include "validators/checks.h"

#include <algorithm>
#include <ranges>

namespace cimaise {

namespace {

/// Number of leading roles that identify a finding: rule, owner and places.
constexpr std::size_t knownBy = 3;

/// Minimum number of notes to collapse: a line for fewer would save no space.
constexpr std::ptrdiff_t fewestFoldedNotes = 2;

//% "%n notes"
constexpr TextId foldedNotesText = CIMAISE_TEXT_N("findings.fold");
//% "Only findings for {name}"
constexpr TextId oneSideOnly = CIMAISE_TEXT("findings.one-side");
//% "Only findings for {name} (%n about others)"
constexpr TextId oneSideHides = CIMAISE_TEXT_N("findings.one-side.hides");

/// Limit of places named per finding; no finding of a playable game has more.
constexpr std::size_t mostPlaces = 40;

constexpr TextId morePlaces = CIMAISE_TEXT_N("cli.more-spots");

const Roles<FindingRow>& findingsRoles() {
    static const Roles<FindingRow> table{{"ruleId", &FindingRow::ruleId},
                                         {"owner", &FindingRow::owner},
                                         {"places", &FindingRow::places},
                                         {"severity", &FindingRow::severity},
                                         {"severityText", &FindingRow::severityText},
                                         {"title", &FindingRow::title},
                                         {"says", &FindingRow::says},
                                         {"fix", &FindingRow::fix},
                                         {"citation", &FindingRow::citation},
                                         {"ownSide", &FindingRow::ownSide},
                                         {"highlighted", &FindingRow::highlighted},
                                         {"hidden", &FindingRow::hidden},
                                         {"accessibleName", &FindingRow::accessibleName}};
    return table;
}

FindingRow rowOf(const Finding& finding, const RuleText& rule, const PublishContext& context) {
    const Translator& words = context.words;
    const std::string owner = words.party(finding.party);
    return {.ruleId = toQt(finding.rule),
            .owner = toQt(owner),
            .places = placesInWords(finding.where, words),
            .severity = toQt(severityId(finding.severity)),
            .severityText = format(words, severityName(finding.severity)),
            .title = format(words, rule.title),
            .says = toQt(findingText(finding, words)),
            .fix = fixInWords(finding, words),
            .citation = format(words, rule.citation),
            .ownSide = owner.empty() ? -1 : findSide(context.position, owner),
            .accessibleName = findingInWords(finding, words)};
}

QString spoken(const Finding& finding, const std::string& text, const Translator& words) {
    const QString says = toQt(text) + u' ' + fixInWords(finding, words);
    //% "{severity}: {says}"
    return format(
        words, CIMAISE_TEXT("findings.spoken"),
        {{"severity", severityName(finding.severity)}, {"says", says.trimmed().toStdString()}});
}

} // namespace

QString findingInWords(const Finding& finding, const Translator& words) {
    return spoken(finding, findingText(finding, words), words);
}

QString findingAtItsPlace(const Finding& finding, const Translator& words) {
    return spoken(finding, words.format(finding.says), words);
}

QString placesInWords(const Spots& spots, const Translator& words) {
    const bool onSeveralBoards = std::ranges::any_of(
        spots, [&](const Spot& spot) { return spot.owner != spots.front().owner; });
    QStringList places;
    for (const Spot& spot : spots | std::views::take(mostPlaces)) {
        const QString place = toQt(words.place(spot.place));
        const QString owner = onSeveralBoards ? toQt(words.party(spot.owner)) : QString{};
        places.push_back(owner.isEmpty() ? place : QStringLiteral("%1 (%2)").arg(place, owner));
    }
    if (spots.size() > mostPlaces) {
        places.push_back(
            format(words, morePlaces, {{"n", static_cast<int>(spots.size() - mostPlaces)}}));
    }
    return places.join(QStringLiteral(" · "));
}

QString fixInWords(const Finding& finding, const Translator& words) {
    return finding.fix.empty() ? QString{} : format(words, finding.fix, finding.says.arguments);
}

FindingsModel::FindingsModel(QObject* parent) : RowsModel(findingsRoles(), parent) {
    poolDelegates(findingsRoles());
    showInPortions();
}

int FindingsModel::countOf(Severity severity) const {
    return m_counts.at(static_cast<std::size_t>(severity));
}

void FindingsModel::setFolded(bool folded) {
    if (folded != m_folded) {
        m_folded = folded;
        emit foldedChanged();
    }
}

void FindingsModel::setOfOneSide(bool ofOneSide) {
    if (ofOneSide != m_ofOneSide) {
        m_ofOneSide = ofOneSide;
        emit foldedChanged();
    }
}

bool FindingsModel::isHidden(const PublishContext& context, const Finding& finding,
                             int side) const {
    return m_ofOneSide && !concernsSide(finding, context.position, side);
}

QString FindingsModel::oneSideTextOf(const PublishContext& context, int side) const {
    const auto others =
        std::ranges::count_if(context.evaluation.findings, [&](const Finding& finding) {
            return !concernsSide(finding, context.position, side);
        });
    const std::string name = partyName(context.position, cimaise::side(side));
    return others == 0 ? format(context.words, oneSideOnly, {{"name", name}})
                       : format(context.words, oneSideHides,
                                {{"name", name}, {"n", static_cast<int>(others)}});
}

void FindingsModel::setFold(const PublishContext& context, int notes, QString oneSideText) {
    QString text = notes == 0 ? QString{} : format(context.words, foldedNotesText, {{"n", notes}});
    if (notes != m_foldedNotes || text != m_foldText || oneSideText != m_oneSideText) {
        m_foldedNotes = notes;
        m_foldText = std::move(text);
        m_oneSideText = std::move(oneSideText);
        emit foldChanged();
    }
}

void FindingsModel::report(const PublishContext& context, std::size_t most) {
    if (Voice voice = voiceOf(context); voice != m_voice) {
        m_voice = std::move(voice);
        m_described.clear();
    }
    const std::vector<RuleInfo> rules = rulesOf(gameOf(context.position).id);
    std::vector<DescribedFinding> all;
    for (const Finding& finding : context.evaluation.findings | std::views::take(most)) {
        const auto description =
            std::ranges::find(m_described, finding, &DescribedFinding::finding);
        if (description != m_described.end()) {
            // copied, not moved: a moved-from row could match another finding
            all.push_back(*description);
        } else {
            const auto rule = std::ranges::find(rules, finding.rule, &RuleInfo::id);
            all.push_back({finding, rowOf(finding, rule->explanation, context)});
        }
    }
    m_described = std::move(all);
}

FindingsModel::Voice FindingsModel::voiceOf(const PublishContext& context) {
    const AnyCase& position = context.position;
    Voice voice{.language = context.words.language(),
                .hidesPoints = context.words.hidesPoints(),
                .game = gameOf(position).id,
                .names = headerOf(position).players};
    for (int side = 0; side < sideCount(position); ++side) {
        voice.names.push_back(partyName(position, cimaise::side(side)));
    }
    return voice;
}

void FindingsModel::show(const PublishContext& context, int highlightedRow, int side) {
    std::array<int, 4> counts{};
    const Findings& findings = context.evaluation.findings;
    for (const Finding& finding : findings) {
        ++counts.at(static_cast<std::size_t>(finding.severity));
    }
    const std::ptrdiff_t worthless = std::ranges::count_if(findings, hasNoConsequences);
    const std::ptrdiff_t worthlessHere =
        std::ranges::count_if(findings, [&](const Finding& finding) {
            return hasNoConsequences(finding) && !isHidden(context, finding, side);
        });
    const std::ptrdiff_t notes = worthless < fewestFoldedNotes ? 0 : worthless; // notes come last
    const std::size_t shown = findings.size() - static_cast<std::size_t>(m_folded ? notes : 0);
    setFold(context, notes == 0 ? 0 : static_cast<int>(worthlessHere),
            oneSideTextOf(context, side));
    report(context, std::min(most(), shown));
    std::vector<FindingRow> rows;
    for (const DescribedFinding& description : m_described) {
        rows.push_back(description.row);
        rows.back().highlighted = std::ssize(rows) == highlightedRow + 1;
        rows.back().hidden = isHidden(context, description.finding, side);
    }
    setRows(findingsRoles(), std::move(rows), knownBy, shown);
    if (highlightedRow != m_highlightedRow) {
        m_highlightedRow = highlightedRow;
        emit highlightedRowChanged();
    }
    if (counts != m_counts) {
        m_counts = counts;
        emit countsChanged();
    }
}

} // namespace cimaise
