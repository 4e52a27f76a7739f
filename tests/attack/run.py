"""Attacks Cimaise for some minutes and reports the results: ./dev attack [minutes | attack…]

An attack is named by its kind or its whole name (kills, kills.entry_by_touch), one round of it by a
number as well (kills.entry_by_touch:3). CIMAISE_ATTACK_SEED=… repeats the same random choices.
The exit status is 1 when anything was lost, accepted, stuck or killed by a signal; build/attack/ has
the evidence.
"""

import os
import random
import shutil
import signal
import sys
import time

import attacks
from desktop import Desktop

# Importing a kind lists its attacks.
import kills  # noqa: F401
import windows  # noqa: F401
import disks  # noqa: F401
import locks  # noqa: F401
import libraries  # noqa: F401
import hostile  # noqa: F401
import giants  # noqa: F401
import nesting  # noqa: F401
import pipes  # noqa: F401
import untrusted_names  # noqa: F401
import seats  # noqa: F401
import sheets  # noqa: F401
import boards  # noqa: F401
import plays  # noqa: F401


class Run:
    """Divides the time over the attacks, and sums up."""

    def __init__(self, chosen, seed, desktop):
        self.waiting = list(chosen)
        self.seed = seed
        self.desktop = desktop
        self.spent = {tried: 0.0 for tried in chosen}
        self.rounds = {tried: 0 for tried in chosen}
        self.counts = {tried.kind: {} for tried in chosen}
        self.skipped = {}
        self.faults = []

    def for_seconds(self, seconds):
        """Every attack once; then whichever has had least of its share, as long as there is time."""
        deadline = time.monotonic() + seconds
        while self.waiting:
            new = [tried for tried in self.waiting if self.rounds[tried] == 0]
            if not new and time.monotonic() > deadline:
                return
            self.once(new[0] if new else min(self.waiting,
                                             key=lambda one: self.spent[one] / one.weight))

    def once(self, tried, number=None):
        """The next round of an attack. One that has found a fault is not tried any more."""
        round_ = attacks.Round(tried, self.rounds[tried] if number is None else number, self.seed,
                               self.desktop)
        start = time.monotonic()
        self.rounds[tried] += 1
        try:
            fault = round_.run()
        except attacks.Skip as why:
            self.skipped[tried] = str(why)
            self.waiting.remove(tried)
            return
        self.spent[tried] += time.monotonic() - start
        for what, many in round_.counts.items():
            counts = self.counts[tried.kind]
            counts[what] = counts.get(what, 0) + many
        if fault:
            print(f"{round_} FAILED\n{fault}{round_.repeat()}\n", flush=True)
            self.faults.append(round_)
            self.waiting.remove(tried)

    def report(self):
        """What was tried, a line a kind and count."""
        for kind, counts in self.counts.items():
            own = [tried for tried in self.spent if tried.kind == kind]
            print(f"{kind:<10} {sum(self.spent[tried] for tried in own):6.0f} s"
                  f" {sum(self.rounds[tried] for tried in own):7,} rounds")
            for what, many in counts.items():
                print(f"{many:>20,} {what}")
        for tried, why in self.skipped.items():
            print(f"not tried here: {tried}: {why}")
        for fault in self.faults:
            print(f"FAILED {fault}; {fault.repeat()}; see {attacks.SAVED}/{fault}")


def asked_for(words):
    """The attacks of these names, each with the round that is wanted or None."""
    wanted = []
    for word in words:
        name, _, number = word.partition(":")
        found = [tried for tried in attacks.ALL if name in (tried.kind, str(tried))]
        if not found:
            sys.exit(f"no attack is called {name}: {' '.join(map(str, attacks.ALL))}")
        wanted += [(tried, int(number) if number else None) for tried in found]
    return wanted


def main(words):
    # Exits normally on SIGTERM, so that cleanup runs.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    minutes = 10.0
    if words and words[0].replace(".", "", 1).isdigit():
        minutes = float(words.pop(0))
    wanted = asked_for(words) if words else [(tried, None) for tried in attacks.ALL]
    seed = os.environ.get("CIMAISE_ATTACK_SEED") or str(random.randrange(10**9))
    print(f"CIMAISE_ATTACK_SEED={seed}", flush=True)
    shutil.rmtree(attacks.SAVED, ignore_errors=True)
    with Desktop() as desktop:
        # Software rendering: memory and crashes of graphics drivers are not under test (Mesa's
        # rasteriser sometimes frees foreign memory at exit).
        desktop.environment["QT_QUICK_BACKEND"] = "software"
        run = Run([tried for tried, _ in wanted], seed, desktop)
        for tried, number in wanted:
            if number is not None:
                run.once(tried, number)
        if all(number is None for _, number in wanted):
            run.for_seconds(minutes * 60)
        run.report()
    print(f"{sum(run.rounds.values()):,} rounds, {len(run.faults)} faults")
    return 1 if run.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
