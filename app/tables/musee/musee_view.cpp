// Looks up what the rows of a Musée's models have in common.
#include "app/tables/musee/musee_view.h"

#include "app/lists/findings_model.h"
#include "app/texts/qt_texts.h"

#include <QStringList>
#include <algorithm>

namespace cimaise::musee {

namespace {

//% "{exhibit}, {theme}"
constexpr TextId paintingName = CIMAISE_TEXT("musee.painting");

bool shows(const Finding& finding, const Spot& spot) {
    return std::ranges::find(finding.where, spot) != finding.where.end();
}

} // namespace

bool View::hasMusee() const { return side >= 0 && side < static_cast<int>(layout.musees.size()); }

const Musee& View::musee() const { return layout.musees.at(static_cast<std::size_t>(side)); }

const Theme& View::themeOf(Exhibit exhibit) const {
    const auto remainder = static_cast<std::size_t>(musee::themeOf(exhibit));
    return musee::themes.at(static_cast<std::size_t>(themes.at(remainder)));
}

Space View::space(int row) const { return spaceOfRow(layout, side, row); }

Spot View::spot(const Space& space) const {
    return {cimaise::side(space.side), spaceOf(space.gallery, space.column)};
}

QString View::text(TextId id) const { return toQt(words.text(id)); }

QString View::say(const Message& message) const { return toQt(words.say(message)); }

QString View::painting(Exhibit exhibit) const {
    return say({paintingName, {{"exhibit", exhibit}, {"theme", themeOf(exhibit).name}}});
}

QString View::severityAt(const Spot& spot) const {
    const Finding* gravest = nullptr;
    for (const Finding& finding : findings) {
        if (shows(finding, spot) && (gravest == nullptr || finding.severity < gravest->severity)) {
            gravest = &finding;
        }
    }
    if (gravest == nullptr) {
        return {};
    }
    return toQt(severityId(gravest->severity));
}

QString View::findingsAt(const Spot& spot) const {
    QStringList said;
    for (const Finding& finding : findings) {
        if (shows(finding, spot)) {
            said << findingInWords(finding, words);
        }
    }
    return said.join(u' ');
}

int spaceCount(const Layout& layout) { return columns(layout) * static_cast<int>(galleryCount); }

Space spaceOfRow(const Layout& layout, int side, int row) {
    const int width = columns(layout);
    return {.side = side,
            .gallery = galleries.at(static_cast<std::size_t>(row / width)),
            .column = row % width + 1};
}

int rowOf(const Layout& layout, const Space& space) {
    return static_cast<int>(space.gallery) * columns(layout) + space.column - 1;
}

} // namespace cimaise::musee
