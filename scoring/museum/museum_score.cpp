// Writes a museum's score sheet: the numbers of the tally, each with the slots that earn the points
// (rulebook, "Final scoring"; the order of the lines is the rulebook's).
#include "scoring/museum/museum_score.h"

#include "positions/museum/museum_module.h"
#include "scoring/museum/museum_collections.h"
#include "scoring/sheet/score_functions.h"

#include <algorithm>
#include <type_traits>

namespace cimaise::museum {

namespace {

//% "The score track shows {points}"
constexpr TextId trackGiven = CIMAISE_TEXT("museum.score.track.given");
//% "{civilisation}, {domain}: {value}"
constexpr TextId trackObject = CIMAISE_TEXT("museum.score.track.object");
//% "Nothing is exhibited yet"
constexpr TextId trackEmpty = CIMAISE_TEXT("museum.score.track.empty");
//% "%n objects in one collection: {points} ({table})"
constexpr TextId collectionReason = CIMAISE_TEXT_N("museum.score.collection");
//% "{objects} and {experts} in one collection: {points} ({table})"
constexpr TextId expertsReason = CIMAISE_TEXT("museum.score.collection.experts");
//% "Largest group: {size}; a collection needs at least {fewest}"
constexpr TextId smallReason = CIMAISE_TEXT("museum.score.collection.small");
//% "None are adjacent; a collection needs at least {fewest}"
constexpr TextId looseReason = CIMAISE_TEXT("museum.score.collection.loose");
//% "A single object; a collection needs at least {fewest}"
constexpr TextId singleReason = CIMAISE_TEXT("museum.score.collection.single");
//% "No object of this kind"
constexpr TextId noObject = CIMAISE_TEXT("museum.score.collection.none");
//% "An expert alone does not form a collection"
constexpr TextId expertAlone = CIMAISE_TEXT("museum.score.collection.expert-alone");
//% "Separated from the collection"
constexpr TextId apartReason = CIMAISE_TEXT("museum.score.collection.apart");
//% "Connected only through a duplicate"
constexpr TextId chainedReason = CIMAISE_TEXT("museum.score.domain.chained");
//% "The {civilisation} civilisation already counts"
constexpr TextId duplicateReason = CIMAISE_TEXT("museum.score.domain.duplicate");
//% "The {civilisation} civilisation already counts; this object only connects others"
constexpr TextId linkReason = CIMAISE_TEXT("museum.score.domain.link");
//% "%n Prestige tokens"
constexpr TextId prestigeReason = CIMAISE_TEXT_N("museum.score.prestige.tokens");
//% "No Prestige tokens left"
constexpr TextId noPrestige = CIMAISE_TEXT("museum.score.prestige.none");
//% "The {collection} collection fills the Main Gallery"
constexpr TextId mainFilled = CIMAISE_TEXT("museum.score.gallery.main.filled");
//% "The Main Gallery is full, but not with a single collection"
constexpr TextId mainMixed = CIMAISE_TEXT("museum.score.gallery.main.mixed");
//% "%n slots of the Main Gallery are empty"
constexpr TextId mainBare = CIMAISE_TEXT_N("museum.score.gallery.main.empty");
//% "This board has no Main Gallery"
constexpr TextId mainMissing = CIMAISE_TEXT("museum.score.gallery.main.missing");
//% "Every slot is filled"
constexpr TextId fullFilled = CIMAISE_TEXT("museum.score.gallery.full.filled");
//% "%n slots are empty"
constexpr TextId fullBare = CIMAISE_TEXT_N("museum.score.gallery.full.empty");
//% "A single collection fills the Main Gallery, and every slot is filled"
constexpr TextId bothFilled = CIMAISE_TEXT("museum.score.gallery.both.filled");
//% "Needs a single collection in the Main Gallery and every slot filled"
constexpr TextId bothMissing = CIMAISE_TEXT("museum.score.gallery.both.missing");
//% "Replaced by the bonus for both galleries"
constexpr TextId replacedReason = CIMAISE_TEXT("museum.score.gallery.replaced");
//% "Earned, but the bonus printed on the board is not entered"
constexpr TextId bonusUnknown = CIMAISE_TEXT("museum.score.gallery.unknown");
//% "{continent}: {objects} × {tokens}"
constexpr TextId opinionReason = CIMAISE_TEXT("museum.score.public-opinion.cost");
//% "{continent}: {objects} × {tokens}, cancelled by a Press Conference"
constexpr TextId cancelledReason = CIMAISE_TEXT("museum.score.public-opinion.cancelled");
//% "{continent}: {objects}, no tokens"
constexpr TextId noTokens = CIMAISE_TEXT("museum.score.public-opinion.no-tokens");
//% "The Common Pool is empty"
constexpr TextId nothingDiscarded = CIMAISE_TEXT("museum.score.public-opinion.none");

//% "%n objects"
constexpr TextId objectsText = CIMAISE_TEXT_N("museum.score.objects");
//% "%n experts"
constexpr TextId expertsText = CIMAISE_TEXT_N("museum.score.experts");
//% "%n tokens"
constexpr TextId tokensText = CIMAISE_TEXT_N("museum.score.tokens");

//% "{objects} + {experts}"
constexpr TextId withExperts = CIMAISE_TEXT("museum.score.objects-and-experts");

Message says(TextId text, std::vector<Argument> arguments = {}) {
    return {.text = text, .arguments = std::move(arguments)};
}

/// Count with its noun for use in a sentence: “2 tokens”.
Listing counted(TextId text, int count) { return {{says(text, {{"n", count}})}}; }

/// Writes the score sheet of one museum.
class Writer {
public:
    Writer(const Museum& museum, int side, const SlottedObjects& slotted,
           const CountingAnswers& answers, const Tally& tally)
        : m_museum(museum), m_slotted(slotted), m_answers(answers), m_tally(tally), m_side(side) {}

