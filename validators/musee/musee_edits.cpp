// Implements the edits of a position of Musée as pure functions, and a gallery as a line of text.
#include "validators/musee/musee_edits.h"

#include "validators/layout/present.h"
#include "validators/layout/shown_text.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cimaise::musee {

namespace {

//% "Entry {entry}: expected a number from 1 to {highest}, or . for an empty space; found “{text}”."
constexpr TextId noEntry = CIMAISE_TEXT("musee.entry.unknown");
//% "Entry {entry} is one too many: a gallery has {columns} spaces."
constexpr TextId tooMany = CIMAISE_TEXT("musee.entry.too-many");

Musee& museeOf(Layout& layout, int side) {
    return layout.musees.at(static_cast<std::size_t>(side));
}

Exhibit& exhibitAt(Layout& layout, const Space& space) {
    return museeOf(layout, space.side)
        .of(space.gallery)
        .at(static_cast<std::size_t>(space.column - 1));
}

/// Removes a card from a hand. A hand without cards counts as not entered; without any hand
/// entered, the list of hands is removed.
void dropCard(Layout& layout, std::size_t player, Exhibit exhibit) {
    if (!layout.hands || !layout.hands->at(player)) {
        return;
    }
    std::optional<Hand>& hand = layout.hands->at(player);
    std::erase(*hand, exhibit);
    if (hand->empty()) {
        hand.reset();
    }
    if (std::ranges::none_of(*layout.hands, isPresent)) {
        layout.hands.reset();
    }
}

constexpr std::string_view separators = " \t\r\n,;";
constexpr std::array<std::string_view, 4> bareMarks{".", "-", "_", "·"};

/// Mark of an empty space at the beginning of `text`; empty if there is none.
std::string_view bareMarkAt(std::string_view text) {
    const auto* const mark = std::ranges::find_if(
        bareMarks, [text](std::string_view one) { return text.starts_with(one); });
    return mark == bareMarks.end() ? std::string_view{} : *mark;
}

/// Removes the next entry from the front of the line and returns it; empty at the end of the line.
std::string_view takeEntry(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(separators), rest.size()));
    std::size_t length = bareMarkAt(rest).size();
    if (length == 0) {
        while (length < rest.size() && separators.find(rest[length]) == std::string_view::npos &&
               bareMarkAt(rest.substr(length)).empty()) {
            ++length;
        }
    }
    const std::string_view entry = rest.substr(0, length);
    rest.remove_prefix(length);
    return entry;
}

/// Painting of an entry, or `noExhibit` for the mark of an empty space; nullopt for any other text.
std::optional<Exhibit> readEntry(std::string_view entry) {
    if (!bareMarkAt(entry).empty()) {
        return noExhibit;
    }
    Exhibit exhibit = noExhibit;
    const char* const end = entry.data() + entry.size();
    const auto [stop, error] = std::from_chars(entry.data(), end, exhibit);
    const bool inBox = exhibit >= 1 && exhibit <= highestInBox;
    return error == std::errc{} && stop == end && inBox ? std::optional{exhibit} : std::nullopt;
}

} // namespace

Exhibit hangingAt(const Layout& layout, const Space& space) {
    return layout.musees.at(static_cast<std::size_t>(space.side))
        .of(space.gallery)
        .at(static_cast<std::size_t>(space.column - 1));
}

std::optional<Space> spaceOfExhibit(const Layout& layout, Exhibit exhibit) {
    for (int side = 0; const Musee& musee : layout.musees) {
        for (const Gallery gallery : galleries) {
            const Spaces& spaces = musee.of(gallery);
            const auto* const found = std::ranges::find(spaces, exhibit);
            if (found != spaces.end()) {
                return Space{.side = side,
                             .gallery = gallery,
                             .column = static_cast<int>(found - spaces.begin()) + 1};
            }
        }
        ++side;
    }
    return std::nullopt;
}

Layout hang(Layout layout, const Space& space, Exhibit exhibit) {
    exhibitAt(layout, space) = exhibit;
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        if (sideOf(layout, player) == space.side) {
            dropCard(layout, static_cast<std::size_t>(player), exhibit);
        }
    }
    return layout;
}

