// Damaged files: never a crash, never a refusal without place and reason, never half a reading.
#include "tests/muse/random_tables.h"
#include "tests/support/any_game.h"
#include "validators/muse/muse_round.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

RC_GTEST_PROP(MuseMangled, AFileIsReadOrRefusedWithAReason, ()) {
    checkReadOrRefused(mangled(writeCase(*anyTable()), "the-sea"), [](const AnyCase& position) {
        if (const auto* const layout = std::get_if<Layout>(&position)) {
            (void)resolve(*layout);
            (void)visitOf(*layout);
        }
    });
}

} // namespace

} // namespace cimaise::muse
