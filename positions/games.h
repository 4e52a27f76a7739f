// List of the games: the only place in the core that names them all.
#pragma once

#include "positions/artsociety/art_society_module.h"
#include "positions/muse/muse_module.h"
#include "positions/musee/musee_module.h"
#include "positions/museum/museum_module.h"

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <variant>

namespace cimaise {

/// Modules of all games, in the order in which players see the games.
using Modules = std::tuple<musee::Module, muse::Module, museum::Module, artsociety::Module>;

inline constexpr std::size_t gameCount = std::tuple_size_v<Modules>;

namespace detail {

/// Names the member that the module of a game lacks.
template <class Module> struct Complete {
    using Layout = typename Module::Layout;

    static_assert(requires { Module::game; }, "missing: static constexpr Game game");
    static_assert(!Module::game.id.empty(), "missing: game.id");
    static_assert(!Module::game.name.empty(), "missing: game.name");
    static_assert(Module::game.fewestPlayers > 0, "missing: game.fewestPlayers");
    static_assert(Module::game.mostPlayers >= Module::game.fewestPlayers,
                  "missing: game.mostPlayers");
    static_assert(
        requires { Module::positions; },
        "missing: static const PositionFunctions<Layout> positions");
    static_assert(
        requires { Module::boards; }, "missing: static const BoardFunctions<Layout> boards");
    static_assert(
        requires { Module::scoring; }, "missing: static const ScoreFunctions<Layout> scoring");
    static_assert(
        requires { Module::ruleset; }, "missing: static const RuleFunctions<Layout> ruleset");
    static_assert(
        requires { Module::search; }, "missing: static const PlacementFunctions<Layout> search");
    static_assert(
        requires { Module::rulings; }, "missing: static const RulingFunctions<Layout> rulings");
    static_assert(
        requires { Module::commands; }, "missing: static const CommandFunctions<Layout> commands");
    static_assert(requires { Module::input; }, "missing: static const GameInput input");
    static_assert(requires { Module::ui; }, "missing: static const GameUi ui");
};

template <class Module> struct Entry : Complete<Module> {
    static Module find(const typename Module::Layout&);
};

template <class List> struct Fold;

template <class... Module> struct Fold<std::tuple<Module...>> : Entry<Module>... {
    using AnyLayout = std::variant<typename Module::Layout...>;
    using Entry<Module>::find...;

    template <class Use> static constexpr auto ofEach(const Use& use) {
        return std::array{use(Module{})...};
    }
};

} // namespace detail

/// A position of any game.
using AnyCase = detail::Fold<Modules>::AnyLayout;

/// Module of the game with these positions.
template <class Layout>
using ModuleOf = decltype(detail::Fold<Modules>::find(std::declval<const Layout&>()));

/// Array of the results of `use(module)`, in the order of the games.
template <class Use> constexpr auto ofEachGame(const Use& use) {
    return detail::Fold<Modules>::ofEach(use);
}

/// Returns `use(module, layout)`.
template <class Case, class Use> decltype(auto) visitGame(Case& anyCase, const Use& use) {
    return std::visit(
        [&](auto& layout) -> decltype(auto) {
            return use(ModuleOf<std::remove_const_t<std::remove_reference_t<decltype(layout)>>>{},
                       layout);
        },
        anyCase);
}

} // namespace cimaise
