// Numbers the spaces of a Musée as rows of a list.
#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

bool InputContext::hasMusee() const { return side >= 0 && side < std::ssize(layout.musees); }

const Musee& InputContext::musee() const {
    return layout.musees.at(static_cast<std::size_t>(side));
}

bool InputContext::isRow(int row) const { return row >= 0 && row < spaceCount(layout); }

Space InputContext::space(int row) const { return spaceOfRow(layout, side, row); }

int spaceCount(const Layout& layout) { return columns(layout) * static_cast<int>(galleryCount); }

Space spaceOfRow(const Layout& layout, int side, int row) {
    const int width = columns(layout);
    return {.side = side,
            .gallery = galleries.at(static_cast<std::size_t>(row / width)),
            .column = row % width + 1};
}

int rowOf(const Layout& layout, const Space& space) {
    return static_cast<int>(space.gallery) * columns(layout) + space.column - 1;
}

Spot spotOf(const Space& space) {
    return {cimaise::side(space.side), spaceOf(space.gallery, space.column)};
}

std::optional<Space> spaceOfSpot(const Layout& layout, const Spot& spot) {
    const bool exists = spot.owner.kind == Party::Kind::side && spot.owner.index >= 0 &&
                        spot.owner.index < std::ssize(layout.musees);
    for (int row = 0; exists && row < spaceCount(layout); ++row) {
        const Space space = spaceOfRow(layout, spot.owner.index, row);
        if (spotOf(space).place == spot.place) {
            return space;
        }
    }
    return std::nullopt;
}

Spot tokenSpot(std::string_view row, int column) {
    return {everyone(), {.area = row, .column = column}};
}

} // namespace cimaise::musee
