// Compares the shown rows with the new ones and signals the differences.
#include "app/models/rows_model.h"

#include <chrono>
#include <iterator>

namespace cimaise {

namespace {

constexpr int sparesWanted = 3;
constexpr std::chrono::milliseconds idleBefore{100};

} // namespace

QList<int> changedRoles(const Cells& before, const Cells& after) {
    QList<int> roles;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] != after[i]) {
            roles.push_back(Qt::UserRole + static_cast<int>(i));
        }
    }
    return roles;
}

int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_roleNames.contains(role)) {
        return {};
    }
    return m_rows.at(static_cast<std::size_t>(index.row()))
        .at(static_cast<std::size_t>(role - Qt::UserRole));
}

QVariant RowsModel::valueOf(int row, const QByteArray& name) const {
    return row < count() ? data(index(row), m_roleNames.key(name, -1)) : QVariant{};
}

void RowsModel::showMore() {
    m_most += portion;
    emit moreRowsRequested();
}

void RowsModel::addRole(const QByteArray& name) {
    m_roleNames.insert(Qt::UserRole + static_cast<int>(m_roleNames.size()), name);
}

void RowsModel::startPool(Cells blank) {
    addRole("spare");
    m_blank = std::move(blank);
    m_blank.emplace_back(true);
    m_refill = new QTimer{this};
    m_refill->setSingleShot(true);
    m_refill->setInterval(idleBefore);
    m_refill->callOnTimeout(this, &RowsModel::addSpares);
    m_refill->start();
}

void RowsModel::addSpares() {
    const int before = rowCount();
    const int wanted = count() + sparesWanted;
    if (before < wanted) {
        beginInsertRows({}, before, wanted - 1);
        m_rows.resize(static_cast<std::size_t>(wanted), m_blank);
        endInsertRows();
    }
}

void RowsModel::spareRowsAfter(std::size_t count) {
    for (std::size_t row = count; row < m_rows.size(); ++row) {
        Cells spare = m_rows[row];
        spare.back() = true;
        change(row, std::move(spare));
    }
    if (!m_refill->isActive()) {
        m_refill->start();
    }
}

/// Moves known rows to their new places; new rows reuse the places of removed ones.
void RowsModel::bringIntoOrder(const std::vector<Cells>& rows, std::size_t known) {
    const auto is = [known](const Cells& row) {
        return [&row, known](const Cells& other) {
            return std::equal(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(known),
                              other.begin());
        };
    };
    const auto leaves = [&](const Cells& row) { return std::ranges::none_of(rows, is(row)); };
    const auto placeOf = [this](auto row) { return static_cast<int>(row - m_rows.begin()); };
    for (int at = 0; at < std::ssize(rows) && at < rowCount(); ++at) {
        const Cells& wanted = rows[static_cast<std::size_t>(at)];
        const auto here = m_rows.begin() + at;
        if (is(wanted)(*here)) {
            continue;
        }
        const auto found = std::find_if(here, m_rows.end(), is(wanted));
        const auto free = std::find_if(here, m_rows.end(), leaves);
        if (found != m_rows.end() && free == here) {
            move(at, rowCount() - 1);
            --at; // the next row has moved here
        } else if (found != m_rows.end()) {
            move(placeOf(found), at);
        } else if (free != m_rows.end()) {
            move(placeOf(free), at);
        } else {
            insert(at, wanted);
        }
    }
}

void RowsModel::move(int from, int to) {
    if (from == to) {
        return;
    }
    beginMoveRows({}, from, from, {}, from < to ? to + 1 : to);
    const auto row = m_rows.begin() + from;
    const auto goal = m_rows.begin() + to;
    if (from < to) {
        std::rotate(row, row + 1, goal + 1);
    } else {
        std::rotate(goal, row, row + 1);
    }
    endMoveRows();
}

void RowsModel::insert(int at, const Cells& row) {
    beginInsertRows({}, at, at);
    m_rows.insert(m_rows.begin() + at, row);
    endInsertRows();
}

void RowsModel::setCells(std::vector<Cells> rows, std::size_t known, int waiting) {
    if (isPooled()) {
        for (Cells& row : rows) {
            row.emplace_back(false);
        }
    }
    if (known > 0) {
        bringIntoOrder(rows, known);
    }
    const bool otherWait = std::exchange(m_waiting, waiting) != waiting;
    const std::size_t retained = std::min(rows.size(), m_rows.size());
    for (std::size_t row = 0; row < retained; ++row) {
        change(row, std::move(rows[row]));
    }
    if (resize(rows) || otherWait) {
        emit countChanged();
    }
}

void RowsModel::change(std::size_t row, Cells cells) {
    if (cells.empty()) {
        return;
    }
    const QList<int> roles = changedRoles(m_rows[row], cells);
    if (!roles.isEmpty()) {
        m_rows[row] = std::move(cells);
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed, roles);
    }
}

bool RowsModel::resize(std::vector<Cells>& rows) {
    const int before = rowCount();
    const int after = static_cast<int>(rows.size());
    if (isPooled()) {
        spareRowsAfter(rows.size());
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        std::move(rows.begin() + before, rows.end(), std::back_inserter(m_rows));
        endInsertRows();
    }
    return std::exchange(m_count, after) != after;
}

} // namespace cimaise
