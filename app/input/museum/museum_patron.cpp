// Plays a Patron card. What nobody has named yet is absent from the position, and never guessed.
#include "app/input/museum/museum_patron.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Experts changed ({owner})"
constexpr TextId expertEdit = CIMAISE_TEXT("museum.edit.expert");
//% "Patron changed ({owner})"
constexpr TextId patronEdit = CIMAISE_TEXT("museum.edit.patron");
//% "Level {level}: {need} or more"
constexpr TextId levelText = CIMAISE_TEXT("museum.figure.level");
//% "Level {level}: all {need}"
constexpr TextId wholeLevelText = CIMAISE_TEXT("museum.figure.level.all");
//% "Points on the card"
constexpr TextId cardText = CIMAISE_TEXT("museum.figure.card");
//% "Points per expert"
constexpr TextId memberText = CIMAISE_TEXT("museum.figure.member");
//% "Tap the continent that the card names."
constexpr TextId askContinent = CIMAISE_TEXT("museum.patron.ask.continent");
//% "Tap the civilisation that the card names."
constexpr TextId askCivilisation = CIMAISE_TEXT("museum.patron.ask.civilisation");
//% "Tap the collections that the card names: {said} of {all}."
constexpr TextId askCollections = CIMAISE_TEXT("museum.patron.ask.collections");
//% "You’ve already chosen four collections. Remove one first."
constexpr TextId allChosen = CIMAISE_TEXT("museum.patron.all-chosen");

constexpr std::array patronTexts{
    //% "Of the four collections on the card, those of size 3 or more."
    CIMAISE_TEXT("museum.patron.quadruple.text"),
    //% "Objects from one continent, anywhere on the board."
    CIMAISE_TEXT("museum.patron.continent.text"),
    //% "Size of one civilisation’s collection."
    CIMAISE_TEXT("museum.patron.legacy.text"),
    //% "Collections whose objects include every value from 1 to 5."
    CIMAISE_TEXT("museum.patron.perfect.text"),
    //% "Objects of value 5, anywhere on the board."
    CIMAISE_TEXT("museum.patron.masterpieces.text"),
    //% "Each expert scores points."
    CIMAISE_TEXT("museum.patron.greatest-team.text"),
    //% "Domain collections of size 5 or more."
    CIMAISE_TEXT("museum.patron.fountain.text"),
    //% "A civilisation collection of size 7 or more and a domain collection of size 6 or more."
    CIMAISE_TEXT("museum.patron.glimpse.text"),
    //% "Enter the points printed on the card."
    CIMAISE_TEXT("museum.patron.other.text"),
};

/// Text of the choice that the card requires. Stays visible after the choice, so that the layout
/// does not change.
Message nextTurnField(const Patron& patron) {
    switch (patron.kind) {
    case PatronKind::continent:
        return {askContinent, {}};
    case PatronKind::legacy:
        return {askCivilisation, {}};
    default:
        return {askCollections,
                {{"said", static_cast<int>(patron.collections.size())},
                 {"all", static_cast<int>(collectionsOfQuadruple)}}};
    }
}

InputResult setPatronEdit(const InputContext& context, std::optional<Patron> patron) {
    return withEdit(context.state, setPatron(context.layout, context.side, std::move(patron)),
                    {patronEdit, {{"owner", side(context.side)}}});
}

/// Result of playing a card; missing figures are taken from the player's own copy.
InputResult playPatron(const InputContext& context, const Patron& patron) {
    return setPatronEdit(context, filledIn(patron, context.copy));
}

/// Toggles a collection of the card; refuses a fifth one.
InputResult toggleCollection(const InputContext& context, Patron patron,
                             const CollectionKind& kind) {
    if (std::erase(patron.collections, kind) == 0) {
        if (patron.collections.size() == collectionsOfQuadruple) {
            InputResult refused = withMessage(context.state, {allChosen, {}});
            refused.sound = InputSound::wrong;
            return refused;
        }
        patron.collections.push_back(kind);
    }
    return playPatron(context, patron);
}

} // namespace

