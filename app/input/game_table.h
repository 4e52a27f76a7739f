// Adapts functions of one game's layout to tables of functions of any game's position.
#pragma once

#include "positions/cases.h"

#include <utility>

namespace cimaise {

template <auto function> struct ForAnyCase;

template <class Result, class Layout, class... Arguments,
          Result (*function)(const Layout&, Arguments...)>
struct ForAnyCase<function> {
    static Result call(const AnyCase& position, Arguments... arguments) {
        return function(std::get<Layout>(position), std::forward<Arguments>(arguments)...);
    }
};

template <auto function> struct ForTwoCases;

template <class Result, class Layout, class... Arguments,
          Result (*function)(const Layout&, const Layout&, Arguments...)>
struct ForTwoCases<function> {
    static Result call(const AnyCase& before, const AnyCase& after, Arguments... arguments) {
        return function(std::get<Layout>(before), std::get<Layout>(after),
                        std::forward<Arguments>(arguments)...);
    }
};

/// `function` of a layout as a function of a position, which must be of that game.
template <auto function> constexpr auto& on = ForAnyCase<function>::call;

/// `function` of two layouts as a function of two positions of that game.
template <auto function> constexpr auto& onBoth = ForTwoCases<function>::call;

} // namespace cimaise
