// Tables of the components of Museum.
#include "positions/museum/museum_catalogue.h"

#include "positions/museum/museum_module.h"

#include <algorithm>

namespace cimaise::museum {

const std::array<CivilisationInfo, civilisationCount> civilisations{{
    {"inca",
     //% "Inca"
     CIMAISE_TEXT("museum.civilisation.inca"),
     //% "Inca"
     CIMAISE_TEXT("museum.civilisation.inca.of"),
     //% "Inc"
     CIMAISE_TEXT("museum.civilisation.inca.letters"), Continent::americaPacific},
    {"mayan",
     //% "Mayan"
     CIMAISE_TEXT("museum.civilisation.mayan"),
     //% "Mayan"
     CIMAISE_TEXT("museum.civilisation.mayan.of"),
     //% "Ma"
     CIMAISE_TEXT("museum.civilisation.mayan.letters"), Continent::americaPacific},
    {"polynesian",
     //% "Polynesian"
     CIMAISE_TEXT("museum.civilisation.polynesian"),
     //% "Polynesian"
     CIMAISE_TEXT("museum.civilisation.polynesian.of"),
     //% "Po"
     CIMAISE_TEXT("museum.civilisation.polynesian.letters"), Continent::americaPacific},
    {"greek",
     //% "Greek"
     CIMAISE_TEXT("museum.civilisation.greek"),
     //% "Greek"
     CIMAISE_TEXT("museum.civilisation.greek.of"),
     //% "Gr"
     CIMAISE_TEXT("museum.civilisation.greek.letters"), Continent::europe},
    {"roman",
     //% "Roman"
     CIMAISE_TEXT("museum.civilisation.roman"),
     //% "Roman"
     CIMAISE_TEXT("museum.civilisation.roman.of"),
     //% "Ro"
     CIMAISE_TEXT("museum.civilisation.roman.letters"), Continent::europe},
    {"celtic",
     //% "Celtic"
     CIMAISE_TEXT("museum.civilisation.celtic"),
     //% "Celtic"
     CIMAISE_TEXT("museum.civilisation.celtic.of"),
     //% "Ce"
     CIMAISE_TEXT("museum.civilisation.celtic.letters"), Continent::europe},
    {"phoenician",
     //% "Phoenician"
     CIMAISE_TEXT("museum.civilisation.phoenician"),
     //% "Phoenician"
     CIMAISE_TEXT("museum.civilisation.phoenician.of"),
     //% "Ph"
     CIMAISE_TEXT("museum.civilisation.phoenician.letters"), Continent::africaMiddleEast},
    {"egyptian",
     //% "Egyptian"
     CIMAISE_TEXT("museum.civilisation.egyptian"),
     //% "Egyptian"
     CIMAISE_TEXT("museum.civilisation.egyptian.of"),
     //% "Eg"
     CIMAISE_TEXT("museum.civilisation.egyptian.letters"), Continent::africaMiddleEast},
    {"mesopotamian",
     //% "Mesopotamian"
     CIMAISE_TEXT("museum.civilisation.mesopotamian"),
     //% "Mesopotamian"
     CIMAISE_TEXT("museum.civilisation.mesopotamian.of"),
     //% "Me"
     CIMAISE_TEXT("museum.civilisation.mesopotamian.letters"), Continent::africaMiddleEast},
    {"chinese",
     //% "Chinese"
     CIMAISE_TEXT("museum.civilisation.chinese"),
     //% "Chinese"
     CIMAISE_TEXT("museum.civilisation.chinese.of"),
     //% "Ch"
     CIMAISE_TEXT("museum.civilisation.chinese.letters"), Continent::asia},
    {"indian",
     //% "Indian"
     CIMAISE_TEXT("museum.civilisation.indian"),
     //% "Indian"
     CIMAISE_TEXT("museum.civilisation.indian.of"),
     //% "Ind"
     CIMAISE_TEXT("museum.civilisation.indian.letters"), Continent::asia},
    {"japanese",
     //% "Japanese"
     CIMAISE_TEXT("museum.civilisation.japanese"),
     //% "Japanese"
     CIMAISE_TEXT("museum.civilisation.japanese.of"),
     //% "Ja"
     CIMAISE_TEXT("museum.civilisation.japanese.letters"), Continent::asia},
}};

const std::array<DomainInfo, domainCount> domains{{
    {"architecture",
     //% "Architecture"
     CIMAISE_TEXT("museum.domain.architecture"),
     //% "Architecture"
     CIMAISE_TEXT("museum.domain.architecture.of"),
     //% "Ar"
     CIMAISE_TEXT("museum.domain.architecture.letters")},
    {"culture",
     //% "Culture"
     CIMAISE_TEXT("museum.domain.culture"),
     //% "Culture"
     CIMAISE_TEXT("museum.domain.culture.of"),
     //% "Cu"
     CIMAISE_TEXT("museum.domain.culture.letters")},
    {"agriculture",
     //% "Agriculture"
     CIMAISE_TEXT("museum.domain.agriculture"),
     //% "Agriculture"
     CIMAISE_TEXT("museum.domain.agriculture.of"),
     //% "Ag"
     CIMAISE_TEXT("museum.domain.agriculture.letters")},
    {"warfare",
     //% "Warfare"
     CIMAISE_TEXT("museum.domain.warfare"),
     //% "Warfare"
     CIMAISE_TEXT("museum.domain.warfare.of"),
     //% "Wa"
     CIMAISE_TEXT("museum.domain.warfare.letters")},
    {"navigation",
     //% "Navigation"
     CIMAISE_TEXT("museum.domain.navigation"),
     //% "Navigation"
     CIMAISE_TEXT("museum.domain.navigation.of"),
     //% "Na"
     CIMAISE_TEXT("museum.domain.navigation.letters")},
    {"theology",
     //% "Theology"
     CIMAISE_TEXT("museum.domain.theology"),
     //% "Theology"
     CIMAISE_TEXT("museum.domain.theology.of"),
     //% "Th"
     CIMAISE_TEXT("museum.domain.theology.letters")},
}};

const std::array<ContinentInfo, continentCount> continents{{
    {"america-pacific",
     //% "America and Pacific"
     CIMAISE_TEXT("museum.continent.america-pacific")},
    {"europe",
     //% "Europe"
     CIMAISE_TEXT("museum.continent.europe")},
    {"africa-middle-east",
     //% "Africa and Middle East"
     CIMAISE_TEXT("museum.continent.africa-middle-east")},
    {"asia",
     //% "Asia"
     CIMAISE_TEXT("museum.continent.asia")},
}};

const std::array<PatronInfo, patronKindCount> patrons{{
    {"quadruple",
     //% "Quadruple Collection"
     CIMAISE_TEXT("museum.patron.quadruple"),
     4,
     {{1, 2, 3, 4}},
     {{{}, 10}}},
    {"continent",
     //% "Continent"
     CIMAISE_TEXT("museum.patron.continent"),
     3,
     {{6, 10, 14}},
     {{{}, 16}}},
    {"legacy",
     //% "Legacy"
     CIMAISE_TEXT("museum.patron.legacy"),
     3,
     {{5, 8, 11}},
     {{10}}},
    {"perfect",
     //% "The Perfect Collection"
     CIMAISE_TEXT("museum.patron.perfect"),
     3,
     {{1, 2, 3}},
     {{}}},
    {"masterpieces",
     //% "The Masterpieces"
     CIMAISE_TEXT("museum.patron.masterpieces"),
     3,
     {{4, 6, 8}},
     {{}}},
    {"greatest-team",
     //% "The Greatest Team"
     CIMAISE_TEXT("museum.patron.greatest-team"),
     1,
     {{1}},
     {{5}}},
    {"fountain",
     //% "Fountain of Knowledge"
     CIMAISE_TEXT("museum.patron.fountain"),
     3,
     {{1, 2, 3}},
     {{}}},
    {"glimpse",
     //% "A Glimpse of the Past"
     CIMAISE_TEXT("museum.patron.glimpse"),
     1,
     {{1}},
     {{}}},
    {"other",
     //% "Another Patron"
     CIMAISE_TEXT("museum.patron.other"),
     1,
     {{0}},
     {{}}},
}};

const std::array<EditionInfo, 2> editions{{
    //% "English edition (2019)"
    {"retail", CIMAISE_TEXT("museum.edition.retail"), 32, 24, 50},
    //% "First French edition"
    {"first-french", CIMAISE_TEXT("museum.edition.first-french"), 42, 18, 51},
}};

namespace {

constexpr std::array<std::string_view, 5> expertNames{"Patricia Turner", "Ulf Van der Noot",
                                                      "Balminder Singh", "Richard Bellota",
                                                      "Boch and Wilhelm"};

constexpr std::array<int, largestCivilisation - fewestInCollection + 1> civilisationColumns{
    1, 3, 5, 9, 13, 17, 22, 28, 35, 43, 52, 62, 73, 85};
constexpr std::array<int, largestDomain - fewestInCollection + 1> domainColumns{5, 7, 11, 17, 25};

template <std::size_t columns> int columnAt(const std::array<int, columns>& table, int size) {
    if (size < fewestInCollection) {
        return 0;
    }
    return table.at(std::min(static_cast<std::size_t>(size - fewestInCollection), columns - 1));
}

//% "{size} score {points}"
constexpr TextId columnText = CIMAISE_TEXT("museum.table.column");

template <std::size_t columns> Listing columnsOf(const std::array<int, columns>& table) {
    Listing listing;
    for (int size = fewestInCollection; const int points : table) {
        listing.parts.emplace_back(Message{columnText, {{"size", size++}, {"points", points}}});
    }
    return listing;
}

constexpr std::array duplicatesOptions{
    //% "Yes: the civilisations of the whole group count"
    ReadingOption{"join", CIMAISE_TEXT("museum.duplicates.join")},
    //% "No: the objects that count must be adjacent without it"
    ReadingOption{"apart", CIMAISE_TEXT("museum.duplicates.apart")},
};
constexpr std::array galleryDomainOptions{
    //% "Only if no two objects there share a civilisation"
    ReadingOption{"distinct", CIMAISE_TEXT("museum.gallery.domain.distinct")},
    //% "Yes, even with duplicates"
    ReadingOption{"any", CIMAISE_TEXT("museum.gallery.domain.any")},
};
constexpr std::array patronExpertsOptions{
    //% "Yes"
    ReadingOption{"yes", CIMAISE_TEXT("museum.patron.experts.yes")},
    //% "No: objects only"
    ReadingOption{"no", CIMAISE_TEXT("museum.patron.experts.no")},
};
constexpr std::array patronAdjacentOptions{
    //% "Yes"
    ReadingOption{"yes", CIMAISE_TEXT("museum.patron.adjacent.yes")},
    //% "No: anywhere in the museum"
    ReadingOption{"no", CIMAISE_TEXT("museum.patron.adjacent.no")},
};
constexpr std::array bothOptions{
    //% "It is added to the two single bonuses"
    ReadingOption{"adds", CIMAISE_TEXT("museum.both.adds")},
    //% "It replaces the two single bonuses"
    ReadingOption{"replaces", CIMAISE_TEXT("museum.both.replaces")},
};

constexpr std::array readingTable{
    Reading{
        duplicatesReading,
        //% "May an object whose civilisation already counts connect two parts of a domain collection?"
        {CIMAISE_TEXT("museum.duplicates.title"),
         //% "A domain collection counts each civilisation once. The rulebook does not say whether a second object of the same civilisation, which does not count, may still connect the collection."
         CIMAISE_TEXT("museum.duplicates.text"),
         //% "Rulebook, “Domains” and “Organising your Collections”"
         CIMAISE_TEXT("museum.duplicates.citation")},
        duplicatesOptions},
    Reading{
        galleryDomainReading,
        //% "May a domain collection with duplicates fill the Main Gallery?"
        {CIMAISE_TEXT("museum.gallery.domain.title"),
         //% "The Main Gallery must hold a single collection. An object whose civilisation already counts is not part of the domain collection, even in the middle of it; the rulebook does not say whether it may be in the Main Gallery."
         CIMAISE_TEXT("museum.gallery.domain.text"),
         //% "Rulebook, “Galleries” and “Domains”"
         CIMAISE_TEXT("museum.gallery.domain.citation")},
        galleryDomainOptions},
    Reading{
        patronExpertsReading,
        //% "Do experts count for the collections a Patron asks for?"
        {CIMAISE_TEXT("museum.patron.experts.title"),
         //% "An expert counts as one more card of a collection. The rulebook does not say whether this also applies to a Patron’s collections. The answer affects Legacy, the Quadruple Collection, the Fountain of Knowledge and A Glimpse of the Past."
         CIMAISE_TEXT("museum.patron.experts.text"),
         //% "Rulebook, “Expert Cards” and “Patron Cards”"
         CIMAISE_TEXT("museum.patron.experts.citation")},
        patronExpertsOptions},
    Reading{
        patronAdjacentReading,
        //% "Must the collections a Patron asks for be adjacent?"
        {CIMAISE_TEXT("museum.patron.adjacent.title"),
         //% "The rulebook calls the cards that a Patron asks for a collection, and the cards of a collection must be adjacent. Its examples, however, count cards anywhere in the museum. Continent, The Masterpieces and The Greatest Team count everything either way."
         CIMAISE_TEXT("museum.patron.adjacent.text"),
         //% "Rulebook, “Patrons” and “Organising your Collections”"
         CIMAISE_TEXT("museum.patron.adjacent.citation")},
        patronAdjacentOptions},
    Reading{
        bothReading,
        //% "Is the bonus for both galleries added to the two single bonuses?"
        {CIMAISE_TEXT("museum.both.title"),
         //% "A full museum with a single collection in the Main Gallery earns the bonus shown on the board. The first French edition calls it an additional bonus; the English edition says that the player scores additional points."
         CIMAISE_TEXT("museum.both.text"),
         //% "Rulebook, “Galleries”"
         CIMAISE_TEXT("museum.both.citation")},
        bothOptions},
};

constexpr std::array areaTable{
    Area{"",
         //% "the museum"
         CIMAISE_TEXT("museum.place.museum"),
         //% "column {column}, row {row}"
         CIMAISE_TEXT("museum.place.slot")},
    Area{discardArea,
         //% "the Common Pool"
         CIMAISE_TEXT("museum.place.discard"),
         //% "Common Pool, {item}"
         CIMAISE_TEXT("museum.place.discard.continent")},
};

// --- positions --------------------------------------------------------------------------------

Rulebook rulebookOf(const Layout& layout) {
    return {info(*layout.edition).name, *layout.edition == Edition::retail ? inEnglish : inFrench};
}

} // namespace

const std::span<const std::string_view> namedExperts{expertNames};

const Board standardBoardPlan{
    .plan = {"..G..", "..G..", "GGGGG", "..G..", "..G.."}, .walls = {}, .bonus = {}};

constinit const std::span<const Reading> readings{readingTable};
constinit const std::span<const Area> areas{areaTable};

const CivilisationInfo& info(Civilisation civilisation) {
    return civilisations.at(static_cast<std::size_t>(civilisation));
}
const DomainInfo& info(Domain domain) { return domains.at(static_cast<std::size_t>(domain)); }
const ContinentInfo& info(Continent continent) {
    return continents.at(static_cast<std::size_t>(continent));
}
const PatronInfo& info(PatronKind kind) { return patrons.at(static_cast<std::size_t>(kind)); }
const EditionInfo& info(Edition edition) { return editions.at(static_cast<std::size_t>(edition)); }

constinit const std::array<CollectionKind, collectionKindCount> collectionKinds{
    Civilisation::inca,       Civilisation::mayan,    Civilisation::polynesian,
    Civilisation::greek,      Civilisation::roman,    Civilisation::celtic,
    Civilisation::phoenician, Civilisation::egyptian, Civilisation::mesopotamian,
    Civilisation::chinese,    Civilisation::indian,   Civilisation::japanese,
    Domain::architecture,     Domain::culture,        Domain::agriculture,
    Domain::warfare,          Domain::navigation,     Domain::theology};

TextId nameOf(const CollectionKind& kind) {
    return std::visit([](const auto& one) { return info(one).name; }, kind);
}

TextId ofCollection(const CollectionKind& kind) {
    return std::visit([](const auto& one) { return info(one).of; }, kind);
}

int civilisationPoints(int size) { return columnAt(civilisationColumns, size); }
int domainPoints(int size) { return columnAt(domainColumns, size); }

Listing civilisationTable() { return columnsOf(civilisationColumns); }
Listing domainTable() { return columnsOf(domainColumns); }

TextId itemName(std::string_view item) {
    const auto* const found = std::ranges::find(continents, item, &ContinentInfo::id);
    return found == continents.end() ? TextId{} : found->name;
}

constinit const PositionFunctions<Layout> Module::positions{.empty = newLayout,
                                                            .read = readLayout,
                                                            .write = writeLayout,
                                                            .sideCount = sideCount,
                                                            .sideOf = sideOf,
                                                            .sideName = sideName,
                                                            .rulebook = rulebookOf};

} // namespace cimaise::museum
