// Fixture: a round of Muse during entry.
#pragma once

#include "tests/input/muse_in_hand.h"

namespace cimaise::muse {

class MuseRoundInHand : public MuseInHand {
protected:
    /// A round is entered on this table.
    void enter(const Layout& layout, int side = 0) {
        lay(layout, side);
        take(enterMode(context(), Mode::round));
    }
    [[nodiscard]] std::string payment() const {
        const std::optional<Message> paid = paymentOf(context());
        return paid ? described(*paid) : "";
    }
    void pay(Suit suit) { take(muse::pay(context(), suit)); }
};

} // namespace cimaise::muse
