// Turns keys, digits and taps on the board into paintings; questions an edit that breaks a rule
// once.
#include "app/entry/musee/musee_touches.h"

#include "app/entry/musee/musee_hints.h"
#include "app/entry/musee/musee_objections.h"
#include "scoring/musee/musee_score.h"
#include "scoring/search/musee_placements.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::musee {

namespace {

//% "Painting {exhibit} hung"
constexpr TextId hungEdit = CIMAISE_TEXT("musee.edit.hung");
//% "Tap {exhibit} again to hang it anyway."
constexpr TextId hangAgain = CIMAISE_TEXT("musee.hint.again.hang");
//% "Tap {exhibit} again to add it to the hand anyway."
constexpr TextId holdAgain = CIMAISE_TEXT("musee.hint.again.hold");
//% "{gallery} is full. The first player to fill it takes its bonus: tap the rosette."
constexpr TextId galleryFull = CIMAISE_TEXT("musee.hint.gallery-full");
//% "The box has no painting {exhibit}: its numbers go up to {highest}."
constexpr TextId notInBox = CIMAISE_TEXT("musee.hint.not-in-box");
//% "There is no painting to move here."
constexpr TextId nothingToMove = CIMAISE_TEXT("musee.hint.nothing-to-move");
//% "{owner}’s hand changed"
constexpr TextId handEdit = CIMAISE_TEXT("musee.edit.hand");

/// What is pointed at once the last touch is forgotten.
Pointing forgetting(Pointing pointing) {
    pointing.last = {};
    return pointing;
}

Pointing inMode(Pointing pointing, Mode mode) {
    pointing = forgetting(std::move(pointing));
    pointing.mode = mode;
    pointing.from = -1;
    pointing.asked = bare;
    return pointing;
}

Outcome select(const Scene& scene, Pointing pointing, int row) {
    pointing = forgetting(std::move(pointing));
    pointing.selected = row;
    const bool asks = pointing.mode == Mode::where && pointing.asked != bare;
    if (asks) {
        const Scene now{scene.layout, scene.side, pointing};
        const auto objection = objectionAsItIs(scene.layout, scene.space(row), pointing.asked);
        pointing.last.said = {objection ? objection->says : placementHint(now, row)};
        pointing.last.forbidding = objection ? objection->spots() : Spots{};
    }
    return {.pointing = std::move(pointing)};
}

/// Whether “Where?” has promised the bonus of the gallery with this space.
bool isBonusPromised(const Scene& scene, int row, Exhibit exhibit) {
    if (scene.pointing.mode != Mode::where) {
        return false;
    }
    const Placements all = placements(scene.layout, scene.side, exhibit);
    return std::ranges::count(all.at(static_cast<std::size_t>(row)).lines, galleryBonusesLine,
                              &LineChange::id) > 0;
}

Outcome hang(const Scene& scene, int row, Exhibit exhibit) {
    const Space here = scene.space(row);
    Layout next = hang(scene.layout, here, exhibit);
    if (isBonusPromised(scene, row, exhibit)) {
        next = musee::toggleBonus(std::move(next), scene.side, here.gallery);
    }
    const auto isFilled = [&](const Layout& layout) {
        return isFull(layout, layout.musees[static_cast<std::size_t>(scene.side)], here.gallery);
    };
    const bool fills = isFilled(next) && !isFilled(scene.layout);
    Outcome outcome{.pointing = inMode(scene.pointing, Mode::enter)};
    if (fills && !isClaimed(next, here.gallery)) {
        outcome.pointing.last.said = {{galleryFull, {{"gallery", galleryPlace(here.gallery)}}}};
    }
    outcome.pointing.selected = rowOf(next, nextBare(next, here).value_or(here));
    outcome.edit = {.next = std::move(next),
                    .what = {hungEdit, {{"exhibit", exhibit}}},
                    .heard = fills ? Heard::filled : Heard::putDown,
                    .at = spotOf(here)};
    return outcome;
}

/// Answers why the key is not obeyed yet; nothing when it is to be.
std::optional<Outcome> objecting(const Scene& scene, Exhibit exhibit) {
    const auto objection = objectionToKey(scene, exhibit);
    if (!objection || scene.pointing.last.objectedTo == exhibit) {
        return std::nullopt;
    }
    const TextId again = scene.pointing.mode == Mode::hand ? holdAgain : hangAgain;
    Outcome outcome{.pointing = scene.pointing};
    outcome.pointing.last.objectedTo = exhibit;
    outcome.pointing.last.said = {objection->says, {again, {{"exhibit", exhibit}}}};
    outcome.pointing.last.forbidding = objection->spots();
    return outcome;
}

Outcome toggleCard(const Scene& scene, Exhibit exhibit) {
    const int holder = scene.pointing.handPlayer;
    return {.pointing = forgetting(scene.pointing),
            .edit = Edit{.next = musee::toggleCard(scene.layout, holder, exhibit),
                         .what = {handEdit, {{"owner", player(holder)}}}}};
}

} // namespace

Outcome lookAt(const Scene& scene) {
    Outcome outcome{.pointing = inMode(scene.pointing, scene.pointing.mode == Mode::move
                                                           ? Mode::enter
                                                           : scene.pointing.mode)};
    outcome.pointing.handPlayer = scene.side;
    outcome.pointing.selected = 0;
    if (scene.hasMusee()) {
        const Space last = scene.space(spaceCount(scene.layout) - 1);
        const Space first = nextBare(scene.layout, last).value_or(scene.space(0));
        outcome.pointing.selected = rowOf(scene.layout, first);
    }
    return outcome;
}