    ScoreSheet write() {
        m_sheet.party = cimaise::side(m_side);
        m_sheet.lines.reserve(lines.size());
        writeTrack();
        for (std::size_t i = 0; i < civilisationCount; ++i) {
            writeCollection(static_cast<Civilisation>(i), m_slotted.civilisationExperts.at(i));
        }
        for (std::size_t i = 0; i < domainCount; ++i) {
            writeCollection(static_cast<Domain>(i), m_slotted.domainExperts.at(i));
        }
        begin().add(patronEvidence(m_museum, m_side, m_slotted, m_answers, m_tally));
        const bool any = m_tally.prestige > 0;
        begin().add(
            {.where = {},
             .points = m_tally.prestige,
             .reason = any ? says(prestigeReason, {{"n", m_tally.prestige}}) : says(noPrestige)});
        writeGalleries();
        writeOpinion();
        m_sheet.total = m_tally.total;
        m_sheet.atLeast = m_tally.atLeast;
        m_sheet.missing = missingFigures(m_museum, m_side, m_tally);
        return std::move(m_sheet);
    }

private:
    ScoreLine& begin() {
        m_sheet.lines.push_back({.id = lines[m_sheet.lines.size()].id});
        return m_sheet.lines.back();
    }
    [[nodiscard]] Spots spots(const SlotSet& slots) const {
        return spotsOf(m_slotted, m_side, slots);
    }
    [[nodiscard]] SlotSet allSlots() const {
        SlotSet all;
        for (int slot = 0; slot < m_slotted.slots->size(); ++slot) {
            all.insert(slot);
        }
        return all;
    }

