// Runs work that takes longer than a frame in the background, where possible.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

namespace cimaise {

/// Runs `work` in the background, then `then` on the thread of `context`.
void runInBackground(QObject* context, std::function<void()> work, std::function<void()> then);

/// Calls `then` with the result of `work`, later, on the GUI thread; not if `context` has been
/// destroyed meanwhile.
template <typename Work, typename Then> void runAsync(QObject* context, Work work, Then then) {
    const auto made = std::make_shared<std::optional<std::invoke_result_t<Work>>>();
    runInBackground(
        context, [made, work = std::move(work)] { made->emplace(work()); },
        [made, then = std::move(then)] { then(**made); });
}

} // namespace cimaise