Outcome touch(const Scene& scene, int row) {
    const Pointing& pointing = scene.pointing;
    if (!scene.hasMusee() || !scene.isRow(row)) {
        return {.pointing = pointing};
    }
    if (pointing.mode == Mode::move) {
        return drag(scene, pointing.from, row);
    }
    const bool asks = pointing.mode == Mode::where && pointing.asked != bare;
    if (asks && !objectionAsItIs(scene.layout, scene.space(row), pointing.asked)) {
        return hang(scene, row, pointing.asked);
    }
    Pointing next = pointing;
    next.mode = next.mode == Mode::hand ? Mode::enter : next.mode;
    return select(scene, std::move(next), row);
}

Outcome step(const Scene& scene, int columns, int rows) {
    if (!scene.hasMusee()) {
        return {.pointing = scene.pointing};
    }
    const int all = spaceCount(scene.layout);
    const int row = scene.pointing.selected + columns + (rows * musee::columns(scene.layout));
    const int stays = scene.isRow(row) ? row : scene.pointing.selected;
    return select(scene, scene.pointing, rows == 0 ? (row + all) % all : stays);
}

Outcome press(const Scene& scene, Exhibit exhibit) {
    if (!scene.hasMusee()) {
        return {.pointing = scene.pointing};
    }
    if (scene.pointing.mode == Mode::where) {
        return ask(scene, exhibit);
    }
    if (auto objection = objecting(scene, exhibit)) {
        return *std::move(objection);
    }
    return scene.pointing.mode == Mode::hand ? toggleCard(scene, exhibit)
                                             : hang(scene, scene.pointing.selected, exhibit);
}

Outcome typeDigit(const Scene& scene, int digit) {
    const std::string& typed = scene.pointing.last.typed;
    if (!scene.hasMusee() || (digit == 0 && typed.size() != 1)) {
        return {.pointing = scene.pointing};
    }
    Pointing next = forgetting(scene.pointing);
    next.last.typed = fmt::format("{}{}", typed.size() == 1 ? typed : std::string{}, digit);
    const bool complete = next.last.typed.size() == 2 || digit * 10 > highestInDeck(scene.layout);
    return complete ? confirm({scene.layout, scene.side, next}) : Outcome{.pointing = next};
}

Outcome confirm(const Scene& scene) {
    const std::string& typed = scene.pointing.last.typed;
    if (typed.empty()) {
        return touch(scene, scene.pointing.selected);
    }
    const Exhibit exhibit = std::stoi(typed); // two digits at the most
    if (exhibit > highestInBox) {
        Outcome outcome{.pointing = forgetting(scene.pointing)};
        outcome.pointing.last.said = {
            {notInBox, {{"exhibit", exhibit}, {"highest", highestInBox}}}};
        return outcome;
    }
    return press(scene, exhibit); // objected to, it stays typed: Enter hangs it all the same
}

Outcome erase(const Scene& scene) {
    if (scene.pointing.last.typed.empty()) {
        return clear(scene);
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.last.typed = scene.pointing.last.typed;
    outcome.pointing.last.typed.pop_back();
    return outcome;
}

Outcome enterMode(const Scene& scene, Mode mode) {
    if (mode != Mode::move || !scene.hasMusee()) {
        return {.pointing = inMode(scene.pointing, mode == Mode::move ? Mode::enter : mode)};
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.asked = bare;
    if (hangingAt(scene.layout, scene.selected()) == bare) {
        outcome.pointing.last.said = {{nothingToMove}};
        return outcome;
    }
    outcome.pointing.mode = Mode::move;
    outcome.pointing.from = scene.pointing.selected;
    return outcome;
}

Outcome switchMode(const Scene& scene, Mode mode) {
    return enterMode(scene, mode == scene.pointing.mode ? Mode::enter : mode);
}

Outcome holdFor(const Scene& scene, int player) {
    const bool isHere = player >= 0 && player < scene.layout.header.playerCount() &&
                        sideOf(scene.layout, player) == scene.side;
    if (!isHere) {
        return {.pointing = scene.pointing};
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.handPlayer = player;
    return outcome;
}

std::optional<Outcome> giveUp(const Scene& scene) {
    const Pointing& pointing = scene.pointing;
    if (!pointing.last.said.empty() || !pointing.last.typed.empty()) {
        return Outcome{.pointing = forgetting(pointing)};
    }
    if (pointing.mode != Mode::enter) {
        return Outcome{.pointing = inMode(pointing, Mode::enter)};
    }
    return std::nullopt;
}

Outcome ask(const Scene& scene, Exhibit exhibit) {
    Outcome outcome{.pointing = inMode(scene.pointing, Mode::where)};
    outcome.pointing.asked = exhibit == scene.pointing.asked ? bare : exhibit;
    if (scene.hasMusee() && outcome.pointing.asked != bare) {
        const auto objection = objectionTo(scene.layout, scene.side, exhibit);
        outcome.pointing.last.forbidding = objection ? objection->spots() : Spots{};
    }
    return outcome;
}

} // namespace cimaise::musee
