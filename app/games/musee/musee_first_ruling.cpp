// Ruling on the question who filled a gallery first: no finding answers it, it depends on the
// history.
#include "app/games/musee/musee_first_filled.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "rulings/questions/settlement.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr std::string_view bonusOnceRule = "musee.bonus.once";

constexpr TextId firstQuestion = CIMAISE_TEXT("dispute.firsts");
//% "Only you know"
constexpr TextId firstUnknown = CIMAISE_TEXT("ruling.first.unknown");
//% "Nothing to settle"
constexpr TextId firstUndisputed = CIMAISE_TEXT("ruling.first.undisputed");
//% "No gallery is full in more than one Musée."
constexpr TextId noneContested = CIMAISE_TEXT("ruling.first.none");

/// First side for each contested gallery, if the players named it.
QString firstOf(const std::vector<Contested>& contested, const PublishContext& context) {
    //% "{gallery}: {first}"
    constexpr TextId ofGallery = CIMAISE_TEXT("ruling.first.gallery");
    if (std::ranges::all_of(contested, [](const Contested& one) { return one.holder < 0; })) {
        return format(context.words, firstUnknown);
    }
    QStringList answers;
    for (const Contested& one : contested) {
        const std::string name = one.holder >= 0 ? partyName(context.position, side(one.holder))
                                                 : context.words.text(firstUnknown);
        answers << (contested.size() == 1
                        ? toQt(name)
                        : format(context.words, ofGallery,
                                 {{"gallery", musee::galleryPlace(one.gallery)}, {"first", name}}));
    }
    return answers.join(QStringLiteral(" · "));
}

/// Rule to cite: the note about a bonus that nobody has only where there is such a bonus.
std::string_view firstRule(const PublishContext& context) {
    const bool unclaimed = std::ranges::count(context.evaluation.findings,
                                              musee::bonusUnclaimedRule, &Finding::rule) > 0;
    return unclaimed ? musee::bonusUnclaimedRule : bonusOnceRule;
}

void addAnswer(RulingText& text, const PublishContext& context, const History& history) {
    const std::vector<Contested> contested = contestedGalleries(history);
    if (!contested.empty()) {
        text.verdict = firstOf(contested, context);
        text.says << firstFilledInWords(history, context);
    }
}

} // namespace

void addFirst(RulingText& text, std::string_view rule, const PublishContext& context,
              const History& history) {
    if (rule == musee::bonusUnclaimedRule) {
        addAnswer(text, context, history);
    }
}

RulingText rulingOnFirst(const PublishContext& context, const History& history) {
    const Translator& words = context.words;
    RulingText text;
    text.question = format(words, firstQuestion);
    text.severity = QStringLiteral("note");
    text.verdict = format(words, firstUndisputed);
    text.says = {format(words, noneContested)};
    const std::string_view id = firstRule(context);
    if (const auto rule = settlementOf(context.position, {.id = id})) {
        text.ruleId = toQt(id);
        text.why = format(words, rule->explanation.text);
        text.source = toQt(sourceText(*rule, words));
        text.certainty = format(words, wordsFor(rule->certainty));
    }
    if (!contestedGalleries(history).empty()) {
        text.says.clear();
        addAnswer(text, context, history);
    }
    return text;
}

} // namespace cimaise
