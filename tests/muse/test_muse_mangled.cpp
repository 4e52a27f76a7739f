// Tests damaged files: no crash, no refusal without place and reason, no partly read file.
#include "positions/muse/muse_round.h"
#include "tests/muse/random_tables.h"
#include "tests/support/any_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

RC_GTEST_PROP(MuseMangled, ReadsOrRejectsFileWithReason, ()) {
    checkReadOrRefused(mangled(writeCase(*anyTable()), "the-sea"), [](const AnyCase& position) {
        if (const auto* const layout = std::get_if<Layout>(&position)) {
            (void)resolve(*layout);
            (void)visitOf(*layout);
        }
    });
}

} // namespace

} // namespace cimaise::muse
