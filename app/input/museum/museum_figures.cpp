// Table of all numbers: where each is stored in a position, and how it is edited.
#include "app/input/museum/museum_figures.h"

#include "positions/text/typed_figure.h"
#include "scoring/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Number entered"
constexpr TextId figureEdit = CIMAISE_TEXT("museum.edit.figure");

struct KindInfo {
    std::size_t count;
    CopyFact (*entered)(const InputContext& context, std::size_t index);
    /// Returns the position with the figure; for figures such as the number of tokens, an empty
    /// figure counts as 0.
    Layout (*with)(const InputContext& context, std::size_t index, CopyFact figure);
};

Continent continentOf(std::size_t index) { return static_cast<Continent>(index); }

CopyFact patronFigureAt(const InputContext& context, std::size_t level) {
    const std::optional<Patron>& patron = *context.museum().patron;
    return patron ? patronFigure(*patron, level) : CopyFact{};
}

Layout layoutWithBonus(const InputContext& context, std::size_t index, CopyFact figure) {
    return storeBoard(context.layout, boardName(context.layout, context.side),
                      withBonus(context.board(), static_cast<Bonus>(index), figure));
}

constexpr std::array kinds{
    // track
    KindInfo{1, [](const InputContext& context, std::size_t) { return *context.museum().track; },
             [](const InputContext& context, std::size_t, CopyFact figure) {
                 return setTrack(context.layout, context.side, figure);
             }},
    // prestige
    KindInfo{1,
             [](const InputContext& context, std::size_t) {
                 return CopyFact{*context.museum().prestige};
             },
             [](const InputContext& context, std::size_t, CopyFact figure) {
                 return setPrestige(context.layout, context.side, figure.value_or(0));
             }},
    // press
    KindInfo{
        1,
        [](const InputContext& context, std::size_t) { return CopyFact{*context.museum().press}; },
        [](const InputContext& context, std::size_t, CopyFact figure) {
            return setPress(context.layout, context.side, figure.value_or(0));
        }},
    // discard
    KindInfo{continentCount,
             [](const InputContext& context, std::size_t index) {
                 return CopyFact{context.museum().discard->at(index).value_or(0)};
             },
             [](const InputContext& context, std::size_t index, CopyFact figure) {
                 return setDiscard(context.layout, context.side, continentOf(index), figure);
             }},
    // opinion
    KindInfo{continentCount,
             [](const InputContext& context, std::size_t index) {
                 return CopyFact{context.layout.opinion->at(index).value_or(0)};
             },
             [](const InputContext& context, std::size_t index, CopyFact figure) {
                 return setOpinion(context.layout, continentOf(index), figure);
             }},
    // patron
    KindInfo{mostLevels, patronFigureAt,
             [](const InputContext& context, std::size_t index, CopyFact figure) {
                 return setPatronFigure(context.layout, context.side, index, figure);
             }},
    // bonus
    KindInfo{bonusCount,
             [](const InputContext& context, std::size_t index) {
                 return bonusOf(context.board(), static_cast<Bonus>(index));
             },
             layoutWithBonus},
};

const KindInfo& info(FigureKind kind) { return kinds.at(static_cast<std::size_t>(kind)); }

/// Returns the player's own copy with the figure just entered, if cards or boards print such a
/// figure.
Copy withPrinted(Copy copy, const InputContext& context, const Layout& next, FigureKind kind) {
    if (kind == FigureKind::bonus) {
        const std::string_view name = boardName(next, context.side);
        return withBoard(std::move(copy), name, *findBoard(next, name));
    }
    const auto& patron = *next.museums.at(static_cast<std::size_t>(context.side)).patron;
    return kind == FigureKind::patron && patron ? withPatron(std::move(copy), *patron) : copy;
}

InputResult withFigureEntered(const InputContext& context, const Figure& figure, CopyFact value) {
    if (!value && !info(figure.kind).entered(context, figure.index)) {
        return withState(context.state); // there is nothing to clear
    }
    Layout next = info(figure.kind).with(context, figure.index, value);
    // a 0 that is written now is no change either
    const InputContext after{next, context.side, context.state, context.copy, context.translate};
    if (enteredValue(after, figure) == enteredValue(context, figure)) {
        return withState(context.state);
    }
    Copy copy = withPrinted(context.copy, context, next, figure.kind);
    InputResult result = withEdit(context.state, std::move(next), {figureEdit, {}});
    if (copy != context.copy) {
        result.copy = std::move(copy);
    }
    return result;
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

std::vector<Figure> figuresOf(const InputContext& context, FigureKind kind) {
    std::size_t count = context.hasMuseum() ? info(kind).count : 0;
    if (count > 0 && kind == FigureKind::patron) {
        const std::optional<Patron>& patron = *context.museum().patron;
        count = patron ? museum::info(patron->kind).levels : 0;
    }
    std::vector<Figure> figures;
    for (std::size_t index = 0; index < count; ++index) {
        figures.push_back({.kind = kind, .index = index});
    }
    return figures;
}

CopyFact enteredValue(const InputContext& context, const Figure& figure) {
    return info(figure.kind).entered(context, figure.index);
}

CopyFact defaultValue(const InputContext& context, const Figure& figure) {
    if (figure.kind != FigureKind::track) {
        return std::nullopt;
    }
    const SlotBoard slots = slotsOf(context.board());
    return valuesOf(SlottedObjects{slots, context.board(), context.museum()});
}

tl::expected<CopyFact, Message> readFigure(std::string_view text) {
    TypedFigure figure = readTypedFigure(text, highestFigure);
    if (figure.problem) {
        return tl::unexpected(*std::move(figure.problem));
    }
    return figure.value;
}

InputResult enterFigure(const InputContext& context, const Figure& figure, std::string_view text) {
    const auto value = readFigure(text);
    if (!value) {
        InputResult result = withState(context.state);
        result.refused = value.error();
        return result;
    }
    return context.hasMuseum() ? withFigureEntered(context, figure, *value)
                               : withState(context.state);
}

InputResult typeFigure(const InputContext& context, const Figure& figure, std::string_view text) {
    InputResult result = enterFigure(context, figure, text);
    if (result.edit) {
        result.edit->typedInto =
            Spot{side(context.side), {.area = "figure", .column = numberOf(figure) + 1}};
    }
    return result;
}

InputResult stepFigure(const InputContext& context, const Figure& figure, int by) {
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    const CopyFact now = enteredValue(context, figure);
    return withFigureEntered(context, figure,
                             changedBy(now ? now : defaultValue(context, figure), by));
}

int changedBy(CopyFact figure, int by) {
    return std::clamp(figure.value_or(0) + by, 0, highestFigure);
}

} // namespace cimaise::museum
