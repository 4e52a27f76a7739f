// Components of Museum: civilisations, domains, continents, patrons, boards, scoring tables, and
// the open questions. Facts that no rulebook states are marked.
#pragma once

#include "validators/museum/museum_layout.h"
#include "validators/report/area.h"

#include <array>
#include <span>
#include <string_view>

namespace cimaise::museum {

inline constexpr std::string_view gameId = "museum";

struct CivilisationInfo {
    std::string_view id;
    TextId name;
    TextId of;      ///< as it stands with “collection” and “civilisation”
    TextId letters; ///< tell it without its colour
    Continent continent;
};
extern const std::array<CivilisationInfo, civilisationCount> civilisations; ///< by Civilisation

struct DomainInfo {
    std::string_view id;
    TextId name;
    TextId of;      ///< as it stands with “collection”
    TextId letters; ///< tell it without its icon
};
extern const std::array<DomainInfo, domainCount> domains; ///< by Domain

struct ContinentInfo {
    std::string_view id;
    TextId name;
};
extern const std::array<ContinentInfo, continentCount> continents; ///< by Continent

inline constexpr std::size_t patronKindCount = 9;
inline constexpr std::size_t mostLevels = 4;

/// A kind of Patron card. Which figures a card prints is a copy fact; those that the rulebooks
/// give away in examples are known.
struct PatronInfo {
    std::string_view id;
    TextId name;
    std::size_t levels;                     ///< how many figures the card prints
    std::array<int, mostLevels> needs;      ///< what each level asks for
    std::array<CopyFact, mostLevels> known; ///< what the rulebooks state
};
extern const std::array<PatronInfo, patronKindCount> patrons; ///< by PatronKind

const CivilisationInfo& info(Civilisation civilisation);
const DomainInfo& info(Domain domain);
const ContinentInfo& info(Continent continent);
const PatronInfo& info(PatronKind kind);

/// All kinds of collections: the civilisations, then the domains.
inline constexpr std::size_t collectionKindCount = civilisationCount + domainCount;
extern const std::array<CollectionKind, collectionKindCount> collectionKinds;

/// The name of a collection: its civilisation's or domain's.
TextId nameOf(const CollectionKind& kind);
/// The same as it stands with “collection”: “the Greek collection”.
TextId ofCollection(const CollectionKind& kind);

inline constexpr std::size_t collectionsOfQuadruple = 4; ///< what a Quadruple asks for
inline constexpr int pointsForTeamMember = 5;            ///< The Greatest Team, for each expert
inline constexpr int highestValue = 5; ///< of an object; such a one is a Masterpiece

/// What an edition's box holds, as far as a rule asks (Components).
struct EditionInfo {
    std::string_view id;
    TextId name;
    int prestige; ///< tokens
    int experts;
    int endsAt; ///< the fewest points on the track that end the game
};
extern const std::array<EditionInfo, 2> editions; ///< by Edition
const EditionInfo& info(Edition edition);

inline constexpr int opinionTokens = 12;
inline constexpr int opinionCardsOfContinent = 5;
inline constexpr int pressConferences = 3;       ///< likely; no rulebook counts them
inline constexpr int objectsOfCivilisation = 15; ///< likely; deduced from the tables
inline constexpr int domainsOfCivilisation = 3;  ///< likely; deduced from the tables

/// The named experts, who have no effect at the end of the game.
extern const std::span<const std::string_view> namedExperts;

inline constexpr int fewestInCollection = 3;
inline constexpr int largestCivilisation = 16; ///< the last column of the table
inline constexpr int largestDomain = 7;        ///< the last column of the table

/// Points for a collection of `size`, by the rulebook's table; larger ones score its last column.
int civilisationPoints(int size);
int domainPoints(int size);
/// The tables as they are printed: “3: 5, 4: 7, 5: 11”, sizes with their points.
Listing civilisationTable();
Listing domainTable();

/// The board every copy has: 5 × 5, the Main Gallery a cross. Its bonuses are unknown to us.
extern const Board standardBoardPlan;

inline constexpr std::string_view duplicatesReading = "museum.duplicates";
inline constexpr std::string_view galleryDomainReading = "museum.gallery.domain";
inline constexpr std::string_view patronExpertsReading = "museum.patron.experts";
inline constexpr std::string_view patronAdjacentReading = "museum.patron.adjacent";
inline constexpr std::string_view bothReading = "museum.both";

extern constinit const std::span<const Reading> readings;

inline constexpr std::string_view discardArea = "discard";

extern constinit const std::span<const Area> areas;

/// The name of the continent of a place; empty for any other item.
TextId itemName(std::string_view item);

} // namespace cimaise::museum
