// Change signals for single values of a view, emitted only for values that differ after an update.
#pragma once

namespace cimaise {

/// Emits `signal` of `sender` if `member` differs between the values before and after an update.
template <class Sender, class Values, class Value>
void emitIfChanged(Sender& sender, const Values& before, const Values& after,
                   Value Values::* member, void (Sender::*signal)()) {
    if (before.*member != after.*member) {
        (sender.*signal)();
    }
}

} // namespace cimaise
