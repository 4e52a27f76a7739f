// Tests damaged files: no crash, no refusal without place and reason, no partly read file.
#include "tests/musee/random_tables.h"
#include "tests/support/any_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::musee {

namespace {

RC_GTEST_PROP(MuseeMangled, ReadsOrRejectsFileWithReason, ()) {
    checkReadOrRefused(mangled(writeCase(*anyTable()), "upper"));
}

RC_GTEST_PROP(AnyFile, RejectsArbitraryBytes, (const std::string& bytes)) {
    RC_ASSERT(!readCase(bytes).has_value());
    checkReadOrRefused(bytes);
}

} // namespace

} // namespace cimaise::musee
