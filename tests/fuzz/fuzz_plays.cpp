// Fuzzes exports of BG Stats: accepted plays have a possible number of players, valid names and
// places that follow each other; a result that was written can be read again.
#include "app/texts/qt_texts.h"
#include "app/transfer/bg_stats_reader.h"
#include "positions/cases.h"
#include "positions/text/name_text.h"
#include "tests/fuzz/expect.h"

#include <algorithm>
#include <cstdint>

namespace {

using namespace cimaise;

void checkResult(const BgStatsPlay& play, const BgStatsExport& all) {
    const GameResult& result = play.result;
    const Game* const game = findGame(result.game);
    expect(game != nullptr, "the game is known");
    expect(result.playerCount() >= game->fewestPlayers && result.playerCount() <= game->mostPlayers,
           "the number of players is possible");
    expect(std::ssize(play.players) == result.playerCount(), "each player is referred to");
    expect(std::ranges::all_of(play.players,
                               [&](std::size_t player) { return player < all.players.size(); }),
           "players exist");
    expect(result.open || std::ranges::count(result.sides, 1, &SideResult::place) > 0,
           "somebody is first, unless first place is open");
    expect(readResult(writeResult(result)) == result, "a result that was written is what was read");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto read = readBgStats(text);
    if (!read) {
        expect(!read.error().reason.text.empty(), "a refusal has a reason");
        return 0;
    }
    for (const BgStatsPlayer& player : read->players) {
        expect(nameFault(player.name.toStdString()) == NameFault::none, "names are valid");
    }
    for (const BgStatsPlay& play : read->plays) {
        expect(!play.uuid.isEmpty() && !play.moment.isEmpty(), "a play has identity and day");
        checkResult(play, *read);
    }
    return 0;
}
