// Tests damaged files: no crash, no refusal without place and reason, no partly read file.
#include "rulings/placements/searches.h"
#include "tests/artsociety/random_tables.h"
#include "tests/support/any_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::artsociety {

namespace {

RC_GTEST_PROP(ArtSocietyMangled, ReadsOrRejectsFileWithReason, ()) {
    checkReadOrRefused(mangled(writeCase(*anyTable()), "portrait"), [](const AnyCase& position) {
        (void)cimaise::placements(position, 0, "portrait:a:2x3");
    });
}

} // namespace

} // namespace cimaise::artsociety