std::vector<Expert> allExperts() {
    std::vector<Expert> all;
    for (const CollectionKind& kind : collectionKinds) {
        std::visit([&](auto one) { all.emplace_back(one); }, kind);
    }
    for (const std::string_view name : namedExperts) {
        all.emplace_back(std::string{name});
    }
    return all;
}

InputResult toggleExpert(const InputContext& context, int row) {
    const std::vector<Expert> all = allExperts();
    if (!context.hasMuseum() || row < 0 || row >= std::ssize(all)) {
        return withState(context.state);
    }
    return withEdit(context.state,
                    toggleExpert(context.layout, context.side, all[static_cast<std::size_t>(row)]),
                    {expertEdit, {{"owner", side(context.side)}}});
}

std::vector<PatronGoal> partsOf(PatronKind kind) {
    std::vector<PatronGoal> parts;
    if (kind == PatronKind::continent) {
        for (std::size_t i = 0; i < continentCount; ++i) {
            parts.emplace_back(static_cast<Continent>(i));
        }
    } else if (kind == PatronKind::legacy) {
        parts.assign(collectionKinds.begin(), collectionKinds.begin() + civilisationCount);
    } else if (kind == PatronKind::quadruple) {
        parts.assign(collectionKinds.begin(), collectionKinds.end());
    }
    return parts;
}

bool asksFor(const InputContext& context, const PatronGoal& part) {
    const Patron* const patron = context.patron();
    if (patron == nullptr) {
        return false;
    }
    if (patron->kind == PatronKind::quadruple) {
        const auto* const kind = std::get_if<CollectionKind>(&part);
        return kind != nullptr && std::ranges::count(patron->collections, *kind) > 0;
    }
    return (patron->continent && part == PatronGoal{*patron->continent}) ||
           (patron->civilisation && part == PatronGoal{CollectionKind{*patron->civilisation}});
}

std::vector<Message> patronText(const InputContext& context) {
    const Patron* const patron = context.patron();
    if (patron == nullptr) {
        return {};
    }
    std::vector<Message> messages{{patronTexts.at(static_cast<std::size_t>(patron->kind)), {}}};
    if (!partsOf(patron->kind).empty()) {
        messages.push_back(nextTurnField(*patron));
    }
    return messages;
}

InputResult choosePatron(const InputContext& context, int row) {
    const auto none = static_cast<int>(patronKindCount);
    if (!context.hasMuseum() || row < 0 || row > none) {
        return withState(context.state);
    }
    const Patron* const now = context.patron();
    if (row == (now == nullptr ? none : static_cast<int>(now->kind))) {
        return withState(context.state);
    }
    return row == none ? setPatronEdit(context, std::nullopt)
                       : playPatron(context, newPatron(static_cast<PatronKind>(row)));
}

Message levelName(PatronKind kind, std::size_t level) {
    const PatronInfo& card = info(kind);
    if (kind == PatronKind::greatestTeam) {
        return {memberText, {}};
    }
    if (card.levels == 1) {
        return {cardText, {}};
    }
    const bool isWhole = kind == PatronKind::quadruple && level + 1 == card.levels;
    return {isWhole ? wholeLevelText : levelText,
            {{"level", static_cast<int>(level) + 1}, {"need", card.needs.at(level)}}};
}

InputResult choosePatronGoal(const InputContext& context, int row) {
    const Patron* const now = context.patron();
    const std::vector<PatronGoal> parts =
        now == nullptr ? std::vector<PatronGoal>{} : partsOf(now->kind);
    if (row < 0 || row >= std::ssize(parts)) {
        return withState(context.state);
    }
    const PatronGoal& part = parts[static_cast<std::size_t>(row)];
    // a card with another goal has other figures
    Patron patron = isNamed(*now) ? newPatron(now->kind) : *now;
    if (const auto* const continent = std::get_if<Continent>(&part)) {
        patron.continent = *continent;
        return playPatron(context, patron);
    }
    const auto& kind = std::get<CollectionKind>(part);
    if (now->kind == PatronKind::legacy) {
        patron.civilisation = std::get<Civilisation>(kind);
        return playPatron(context, patron);
    }
    return toggleCollection(context, *now, kind);
}

} // namespace cimaise::museum
