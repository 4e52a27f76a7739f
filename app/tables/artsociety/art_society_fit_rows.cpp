// Says what a tile does at a place, and which paintings of a wall touch.
#include "app/tables/artsociety/art_society_rows.h"
#include "app/texts/qt_score_words.h"
#include "validators/artsociety/art_society_rules.h"

#include <algorithm>
#include <span>

namespace cimaise::artsociety {

namespace {

//% "not inside the wall"
constexpr TextId outsideText = CIMAISE_TEXT("art.judge.outside");
//% "on another tile"
constexpr TextId overlapText = CIMAISE_TEXT("art.judge.overlap");
//% "touches no tile"
constexpr TextId touchText = CIMAISE_TEXT("art.judge.touch");
//% "no painting has this size"
constexpr TextId sizeText = CIMAISE_TEXT("art.judge.size");
//% "no decor has this shape"
constexpr TextId decorSizeText = CIMAISE_TEXT("art.judge.decor");
//% "a wall begins with a 2×3 painting over a star"
constexpr TextId startText = CIMAISE_TEXT("art.judge.start");
//% "allowed"
constexpr TextId allowedText = CIMAISE_TEXT("art.judge.allowed");
//% "%n frames match: decor of as many shields at most"
constexpr TextId matchesText = CIMAISE_TEXT_N("art.judge.matches");
//% "faux pas with %n paintings"
constexpr TextId fauxPasText = CIMAISE_TEXT_N("art.judge.faux-pas");
//% "%n corners"
constexpr TextId cornersText = CIMAISE_TEXT_N("art.judge.corners");
//% "in the eyeline"
constexpr TextId eyelineText = CIMAISE_TEXT("art.judge.eyeline");
//% "{points} points"
constexpr TextId pointsText = CIMAISE_TEXT("art.judge.points");
//% "{place}, {columns}×{rows}"
constexpr TextId placeText = CIMAISE_TEXT("art.fit.place");
//% "{one} – {other}"
constexpr TextId pairText = CIMAISE_TEXT("art.pair.text");
//% "{type}, frame {frame}, {place}"
constexpr TextId pairTileText = CIMAISE_TEXT("art.pair.tile");
//% "Faux pas: neither brings prestige"
constexpr TextId offendsText = CIMAISE_TEXT("art.pair.offends");
//% "Two types: fine"
constexpr TextId fineText = CIMAISE_TEXT("art.pair.fine");

/// The places that are listed; all are lit on the wall.
constexpr std::size_t mostListed = 12;

TextId ruleText(std::string_view rule) {
    if (rule == insideRule) {
        return outsideText;
    }
    if (rule == overlapRule) {
        return overlapText;
    }
    if (rule == touchRule) {
        return touchText;
    }
    if (rule == startRule) {
        return startText;
    }
    return rule == sizeRule ? sizeText : decorSizeText;
}

/// What a legal placement meets: frames, faux pas, corners, eyeline.
QStringList meets(const View& view, const Placement& placement) {
    QStringList said;
    if (!placement.hanging) {
        return said;
    }
    const Hanging& hanging = *placement.hanging;
    if (!hanging.matches.empty()) {
        said << view.say({matchesText, {{"n", static_cast<int>(hanging.matches.size())}}});
    }
    if (!hanging.offended.empty()) {
        said << view.say({fauxPasText, {{"n", static_cast<int>(hanging.offended.size())}}});
    }
    if (hanging.corners > 0) {
        said << view.say({cornersText, {{"n", hanging.corners}}});
    }
    if (hanging.eyeline) {
        said << view.text(eyelineText);
    }
    return said;
}

QString nameInPair(const View& view, std::size_t index) {
    const Hung& hung = view.gallery().tiles.at(index);
    const Painting& painting = *hung.tile.painting();
    return view.say({pairTileText,
                     {{"type", infoOf(painting.type).name},
                      {"frame", letterOf(painting.frame).toStdString()},
                      {"place", squarePlace(hung.at)}}});
}

} // namespace

QString judgement(const View& view, const Placement& placement) {
    if (!placement.legal) {
        return view.text(ruleText(placement.rule));
    }
    QStringList said{view.text(allowedText)};
    said << view.say({pointsText, {{"points", pointsFigure(placement.points).toStdString()}}});
    said << meets(view, placement);
    return said.join(QStringLiteral(" · "));
}

std::vector<FitRow> fitRows(const View& view) {
    std::vector<FitRow> rows;
    const std::size_t count = std::min(view.fits.size(), mostListed);
    for (int index = 0; const Placement& placement : std::span{view.fits}.first(count)) {
        FitRow& row = rows.emplace_back();
        const Extent size = placement.hanging ? placement.hanging->size : Extent{};
        row.placeText = view.say(
            {placeText,
             {{"place", placement.place}, {"columns", size.columns}, {"rows", size.rows}}});
        row.points = pointsFigure(placement.points);
        row.detail = meets(view, placement).join(QStringLiteral(" · "));
        row.shown = view.pointing.shown == index;
        row.accessibleName =
            listed({row.placeText, view.say({pointsText, {{"points", row.points.toStdString()}}}),
                    row.detail});
        ++index;
    }
    return rows;
}

std::vector<Pair> touchingPairs(const Gallery& gallery) {
    std::vector<Pair> pairs;
    for (std::size_t one = 0; one < gallery.tiles.size(); ++one) {
        for (std::size_t other = one + 1; other < gallery.tiles.size(); ++other) {
            const Hung& a = gallery.tiles[one];
            const Hung& b = gallery.tiles[other];
            if (a.tile.painting() != nullptr && b.tile.painting() != nullptr &&
                touch(a.block(), b.block())) {
                pairs.push_back({one, other, offendEachOther(a, b)});
            }
        }
    }
    std::ranges::stable_sort(pairs, [&](const Pair& a, const Pair& b) {
        const auto key = [&](const Pair& pair) {
            return std::pair{!pair.offends, gallery.tiles[pair.one].tile.painting()->type};
        };
        return key(a) < key(b);
    });
    return pairs;
}

std::vector<PairRow> pairRows(const View& view, int shown) {
    std::vector<PairRow> rows;
    if (!view.hasGallery()) {
        return rows;
    }
    for (int index = 0; const Pair& pair : touchingPairs(view.gallery())) {
        PairRow& row = rows.emplace_back();
        row.pairText = view.say({pairText,
                                 {{"one", nameInPair(view, pair.one).toStdString()},
                                  {"other", nameInPair(view, pair.other).toStdString()}}});
        row.offends = pair.offends;
        row.verdict = view.text(pair.offends ? offendsText : fineText);
        row.shown = index == shown;
        row.accessibleName = listed({row.pairText, row.verdict});
        ++index;
    }
    return rows;
}

} // namespace cimaise::artsociety