    void writeTrack() {
        ScoreLine& line = begin();
        if (*m_museum.track) {
            line.add({.where = {},
                      .points = m_tally.track,
                      .reason = says(trackGiven, {{"points", m_tally.track}})});
            return;
        }
        m_slotted.filled.forEach([&](int slot) {
            const Object& object = m_slotted.at(slot);
            line.add({.where = {{cimaise::side(m_side), slotPlace(object.at)}},
                      .points = object.value,
                      .reason = says(trackObject, {{"civilisation", info(object.civilisation).name},
                                                   {"domain", info(object.domain).name},
                                                   {"value", object.value}})});
        });
        if (line.evidence.empty()) {
            line.add({.where = {}, .points = 0, .reason = says(trackEmpty)});
        }
    }

    template <class Kind> void writeCollection(Kind kind, int experts) {
        ScoreLine& line = begin();
        const Collection& collection = m_tally.of(kind);
        if (collection.objects == 0) {
            line.add(
                {.where = {}, .points = 0, .reason = says(experts > 0 ? expertAlone : noObject)});
            return;
        }
        const int size = collection.size();
        line.add({.where = spots(collection.counted),
                  .points = pointsFor(kind, size),
                  .reason = size < fewestInCollection ? whySmall(kind, collection)
                                                      : whyCounted(kind, collection)});
        if (size >= fewestInCollection) {
            line.sum = sumOf(collection);
            writeLeftOut(kind, collection, line);
        }
    }
    /// Reason with the number of objects and experts, and the rulebook’s table.
    template <class Kind> static Message whyCounted(Kind kind, const Collection& collection) {
        const Argument points{"points", pointsFor(kind, collection.size())};
        const Argument table{"table", tableOf(kind)};
        return collection.experts == 0
                   ? says(collectionReason, {{"n", collection.objects}, points, table})
                   : says(expertsReason, {{"objects", counted(objectsText, collection.objects)},
                                          {"experts", counted(expertsText, collection.experts)},
                                          points,
                                          table});
    }
    template <class Kind>
    [[nodiscard]] Message whySmall(Kind kind, const Collection& collection) const {
        const Argument fewest{"fewest", fewestInCollection};
        const SlotSet& all = m_slotted.of(kind);
        bool someTouch = false; // objects that count or not
        forEachGroup(m_slotted, all,
                     [&](const SlotSet& group) { someTouch = someTouch || group.size() > 1; });
        if (collection.size() > 1 || someTouch) {
            return says(smallReason, {{"size", collection.size()}, fewest});
        }
        return says(all.size() > 1 ? looseReason : singleReason, {fewest});
    }
    static Listing tableOf(Civilisation /*kind*/) { return civilisationTable(); }
    static Listing tableOf(Domain /*kind*/) { return domainTable(); }
    static Message sumOf(const Collection& collection) {
        return collection.experts == 0
                   ? says(objectsText, {{"n", collection.objects}})
                   : says(withExperts, {{"objects", counted(objectsText, collection.objects)},
                                        {"experts", counted(expertsText, collection.experts)}});
    }
    static int pointsFor(Civilisation /*kind*/, int size) { return civilisationPoints(size); }
    static int pointsFor(Domain /*kind*/, int size) { return domainPoints(size); }

    /// True if the counted objects do not all touch without the object on the slot.
    [[nodiscard]] bool isLink(int slot, const Collection& collection) const {
        SlotSet others = collection.group;
        others.erase(slot);
        return collection.group.contains(slot) && !collection.counted.empty() &&
               !m_slotted.slots->regionOf(collection.counted.first(), others)
                    .includes(collection.counted);
    }

    /// Adds the objects that seem to count with the collection but do not, with the reason.
    template <class Kind>
    void writeLeftOut(Kind kind, const Collection& collection, ScoreLine& line) const {
        const SlotSet touching =
            m_slotted.slots->regionOf(collection.counted.first(), m_slotted.of(kind));
        (m_slotted.of(kind) - collection.counted).forEach([&](int slot) {
            const Object& object = m_slotted.at(slot);
            // an object of a civilisation that already counts would not count if it were connected
            // either
            const bool duplicate =
                std::is_same_v<Kind, Domain> &&
                !(collection.counted & m_slotted.of(object.civilisation)).empty();
            line.add({.where = {{cimaise::side(m_side), slotPlace(object.at)}},
                      .points = 0,
                      .reason = duplicate
                                    ? says(isLink(slot, collection) ? linkReason : duplicateReason,
                                           {{"civilisation", info(object.civilisation).of}})
                                    : says(touching.contains(slot) ? chainedReason : apartReason)});
        });
    }

