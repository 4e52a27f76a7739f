// Looks up what the rows of Art Society's models have in common.
#include "app/tables/artsociety/art_society_view.h"

#include "app/lists/findings_model.h"
#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "frame {letter}"
constexpr TextId frameText = CIMAISE_TEXT("art.frame.name");
//% "{name} (frame {letter})"
constexpr TextId namedFrameText = CIMAISE_TEXT("art.frame.named");
//% "{columns}×{rows}"
constexpr TextId sizeText = CIMAISE_TEXT("art.tile.size");
//% "decor, %n shields"
constexpr TextId decorText = CIMAISE_TEXT_N("art.decor.shields");
//% "starting painting"
constexpr TextId startText = CIMAISE_TEXT("art.tile.start");

bool shows(const Finding& finding, const Spot& spot) {
    return std::ranges::find(finding.where, spot) != finding.where.end();
}

} // namespace

bool View::hasGallery() const { return side >= 0 && side < std::ssize(layout.galleries); }

const Gallery& View::gallery() const { return layout.galleries.at(static_cast<std::size_t>(side)); }

QString View::text(TextId id) const { return toQt(words.text(id)); }

QString View::say(const Message& message) const { return toQt(words.say(message)); }

Spot View::spot(const Place& place) const { return {cimaise::side(side), place}; }

bool View::isLit(const Place& place) const {
    return std::ranges::find(lit, spot(place)) != lit.end();
}

QString View::severityAt(const Place& place) const {
    const Finding* gravest = nullptr;
    for (const Finding& finding : findings) {
        if (shows(finding, spot(place)) &&
            (gravest == nullptr || finding.severity < gravest->severity)) {
            gravest = &finding;
        }
    }
    return gravest == nullptr ? QString{} : toQt(severityId(gravest->severity));
}

QString View::findingsAt(const Place& place) const {
    QStringList said;
    for (const Finding& finding : findings) {
        if (shows(finding, spot(place))) {
            said << findingInWords(finding, words);
        }
    }
    return said.join(u' ');
}

QString View::name(Frame frame) const {
    const std::string letter = letterOf(frame).toStdString();
    const auto index = static_cast<std::size_t>(frame);
    if (layout.frameNames && layout.frameNames->at(index)) {
        return say({namedFrameText, {{"name", *layout.frameNames->at(index)}, {"letter", letter}}});
    }
    return say({frameText, {{"letter", letter}}});
}

QString View::name(const Tile& tile) const {
    if (tile.decor() != nullptr) {
        return say({decorText, {{"n", tile.decor()->shields}}});
    }
    QStringList parts{text(infoOf(tile.painting()->type).name), name(tile.painting()->frame),
                      say({sizeText, {{"columns", tile.size.columns}, {"rows", tile.size.rows}}})};
    if (tile.isStart()) {
        parts << text(startText);
    }
    return listed(parts);
}

QString letterOf(Frame frame) { return toQt(frameId(frame)).toUpper(); }

} // namespace cimaise::artsociety
