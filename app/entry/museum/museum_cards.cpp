// Edits the cards of the player's own copy one by one.
#include "app/entry/museum/museum_cards.h"

#include "validators/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

bool isCard(const Scene& scene, int row) {
    return row >= 0 && row < std::ssize(scene.copy.patrons);
}

Outcome keeping(Pointing pointing, Copy copy) {
    Outcome outcome = pointed(std::move(pointing));
    outcome.copy = std::move(copy);
    return outcome;
}

Outcome mending(const Scene& scene, const Figure& figure, CopyFact value) {
    const std::optional<int> chosen = scene.pointing.book.chosen;
    if (!chosen || !isCard(scene, *chosen) || figure.kind != FigureKind::patron) {
        return pointed(scene.pointing);
    }
    Copy copy = scene.copy;
    Patron& card = copy.patrons[static_cast<std::size_t>(*chosen)];
    card = withFigure(std::move(card), figure.index, value);
    return keeping(scene.pointing, std::move(copy));
}

} // namespace

const Patron* chosenCard(const Scene& scene) {
    const std::optional<int> chosen = scene.pointing.book.chosen;
    return chosen && isCard(scene, *chosen) ? &scene.copy.patrons[static_cast<std::size_t>(*chosen)]
                                            : nullptr;
}

Outcome chooseCard(const Scene& scene, int row) {
    Pointing pointing = scene.pointing;
    const bool shows = isCard(scene, row) && pointing.book.chosen != row;
    pointing.book.chosen = shows ? std::optional{row} : std::nullopt;
    return pointed(std::move(pointing));
}

Outcome dropCard(const Scene& scene, int row) {
    if (!isCard(scene, row)) {
        return pointed(scene.pointing);
    }
    Copy copy = scene.copy;
    Pointing pointing = scene.pointing;
    pointing.book = {.dropped = CardBook::Dropped{
                         .card = copy.patrons[static_cast<std::size_t>(row)], .row = row}};
    copy.patrons.erase(copy.patrons.begin() + row);
    return keeping(std::move(pointing), std::move(copy));
}

Outcome undoDrop(const Scene& scene) {
    const std::optional<CardBook::Dropped>& dropped = scene.pointing.book.dropped;
    if (!dropped) {
        return pointed(scene.pointing);
    }
    Copy copy = scene.copy;
    if (patronIn(copy, dropped->card) == nullptr) {
        const auto row = std::min<std::ptrdiff_t>(dropped->row, std::ssize(copy.patrons));
        copy.patrons.insert(copy.patrons.begin() + row, dropped->card);
    }
    Pointing pointing = scene.pointing;
    pointing.book.dropped.reset();
    return keeping(std::move(pointing), std::move(copy));
}

Outcome enterCardFigure(const Scene& scene, const Figure& figure, std::string_view text) {
    const auto value = readFigure(text);
    if (!value) {
        Outcome outcome = pointed(scene.pointing);
        outcome.refused = value.error();
        return outcome;
    }
    return mending(scene, figure, *value);
}

Outcome stepCardFigure(const Scene& scene, const Figure& figure, int by) {
    const Patron* const card = chosenCard(scene);
    return card == nullptr ? pointed(scene.pointing)
                           : mending(scene, figure, moreBy(patronFigure(*card, figure.index), by));
}

} // namespace cimaise::museum
