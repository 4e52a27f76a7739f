// Titles, texts and citations of the lines of Museum's score sheet.
#include "scoring/museum/museum_lines.h"

#include "positions/museum/museum_catalogue.h"

#include <array>

namespace cimaise::museum {

namespace {

//% "Each civilisation scores one collection: its largest group of adjacent objects, from size 3. A matching expert counts as one more object. A civilisation cannot have several collections. Size and points: {table}."
constexpr TextId civilisationText = CIMAISE_TEXT("museum.score.civilisation.text");
//% "Rulebook, “Civilisations” and “Expert Cards”"
constexpr TextId civilisationCitation = CIMAISE_TEXT("museum.score.civilisation.citation");
//% "Each domain scores one collection: adjacent objects of that domain, each civilisation counted once, from size 3. A matching expert counts as one more object. Size and points: {table}."
constexpr TextId domainText = CIMAISE_TEXT("museum.score.domain.text");
//% "Rulebook, “Domains” and “Expert Cards”"
constexpr TextId domainCitation = CIMAISE_TEXT("museum.score.domain.citation");

constexpr std::array lineTable{
    LineInfo{
        trackLine,
        //% "Score track"
        {CIMAISE_TEXT("museum.score.track.title"),
         //% "The points scored during the game: the value of each object when it was exhibited. If the track is not entered, the exhibited values are added up."
         CIMAISE_TEXT("museum.score.track.text"),
         //% "Rulebook, “Scoring points during the game”"
         CIMAISE_TEXT("museum.score.track.citation")}},
    LineInfo{"civilisation.inca",
             {TextId{"museum.civilisation.inca"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.mayan",
             {TextId{"museum.civilisation.mayan"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.polynesian",
             {TextId{"museum.civilisation.polynesian"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.greek",
             {TextId{"museum.civilisation.greek"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.roman",
             {TextId{"museum.civilisation.roman"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.celtic",
             {TextId{"museum.civilisation.celtic"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.phoenician",
             {TextId{"museum.civilisation.phoenician"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.egyptian",
             {TextId{"museum.civilisation.egyptian"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.mesopotamian",
             {TextId{"museum.civilisation.mesopotamian"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.chinese",
             {TextId{"museum.civilisation.chinese"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.indian",
             {TextId{"museum.civilisation.indian"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"civilisation.japanese",
             {TextId{"museum.civilisation.japanese"}, civilisationText, civilisationCitation},
             civilisationTable},
    LineInfo{"domain.architecture",
             {TextId{"museum.domain.architecture"}, domainText, domainCitation},
             domainTable},
    LineInfo{"domain.culture",
             {TextId{"museum.domain.culture"}, domainText, domainCitation},
             domainTable},
    LineInfo{"domain.agriculture",
             {TextId{"museum.domain.agriculture"}, domainText, domainCitation},
             domainTable},
    LineInfo{"domain.warfare",
             {TextId{"museum.domain.warfare"}, domainText, domainCitation},
             domainTable},
    LineInfo{"domain.navigation",
             {TextId{"museum.domain.navigation"}, domainText, domainCitation},
             domainTable},
    LineInfo{"domain.theology",
             {TextId{"museum.domain.theology"}, domainText, domainCitation},
             domainTable},
    LineInfo{"patron",
             //% "Patron"
             {CIMAISE_TEXT("museum.score.patron.title"),
              //% "The points on the Patron card for the highest level reached."
              CIMAISE_TEXT("museum.score.patron.text"),
              //% "Rulebook, “Patrons” and “Patron Cards”"
              CIMAISE_TEXT("museum.score.patron.citation")}},
    LineInfo{"prestige",
             //% "Prestige"
             {CIMAISE_TEXT("museum.score.prestige.title"),
              //% "One point for each Prestige token left."
              CIMAISE_TEXT("museum.score.prestige.text"),
              //% "Rulebook, “Prestige”"
              CIMAISE_TEXT("museum.score.prestige.citation")}},
    LineInfo{
        "gallery.main",
        //% "Main Gallery"
        {CIMAISE_TEXT("museum.score.gallery.main.title"),
         //% "The bonus printed on the board when every slot of the Main Gallery is filled and all its objects belong to one collection."
         CIMAISE_TEXT("museum.score.gallery.main.text"),
         //% "Rulebook, “Galleries”"
         CIMAISE_TEXT("museum.score.gallery.main.citation")}},
    LineInfo{"gallery.full",
             //% "Full museum"
             {CIMAISE_TEXT("museum.score.gallery.full.title"),
              //% "The bonus printed on the board when every slot is filled."
              CIMAISE_TEXT("museum.score.gallery.full.text"),
              //% "Rulebook, “Galleries”"
              CIMAISE_TEXT("museum.score.gallery.full.citation")}},
    LineInfo{
        "gallery.both",
        //% "Both at once"
        {CIMAISE_TEXT("museum.score.gallery.both.title"),
         //% "The bonus printed on the board for a full museum with a single collection in the Main Gallery."
         CIMAISE_TEXT("museum.score.gallery.both.text"),
         //% "Rulebook, “Galleries”"
         CIMAISE_TEXT("museum.score.gallery.both.citation")}},
    LineInfo{
        "public-opinion",
        //% "Public Opinion"
        {CIMAISE_TEXT("museum.score.public-opinion.title"),
         //% "Each object in the Common Pool costs as many points as its continent has Public Opinion tokens. Each Press Conference cancels one continent; Cimaise chooses the most expensive."
         CIMAISE_TEXT("museum.score.public-opinion.text"),
         //% "Rulebook, “Public Opinion” and “Favour Cards”"
         CIMAISE_TEXT("museum.score.public-opinion.citation")}},
};

} // namespace

const std::span<const LineInfo> lines{lineTable};

} // namespace cimaise::museum
