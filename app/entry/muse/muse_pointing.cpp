// Adjusts the input state to the current position.
#include "app/entry/muse/muse_pointing.h"

#include "validators/layout/json_text.h"
#include "validators/layout/list_limits.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "No more than {most} coins of a suit can be entered in one place."
constexpr TextId tooManyCoins = CIMAISE_TEXT("muse.hint.too-many-coins");

bool isTooMuch(const Purse& purse) {
    return std::ranges::any_of(purse.coins, [](int coins) { return coins > mostCoins; });
}

bool holdsTooMuch(const Table& table) {
    return isTooMuch(table.economy) ||
           std::ranges::any_of(table.artists, isTooMuch, &Artist::coins);
}

/// Whether the table is still as the round left it.
bool isAfter(const Resolution& played, const Layout& layout) {
    return !layout.round && played.table == layout.table;
}

} // namespace

bool Scene::hasArtist() const {
    return side >= 0 && side < static_cast<int>(layout.table.artists.size());
}

const Artist& Scene::artist() const {
    return layout.table.artists.at(static_cast<std::size_t>(side));
}

HalfTurn Scene::said() const {
    if (const std::optional<Turn> whole = turn()) {
        return {.player = side,
                .action = whole->action,
                .card = whole->card,
                .pay = whole->pay,
                .discard = whole->discard};
    }
    const auto half = std::ranges::find(pointing.halfTurns, side, &HalfTurn::player);
    return half == pointing.halfTurns.end() ? HalfTurn{.player = side} : *half;
}

Pointing forgetting(Pointing pointing) {
    pointing.last = {};
    pointing.selected.reset();
    return pointing;
}

Pointing turnedAway(Pointing pointing) {
    pointing = forgetting(std::move(pointing));
    pointing.asked = Asked::next;
    pointing.pile = Pile::studio;
    return pointing;
}

Pointing settled(Pointing pointing, const Layout& layout) {
    pointing.watch.see(layout);
    if (pointing.selected && !whereIs(layout, *pointing.selected)) {
        pointing.selected.reset();
    }
    std::erase_if(pointing.halfTurns, [&](const HalfTurn& half) {
        return half.player >= std::ssize(layout.table.artists) || turnOf(layout, half.player);
    });
    if (pointing.played && !isAfter(*pointing.played, layout)) {
        pointing.played.reset();
    }
    pointing.resolved = pointing.resolved && (pointing.played || canResolve(layout));
    return pointing;
}

Outcome answering(const Scene& scene, Message message) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.last.said = std::move(message);
    return outcome;
}

Outcome making(const Scene& scene, Pointing pointing, Edit edit) {
    if (holdsTooMuch(std::get<Layout>(edit.next).table)) {
        return answering(scene, {tooManyCoins, {{"most", mostCoins}}});
    }
    if (isOverfull(std::get<Layout>(edit.next).table)) {
        return answering(scene, tooManyEntries(cardsTogether.entries));
    }
    return {.pointing = std::move(pointing), .edit = std::move(edit)};
}

} // namespace cimaise::muse
