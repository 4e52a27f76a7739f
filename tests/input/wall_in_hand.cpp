// Performs input on a wall and returns its hint line.
#include "tests/input/wall_in_hand.h"

#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "positions/artsociety/art_society_catalogue.h"

#include <fmt/format.h>

namespace cimaise::artsociety {

namespace {

struct Described {
    std::string operator()(const Message& message) const { return described(message); }
    std::string operator()(const TileVerdict& judged) const {
        const Painting* const painting = judged.tile.painting();
        return fmt::format("{}, {}", painting == nullptr ? "decor" : infoOf(painting->type).id,
                           (*this)(judged.placement));
    }
    std::string operator()(const Placement& placement) const {
        if (!placement.legal) {
            return std::string{placement.rule};
        }
        const std::size_t fauxPasWith = placement.fit->fauxPasWith.size();
        return fauxPasWith == 0 ? "legal" : fmt::format("legal, offends {}", fauxPasWith);
    }
    std::string operator()(const Spot& spot) const { return described(Spots{spot}); }
    std::string operator()(const Offers& offers) const {
        std::string text = "nowhere";
        for (const Offer offer : offers) {
            text += fmt::format(" {}", offerId(offer));
        }
        return text;
    }
};

} // namespace

void WallInHand::lay(const Layout& layout, int side) {
    m_hand = {.layout = layout, .side = side};
    take(openBoard(context()));
}

void WallInHand::drag(Square from, Square to) {
    take(press(context(), from));
    take(dragTo(context(), to));
    take(release(context()));
}

void WallInHand::stretchHandle(Square to) {
    take(grabHandle(context()));
    take(dragTo(context(), to));
    take(release(context()));
}

void WallInHand::hangAt(Square from, Square to, Type type, Frame frame) {
    drag(from, to);
    take(chooseType(context(), type));
    take(chooseFrame(context(), frame));
}

void WallInHand::addTile(std::string_view text) {
    InputResult result = hangTile(context(), tile(text));
    result.state.selected.reset();
    take(std::move(result));
}

std::string WallInHand::shownHint(const Findings& findings) const {
    return std::visit(Described{},
                      hint(context(), findings, fitsOf(context()), wallOutlookOf(context())));
}

} // namespace cimaise::artsociety
