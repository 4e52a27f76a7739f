#!/usr/bin/env python3
"""Makes the five sounds of Cimaise, or with --check tells whether the files are still its output.

The sounds follow a tap in a quiet room: short, soft at both ends, never louder than -14 dBFS, and
distinguished by material (wood, felt, paper, chime) rather than by loudness. The script uses only
the standard library and a fixed seed, so every machine writes the same bytes.
"""
import io
import math
import random
import sys
import wave
from pathlib import Path

RATE = 44100
PEAK = 10 ** (-14 / 20)


def modes(out, start, partials, rise=0.0015):
    """Adds a struck body: sines (hertz, loudness, seconds to fall to 1/e) that rise and ring from `start`."""
    for hertz, loudness, decay in partials:
        first = round(start * RATE)
        for i in range(first, min(len(out), first + round(9 * decay * RATE))):
            t = (i - first) / RATE
            attack = math.sin(math.pi / 2 * min(1.0, t / rise))
            out[i] += loudness * attack * math.exp(-t / decay) * math.sin(2 * math.pi * hertz * t)


def chime(out, start, hertz, decay):
    """Adds one warm bar: the note, its octave and a short twelfth, like a felt mallet on wood."""
    modes(out, start, [(hertz, 1.0, decay), (2 * hertz, 0.30, decay / 2), (3 * hertz, 0.10, decay / 5)], 0.008)


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def hung():
    """A frame touches the wall (wood), then its wire settles in the hook (a tick one barely hears)."""
    out = silence(0.140)
    modes(out, 0.002, [(310, 1.0, 0.022), (655, 0.55, 0.013), (1180, 0.25, 0.007)])
    modes(out, 0.058, [(4150, 0.11, 0.008), (6230, 0.07, 0.005)])
    return out


def illegal():
    """Two knuckles on a felt-covered table: low and dull, a remark and not a reproach."""
    out = silence(0.245)
    for start, loudness in ((0.002, 1.0), (0.108, 0.8)):
        modes(out, start, [(148, loudness, 0.030), (233, 0.6 * loudness, 0.020), (392, 0.2 * loudness, 0.010)], 0.004)
    return out


def undo():
    """A brush wipes the last stroke away: noise through a band that falls from 2.6 kHz to 0.7 kHz."""
    noise, out = random.Random(1), silence(0.175)
    low = band = 0.0
    for i in range(len(out)):
        t = i / len(out)
        f = 2 * math.sin(math.pi * 2600 * (700 / 2600) ** t / RATE)
        low += f * band
        band += f * (2 * noise.random() - 1 - low - 0.55 * band)
        out[i] = band * math.sin(math.pi * t ** 0.6) ** 2
    return out


def filled():
    """A gallery is complete: a fifth opens (C, G) and the third makes it warm (E)."""
    out = silence(0.690)
    for start, hertz in ((0.002, 523.25), (0.085, 783.99), (0.170, 659.26)):
        chime(out, start, hertz, 0.15)
    return out


def revealed():
    """The score is read out: the same chord climbs note by note and comes to rest on the octave."""
    out = silence(1.190)
    for step, hertz in enumerate((392.00, 523.25, 659.26, 783.99, 1046.50)):
        chime(out, 0.002 + 0.105 * step, hertz, 0.13 if hertz < 1000 else 0.20)
    return out


def finished(samples):
    """Fades both ends to zero, takes out any constant offset, sets the peak."""
    n, rise, fall = len(samples), round(0.002 * RATE), round(0.2 * len(samples))
    fade = [min(1.0, i / rise) * math.sin(math.pi / 2 * min(1.0, (n - 1 - i) / fall)) ** 2 for i in range(n)]
    offset = sum(s * f for s, f in zip(samples, fade)) / sum(fade)
    shaped = [(s - offset) * f for s, f in zip(samples, fade)]
    gain = PEAK * 32767 / max(map(abs, shaped))
    return b"".join(round(s * gain).to_bytes(2, "little", signed=True) for s in shaped)


def wav(samples):
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(finished(samples))
    return buffer.getvalue()


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: make_sounds.py [--check]")
    wrong = []
    for sound in (hung, illegal, undo, filled, revealed):
        path, made = Path(__file__).with_name(sound.__name__ + ".wav"), wav(sound())
        if not arguments:
            path.write_bytes(made)
        elif not path.is_file() or path.read_bytes() != made:
            wrong.append(path.name)
    if wrong:
        sys.exit("not what make_sounds.py makes: " + ", ".join(wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
