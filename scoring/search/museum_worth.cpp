// Runs the search for the best arrangement with and without each object.
#include "scoring/search/museum_worth.h"

#include "scoring/museum/museum_collections.h"
#include "scoring/museum/museum_score.h"
#include "scoring/search/placements.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_module.h"

#include <algorithm>
#include <array>

namespace cimaise::museum {

namespace {

/// First slot without an object.
std::optional<Cell> freeSlot(const Layout& layout, const Museum& museum) {
    const Board& board = boardOf(layout, museum);
    for (int row = 1; row <= rowsOf(board); ++row) {
        for (int column = 1; column <= columnsOf(board); ++column) {
            const Cell cell{column, row};
            if (isSlot(board, cell) &&
                std::ranges::find(*museum.objects, cell, &Object::at) == museum.objects->end()) {
                return cell;
            }
        }
    }
    return std::nullopt;
}

bool isSameKind(const Object& one, const Object& other) {
    return one.civilisation == other.civilisation && one.domain == other.domain &&
           one.value == other.value;
}

WithObject arrangeWith(const Layout& layout, int side, const Object& object,
                       const SearchLimit& patience) {
    const std::optional<Layout> more = withObject(layout, side, object);
    if (!more) {
        return std::nullopt;
    }
    const auto found = arrange(*more, side, patience);
    return found ? WithObject{*found} : std::nullopt;
}

} // namespace

std::optional<int> certainGain(const Arrangement& present, const WithObject& with) {
    return with ? std::optional{with->total - present.bound} : std::nullopt;
}

bool isGainProved(const Arrangement& present, const WithObject& with) {
    return !with || (present.isProved() && with->isProved());
}

std::optional<int> Worth::gain(std::size_t piece) const {
    const WithObject& with = pieces.at(piece);
    return with ? std::optional{with->total - present.total} : std::nullopt;
}

bool Worth::isProved(std::size_t piece) const { return isGainProved(present, pieces.at(piece)); }

std::optional<Object> readPiece(std::string_view text) {
    std::array<std::string_view, 3> parts;
    for (std::size_t part = 0; part < 2; ++part) {
        const std::size_t end = text.find(':');
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        parts.at(part) = text.substr(0, end);
        text.remove_prefix(end + 1);
    }
    parts[2] = text;
    const auto* const civilisation =
        std::ranges::find(civilisations, parts[0], &CivilisationInfo::id);
    const auto* const domain = std::ranges::find(domains, parts[1], &DomainInfo::id);
    if (civilisation == civilisations.end() || domain == domains.end() || parts[2].size() != 1 ||
        parts[2].front() < '1' || parts[2].front() > '5') {
        return std::nullopt;
    }
    return Object{.at = {},
                  .civilisation = static_cast<Civilisation>(civilisation - civilisations.begin()),
                  .domain = static_cast<Domain>(domain - domains.begin()),
                  .value = parts[2].front() - '0'};
}

int prestigeFor(const Layout& layout, int side, const Object& object) {
    if (object.value != highestValue) {
        return 0;
    }
    int left = info(*layout.edition).prestige;
    for (const Museum& museum : layout.museums) {
        left -= *museum.prestige;
    }
    const std::vector<Expert>& experts = *layout.museums.at(static_cast<std::size_t>(side)).experts;
    const bool isDoubled =
        std::ranges::find(experts, Expert{std::string{doublingExpert}}) != experts.end();
    return std::clamp(left, 0, isDoubled ? 2 : 1);
}

std::optional<Layout> withObject(const Layout& layout, int side, Object object) {
    Layout more = layout;
    Museum& museum = more.museums.at(static_cast<std::size_t>(side));
    const std::optional<Cell> cell = freeSlot(layout, museum);
    const int slots = slotsOf(boardOf(layout, museum)).size();
    if (!cell || static_cast<int>(museum.objects->size()) >= slots) {
        return std::nullopt;
    }
    object.at = *cell;
    museum.objects.edit().push_back(object);
    if (*museum.track) {
        museum.track.edit() = **museum.track + object.value;
    }
    return more;
}

Layout arrangedWith(const Layout& layout, int side, const Object& object, const Arrangement& with) {
    return lay(withObject(layout, side, object).value_or(layout), side, with.objects);
}

std::vector<LineChange> linesAdded(const Layout& layout, int side, const Arrangement& present,
                                   const Object& object, const Arrangement& with) {
    const auto sheetOn = [side](const Layout& arranged) {
        return sheetOf(arranged, side, arranged.museums.at(static_cast<std::size_t>(side)));
    };
    return changes(sheetOn(lay(layout, side, present.objects)),
                   sheetOn(arrangedWith(layout, side, object, with)));
}

tl::expected<Worth, NoArrangement> worthOf(const Layout& layout, int side,
                                           std::span<const Object> onOffer,
                                           const SearchLimit& patience) {
    const auto present = arrange(layout, side, patience);
    if (!present) {
        return tl::unexpected(present.error());
    }
    Worth worth{.present = *present, .pieces = {}};
    for (std::size_t piece = 0; piece < onOffer.size(); ++piece) {
        const auto equal = std::ranges::find_if(
            onOffer, [&](const Object& object) { return isSameKind(object, onOffer[piece]); });
        const auto first = static_cast<std::size_t>(equal - onOffer.begin());
        worth.pieces.push_back(first < piece ? worth.pieces[first]
                                             : arrangeWith(layout, side, onOffer[piece], patience));
    }
    return worth;
}

/// An object may go to any slot.
constinit const PlacementFunctions<Layout> Module::search{};

} // namespace cimaise::museum
