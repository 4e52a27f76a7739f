// Compares two positions of a game; adds player and place where the edit does not name them.
#include "app/input/edit_descriptions.h"

#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "app/input/seats.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "Position changed"
constexpr TextId namelessEdit = CIMAISE_TEXT("history.edit.nameless");
//% "{edit} ({place})"
constexpr TextId placedEdit = CIMAISE_TEXT("history.edit.placed");

/// First changed spot if at most two changed and it has coordinates, otherwise null.
const Spot* spotToName(const Spots& spots) {
    constexpr std::size_t most = 2;
    return spots.empty() || spots.size() > most || spots.front().place.column == 0 ? nullptr
                                                                                   : &spots.front();
}

template <class T> bool names(const Message& message, bool (*fits)(const T&, Party), Party owner) {
    return std::ranges::any_of(message.arguments, [&](const Argument& argument) {
        const T* const named = std::get_if<T>(&argument.value);
        return named != nullptr && fits(*named, owner);
    });
}

bool namesParty(const Message& message, Party owner) {
    return names<Party>(
        message, [](const Party& party, Party of) { return party.index == of.index; }, owner);
}

bool namesPlace(const Message& message) {
    return names<Place>(message, [](const Place&, Party) { return true; }, everyone());
}

/// Owner of the changed board; everyone() if several boards changed or `what` already names the
/// owner.
Party ownerOf(const Spots& spots, const Message& what) {
    const Party owner = spots.empty() ? everyone() : spots.front().owner;
    const bool shared = std::ranges::any_of(
        spots, [&](const Spot& spot) { return spot.owner != owner && spot.owner != everyone(); });
    return shared || namesParty(what, owner) ? everyone() : owner;
}

/// Pieces that the edit takes from another board, unless its text says so: a move names the board,
/// an exchange of boards names both.
std::vector<Message> unnamedTaken(const AnyCase& before, const AnyCase& after,
                                  const Message& what) {
    std::vector<Message> taken = takenPieces(before, after);
    std::erase_if(taken, [&](const Message& piece) {
        return namesParty(what, std::get<Party>(piece.arguments.back().value));
    });
    return taken;
}

/// False if the boards belong to other players: they are not compared.
bool areComparable(const AnyCase& before, const AnyCase& after) {
    return before.index() == after.index() && haveSameSeats(before, after);
}

} // namespace

Spots changedSpots(const AnyCase& before, const AnyCase& after) {
    return areComparable(before, after)
               ? inputOf(before).changedSpots(before, after, changedPieces(before, after))
               : Spots{};
}

Spots changedArea(const AnyCase& before, const AnyCase& after) {
    Spots changed = changedSpots(before, after);
    const auto addCovered = inputOf(before).changedArea;
    return addCovered == nullptr || !areComparable(before, after)
               ? changed
               : addCovered(before, after, std::move(changed));
}

int sideOf(const AnyCase& anyCase, Party party) {
    switch (party.kind) {
    case Party::Kind::everyone:
        break;
    case Party::Kind::side:
        return party.index;
    case Party::Kind::player:
        return std::visit([&](const auto& layout) { return sideOf(layout, party.index); }, anyCase);
    }
    return -1;
}

Message nameEdit(const AnyCase& before, const AnyCase& after, const Message& what) {
    if (std::optional<Message> figure = changedFigure(before, after, what.text)) {
        return *std::move(figure);
    }
    Message says = what;
    if (says.text.empty()) {
        says = {.text = namelessEdit, .arguments = {}};
    }
    const std::vector<Message> taken = unnamedTaken(before, after, what);
    return taken.empty()
               ? says
               : Message{.text = placedEdit,
                         .arguments = {{"edit", Listing{.parts = {std::move(says)}}},
                                       {"place", Listing{.parts = {taken.begin(), taken.end()}}}}};
}

EditDescription describeEdit(const AnyCase& before, const AnyCase& after, const Message& what) {
    const Spots spots = changedSpots(before, after);
    EditDescription description{.says = nameEdit(before, after, what)};
    const bool isPlain =
        description.says.text == what.text || description.says.text == namelessEdit;
    description.owner = ownerOf(spots, isPlain ? what : description.says);
    const Spot* const spot = spotToName(spots);
    if (isPlain && spot != nullptr && !namesPlace(description.says)) {
        description.says = {.text = placedEdit,
                            .arguments = {{"edit", Listing{.parts = {std::move(description.says)}}},
                                          {"place", spot->place}}};
    }
    return description;
}

} // namespace cimaise
