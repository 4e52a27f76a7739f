// Numbers the cells of a board as rows of a list; keeps the order of the recently used keys.
#include "app/entry/museum/museum_pointing.h"

#include "validators/layout/json_text.h"

#include <algorithm>
#include <ranges>

namespace cimaise::museum {

namespace {

constexpr std::size_t latestShown = 4;
constexpr std::size_t latestLookedAt = 25;

/// The last different civilisations with their domains, the latest first.
std::vector<Traits> lastLaid(const Scene& scene) {
    std::vector<Traits> all;
    for (const Object& object : latest(scene.layout, scene.side, latestLookedAt)) {
        const Traits traits{.civilisation = object.civilisation, .domain = object.domain};
        if (all.size() < latestShown && std::ranges::find(all, traits) == all.end()) {
            all.push_back(traits);
        }
    }
    return all;
}

} // namespace

Scene Scene::with(const Pointing& next) const { return {layout, side, next, copy, speak}; }

bool Scene::hasMuseum() const { return side >= 0 && side < std::ssize(layout.museums); }

const Museum& Scene::museum() const { return layout.museums.at(static_cast<std::size_t>(side)); }

const Board& Scene::board() const {
    return hasMuseum() ? boardOf(layout, museum()) : standardBoardPlan;
}

Cell Scene::selected() const {
    return {.column = std::min(pointing.selected.column, columnsOf(board())),
            .row = std::min(pointing.selected.row, rowsOf(board()))};
}

const Object* Scene::objectOn(const Cell& cell) const {
    return hasMuseum() ? museum::objectOn(layout, side, cell) : nullptr;
}

const Patron* Scene::patron() const {
    if (!hasMuseum()) {
        return nullptr;
    }
    const std::optional<Patron>& played = *museum().patron;
    const std::optional<Patron>& shown = played ? played : pointing.patron;
    return shown ? &*shown : nullptr;
}

bool Scene::isChoosingPatron() const { return hasMuseum() && !*museum().patron && pointing.patron; }

bool isRow(const Board& board, int row) {
    return row >= 0 && row < columnsOf(board) * rowsOf(board);
}

Cell cellOfRow(const Board& board, int row) {
    const int columns = columnsOf(board);
    return {.column = row % columns + 1, .row = row / columns + 1};
}

int rowOfCell(const Board& board, const Cell& cell) {
    return (cell.row - 1) * columnsOf(board) + cell.column - 1;
}

Spot spotOf(int side, const Cell& cell) { return {cimaise::side(side), slotPlace(cell)}; }

Pointing settled(const Scene& scene) {
    Pointing pointing = scene.pointing;
    const std::vector<Traits> last = scene.hasMuseum() ? lastLaid(scene) : std::vector<Traits>{};
    const auto lacks = [](const std::vector<Traits>& all) {
        return [&all](const Traits& one) { return std::ranges::find(all, one) == all.end(); };
    };
    auto place = pointing.latest.begin();
    for (const Traits& traits : last | std::views::filter(lacks(scene.pointing.latest))) {
        place = std::find_if(place, pointing.latest.end(), lacks(last));
        if (place == pointing.latest.end()) {
            pointing.latest.push_back(traits);
            place = pointing.latest.end();
        } else {
            *place++ = traits;
        }
    }
    return pointing;
}

Pointing forgetting(Pointing pointing) {
    pointing.last = {};
    return pointing;
}

Outcome pointed(Pointing pointing) { return {{.pointing = std::move(pointing)}}; }

Outcome answered(Pointing pointing, Message says) {
    pointing.last.said = std::move(says);
    return pointed(std::move(pointing));
}

Outcome edited(Pointing pointing, Layout next, Message what, Heard heard) {
    if (const std::optional<AtMost> most = overfull(next)) {
        return answered(forgetting(std::move(pointing)), tooManyEntries(most->entries));
    }
    Outcome outcome = pointed(std::move(pointing));
    outcome.edit = Edit{.next = std::move(next), .what = std::move(what), .heard = heard};
    return outcome;
}

} // namespace cimaise::museum
