// Deals the deck to the Musées in ascending order, then takes paintings off again or plays on from
// there, so that some empty spaces are dead.
#include "tests/musee/crowded_boards.h"

#include "positions/musee/musee_catalogue.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace cimaise::musee {

namespace {

class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : m_random(seed) {}

    Layout deal(int mostEmpty) {
        static const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di"};
        GameHeader header;
        header.players = {names.begin(), names.begin() + 2 + pick(3)};
        Layout layout = newLayout(std::move(header));
        chooseStairs(layout);
        std::vector<Exhibit> deck(static_cast<std::size_t>(highestInDeck(layout)));
        std::iota(deck.begin(), deck.end(), 1);
        std::ranges::shuffle(deck, m_random);
        for (Musee& musee : layout.musees) {
            hang(musee, columns(layout), deck);
        }
        for (Musee& musee : layout.musees) {
            removeSelected(musee, columns(layout), mostEmpty, deck);
        }
        swapAway(layout, deck);
        claimBonuses(layout);
        return layout;
    }

private:
    int pick(int count) { return std::uniform_int_distribution{0, count - 1}(m_random); }

    void chooseStairs(Layout& layout) {
        std::vector<int> all(static_cast<std::size_t>(columns(layout)));
        std::iota(all.begin(), all.end(), 1);
        const int top = columns(layout) == 5 ? 2 + pick(2) : 3;
        const int bottom = columns(layout) == 5 ? 5 - top : 3;
        std::ranges::shuffle(all, m_random);
        layout.staircases.top.assign(all.begin(), all.begin() + top);
        std::ranges::shuffle(all, m_random);
        layout.staircases.bottom.assign(all.begin(), all.begin() + bottom);
    }

    static void hang(Musee& musee, int width, std::vector<Exhibit>& deck) {
        for (Spaces& spaces : musee.spaces) {
            std::copy_n(deck.end() - width, width, spaces.begin());
            std::sort(spaces.begin(), spaces.begin() + width);
            deck.resize(deck.size() - static_cast<std::size_t>(width));
        }
    }

    void removeSelected(Musee& musee, int width, int mostEmpty, std::vector<Exhibit>& deck) {
        for (int times = pick(mostEmpty + 1); times > 0; --times) {
            Exhibit& exhibit = musee.spaces.at(static_cast<std::size_t>(pick(3)))
                                   .at(static_cast<std::size_t>(pick(width)));
            if (exhibit != noExhibit) {
                deck.push_back(exhibit);
                exhibit = noExhibit;
            }
        }
    }

    /// Exchanges paintings for unplayed numbers that fit in their place, most often those just
    /// taken off, so that fewer numbers are left for the empty spaces.
    void swapAway(Layout& layout, std::vector<Exhibit>& deck) {
        for (int times = pick(2) * 400; times > 0 && !deck.empty(); --times) {
            Musee& musee = layout.musees.at(
                static_cast<std::size_t>(pick(static_cast<int>(layout.musees.size()))));
            Spaces& spaces = musee.spaces.at(static_cast<std::size_t>(pick(3)));
            const auto column = static_cast<std::size_t>(pick(columns(layout)));
            Exhibit& unplayed =
                deck.at(deck.size() - 1 -
                        static_cast<std::size_t>(pick(std::min(8, static_cast<int>(deck.size())))));
            if (spaces.at(column) != noExhibit && fitsInstead(spaces, column, unplayed)) {
                std::swap(spaces.at(column), unplayed);
            }
        }
    }

    static bool fitsInstead(const Spaces& spaces, std::size_t column, Exhibit exhibit) {
        for (std::size_t other = 0; other < spaces.size(); ++other) {
            const Exhibit there = spaces.at(other);
            if (other != column && there != noExhibit &&
                (other < column ? there >= exhibit : there <= exhibit)) {
                return false;
            }
        }
        return true;
    }

    void claimBonuses(Layout& layout) {
        for (const Gallery gallery : galleries) {
            std::vector<Musee*> full;
            for (Musee& musee : layout.musees) {
                if (isFull(layout, musee, gallery)) {
                    full.push_back(&musee);
                }
            }
            if (!full.empty() && pick(3) > 0) {
                full.at(static_cast<std::size_t>(pick(static_cast<int>(full.size()))))
                    ->bonuses.push_back(gallery);
            }
        }
    }

    std::mt19937_64 m_random;
};

} // namespace

Layout crowdedBoard(std::uint64_t seed, int mostEmpty) { return Dealer{seed}.deal(mostEmpty); }

} // namespace cimaise::musee
