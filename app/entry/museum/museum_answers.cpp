// Fills in unknown figures of boards and Patron cards; what is entered already stays.
#include "app/entry/museum/museum_answers.h"

#include "validators/museum/museum_rules.h"

namespace cimaise::museum {

namespace {

//% "figures of my copy filled in"
constexpr TextId copyEdit = CIMAISE_TEXT("museum.edit.copy");

Layout withBoardOf(Layout layout, const Copy& copy, int side) {
    const std::string name{boardName(layout, side)};
    const Board board = *findBoard(layout, name);
    const Board filled = filledIn(board, name, copy);
    return filled == board ? layout : keepBoard(std::move(layout), name, filled);
}

Layout withPatronOf(Layout layout, const Copy& copy, int side) {
    const std::optional<Patron> patron = *layout.museums[static_cast<std::size_t>(side)].patron;
    return patron ? setPatron(std::move(layout), side, filledIn(*patron, copy)) : layout;
}

/// Whether a copy can tell what it asks for.
bool asksTheCopy(const Layout& layout, const Finding& finding) {
    return (finding.rule == boardBonusRule || finding.rule == patronPointsRule) &&
           finding.party.kind == Party::Kind::side &&
           finding.party.index < std::ssize(layout.museums);
}

Layout settled(const Layout& layout, const Copy& copy, const Finding& finding) {
    return finding.rule == boardBonusRule ? withBoardOf(layout, copy, finding.party.index)
                                          : withPatronOf(layout, copy, finding.party.index);
}

} // namespace

std::vector<FillIn> fillIns(const Layout& layout, const Copy& copy, const Findings& findings) {
    std::vector<FillIn> all;
    for (int number = 0; const Finding& finding : findings) {
        if (asksTheCopy(layout, finding)) {
            if (Layout next = settled(layout, copy, finding); next != layout) {
                all.push_back({.finding = number, .next = std::move(next)});
            }
        }
        ++number;
    }
    return all;
}

Outcome fillIn(const Scene& scene, const FillIn& figures) {
    return edited(scene.pointing, figures.next, {copyEdit, {}});
}

} // namespace cimaise::museum
