// Table of all numbers: where each is stored in a position, and how it is edited.
#include "app/entry/museum/museum_figures.h"

#include "validators/museum/museum_tally.h"

#include <algorithm>
#include <charconv>

namespace cimaise::museum {

namespace {

//% "Number entered"
constexpr TextId figureEdit = CIMAISE_TEXT("museum.edit.figure");
//% "Expected a whole number from 0 to {most}."
constexpr TextId wrongFigure = CIMAISE_TEXT("museum.figure.wrong");

struct KindInfo {
    std::size_t count;
    CopyFact (*entered)(const Scene& scene, std::size_t index);
    /// The position with it; for tokens and the like nothing entered is none.
    Layout (*with)(const Scene& scene, std::size_t index, CopyFact figure);
};

Continent continentOf(std::size_t index) { return static_cast<Continent>(index); }

CopyFact patronFigureAt(const Scene& scene, std::size_t level) {
    const std::optional<Patron>& patron = *scene.museum().patron;
    return patron ? patronFigure(*patron, level) : CopyFact{};
}

Layout layoutWithBonus(const Scene& scene, std::size_t index, CopyFact figure) {
    return keepBoard(scene.layout, boardName(scene.layout, scene.side),
                     withBonus(scene.board(), static_cast<Bonus>(index), figure));
}

constexpr std::array kinds{
    // track
    KindInfo{1, [](const Scene& scene, std::size_t) { return *scene.museum().track; },
             [](const Scene& scene, std::size_t, CopyFact figure) {
                 return setTrack(scene.layout, scene.side, figure);
             }},
    // prestige
    KindInfo{1, [](const Scene& scene, std::size_t) { return CopyFact{*scene.museum().prestige}; },
             [](const Scene& scene, std::size_t, CopyFact figure) {
                 return setPrestige(scene.layout, scene.side, figure.value_or(0));
             }},
    // press
    KindInfo{1, [](const Scene& scene, std::size_t) { return CopyFact{*scene.museum().press}; },
             [](const Scene& scene, std::size_t, CopyFact figure) {
                 return setPress(scene.layout, scene.side, figure.value_or(0));
             }},
    // discard
    KindInfo{continentCount,
             [](const Scene& scene, std::size_t index) {
                 return CopyFact{scene.museum().discard->at(index).value_or(0)};
             },
             [](const Scene& scene, std::size_t index, CopyFact figure) {
                 return setDiscard(scene.layout, scene.side, continentOf(index), figure);
             }},
    // opinion
    KindInfo{continentCount,
             [](const Scene& scene, std::size_t index) {
                 return CopyFact{scene.layout.opinion->at(index).value_or(0)};
             },
             [](const Scene& scene, std::size_t index, CopyFact figure) {
                 return setOpinion(scene.layout, continentOf(index), figure);
             }},
    // patron
    KindInfo{mostLevels, patronFigureAt,
             [](const Scene& scene, std::size_t index, CopyFact figure) {
                 return setPatronFigure(scene.layout, scene.side, index, figure);
             }},
    // bonus
    KindInfo{bonusCount,
             [](const Scene& scene, std::size_t index) {
                 return bonusOf(scene.board(), static_cast<Bonus>(index));
             },
             layoutWithBonus},
};

const KindInfo& info(FigureKind kind) { return kinds.at(static_cast<std::size_t>(kind)); }

/// What one's own copy keeps of a figure just entered: those that cards and boards print.
Copy keeping(Copy copy, const Scene& scene, const Layout& next, FigureKind kind) {
    if (kind == FigureKind::bonus) {
        const std::string_view name = boardName(next, scene.side);
        return withBoard(std::move(copy), name, *findBoard(next, name));
    }
    const auto& patron = *next.museums.at(static_cast<std::size_t>(scene.side)).patron;
    return kind == FigureKind::patron && patron ? withPatron(std::move(copy), *patron) : copy;
}

Outcome entering(const Scene& scene, const Figure& figure, CopyFact value) {
    Layout next = info(figure.kind).with(scene, figure.index, value);
    if (next == scene.layout) {
        return pointed(scene.pointing);
    }
    Copy copy = keeping(scene.copy, scene, next, figure.kind);
    Outcome outcome = edited(scene.pointing, std::move(next), {figureEdit, {}});
    if (copy != scene.copy) {
        outcome.copy = std::move(copy);
    }
    return outcome;
}

} // namespace

int numberOf(const Figure& figure) {
    std::size_t number = figure.index;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(figure.kind); ++kind) {
        number += kinds.at(kind).count;
    }
    return static_cast<int>(number);
}

std::optional<Figure> figureNumbered(int number) {
    auto index = static_cast<std::size_t>(std::max(number, 0));
    for (std::size_t kind = 0; number >= 0 && kind < kinds.size(); ++kind) {
        if (index < kinds.at(kind).count) {
            return Figure{.kind = static_cast<FigureKind>(kind), .index = index};
        }
        index -= kinds.at(kind).count;
    }
    return std::nullopt;
}

std::vector<Figure> figuresOf(const Scene& scene, FigureKind kind) {
    std::size_t count = scene.hasMuseum() ? info(kind).count : 0;
    if (count > 0 && kind == FigureKind::patron) {
        const std::optional<Patron>& patron = *scene.museum().patron;
        count = patron ? museum::info(patron->kind).levels : 0;
    }
    std::vector<Figure> figures;
    for (std::size_t index = 0; index < count; ++index) {
        figures.push_back({.kind = kind, .index = index});
    }
    return figures;
}

CopyFact enteredAt(const Scene& scene, const Figure& figure) {
    return info(figure.kind).entered(scene, figure.index);
}

CopyFact standsFor(const Scene& scene, const Figure& figure) {
    if (figure.kind != FigureKind::track) {
        return std::nullopt;
    }
    const SlotBoard slots = slotsOf(scene.board());
    return valuesOf(SlottedObjects{slots, scene.board(), scene.museum()});
}

tl::expected<CopyFact, Message> readFigure(std::string_view text) {
    if (text.empty()) {
        return CopyFact{};
    }
    int value = -1;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && stop == text.data() + text.size();
    if (!whole || value < 0 || value > highestFigure) {
        return tl::unexpected(Message{wrongFigure, {{"most", highestFigure}}});
    }
    return CopyFact{value};
}

Outcome enterFigure(const Scene& scene, const Figure& figure, std::string_view text) {
    const auto value = readFigure(text);
    if (!value) {
        Outcome outcome = pointed(scene.pointing);
        outcome.refused = value.error();
        return outcome;
    }
    return scene.hasMuseum() ? entering(scene, figure, *value) : pointed(scene.pointing);
}

Outcome typeFigure(const Scene& scene, const Figure& figure, std::string_view text) {
    Outcome outcome = enterFigure(scene, figure, text);
    if (outcome.edit) {
        outcome.edit->typedInto =
            Spot{side(scene.side), {.area = "figure", .column = numberOf(figure) + 1}};
    }
    return outcome;
}

Outcome stepFigure(const Scene& scene, const Figure& figure, int by) {
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    const CopyFact now = enteredAt(scene, figure);
    return entering(scene, figure, moreBy(now ? now : standsFor(scene, figure), by));
}

int moreBy(CopyFact figure, int by) {
    return std::clamp(figure.value_or(0) + by, 0, highestFigure);
}

} // namespace cimaise::museum
