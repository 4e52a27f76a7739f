// Searches for the best arrangement in the background.
#pragma once

#include "scoring/search/museum_arrange_text.h"

#include <chrono>
#include <functional>
#include <memory>

namespace cimaise {

/// One search at a time.
class ArrangementSearch {
public:
    using Answer = museum::ArrangementAnswer;

    /// How long a search may take.
    static constexpr std::chrono::seconds patience{6};

    /// `then` is called with what each search comes to, from the event loop.
    explicit ArrangementSearch(std::function<void(const Answer&)> then);
    ArrangementSearch(const ArrangementSearch&) = delete;
    ArrangementSearch& operator=(const ArrangementSearch&) = delete;
    ArrangementSearch(ArrangementSearch&&) = delete;
    ArrangementSearch& operator=(ArrangementSearch&&) = delete;
    ~ArrangementSearch();

    void start(const museum::Layout& layout, int side);
    /// Gives up what is under way: nothing is heard of it any more.
    void stop();

private:
    struct Worker;

    std::unique_ptr<Worker> m_worker;
};

} // namespace cimaise
