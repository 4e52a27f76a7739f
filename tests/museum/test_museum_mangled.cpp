// Tests damaged files: no crash, no refusal without place and reason, no partly read file.
#include "tests/museum/random_museums.h"
#include "tests/support/any_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::museum {

namespace {

RC_GTEST_PROP(MuseumMangled, ReadsOrRejectsFileWithReason, ()) {
    checkReadOrRefused(
        mangled(writeCase(randomLayout(*rc::gen::arbitrary<std::uint64_t>(), {})), "roman"));
}

} // namespace

} // namespace cimaise::museum
