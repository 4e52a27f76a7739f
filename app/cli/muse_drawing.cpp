// Draws one line each for palace, studio and coins; a card with its rank and suits, which decide
// its size.
#include "app/cli/muse_drawing.h"

#include "app/cli/text_lines.h"
#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

constexpr TextId palaceLabel = CIMAISE_TEXT("muse.palace");
constexpr TextId studioLabel = CIMAISE_TEXT("muse.studio");
constexpr TextId coinsLabel = CIMAISE_TEXT("muse.tool.coins");
constexpr TextId economyLabel = CIMAISE_TEXT("muse.economy");
//% "Growth"
constexpr TextId growthLabel = CIMAISE_TEXT("cli.muse.growth");
//% "%n times"
constexpr TextId growthTimes = CIMAISE_TEXT_N("cli.muse.growth.times");
//% "none"
constexpr TextId none = CIMAISE_TEXT("cli.muse.none");

constexpr std::size_t labelColumns = 11;

std::string labelled(TextId label, const std::string& text, const Translator& words) {
    return paragraph(text, labelColumns, padded("  " + words.text(label) + " ", labelColumns));
}

std::string cardsText(const muse::Cards& cards, const Translator& words) {
    std::vector<std::string> names;
    std::ranges::transform(cards, std::back_inserter(names),
                           [&](muse::Card card) { return cardText(card, words); });
    return names.empty() ? words.text(none) : fmt::format("{}", fmt::join(names, " · "));
}

} // namespace

std::string drawing(const muse::Layout& layout, int side, const Translator& words) {
    const muse::Artist& artist = layout.table.artists[static_cast<std::size_t>(side)];
    return labelled(palaceLabel, cardsText(artist.palace, words), words) +
           labelled(studioLabel, cardsText(artist.studio, words), words) +
           labelled(coinsLabel, words.listing(coinsOf(artist.coins)), words);
}

std::string legend(const muse::Layout& layout, const Translator& words) {
    return labelled(economyLabel, words.listing(coinsOf(layout.table.economy)), words) +
           labelled(growthLabel,
                    words.format({.text = growthTimes, .arguments = {{"n", layout.table.growth}}}),
                    words);
}

} // namespace cimaise::cli
