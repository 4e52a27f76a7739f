// Tables of the components of Musée.
#include "positions/musee/musee_catalogue.h"

#include "positions/musee/musee_module.h"

namespace cimaise::musee {

const std::array<Theme, themeCount> themes{{
    //% "Animals"
    {"animals", CIMAISE_TEXT("musee.theme.animals"),
     //% "An"
     CIMAISE_TEXT("musee.theme.animals.letter"), true},
    //% "Landscapes"
    {"landscapes", CIMAISE_TEXT("musee.theme.landscapes"),
     //% "La"
     CIMAISE_TEXT("musee.theme.landscapes.letter"), false},
    //% "Water"
    {"water", CIMAISE_TEXT("musee.theme.water"),
     //% "Wa"
     CIMAISE_TEXT("musee.theme.water.letter"), false},
    //% "Persons"
    {"persons", CIMAISE_TEXT("musee.theme.persons"),
     //% "Pe"
     CIMAISE_TEXT("musee.theme.persons.letter"), false},
    //% "Architecture"
    {"architecture", CIMAISE_TEXT("musee.theme.architecture"),
     //% "Ar"
     CIMAISE_TEXT("musee.theme.architecture.letter"), false},
}};

namespace {

constexpr std::array matchSharedOptions{
    //% "No: only a sole victory counts"
    ReadingOption{"no", CIMAISE_TEXT("musee.match.shared.no")},
    //% "Yes: it counts for everyone who shares it"
    ReadingOption{"yes", CIMAISE_TEXT("musee.match.shared.yes")},
};

constexpr std::array stuckTeamOptions{
    //% "The player: the partner may go on"
    ReadingOption{"player", CIMAISE_TEXT("musee.stuck.team.player")},
    //% "The team: both partners stop"
    ReadingOption{"team", CIMAISE_TEXT("musee.stuck.team.team")},
};

constexpr std::array readingTable{
    Reading{
        matchSharedReading,
        //% "Does a shared victory count as a win in the match?"
        {CIMAISE_TEXT("musee.match.shared.title"),
         //% "The first player to win two games wins the match. If a tie remains after every tie-break, the victory is shared. The rulebook does not say whether a shared victory counts towards the two."
         CIMAISE_TEXT("musee.match.shared.text"),
         //% "Rulebook, “End of game and Scoring”"
         CIMAISE_TEXT("musee.match.shared.citation")},
        matchSharedOptions},
    Reading{
        stuckTeamReading,
        //% "With four players, who is out when no card fits: the player or the team?"
        {CIMAISE_TEXT("musee.stuck.team.title"),
         //% "If you cannot hang a painting, you play no more cards. The rulebook does not say whether a partner who shares your Musée may go on. The answer does not affect the score, only the wording of the note."
         CIMAISE_TEXT("musee.stuck.team.text"),
         //% "Rulebook, “Rules for placement” and “4 Players”"
         CIMAISE_TEXT("musee.stuck.team.citation")},
        stuckTeamOptions},
};

constexpr std::array areaTable{
    Area{galleryId(Gallery::upper),
         //% "the upper gallery"
         CIMAISE_TEXT("musee.place.upper"),
         //% "upper gallery, space {column}"
         CIMAISE_TEXT("musee.place.upper.space")},
    Area{galleryId(Gallery::middle),
         //% "the middle gallery"
         CIMAISE_TEXT("musee.place.middle"),
         //% "middle gallery, space {column}"
         CIMAISE_TEXT("musee.place.middle.space")},
    Area{galleryId(Gallery::lower),
         //% "the lower gallery"
         CIMAISE_TEXT("musee.place.lower"),
         //% "lower gallery, space {column}"
         CIMAISE_TEXT("musee.place.lower.space")},
    Area{topTokens,
         //% "the top row of tokens"
         CIMAISE_TEXT("musee.place.top"),
         //% "top row, token {column}"
         CIMAISE_TEXT("musee.place.top.token")},
    Area{bottomTokens,
         //% "the bottom row of tokens"
         CIMAISE_TEXT("musee.place.bottom"),
         //% "bottom row, token {column}"
         CIMAISE_TEXT("musee.place.bottom.token")},
    Area{handArea,
         //% "the hand"
         CIMAISE_TEXT("musee.place.hand")},
};

// --- positions --------------------------------------------------------------------------------

//% "Eagle-Gryphon Games, 2014"
constexpr Rulebook rulebook{CIMAISE_TEXT("rulebook.edition.musee"), inEnglish};

Rulebook rulebookOf(const Layout& /*layout*/) { return rulebook; }

} // namespace

constinit const std::span<const Reading> readings{readingTable};
constinit const std::span<const Area> areas{areaTable};

constinit const PositionFunctions<Layout> Module::positions{.empty = newLayout,
                                                            .read = readLayout,
                                                            .write = writeLayout,
                                                            .sideCount = sideCount,
                                                            .sideOf = sideOf,
                                                            .sideName = sideName,
                                                            .rulebook = rulebookOf};

} // namespace cimaise::musee