Layout clear(Layout layout, const Space& space) {
    exhibitAt(layout, space) = noExhibit;
    return layout;
}

Layout clearGallery(Layout layout, int side, Gallery gallery) {
    return fillGallery(std::move(layout), side, gallery, {});
}

Layout exchange(Layout layout, const Space& from, const Space& to) {
    std::swap(exhibitAt(layout, from), exhibitAt(layout, to));
    return layout;
}

Layout toggleBonus(Layout layout, int side, Gallery gallery) {
    const bool held = std::ranges::count(museeOf(layout, side).bonuses, gallery) > 0;
    for (Musee& musee : layout.musees) {
        std::erase(musee.bonuses, gallery);
    }
    if (!held) {
        std::vector<Gallery>& bonuses = museeOf(layout, side).bonuses;
        bonuses.insert(std::ranges::lower_bound(bonuses, gallery), gallery);
    }
    return layout;
}

Layout toggleToken(Layout layout, std::string_view row, int column) {
    std::vector<int>& stairs = row == topTokens ? layout.staircases.top : layout.staircases.bottom;
    if (std::erase(stairs, column) == 0) {
        stairs.insert(std::ranges::lower_bound(stairs, column), column);
    }
    return layout;
}

Layout toggleCard(Layout layout, int player, Exhibit exhibit) {
    const auto owner = static_cast<std::size_t>(player);
    if (std::ranges::count(handOf(layout, player), exhibit) > 0) {
        dropCard(layout, owner, exhibit);
        return layout;
    }
    if (!layout.hands) {
        layout.hands.emplace(layout.header.players.size());
    }
    std::optional<Hand>& hand = layout.hands->at(owner);
    Hand& cards = hand ? *hand : hand.emplace();
    cards.insert(std::ranges::lower_bound(cards, exhibit), exhibit);
    return layout;
}

Hand handOf(const Layout& layout, int player) {
    return layout.hands ? layout.hands->at(static_cast<std::size_t>(player)).value_or(Hand{})
                        : Hand{};
}

std::optional<Space> nextEmpty(const Layout& layout, const Space& space) {
    const int width = columns(layout);
    const int total = width * static_cast<int>(galleryCount);
    const int here = static_cast<int>(space.gallery) * width + space.column - 1;
    for (int step = 1; step <= total; ++step) {
        const int row = (here + step) % total;
        const Space next{.side = space.side,
                         .gallery = galleries.at(static_cast<std::size_t>(row / width)),
                         .column = row % width + 1};
        if (hangingAt(layout, next) == noExhibit) {
            return next;
        }
    }
    return std::nullopt;
}

std::string galleryText(const Spaces& spaces, int columns) {
    std::string text;
    for (int column = 0; column < columns; ++column) {
        const Exhibit exhibit = spaces.at(static_cast<std::size_t>(column));
        text += column == 0 ? "" : " ";
        text += exhibit == noExhibit ? "." : std::to_string(exhibit);
    }
    return text;
}

tl::expected<Spaces, Message> readGallery(std::string_view text, int columns) {
    Spaces spaces{};
    int entries = 0;
    for (std::string_view entry = takeEntry(text); !entry.empty(); entry = takeEntry(text)) {
        const std::optional<Exhibit> exhibit = readEntry(entry);
        if (entries == columns) {
            return tl::unexpected{Message{tooMany, {{"entry", entries + 1}, {"columns", columns}}}};
        }
        if (!exhibit) {
            return tl::unexpected{Message{
                noEntry,
                {{"entry", entries + 1}, {"text", shownText(entry)}, {"highest", highestInBox}}}};
        }
        spaces.at(static_cast<std::size_t>(entries++)) = *exhibit;
    }
    return spaces;
}

Layout fillGallery(Layout layout, int side, Gallery gallery, const Spaces& spaces) {
    museeOf(layout, side).of(gallery) = spaces;
    return layout;
}

} // namespace cimaise::musee
