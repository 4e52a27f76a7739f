// Writes only the places of the objects, because their order does not change.
#include "rulings/museum/museum_arrange_text.h"

#include "positions/cases.h"
#include "positions/file/json_cursor.h"
#include "positions/file/json_text.h"

#include <nlohmann/json.hpp>

namespace cimaise::museum {

namespace {

/// Limit for points in an answer, far above any total.
constexpr int mostPoints = 1'000'000;

const std::vector<std::string_view> whyNot{"no-board", "too-many-objects"};

std::vector<Object> readObjects(const JsonCursor& cells, const std::vector<Object>& before) {
    std::vector<Object> objects = before;
    for (std::size_t number = 0; const JsonCursor& cell : cells.entries(before.size())) {
        const std::vector<JsonCursor> at = cell.entries(std::size_t{2});
        if (!cell.refused()) {
            objects[number].at = {.column = at[0].integer(1, highestCoordinate),
                                  .row = at[1].integer(1, highestCoordinate)};
        }
        ++number;
    }
    return objects;
}

ArrangementAnswer readAnswer(const JsonCursor& answer, const std::vector<Object>& before) {
    if (answer.has("none")) {
        return tl::unexpected(static_cast<NoArrangement>(answer.at("none").choice(whyNot)));
    }
    const auto figure = [&](std::string_view key) {
        return answer.at(key).integer(-mostPoints, mostPoints);
    };
    return Arrangement{.objects = readObjects(answer.at("cells"), before),
                       .total = figure("total"),
                       .bound = figure("bound"),
                       .now = figure("now"),
                       .moved = figure("moved")};
}

} // namespace

std::string writeAnswer(const ArrangementAnswer& answer) {
    if (!answer) {
        return compactJson({{"none", whyNot.at(static_cast<std::size_t>(answer.error()))}});
    }
    Json cells = Json::array();
    for (const Object& object : answer->objects) {
        cells.push_back(Json::array({object.at.column, object.at.row}));
    }
    return compactJson({{"cells", cells},
                        {"total", answer->total},
                        {"bound", answer->bound},
                        {"now", answer->now},
                        {"moved", answer->moved}});
}

std::optional<ArrangementAnswer> readAnswer(std::string_view text, const Layout& layout, int side) {
    const tl::expected<Json, LoadError> document = parseJson(text);
    if (!document || side < 0 || side >= std::ssize(layout.museums)) {
        return std::nullopt;
    }
    FirstRefusal refusal;
    const ArrangementAnswer answer = readAnswer(
        JsonCursor{*document, refusal}, *layout.museums[static_cast<std::size_t>(side)].objects);
    return refusal.found() ? std::nullopt : std::optional{answer};
}

std::string answerInText(std::string_view file, int side, const SearchLimit& patience) {
    const tl::expected<AnyCase, LoadError> position = readCase(file);
    const auto* const layout = position ? std::get_if<Layout>(&*position) : nullptr;
    return writeAnswer(layout == nullptr ? tl::unexpected(NoArrangement::noBoard)
                                         : arrange(*layout, side, patience));
}

} // namespace cimaise::museum
