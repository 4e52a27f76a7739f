// Components of Museum: civilisations, domains, continents, patrons, boards, scoring tables, and
// the open questions. Facts that no rulebook states are marked.
#pragma once

#include "positions/messages/area.h"
#include "positions/museum/museum_layout.h"

#include <array>
#include <span>
#include <string_view>

namespace cimaise::museum {

inline constexpr std::string_view gameId = "museum";

struct CivilisationInfo {
    std::string_view id;
    TextId name;
    TextId of;      ///< form used with “collection” and “civilisation”
    TextId letters; ///< identify the civilisation without its colour
    Continent continent;
};
extern const std::array<CivilisationInfo, civilisationCount> civilisations; ///< by Civilisation

struct DomainInfo {
    std::string_view id;
    TextId name;
    TextId of;      ///< form used with “collection”
    TextId letters; ///< identify the domain without its icon
};
extern const std::array<DomainInfo, domainCount> domains; ///< by Domain

struct ContinentInfo {
    std::string_view id;
    TextId name;
};
extern const std::array<ContinentInfo, continentCount> continents; ///< by Continent

inline constexpr std::size_t patronKindCount = 9;
inline constexpr std::size_t mostLevels = 4;

/// Kind of Patron card. The numbers printed on a card are copy facts; those in the examples of the
/// rulebooks are known.
struct PatronInfo {
    std::string_view id;
    TextId name;
    std::size_t levels;                     ///< count of numbers printed on the card
    std::array<int, mostLevels> needs;      ///< requirement of each level
    std::array<CopyFact, mostLevels> known; ///< numbers given in the rulebooks
};
extern const std::array<PatronInfo, patronKindCount> patrons; ///< by PatronKind

const CivilisationInfo& info(Civilisation civilisation);
const DomainInfo& info(Domain domain);
const ContinentInfo& info(Continent continent);
const PatronInfo& info(PatronKind kind);

/// Number of kinds of collections: the civilisations, then the domains.
inline constexpr std::size_t collectionKindCount = civilisationCount + domainCount;
extern const std::array<CollectionKind, collectionKindCount> collectionKinds;

/// Name of a collection: of its civilisation or domain.
TextId nameOf(const CollectionKind& kind);
/// Name of a collection in the form used with “collection”: “the Greek collection”.
TextId ofCollection(const CollectionKind& kind);

inline constexpr std::size_t collectionsOfQuadruple = 4; ///< required by a Quadruple
inline constexpr int pointsForTeamMember = 5;            ///< The Greatest Team, for each expert
inline constexpr int highestValue = 5; ///< of an object, which is then a Masterpiece

/// Contents of an edition's box, as far as a rule needs them (Components).
struct EditionInfo {
    std::string_view id;
    TextId name;
    int prestige; ///< tokens
    int experts;
    int endsAt; ///< fewest points on the track that end the game
};
extern const std::array<EditionInfo, 2> editions; ///< by Edition
const EditionInfo& info(Edition edition);

inline constexpr int opinionTokens = 12;
inline constexpr int opinionCardsOfContinent = 5;
inline constexpr int pressConferences = 3;       ///< likely; no rulebook counts them
inline constexpr int objectsOfCivilisation = 15; ///< likely; deduced from the tables
inline constexpr int domainsOfCivilisation = 3;  ///< likely; deduced from the tables

/// Named experts, who have no effect at the end of the game.
extern const std::span<const std::string_view> namedExperts;

inline constexpr int fewestInCollection = 3;

/// Expert who doubles the Prestige token of a Masterpiece (rulebook, "Expert Cards").
inline constexpr int largestCivilisation = 16; ///< the last column of the table
inline constexpr int largestDomain = 7;        ///< the last column of the table

/// Points for a collection of `size`, by the rulebook's table; larger ones score its last column.
int civilisationPoints(int size);
int domainPoints(int size);
/// Scoring tables as printed: “3: 5, 4: 7, 5: 11”, sizes with their points.
Listing civilisationTable();
Listing domainTable();

/// Board in every copy: 5 × 5, with the Main Gallery as a cross. Its bonuses are unknown.
extern const Board standardBoardPlan;

inline constexpr std::string_view duplicatesReading = "museum.duplicates";
inline constexpr std::string_view galleryDomainReading = "museum.gallery.domain";
inline constexpr std::string_view patronExpertsReading = "museum.patron.experts";
inline constexpr std::string_view patronAdjacentReading = "museum.patron.adjacent";
inline constexpr std::string_view bothReading = "museum.both";

extern constinit const std::span<const Reading> readings;

inline constexpr std::string_view discardArea = "discard";

extern constinit const std::span<const Area> areas;

/// Name of the continent of a place; empty for any other item.
TextId itemName(std::string_view item);

} // namespace cimaise::museum
