// Collects the typed words of tiles in a language.
#include "app/texts/art_society_wordings.h"

#include "validators/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "at"
constexpr TextId atWord = CIMAISE_TEXT("art.entry.at");
//% "assistant"
constexpr TextId assistantWord = CIMAISE_TEXT("art.entry.assistant");
//% "excess"
constexpr TextId excessWord = CIMAISE_TEXT("art.entry.excess");

} // namespace

TileWords tileWords(const Translator& words) {
    TileWords all{.types = {},
                  .decor = words.text(decorName),
                  .at = words.text(atWord),
                  .assistant = words.text(assistantWord),
                  .excess = words.text(excessWord)};
    std::ranges::transform(types, all.types.begin(),
                           [&](Type type) { return words.text(infoOf(type).name); });
    return all;
}

} // namespace cimaise::artsociety