    void writeGalleries() {
        writeBonus(m_tally.main, m_slotted.mainGallery, mainReason());
        const int bare = m_slotted.slots->size() - m_slotted.filled.size();
        writeBonus(m_tally.full, allSlots(),
                   bare == 0 ? says(fullFilled) : says(fullBare, {{"n", bare}}));
        writeBonus(m_tally.both, allSlots(), says(m_tally.both.earned ? bothFilled : bothMissing));
    }

    [[nodiscard]] Message mainReason() const {
        if (m_slotted.mainGallery.empty()) {
            return says(mainMissing);
        }
        const int bare = (m_slotted.mainGallery - m_slotted.filled).size();
        if (bare > 0) {
            return says(mainBare, {{"n", bare}});
        }
        return m_tally.mainFilledBy
                   ? says(mainFilled, {{"collection", ofCollection(*m_tally.mainFilledBy)}})
                   : says(mainMixed);
    }

    void writeBonus(const BonusPay& bonus, const SlotSet& where, Message reason) {
        if (bonus.earned && !bonus.due) {
            reason = says(replacedReason);
        } else if (bonus.unknown) {
            reason = says(bonusUnknown);
        }
        begin().add({.where = bonus.earned ? spots(where) : Spots{},
                     .points = bonus.points,
                     .reason = std::move(reason)});
    }

    void writeOpinion() {
        ScoreLine& line = begin();
        for (std::size_t i = 0; i < continentCount; ++i) {
            const OpinionCost& cost = m_tally.opinion.at(i);
            if (cost.objects == 0) {
                continue;
            }
            const TextId text = cost.tokens == 0 ? noTokens
                                : cost.cancelled ? cancelledReason
                                                 : opinionReason;
            line.add({.where = {{cimaise::side(m_side), discardPlace(static_cast<Continent>(i))}},
                      .points = cost.points(),
                      .reason = says(text, {{"continent", continents.at(i).name},
                                            {"objects", counted(objectsText, cost.objects)},
                                            {"tokens", counted(tokensText, cost.tokens)}})});
        }
        if (line.evidence.empty()) {
            line.add({.where = {}, .points = 0, .reason = says(nothingDiscarded)});
        }
    }

    const Museum& m_museum;
    const SlottedObjects& m_slotted;
    const CountingAnswers& m_answers;
    const Tally& m_tally;
    int m_side;
    ScoreSheet m_sheet;
};

} // namespace

ScoreSheet sheetOf(const Layout& layout, int side, const Museum& museum) {
    const Board& board = boardOf(layout, museum);
    const SlotBoard slots = slotsOf(board);
    const SlottedObjects slotted{slots, board, museum};
    const CountingAnswers answers = answersOf(layout.header);
    const Tally tally = tallyOf(layout, museum, slotted, answers);
    return Writer{museum, side, slotted, answers, tally}.write();
}

bool canScore(const Layout& layout) {
    const int players = layout.header.playerCount();
    return players >= fewestPlayers && players <= mostPlayers &&
           static_cast<int>(layout.museums.size()) == players;
}

Score score(const Layout& layout) {
    if (!canScore(layout)) {
        return {};
    }
    Score result;
    for (int side = 0; const Museum& museum : layout.museums) {
        result.sheets.push_back(sheetOf(layout, side++, museum));
    }
    result.ranking = rank(result.sheets, {});
    return result;
}

constinit const ScoreFunctions<Layout> Module::scoring{.lines = lines, .score = score};

} // namespace cimaise::museum
