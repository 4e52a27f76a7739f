// Repeats the patron's visit on the table that each sale leaves.
#include "rulings/muse/muse_outlook.h"

#include "positions/muse/muse_module.h"
#include "rulings/placements/placements.h"

namespace cimaise::muse {

std::vector<Sale> salesOf(const Layout& layout) {
    std::vector<Sale> sales;
    Table table = canPlay(layout) ? layout.table : Table{};
    for (PatronVisit visit = patronVisit(table); visit.sale; visit = patronVisit(table)) {
        sales.push_back(*visit.sale);
        table = afterSale(std::move(table), *visit.sale);
    }
    return sales;
}

/// The rules leave no choice of place for a painting.
constinit const PlacementFunctions<Layout> Module::search{};

} // namespace cimaise::muse
