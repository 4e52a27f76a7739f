// Computes the outlook of each game, and writes it as JSON with the keys of the contract.
#include "app/cli/outlook.h"

#include "app/cli/search_time.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "The command outlook does not support Museum; use worth instead."
constexpr TextId noOutlook = CIMAISE_TEXT("cli.outlook.museum");

using Found = tl::expected<AnyOutlook, LoadError>;

constexpr double usualSeconds = std::chrono::duration<double>{musee::ceilingTime}.count();

Found outlookIn(const musee::Layout& layout, const Patience& patience) {
    return musee::outlookOf(layout, patience);
}

Found outlookIn(const muse::Layout& layout, const Patience& /*patience*/) {
    return muse::salesOf(layout);
}

Found outlookIn(const museum::Layout& /*layout*/, const Patience& /*patience*/) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = noOutlook}});
}

Found outlookIn(const artsociety::Layout& layout, const Patience& /*patience*/) {
    std::vector<artsociety::Outlook> walls;
    for (int side = 0; side < std::ssize(layout.galleries); ++side) {
        walls.push_back(artsociety::outlookOf(layout, side));
    }
    return walls;
}

Json orNull(bool isKnown, Json value) { return isKnown ? std::move(value) : Json(nullptr); }

// --- Musée ---------------------------------------------------------------------------------

Json witnessJson(const musee::Musee& musee, int columns) {
    Json witness = Json::object();
    for (const musee::Gallery gallery : musee::galleries) {
        Json numbers = Json::array();
        for (int column = 0; column < columns; ++column) {
            const musee::Exhibit exhibit = musee.of(gallery).at(static_cast<std::size_t>(column));
            numbers.push_back(orNull(exhibit != musee::bare, exhibit));
        }
        witness[std::string{musee::galleryId(gallery)}] = std::move(numbers);
    }
    return witness;
}

Json museeJson(const AnyCase& anyCase, const musee::Outlook& outlook) {
    const musee::Reach reach = outlook.reach.value_or(musee::Reach{});
    const bool isKnown = outlook.reach.has_value();
    Json dead = Json::array();
    for (const Place& place : reach.dead) {
        dead.push_back(placeId(place));
    }
    const int columns = musee::columns(std::get<musee::Layout>(anyCase));
    return {{"player", partyName(anyCase, outlook.owner)},
            {"floor", outlook.floor},
            {"ceiling", orNull(isKnown, reach.ceiling.points)},
            {"bound", orNull(isKnown, reach.ceiling.bound)},
            {"proved", isKnown && reach.ceiling.isProved()},
            {"paintings", orNull(isKnown, reach.paintings)},
            {"dead", std::move(dead)},
            {"out", outlook.isOut},
            {"witness", orNull(isKnown, witnessJson(reach.ceiling.witness, columns))}};
}

Json jsonOf(const AnyCase& anyCase, const musee::TableOutlook& table) {
    Json outlooks = Json::array();
    for (const musee::Outlook& outlook : table.outlooks) {
        outlooks.push_back(museeJson(anyCase, outlook));
    }
    return {{"game", gameOf(anyCase).id},
            {"unplayed", table.unplayed ? Json(*table.unplayed) : Json(nullptr)},
            {"outlooks", std::move(outlooks)},
            {"decided", table.decided ? Json(partyName(anyCase, *table.decided)) : Json(nullptr)}};
}

// --- Art Society ---------------------------------------------------------------------------

Json sizeJson(const artsociety::SizeOutlook& outlook) {
    Json clean = Json::object();
    for (const artsociety::Type type : artsociety::types) {
        clean[std::string{artsociety::infoOf(type).id}] = artsociety::of(outlook.clean, type);
    }
    return {{"size", {outlook.size.columns, outlook.size.rows}},
            {"places", outlook.places},
            {"clean", std::move(clean)}};
}

Json wallJson(const AnyCase& anyCase, int index, const artsociety::Outlook& outlook) {
    Json decorOnly = Json::array();
    Json sizes = Json::array();
    const auto squares = outlook.squares.value_or(artsociety::Outlook::Squares{});
    const bool isKnown = outlook.squares.has_value();
    for (const Square square : squares.decorOnly) {
        decorOnly.push_back(placeId(artsociety::squarePlace(square)));
    }
    std::ranges::transform(outlook.sizes, std::back_inserter(sizes), sizeJson);
    const auto shields = decorOnly.size();
    return {{"player", partyName(anyCase, side(index))},
            {"empty", orNull(isKnown, squares.empty)},
            {"decorOnly", orNull(isKnown, std::move(decorOnly))},
            {"shields", orNull(isKnown, shields)},
            {"sizes", std::move(sizes)}};
}

Json jsonOf(const AnyCase& anyCase, const std::vector<artsociety::Outlook>& walls) {
    Json outlooks = Json::array();
    for (const artsociety::Outlook& wall : walls) {
        outlooks.push_back(wallJson(anyCase, static_cast<int>(outlooks.size()), wall));
    }
    return {{"game", gameOf(anyCase).id}, {"outlooks", std::move(outlooks)}};
}

// --- Muse ----------------------------------------------------------------------------------

Json jsonOf(const AnyCase& anyCase, const std::vector<muse::Sale>& sales) {
    Json list = Json::array();
    for (const muse::Sale& sale : sales) {
        list.push_back({{"player", partyName(anyCase, player(sale.painting.player))},
                        {"card", muse::infoOf(sale.painting.card).id},
                        {"suit", muse::suitId(sale.suit)},
                        {"price", sale.price}});
    }
    return {{"game", gameOf(anyCase).id}, {"sales", std::move(list)}};
}

} // namespace

Found outlookOf(const AnyCase& anyCase, const std::optional<std::string>& seconds) {
    return patienceOf(seconds, usualSeconds).and_then([&](const Patience& patience) {
        return std::visit([&](const auto& layout) { return outlookIn(layout, patience); }, anyCase);
    });
}

Json outlookJson(const AnyCase& anyCase, const AnyOutlook& outlook) {
    return std::visit([&](const auto& one) { return jsonOf(anyCase, one); }, outlook);
}

} // namespace cimaise::cli
