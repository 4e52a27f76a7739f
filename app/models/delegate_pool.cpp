// Creates spare rows in idle time.
#include "app/models/delegate_pool.h"

#include <chrono>
#include <utility>

namespace cimaise {

namespace {

constexpr int sparesWanted = 3;
constexpr std::chrono::milliseconds idleBefore{100};

} // namespace

DelegatePool::DelegatePool(Cells blank, std::function<void()> refill) : m_blank(std::move(blank)) {
    m_blank.emplace_back(true);
    m_timer.setSingleShot(true);
    m_timer.setInterval(idleBefore);
    m_timer.callOnTimeout(std::move(refill));
}

Cells DelegatePool::spared(Cells row) {
    row.back() = true;
    return row;
}

void DelegatePool::refillSoon() {
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

int DelegatePool::rowsWanted(int count) { return count + sparesWanted; }

} // namespace cimaise
