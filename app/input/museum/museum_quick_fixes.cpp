// Fills in unknown numbers of boards and Patron cards without changing entered ones.
#include "app/input/museum/museum_quick_fixes.h"

#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cimaise::museum {

namespace {

//% "Filled in from my copy"
constexpr TextId copyEdit = CIMAISE_TEXT("museum.edit.copy");
//% "Fill in from my copy"
constexpr TextId fillInOffer = CIMAISE_TEXT("museum.copy.fill-in");
//% "Go to the fields"
constexpr TextId fieldsOffer = CIMAISE_TEXT("museum.answer.fields");

constexpr TextId unnamedPatron{"museum.patron.points.unnamed"};

constexpr std::array countedFigures{
    std::pair{std::string_view{"museum.track"}, FigureKind::track},
    std::pair{std::string_view{"museum.prestige"}, FigureKind::prestige},
    std::pair{std::string_view{"museum.press"}, FigureKind::press},
    std::pair{std::string_view{"museum.opinion"}, FigureKind::opinion},
};

Layout withBoardOf(Layout layout, const Copy& copy, int side) {
    const std::string name{boardName(layout, side)};
    const Board board = *findBoard(layout, name);
    const Board filled = filledIn(board, name, copy);
    return filled == board ? layout : storeBoard(std::move(layout), name, filled);
}

Layout withPatronOf(Layout layout, const Copy& copy, int side) {
    const std::optional<Patron> patron = *layout.museums[static_cast<std::size_t>(side)].patron;
    return patron ? setPatron(std::move(layout), side, filledIn(*patron, copy)) : layout;
}

/// True if the finding is about an existing museum.
bool isOfAMuseum(const Layout& layout, const Finding& finding) {
    return finding.party.kind == Party::Kind::side &&
           finding.party.index < std::ssize(layout.museums);
}

/// Fix that fills in the missing figures from the player's own copy.
std::optional<MuseumFix> filledIn(const Layout& layout, const Copy& copy, const Finding& finding) {
    const int side = finding.party.index;
    Layout next = finding.rule == boardBonusRule ? withBoardOf(layout, copy, side)
                                                 : withPatronOf(layout, copy, side);
    if (next == layout) {
        return std::nullopt;
    }
    return MuseumFix{.offer = fillInOffer, .next = std::move(next), .what = {copyEdit, {}}};
}

std::optional<MuseumFix> remedyFor(const Layout& layout, const Copy& copy, const Finding& finding) {
    if (const auto field = fieldOf(finding)) {
        return MuseumFix{.offer = fieldsOffer, .field = field};
    }
    if (!isOfAMuseum(layout, finding)) {
        return std::nullopt;
    }
    if (finding.rule == boardBonusRule || finding.rule == patronPointsRule) {
        return filledIn(layout, copy, finding);
    }
    return std::nullopt;
}

/// Index of the continent that a message names; 0 if it names none.
std::size_t continentIn(const Message& says) {
    for (const Argument& argument : says.arguments) {
        if (const auto* const name = std::get_if<TextId>(&argument.value)) {
            const auto found = std::ranges::find(continents, *name, &ContinentInfo::name);
            if (found != continents.end()) {
                return static_cast<std::size_t>(found - continents.begin());
            }
        }
    }
    return 0;
}

} // namespace

std::optional<Figure> fieldOf(const Finding& finding) {
    if (finding.says.text == unnamedPatron) {
        return Figure{FigureKind::patron, 0};
    }
    const auto* const found =
        std::ranges::find(countedFigures, finding.rule, [](const auto& one) { return one.first; });
    if (found == countedFigures.end()) {
        return std::nullopt;
    }
    return Figure{found->second, continentIn(finding.says)};
}

std::vector<MuseumFix> museumFixes(const Layout& layout, const Copy& copy,
                                   const Findings& findings) {
    std::vector<MuseumFix> all;
    for (int number = 0; const Finding& finding : findings) {
        if (std::optional<MuseumFix> one = remedyFor(layout, copy, finding)) {
            one->finding = number;
            all.push_back(*std::move(one));
        }
        ++number;
    }
    return all;
}

InputResult applyFix(const InputContext& context, const MuseumFix& remedy) {
    if (remedy.field) {
        return withState(context.state);
    }
    return withEdit(context.state, remedy.next.value_or(context.layout), remedy.what);
}

} // namespace cimaise::museum
