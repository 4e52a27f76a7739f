// Writes the verdict about a single board, which has no player names and no other boards.
#include "app/models/alone_text.h"

#include "app/game/game_facts.h"
#include "app/input/musee/musee_hints.h"
#include "app/texts/qt_score_text.h"
#include "scoring/scores.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/checks.h"
#include "validators/muse/muse_rules.h"
#include "validators/museum/museum_rules.h"

#include <QStringList>
#include <algorithm>
#include <array>

namespace cimaise {

namespace {

/// Index of the single board; the other boards only complete the position.
constexpr int singleBoard = 0;

struct NotAsked {
    std::string_view game;
    TextId says;
};

constexpr std::array notAsked{
    //% "Not needed: names, the other Musées, cards in hand."
    NotAsked{musee::gameId, CIMAISE_TEXT("alone.not-asked.musee")},
    //% "Not needed: names, the other artists, coins."
    NotAsked{muse::gameId, CIMAISE_TEXT("alone.not-asked.muse")},
    //% "Not needed: names, the other museums, Experts and the Patron."
    NotAsked{museum::gameId, CIMAISE_TEXT("alone.not-asked.museum")},
    //% "Not needed: names, the other walls, bid cards, the order of hanging."
    NotAsked{artsociety::gameId, CIMAISE_TEXT("alone.not-asked.art")},
};

/// Name of a missing detail.
struct NeededFact {
    std::string_view rule;
    TextId says;
};

constexpr std::array neededFacts{
    //% "the prestige markers"
    NeededFact{artsociety::prestigeRule, CIMAISE_TEXT("alone.wanted.prestige")},
    //% "the points printed on the Patron card"
    NeededFact{museum::patronPointsRule, CIMAISE_TEXT("alone.wanted.patron")},
    //% "the bonuses printed on the board"
    NeededFact{museum::boardBonusRule, CIMAISE_TEXT("alone.wanted.bonus")},
};

/// True if the board is empty and nothing beside the board scores.
bool isAsItBegan(const PublishContext& context, const History& history) {
    const Score before = score(history.steps().front().position);
    return isBare(context.position, singleBoard) && !before.sheets.empty() &&
           before.sheets.front().total == context.evaluation.score.sheets.front().total;
}

} // namespace

QString aloneVerdict(const PublishContext& context, const History& history,
                     const QString& problems) {
    const std::vector<ScoreSheet>& sheets = context.evaluation.score.sheets;
    if (sheets.empty()) {
        return {};
    }
    const bool legal = isLegal(context.evaluation.findings);
    if (legal && isAsItBegan(context, history)) {
        //% "Nothing entered on this board yet."
        return format(context.words, CIMAISE_TEXT("alone.empty"));
    }
    //% "This is legal."
    constexpr TextId legalText = CIMAISE_TEXT("alone.legal");
    const QString verdict = legal ? format(context.words, legalText) : problems;
    const QString points = totalInWords(sheets.front(), context.words);
    //% "{verdict} Score: {points}."
    return format(context.words, CIMAISE_TEXT("alone.answer"),
                  {{"verdict", verdict.toStdString()}, {"points", points.toStdString()}});
}

QString neededDetails(const PublishContext& context) {
    QStringList missing;
    for (const Finding& finding : context.evaluation.findings) {
        const auto* const fact = std::ranges::find(neededFacts, finding.rule, &NeededFact::rule);
        if (finding.severity == Severity::missing && fact != neededFacts.end()) {
            missing << format(context.words, fact->says);
        }
    }
    missing.removeDuplicates();
    QStringList sentences;
    if (!missing.isEmpty()) {
        //% "Still needed: {facts}."
        sentences << format(context.words, CIMAISE_TEXT("alone.asked"),
                            {{"facts", missing.join(QStringLiteral(", ")).toStdString()}});
    }
    if (const auto* const musee = std::get_if<musee::Layout>(&context.position)) {
        sentences << format(context.words, musee::countedPattern(*musee));
    }
    return sentences.join(u' ');
}

QString detailsNotNeeded(const PublishContext& context) {
    const auto* const found =
        std::ranges::find(notAsked, gameOf(context.position).id, &NotAsked::game);
    return format(context.words, found->says);
}

} // namespace cimaise
