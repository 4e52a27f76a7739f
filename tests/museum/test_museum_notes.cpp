// Tests notes on separated objects: described correctly, whether their collection counts or not,
// and only where joining them would bring points.
#include "positions/messages/points_text.h"
#include "positions/museum/museum_edits.h"
#include "scoring/museum/museum_score.h"
#include "validators/museum/museum_rules.h"

#include <gmock/gmock.h>
#include <map>
#include <random>

namespace cimaise::museum {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Object culture(int column, int row, Civilisation civilisation) {
    return {.at = {.column = column, .row = row},
            .civilisation = civilisation,
            .domain = Domain::culture,
            .value = 1};
}

Layout museumWith(std::vector<Object> objects) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.museums[0].objects = std::move(objects);
    return layout;
}

Findings almost(const Layout& layout) {
    Findings found = check(layout);
    std::erase_if(found, [](const Finding& one) { return one.rule != "museum.almost"; });
    return found;
}

Spot spotAt(int column, int row) { return {side(0), slotPlace({.column = column, .row = row})}; }

Value argument(const Message& message, std::string_view name) {
    return std::ranges::find(message.arguments, name, &Argument::name)->value;
}

std::vector<std::string_view> reasons(const Layout& layout, std::string_view line) {
    std::vector<std::string_view> ids;
    for (const Evidence& piece : lineOf(score(layout).sheets.front(), line).evidence) {
        ids.push_back(piece.reason.text.id);
    }
    return ids;
}

TEST(MuseumNotes, NotesThreeSeparateObjectsOfDomain) {
    const Findings found =
        almost(museumWith({culture(1, 1, Civilisation::greek), culture(3, 1, Civilisation::celtic),
                           culture(5, 5, Civilisation::inca)}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].says.text.id, "museum.almost.domain");
    EXPECT_EQ(found[0].where, (Spots{spotAt(1, 1), spotAt(3, 1), spotAt(5, 5)})) << "all three";
    EXPECT_EQ(argument(found[0].says, "n"), Value{3});
    EXPECT_EQ(argument(found[0].says, "points"), Value{pointsText(5)});
}

TEST(MuseumNotes, NotesThreeObjectsWithTwoAdjacent) {
    const Findings found =
        almost(museumWith({culture(1, 1, Civilisation::greek), culture(2, 1, Civilisation::celtic),
                           culture(5, 5, Civilisation::inca)}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].says.text.id, "museum.almost.domain.most");
}

TEST(MuseumNotes, NotesObjectApartFromCollection) {
    const Findings found =
        almost(museumWith({culture(1, 1, Civilisation::greek), culture(2, 1, Civilisation::celtic),
                           culture(3, 1, Civilisation::roman), culture(5, 5, Civilisation::inca)}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].says.text.id, "museum.almost.apart");
    EXPECT_EQ(found[0].where, Spots{spotAt(5, 5)});
}

// A second Roman object never counts in the domain.
TEST(MuseumNotes, IgnoresObjectOfCountedCivilisation) {
    const Layout layout =
        museumWith({culture(1, 1, Civilisation::greek), culture(2, 1, Civilisation::celtic),
                    culture(3, 1, Civilisation::roman), culture(5, 5, Civilisation::roman)});
    EXPECT_THAT(almost(layout), IsEmpty());
    EXPECT_THAT(reasons(layout, "domain.culture"),
                ElementsAre("museum.score.collection", "museum.score.domain.duplicate"));
}

// The second Celtic object does not count, but without it the Roman one would not either.
TEST(MuseumNotes, SaysThatUncountedObjectConnects) {
    const std::vector<Object> row{
        culture(1, 1, Civilisation::greek), culture(2, 1, Civilisation::celtic),
        culture(3, 1, Civilisation::celtic), culture(4, 1, Civilisation::roman)};
    EXPECT_THAT(reasons(museumWith(row), "domain.culture"),
                ElementsAre("museum.score.collection", "museum.score.domain.link"));
    const std::vector<Object> beside{
        culture(2, 1, Civilisation::greek), culture(1, 1, Civilisation::celtic),
        culture(2, 2, Civilisation::celtic), culture(3, 1, Civilisation::roman)};
    EXPECT_THAT(reasons(museumWith(beside), "domain.culture"),
                ElementsAre("museum.score.collection", "museum.score.domain.duplicate"));
}

/// With the answer that an object that does not count connects nothing.
Layout apart(Layout layout) {
    layout.header.readings = withChoice(readings, {}, duplicatesReading, "apart");
    return layout;
}

// Read so, a second Celtic object connects nothing, but it touches.
TEST(MuseumNotes, SaysThatObjectsTouchThroughDuplicate) {
    const std::vector<Object> row{
        culture(1, 1, Civilisation::greek), culture(2, 1, Civilisation::celtic),
        culture(3, 1, Civilisation::celtic), culture(4, 1, Civilisation::roman)};
    Findings found = almost(apart(with(row)));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].says.text.id, "museum.almost.chained.all");
    std::vector<Object> longer = row;
    longer.push_back(culture(1, 2, Civilisation::inca));
    found = almost(apart(with(longer)));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].says.text.id, "museum.almost.chained");
    EXPECT_EQ(found[0].where, Spots{slot(4, 1)});
    EXPECT_THAT(reasons(apart(with(longer)), "domain.culture"),
                ElementsAre("museum.score.collection", "museum.score.domain.duplicate",
                            "museum.score.domain.chained"));
    longer.push_back(culture(5, 5, Civilisation::phoenician));
    EXPECT_THAT(almost(apart(with(longer))), testing::SizeIs(2)) << "one touches, one does not";
}

