#!/usr/bin/env python3
"""Writes positions/text/name_folding.h: full case folding and canonical decomposition (Unicode 14)."""
import unicodedata
from pathlib import Path

HANGUL = range(0xAC00, 0xD7A4)  # decomposed by the C++ code
SKIPPED = (range(0xD800, 0xE000), HANGUL, range(0xF900, 0xFB00), range(0x2F800, 0x2FA20))


def folded(point: int) -> str:
    decomposed = unicodedata.normalize("NFD", chr(point))
    return unicodedata.normalize("NFD", decomposed.casefold())


def tables() -> tuple[list, list, list]:
    runs, longer, marks = [], [], []
    for point in range(0x110000):
        if any(point in skipped for skipped in SKIPPED):
            continue
        to = folded(point)
        if len(to) > 1:
            longer.append([point, list(map(ord, to))])
        elif to != chr(point):
            shift = ord(to) - point
            last = runs[-1] if runs else None
            if last and last[3] == shift and point - last[1] <= 2 and last[2] in (0, point - last[1]):
                runs[-1] = [last[0], point, point - last[1], shift]
            else:
                runs.append([point, point, 0, shift])
        order = unicodedata.combining(chr(point))
        if order and marks and marks[-1][1] == point - 1 and marks[-1][2] == order:
            marks[-1][1] = point
        elif order:
            marks.append([point, point, order])
    return [[a, b, max(step, 1), shift] for a, b, step, shift in runs], longer, marks


def rows(entries: list) -> str:
    def text(value) -> str:
        if isinstance(value, list):
            return "{" + ", ".join(map(text, value)) + "}"
        return hex(value) if value > 9 else str(value)

    texts = [text(entry) for entry in entries]
    lines, line = [], "   "
    for text in texts:
        if len(line) + len(text) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {text},"
    return "\n".join([*lines, line])


def main() -> None:
    runs, longer, marks = tables()
    Path("positions/text/name_folding.h").write_text(f"""\
// Tables for comparing names, written by tools/name_folding.py: full case folding followed by
// canonical decomposition (Unicode 14, sections 3.11 and 3.13), without the compatibility ideographs.
#pragma once

#include <array>

// clang-format off
namespace cimaise {{

/// Every `step`-th character from `first` to `last` folds to the one `shift` further on.
struct FoldedRun {{
    char32_t first;
    char32_t last;
    char32_t step;
    int shift;
}};

/// Character that folds to several; 0 ends the list.
struct FoldedLetter {{
    char32_t from;
    std::array<char32_t, 4> to;
}};

/// Marks with the same canonical combining class.
struct MarkRun {{
    char32_t first;
    char32_t last;
    int order;
}};

inline constexpr std::array<FoldedRun, {len(runs)}> foldedRuns{{{{
{rows(runs)}
}}}};

inline constexpr std::array<FoldedLetter, {len(longer)}> foldedLetters{{{{
{rows(longer)}
}}}};

inline constexpr std::array<MarkRun, {len(marks)}> markRuns{{{{
{rows(marks)}
}}}};

}} // namespace cimaise
// clang-format on
""", encoding="utf-8")


if __name__ == "__main__":
    main()
