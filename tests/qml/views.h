// Window sizes and languages that tests run in: two on each change, all of them in ./dev nightly.
#pragma once

#include "tests/stage/stage.h"

#include <vector>

namespace cimaise {

/// True if tests run in all sizes and languages: CIMAISE_EVERY_VIEW is set.
inline bool testsEveryView() { return qEnvironmentVariableIsSet("CIMAISE_EVERY_VIEW"); }

/// The sizes between which all others are.
inline constexpr QSize smallestView{360, 640};
inline constexpr QSize largestView{1440, 900};

/// All views, or only those that `isTestedAlways`.
template <typename View, typename Condition>
std::vector<View> viewsToTest(std::vector<View> all, Condition isTestedAlways) {
    if (!testsEveryView()) {
        std::erase_if(all, [&](const View& view) { return !isTestedAlways(view); });
    }
    return all;
}

/// All views, or only the smallest in French, whose words are longer, and the largest in English.
template <typename View> std::vector<View> cornersToTest(std::vector<View> all) {
    return viewsToTest(std::move(all), [](const View& view) {
        return view.size == (view.language == Language::french ? smallestView : largestView);
    });
}

/// All sizes, or only the first and the last.
inline std::vector<QSize> sizesToTest(const std::vector<QSize>& all) {
    return testsEveryView() ? all : std::vector{all.front(), all.back()};
}

} // namespace cimaise