// Read so, two objects of a civilisation that touch are a group of one: not “none are adjacent”.
TEST(MuseumNotes, ExplainsSmallCollectionOfTouchingDuplicates) {
    EXPECT_THAT(reasons(apart(with({culture(1, 1, Civilisation::greek),
                                    culture(2, 1, Civilisation::greek)})),
                        "domain.culture"),
                ElementsAre("museum.score.collection.small"));
}

/// True if the objects on these spots touch each other, side by side, in one group.
bool doAllTouch(const Spots& spots) {
    std::vector<Place> left;
    std::ranges::transform(spots, std::back_inserter(left), &Spot::place);
    std::vector<Place> reached{left.back()};
    left.pop_back();
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Place from = reached[next];
        std::erase_if(left, [&](const Place& place) {
            const bool touches =
                std::abs(place.column - from.column) + std::abs(place.row - from.row) == 1;
            if (touches) {
                reached.push_back(place);
            }
            return touches;
        });
    }
    return left.empty();
}

// Notes about touching hold on the board that they speak of, whatever the answer.
TEST(MuseumNotes, ReasonsAboutTouchingHold) {
    std::mt19937 random{20261129};
    std::map<std::string_view, int> counts;
    for (int round = 0; round < 3000; ++round) {
        std::vector<Object> objects;
        for (int number = 0; number < 5; ++number) {
            const int column = static_cast<int>(random() % 4) + 1;
            const int row = static_cast<int>(random() % 3) + 1;
            const Object object = culture(column, row, static_cast<Civilisation>(random() % 4));
            if (std::ranges::find(objects, object.at, &Object::at) == objects.end()) {
                objects.push_back(object);
            }
        }
        Spots all;
        for (const Object& object : objects) {
            all.push_back(slot(object.at.column, object.at.row));
        }
        for (const Layout& layout : {with(objects), apart(with(objects))}) {
            for (const Finding& found : almost(layout)) {
                const std::string_view text = found.says.text.id;
                if (argument(found.says, "collection") != Value{info(Domain::culture).of}) {
                    continue;
                }
                ++counts[text];
                if (text == "museum.almost.domain") {
                    for (const Spot& one : found.where) {
                        EXPECT_TRUE(std::ranges::none_of(found.where, [&](const Spot& other) {
                            return one != other && doAllTouch({one, other});
                        }));
                    }
                } else if (text == "museum.almost.domain.most") {
                    EXPECT_FALSE(doAllTouch(found.where));
                } else if (text == "museum.almost.chained.all") {
                    EXPECT_TRUE(doAllTouch(found.where));
                } else if (doAllTouch(all)) {
                    EXPECT_EQ(text, "museum.almost.chained");
                }
            }
        }
    }
    EXPECT_GE(counts.size(), 5U) << "each of the texts occurs";
}

Findings duplicates(const Layout& layout) {
    Findings found = check(layout);
    std::erase_if(found, [](const Finding& one) { return one.rule != "museum.duplicate"; });
    return found;
}

// A collection needs three objects, experts included (rulebook, “Collections” and “Expert Cards”).
TEST(MuseumNotes, NotesDuplicateOnlyInCollection) {
    Layout layout =
        museumWith({culture(1, 1, Civilisation::greek), culture(2, 1, Civilisation::celtic),
                    culture(3, 1, Civilisation::celtic)});
    EXPECT_THAT(duplicates(layout), IsEmpty()) << "two civilisations are no collection";
    layout.museums[0].experts = std::vector<Expert>{Domain::culture};
    EXPECT_THAT(duplicates(layout), testing::SizeIs(1)) << "with the expert there are three";
    layout.museums[0].experts = std::vector<Expert>{};
    layout.museums[0].objects.edit().push_back(culture(2, 2, Civilisation::roman));
    EXPECT_THAT(duplicates(layout), testing::SizeIs(1));
}

TEST(MuseumNotes, ExplainsMissingCollections) {
    EXPECT_THAT(reasons(museumWith({culture(1, 1, Civilisation::greek),
                                    culture(3, 1, Civilisation::celtic)}),
                        "domain.culture"),
                ElementsAre("museum.score.collection.loose"));
    EXPECT_THAT(reasons(museumWith({culture(1, 1, Civilisation::greek)}), "domain.culture"),
                ElementsAre("museum.score.collection.single"));
    EXPECT_THAT(reasons(museumWith({culture(1, 1, Civilisation::greek),
                                    culture(2, 1, Civilisation::celtic)}),
                        "domain.culture"),
                ElementsAre("museum.score.collection.small"));
}

} // namespace

} // namespace cimaise::museum
