// Ruling on the question who filled a gallery first: no finding answers it, it depends on the
// history.
#include "app/games/musee/musee_first_filled.h"
#include "app/texts/qt_score_text.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr std::string_view bonusOnceRule = "musee.bonus.once";

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

} // namespace

FirstAnswer whoWasFirst(const History& history, const PublishContext& context) {
    const std::vector<Contested> contested = contestedGalleries(history);
    FirstAnswer answer{.verdict = format(context.words, firstUndisputed),
                       .sentences = {format(context.words, noneContested)},
                       .isContested = !contested.empty(),
                       .rule = firstRule(context)};
    if (answer.isContested) {
        answer.verdict = firstOf(contested, context);
        answer.sentences = firstFilledInWords(history, context);
    }
    return answer;
}

} // namespace cimaise
