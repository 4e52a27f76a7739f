// Limits of the file format's page, "The file": 128 tiles on a wall, 64 objects in a museum, 64
// cards in a pile or hand, 128 of anything else.
#include "tests/support/long_lists.h"

#include "tests/support/files.h"

#include <array>

namespace cimaise {

namespace {

constexpr std::string_view musee = "tests/golden/musee/file-every-key.cimaise";
constexpr std::string_view muse = "samples/muse/finished-3.cimaise";
constexpr std::string_view museum = "samples/museum/own-board.cimaise";
constexpr std::string_view artSociety = "tests/fuzz/corpus/art-society-every-key.cimaise";

constexpr std::array table{
    LongList{"musee", "tests/golden/musee/players-five.cimaise", "/players", R"("P#")", 128},
    LongList{"musee", musee, "/musees",
             R"({"upper": [1, 2, 3, 4, 5, 6], "middle": [1, 2, 3, 4, 5, 6],
                 "lower": [1, 2, 3, 4, 5, 6], "bonuses": []})",
             128},
    LongList{"musee", musee, "/musees/0/bonuses", R"("upper")", 128},
    LongList{"musee", musee, "/hands/Ana", "7", 64},
    LongList{"muse", "tests/golden/muse/players-five.cimaise", "/players", R"("P#")", 128},
    LongList{"muse", "tests/golden/muse/players-five.cimaise", "/artists", "{}", 128},
    LongList{"muse", muse, "/artists/0/studio", R"("the-sea")", 64},
    LongList{"muse", muse, "/artists/2/palace", R"("the-sea")", 64},
    LongList{"museum", museum, "/museums/0/objects",
             R"({"at": [1, 1], "civilisation": "greek", "domain": "culture", "value": 1})", 64},
    LongList{"museum", museum, "/museums/1/experts", R"({"domain": "culture"})", 128},
    LongList{"museum", museum, "/boards/copy, side B/walls", "[[2, 3], [3, 3]]", 128},
    LongList{"art-society", artSociety, "/walls/0/tiles",
             R"({"decor": 1, "at": [1, 1], "size": [1, 1]})", 128},
    LongList{"art-society", artSociety, "/walls/0/hand", "7", 64},
    LongList{"art-society", artSociety, "/auction/Ana", "7", 64},
    LongList{"art-society", "tests/fuzz/corpus/art-society-museum.cimaise", "/museum",
             R"({"type": "portrait", "value": 3})", 128},
};

} // namespace

nlohmann::json LongList::with(std::size_t entries) const {
    nlohmann::json document = nlohmann::json::parse(readFile(sourceDir() / file));
    auto list = nlohmann::json::array();
    for (std::size_t i = 0; i < entries; ++i) {
        std::string text{entry};
        if (const std::size_t mark = text.find('#'); mark != std::string::npos) {
            text.replace(mark, 1, std::to_string(i));
        }
        list.push_back(nlohmann::json::parse(text));
    }
    document[nlohmann::json::json_pointer{std::string{pointer}}] = std::move(list);
    return document;
}

std::span<const LongList> longLists() { return table; }

} // namespace cimaise
