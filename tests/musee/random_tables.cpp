// Generates random positions step by step, so that RapidCheck can shrink each choice.
#include "tests/musee/random_tables.h"
#include "tests/random/random_positions.h"

#include "positions/cases.h"

#include <algorithm>
#include <ostream>

namespace cimaise::musee {

namespace {

/// Any whole number from `low` to `high`, however far a test has come; shrinks towards `low`.
int pick(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}

bool oneIn(int times) { return pick(1, times) == times; }

Gallery pickGallery() { return galleries.at(static_cast<std::size_t>(pick(0, 2))); }

GameHeader pickHeader(int players) {
    static const std::vector<std::string> fiveNames{"Ana", "Bo", "Cy", "Di", "Eve"};
    GameHeader header;
    header.players = {fiveNames.begin(), fiveNames.begin() + players};
    if (oneIn(3)) {
        const int reading = pick(0, 1);
        const auto& chosen = readings[static_cast<std::size_t>(reading)];
        header.readings =
            ReadingChoices{{chosen.id, chosen.options[static_cast<std::size_t>(pick(0, 1))].id}};
    }
    return header;
}

/// `count` different columns in any order.
std::vector<int> pickTokens(int columns, int count) {
    std::vector<int> all;
    for (int column = 1; column <= columns; ++column) {
        all.push_back(column);
    }
    std::vector<int> chosen;
    for (int i = 0; i < std::min(count, columns); ++i) {
        const auto next = all.begin() + pick(0, static_cast<int>(all.size()) - 1);
        chosen.push_back(*next);
        all.erase(next);
    }
    return chosen;
}

Staircases pickPattern(int columns) {
    const int top = columns == 5 ? pick(2, 3) : 3;
    return {.top = pickTokens(columns, top),
            .bottom = pickTokens(columns, columns == 5 ? 5 - top : 3)};
}

Musee pickMusee(int columns) {
    Musee musee;
    const int bareness = pick(1, 3);
    for (Spaces& spaces : musee.spaces) {
        int last = 0;
        for (int column = 0; column < columns; ++column) {
            if (oneIn(bareness)) {
                const Exhibit rising = std::min(highestInBox, last + pick(1, 9));
                const Exhibit exhibit = oneIn(4) ? pick(1, highestInBox) : rising;
                spaces.at(static_cast<std::size_t>(column)) = exhibit;
                last = exhibit;
            }
        }
    }
    for (int i = pick(0, 3); i > 0; --i) {
        musee.bonuses.push_back(pickGallery());
    }
    return musee;
}

void pickHands(Layout& layout) {
    layout.hands.emplace(layout.header.players.size());
    for (std::optional<Hand>& hand : *layout.hands) {
        if (oneIn(2)) {
            hand.emplace();
            for (int i = pick(0, 5); i > 0; --i) {
                hand->push_back(pick(1, highestInBox));
            }
        }
    }
}

Layout pickTable(int players) {
    Layout layout = newLayout(pickHeader(players));
    const int width = columns(layout);
    layout.staircases = oneIn(3) ? Staircases{.top = pickTokens(width, pick(0, width)),
                                              .bottom = pickTokens(width, pick(0, width))}
                                 : pickPattern(width);
    for (Musee& musee : layout.musees) {
        musee = pickMusee(width);
    }
    if (oneIn(2)) {
        pickHands(layout);
    }
    return layout;
}

bool fits(const Spaces& spaces, std::size_t column, Exhibit exhibit) {
    if (spaces.at(column) != noExhibit) {
        return false;
    }
    for (std::size_t other = 0; other < spaces.size(); ++other) {
        const Exhibit there = spaces.at(other);
        if (there != noExhibit && (other < column ? there >= exhibit : there <= exhibit)) {
            return false;
        }
    }
    return true;
}

/// Hangs the number in a random one of the spaces that take it, if there are any.
void place(Layout& layout, std::size_t side, Exhibit exhibit) {
    const auto width = static_cast<std::size_t>(columns(layout));
    std::vector<std::pair<Gallery, std::size_t>> free;
    for (const Gallery gallery : galleries) {
        for (std::size_t column = 0; column < width; ++column) {
            if (fits(layout.musees.at(side).of(gallery), column, exhibit)) {
                free.emplace_back(gallery, column);
            }
        }
    }
    if (free.empty()) {
        return;
    }
    const auto [gallery, column] =
        free.at(static_cast<std::size_t>(pick(0, static_cast<int>(free.size()) - 1)));
    Musee& musee = layout.musees.at(side);
    musee.of(gallery).at(column) = exhibit;
    if (isFull(layout, musee, gallery) && !isClaimed(layout, gallery)) {
        musee.bonuses.push_back(gallery);
    }
}

Layout playLegally() {
    Layout layout = newLayout(pickHeader(pick(2, 4)));
    layout.staircases = pickPattern(columns(layout));
    std::vector<Exhibit> deck;
    for (Exhibit exhibit = 1; exhibit <= highestInDeck(layout); ++exhibit) {
        deck.push_back(exhibit);
    }
    for (int turn = pick(0, highestInDeck(layout)); turn > 0; --turn) {
        const auto card = deck.begin() + pick(0, static_cast<int>(deck.size()) - 1);
        place(layout, static_cast<std::size_t>(turn) % layout.musees.size(), *card);
        deck.erase(card);
    }
    if (oneIn(3)) {
        layout.hands.emplace(layout.header.players.size());
        Hand& hand = layout.hands->front().emplace();
        hand.assign(deck.begin(), deck.begin() + std::min<std::ptrdiff_t>(5, std::ssize(deck)));
    }
    return layout;
}

Layout disturbed(Layout layout) {
    for (int i = pick(1, 3); i > 0; --i) {
        Musee& musee = layout.musees.at(
            static_cast<std::size_t>(pick(0, static_cast<int>(layout.musees.size()) - 1)));
        musee.of(pickGallery()).at(static_cast<std::size_t>(pick(0, columns(layout) - 1))) =
            pick(0, highestInBox);
    }
    return layout;
}

} // namespace

rc::Gen<Layout> anyTable() {
    return rc::gen::exec([] {
        Layout layout = pickTable(pick(0, 5));
        if (oneIn(3)) {
            layout.musees.resize(static_cast<std::size_t>(pick(0, 5)));
        }
        return layout;
    });
}

rc::Gen<Layout> scoredTable() {
    return rc::gen::exec([] { return pickTable(pick(2, 4)); });
}

rc::Gen<Layout> legalTable() {
    return rc::gen::exec([] { return playLegally(); });
}

rc::Gen<Layout> mixedTable() {
    return rc::gen::exec([] {
        switch (pick(0, 3)) {
        case 0:
            return playLegally();
        case 1:
            return disturbed(playLegally());
        case 2:
            return *scoredTable();
        default:
            return *anyTable();
        }
    });
}

void showValue(const Layout& layout, std::ostream& out) { out << writeCase(layout); }

} // namespace cimaise::musee

namespace cimaise {

template <> RandomPositions positionsOf<musee::Layout>() {
    return {.any = rc::gen::cast<AnyCase>(musee::anyTable()),
            .mixed = rc::gen::cast<AnyCase>(musee::mixedTable()),
            .pieces = {"upper", "middle", "lower"},
            .word = "upper"};
}

} // namespace cimaise
