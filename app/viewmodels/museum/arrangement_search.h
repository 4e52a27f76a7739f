// Searches for the best arrangement in the background.
#pragma once

#include "rulings/museum/museum_arrange_text.h"

#include <chrono>
#include <functional>
#include <memory>

namespace cimaise {

/// Runs one search at a time.
class ArrangementSearch {
public:
    using Answer = museum::ArrangementAnswer;

    /// Time limit of a search.
    static constexpr std::chrono::seconds patience{6};

    /// Calls `then` with the result of each search, from the event loop.
    explicit ArrangementSearch(std::function<void(const Answer&)> then);
    ArrangementSearch(const ArrangementSearch&) = delete;
    ArrangementSearch& operator=(const ArrangementSearch&) = delete;
    ArrangementSearch(ArrangementSearch&&) = delete;
    ArrangementSearch& operator=(ArrangementSearch&&) = delete;
    ~ArrangementSearch();

    void start(const museum::Layout& layout, int side, std::chrono::seconds time = patience);
    /// Cancels the current search; no result follows.
    void stop();

private:
    struct Worker;

    std::unique_ptr<Worker> m_worker;
};

} // namespace cimaise
