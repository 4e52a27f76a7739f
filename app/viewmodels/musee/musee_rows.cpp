// Computes the rows of the board: spaces and bonuses.
#include "app/viewmodels/musee/musee_rows.h"

#include "app/input/musee/musee_hints.h"
#include "app/models/short_names.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
#include "positions/messages/points_text.h"
#include "rulings/musee/musee_placements.h"
#include "scoring/musee/musee_score.h"
#include "validators/musee/musee_rules.h"

#include <QStringList>
#include <algorithm>

namespace cimaise::musee {

namespace {

//% "{space}: {painting}"
constexpr TextId spaceName = CIMAISE_TEXT("musee.space.name");
//% "empty"
constexpr TextId bareSpace = CIMAISE_TEXT("musee.space.empty");
//% "{exhibit} may hang here: {points}."
constexpr TextId mayHang = CIMAISE_TEXT("musee.space.legal");
//% "{exhibit} may not hang here."
constexpr TextId mayNotHang = CIMAISE_TEXT("musee.space.blocked");
//% "%n more"
constexpr TextId roomFigure = CIMAISE_TEXT_N("musee.space.room");
//% "At most %n more paintings can hang afterwards."
constexpr TextId roomAfterwards = CIMAISE_TEXT_N("musee.space.room.long");
//% "No painting can ever hang here."
constexpr TextId deadSpace = CIMAISE_TEXT("musee.space.dead");
//% "{exhibit} in the example."
constexpr TextId inExample = CIMAISE_TEXT("musee.space.example");
//% "Bonus for {gallery}: {state}"
constexpr TextId bonusName = CIMAISE_TEXT("musee.bonus.name");
//% "held by {holder}"
constexpr TextId heldBy = CIMAISE_TEXT("musee.bonus.held");
//% "not taken yet"
constexpr TextId bonusOpen = CIMAISE_TEXT("musee.bonus.open");
//% "not taken yet, although the gallery is full"
constexpr TextId bonusDue = CIMAISE_TEXT("musee.bonus.due");

//% "First: {owner}"
constexpr TextId wasFirst = CIMAISE_TEXT("musee.claim.first");
//% "Give bonus to {owner}"
constexpr TextId takesBonus = CIMAISE_TEXT("musee.claim.only");

constexpr std::array galleryLabels{
    //% "Upper"
    CIMAISE_TEXT("musee.gallery.upper"),
    //% "Middle"
    CIMAISE_TEXT("musee.gallery.middle"),
    //% "Lower"
    CIMAISE_TEXT("musee.gallery.lower"),
};

/// Gallery of a place.
Gallery galleryCalled(std::string_view area) {
    return *std::ranges::find(galleries, area, galleryId);
}

/// Placements of the painting being moved, with the change of the total.
Placements dragged(const InputContext& context) {
    const Space from = context.space(context.state.from);
    const Exhibit moved = hangingAt(context.layout, from);
    if (moved == noExhibit) {
        return {};
    }
    Placements all = placements(clear(context.layout, from), context.side, moved);
    for (int row = 0; Placement & placement : all) {
        const Layout after = exchange(context.layout, from, context.space(row++));
        placement.points = placement.legal ? gain(context.layout, after, context.side) : 0;
    }
    return all;
}

/// Painting that the marks are about: one that is moved, also from another Musée, or the requested
/// one.
Exhibit markedExhibit(const View& view) {
    const InputContext& now = view.context;
    if (view.inHand) {
        return hangingAt(now.layout, *view.inHand);
    }
    return now.state.mode == Mode::move ? hangingAt(now.layout, now.space(now.state.from))
                                        : now.state.asked;
}

/// Placements of that painting; empty if there is none.
Placements asked(const View& view) {
    if (view.inHand) {
        return placements(clear(view.context.layout, *view.inHand), view.context.side,
                          markedExhibit(view));
    }
    if (view.context.state.mode == Mode::move) {
        return dragged(view.context);
    }
    const bool asks =
        view.context.state.mode == Mode::where && view.context.state.asked != noExhibit;
    return asks ? placements(view.context.layout, view.context.side, view.context.state.asked)
                : Placements{};
}

void mark(const View& view, const Placement& placement, SpaceRow& row) {
    const Exhibit exhibit = markedExhibit(view);
    if (placement.legal) {
        row.mark = QStringLiteral("legal");
        row.gainText = pointsFigure(placement.points, view.words);
        row.accessibleDescription += view.format(
            {mayHang, {{"exhibit", exhibit}, {"points", pointsText(placement.points)}}});
        if (const auto more = fewerAfterwards(view.context, placement);
            more && !view.words.hidesPoints()) {
            row.roomText = view.format({roomFigure, {{"n", *more}}});
            row.accessibleDescription += u' ' + view.format({roomAfterwards, {{"n", *more}}});
        }
    } else if (view.context.state.mode == Mode::where || row.number == noExhibit) {
        row.mark = QStringLiteral("blocked");
        row.accessibleDescription += view.format({mayNotHang, {{"exhibit", exhibit}}});
    }
}

/// Marks what the panel “Outlook” says about an empty space.
void markOutlook(const View& view, const Space& space, SpaceRow& row) {
    row.unusable = view.reach != nullptr &&
                   std::ranges::find(view.reach->unusableSpaces, spotOf(space).place) !=
                       view.reach->unusableSpaces.end();
    if (row.unusable) {
        row.accessibleDescription += view.text(deadSpace);
    }
    if (view.example != nullptr && row.number == noExhibit) {
        row.example =
            view.example->of(space.gallery).at(static_cast<std::size_t>(space.column - 1));
    }
    if (row.example != noExhibit) {
        row.exampleLetter = view.text(view.themeOf(row.example).letter);
        row.accessibleDescription += view.format({inExample, {{"exhibit", row.example}}});
    }
}

SpaceRow spaceRow(const View& view, int index) {
    const Space space = view.context.space(index);
    const Spot spot = spotOf(space);
    SpaceRow row{.gallery = static_cast<int>(space.gallery), .column = space.column};
    row.number = view.context.hasMusee() ? hangingAt(view.context.layout, space) : noExhibit;
    QString shown = view.text(bareSpace);
    if (row.number != noExhibit) {
        const Theme& theme = view.themeOf(row.number);
        row.theme = toQt(theme.id);
        row.themeLetter = view.text(theme.letter);
        row.themeName = view.text(theme.name);
        shown = view.painting(row.number);
    }
    row.selected = index == view.context.state.selected;
    row.dragged = view.context.state.mode == Mode::move && index == view.context.state.from;
    row.highlighted = view.isHighlighted(spot);
    row.notCounting = view.isNotCounting(spot);
    row.groupTag = view.groupTag(spot);
    row.forbids = contains(view.context.state.last.forbidding, spot);
    row.severity = view.severityAt(spot);
    row.accessibleName =
        view.format({spaceName, {{"space", spot.place}, {"painting", shown.toStdString()}}});
    row.accessibleDescription = view.spokenTextAt(spot);
    markOutlook(view, space, row);
    return row;
}

/// Side with the gallery's bonus, the side in view first; −1 if there is none.
int holderOf(const View& view, Gallery gallery) {
    const auto holds = [&](int side) {
        return std::ranges::count(
                   view.context.layout.musees.at(static_cast<std::size_t>(side)).bonuses, gallery) >
               0;
    };
    if (view.context.hasMusee() && holds(view.context.side)) {
        return view.context.side;
    }
    for (int side = 0; side < static_cast<int>(view.context.layout.musees.size()); ++side) {
        if (holds(side)) {
            return side;
        }
    }
    return -1;
}

QStringList sideNames(const View& view) {
    QStringList names;
    for (int side = 0; side < static_cast<int>(view.context.layout.musees.size()); ++side) {
        names << toQt(view.words.party(cimaise::side(side)));
    }
    return names;
}

} // namespace

std::vector<SpaceRow> spaceRows(const View& view) {
    std::vector<SpaceRow> rows;
    rows.reserve(static_cast<std::size_t>(spaceCount(view.context.layout)));
    for (int index = 0; index < spaceCount(view.context.layout); ++index) {
        rows.push_back(spaceRow(view, index));
    }
    const Placements marks = view.context.hasMusee() ? asked(view) : Placements{};
    for (std::size_t index = 0; index < marks.size(); ++index) {
        mark(view, marks[index], rows[index]);
    }
    return rows;
}

std::vector<BonusRow> bonusRows(const View& view) {
    const QStringList names = sideNames(view);
    std::vector<BonusRow> rows;
    for (const Gallery gallery : galleries) {
        const Spot spot{cimaise::side(view.context.side), galleryPlace(gallery)};
        const int holder = holderOf(view, gallery);
        const bool due =
            view.context.hasMusee() && isFull(view.context.layout, view.context.musee(), gallery);
        BonusRow row{.gallery = static_cast<int>(gallery)};
        row.galleryName = toQt(view.words.place(spot.place));
        row.label = view.text(galleryLabels.at(static_cast<std::size_t>(gallery)));
        Message state{due ? bonusDue : bonusOpen};
        if (holder >= 0) {
            state = {heldBy, {{"holder", cimaise::side(holder)}}};
            row.claim =
                holder == view.context.side ? QStringLiteral("held") : QStringLiteral("other");
            row.holder = names[holder];
            row.holderShort = nameInShort(names, holder);
        } else {
            row.claim = due ? QStringLiteral("due") : QStringLiteral("open");
        }
        row.highlighted = view.isHighlighted(spot);
        row.notCounting = view.isNotCounting(spot);
        row.severity = view.severityAt(spot);
        row.accessibleName = view.format(
            {bonusName, {{"gallery", spot.place}, {"state", view.words.format(state)}}});
        rows.push_back(row);
    }
    return rows;
}

std::vector<ClaimRow> claimRows(const View& view) {
    std::vector<ClaimRow> rows;
    for (int row = 0; const Finding& finding : view.findings) {
        if (finding.rule == bonusUnclaimedRule) {
            const TextId text = finding.where.size() > 1 ? wasFirst : takesBonus;
            for (const Spot& spot : finding.where) {
                rows.push_back({.findingRow = row,
                                .gallery = static_cast<int>(galleryCalled(spot.place.area)),
                                .side = spot.owner.index,
                                .claimText = view.format({text, {{"owner", spot.owner}}})});
            }
        }
        ++row;
    }
    return rows;
}

} // namespace cimaise::musee
