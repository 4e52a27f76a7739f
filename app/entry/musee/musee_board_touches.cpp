// Turns taps on the board, bonuses and tokens, drags and lines of text into edits.
#include "app/entry/musee/musee_objections.h"
#include "app/entry/musee/musee_touches.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "Painting {exhibit} removed"
constexpr TextId clearedEdit = CIMAISE_TEXT("musee.edit.cleared");
//% "{gallery} cleared"
constexpr TextId galleryClearedEdit = CIMAISE_TEXT("musee.edit.gallery-cleared");
//% "Painting {exhibit} moved"
constexpr TextId movedEdit = CIMAISE_TEXT("musee.edit.moved");
//% "Paintings {first} and {second} swapped"
constexpr TextId swappedEdit = CIMAISE_TEXT("musee.edit.swapped");
//% "{gallery} entered as text"
constexpr TextId galleryEdit = CIMAISE_TEXT("musee.edit.gallery");
//% "Bonus for {gallery} given to {holder}"
constexpr TextId bonusGivenEdit = CIMAISE_TEXT("musee.edit.bonus-given");
//% "Bonus for {gallery} returned"
constexpr TextId bonusBackEdit = CIMAISE_TEXT("musee.edit.bonus-back");
//% "Token flipped in {row}"
constexpr TextId tokenEdit = CIMAISE_TEXT("musee.edit.token");
//% "Tap the bonus again to take it anyway."
constexpr TextId claimAgain = CIMAISE_TEXT("musee.hint.again.claim");
//% "{token}: Staircase. To flip it, open More and go to Staircases."
constexpr TextId staircaseHint = CIMAISE_TEXT("musee.hint.token.staircase");
//% "{token}: Chandelier. To flip it, open More and go to Staircases."
constexpr TextId chandelierHint = CIMAISE_TEXT("musee.hint.token.chandelier");

/// The last touch forgotten, and this edit.
Outcome making(const Scene& scene, Layout next, Message what) {
    Outcome outcome{.pointing = scene.pointing,
                    .edit = Edit{.next = std::move(next), .what = std::move(what)}};
    outcome.pointing.last = {};
    return outcome;
}

} // namespace

Outcome clear(const Scene& scene) {
    if (!scene.hasMusee()) {
        return {.pointing = scene.pointing};
    }
    const Exhibit exhibit = hangingAt(scene.layout, scene.selected());
    return making(scene, clear(scene.layout, scene.selected()),
                  {clearedEdit, {{"exhibit", exhibit}}});
}

Outcome clearGallery(const Scene& scene) {
    if (!scene.hasMusee()) {
        return {.pointing = scene.pointing};
    }
    const Gallery gallery = scene.selected().gallery;
    return making(scene, clearGallery(scene.layout, scene.side, gallery),
                  {galleryClearedEdit, {{"gallery", galleryPlace(gallery)}}});
}

Outcome drag(const Scene& scene, int from, int to) {
    if (!scene.hasMusee() || !scene.isRow(from) || !scene.isRow(to)) {
        return {.pointing = scene.pointing};
    }
    Outcome outcome = enterMode(scene, Mode::enter);
    outcome.pointing.selected = to;
    const Exhibit moved = hangingAt(scene.layout, scene.space(from));
    const Exhibit other = hangingAt(scene.layout, scene.space(to));
    if (from == to || moved == bare) {
        return outcome;
    }
    outcome.edit =
        Edit{.next = exchange(scene.layout, scene.space(from), scene.space(to)),
             .what = other == bare ? Message{movedEdit, {{"exhibit", moved}}}
                                   : Message{swappedEdit, {{"first", moved}, {"second", other}}},
             .heard = Heard::putDown,
             .at = spotOf(scene.space(to))};
    return outcome;
}

Outcome toggleBonus(const Scene& scene, int side, Gallery gallery) {
    if (side >= std::ssize(scene.layout.musees)) {
        return {.pointing = scene.pointing};
    }
    std::vector<Message> objections = objectionsToClaim(scene.layout, side, gallery);
    if (!objections.empty() && scene.pointing.last.objectedBonus != gallery) {
        objections.push_back({claimAgain});
        Outcome outcome{.pointing = scene.pointing};
        outcome.pointing.last = {.said = std::move(objections), .objectedBonus = gallery};
        return outcome;
    }
    const Place place = galleryPlace(gallery);
    Layout next = toggleBonus(scene.layout, side, gallery);
    const Message what =
        isClaimed(next, gallery)
            ? Message{bonusGivenEdit, {{"gallery", place}, {"holder", cimaise::side(side)}}}
            : Message{bonusBackEdit, {{"gallery", place}}};
    return making(scene, std::move(next), what);
}

Outcome toggleToken(const Scene& scene, std::string_view row, int column) {
    return making(scene, toggleToken(scene.layout, row, column),
                  {tokenEdit, {{"row", Place{.area = row}}}});
}

Outcome touchToken(const Scene& scene, std::string_view row, int column, bool turns) {
    if (turns) {
        return toggleToken(scene, row, column);
    }
    const Staircases& pattern = scene.layout.staircases;
    const std::vector<int>& staircases = row == topTokens ? pattern.top : pattern.bottom;
    const bool staircase = std::ranges::count(staircases, column) > 0;
    Outcome outcome{.pointing = scene.pointing};
    outcome.pointing.last = {.said = {{staircase ? staircaseHint : chandelierHint,
                                       {{"token", tokenSpot(row, column).place}}}}};
    return outcome;
}

Outcome enterText(const Scene& scene, Gallery gallery, std::string_view text) {
    if (!scene.hasMusee()) {
        return {.pointing = scene.pointing};
    }
    const auto spaces = readGallery(text, columns(scene.layout));
    if (!spaces) {
        return {.pointing = scene.pointing, .refused = spaces.error()};
    }
    Outcome outcome = making(scene, fillGallery(scene.layout, scene.side, gallery, *spaces),
                             {galleryEdit, {{"gallery", galleryPlace(gallery)}}});
    outcome.edit->heard = Heard::putDown;
    return outcome;
}

} // namespace cimaise::musee
