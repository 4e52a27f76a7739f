// Runs work that takes longer than a frame in the background, where possible.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

namespace cimaise {

/// The same without a result.
void runInBackground(QObject* context, std::function<void()> work, std::function<void()> then);

/// `then` is given what came of `work`, later and where the window is; never, if `context` is gone.
template <typename Work, typename Then> void runAsync(QObject* context, Work work, Then then) {
    const auto made = std::make_shared<std::optional<std::invoke_result_t<Work>>>();
    runInBackground(
        context, [made, work = std::move(work)] { made->emplace(work()); },
        [made, then = std::move(then)] { then(**made); });
}

} // namespace cimaise
