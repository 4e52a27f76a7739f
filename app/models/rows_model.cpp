// Compares the rows shown with the new ones and announces the differences.
#include "app/models/rows_model.h"

#include <algorithm>
#include <iterator>

namespace cimaise {

QList<int> changedRoles(const Cells& before, const Cells& after) {
    QList<int> roles;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] != after[i]) {
            roles.push_back(Qt::UserRole + static_cast<int>(i));
        }
    }
    return roles;
}

int RowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_roleNames.contains(role)) {
        return {};
    }
    return m_rows.at(static_cast<std::size_t>(index.row()))
        .at(static_cast<std::size_t>(role - Qt::UserRole));
}

QVariant RowsModel::valueOf(int row, const QByteArray& name) const {
    return data(index(row), m_roleNames.key(name, -1));
}

void RowsModel::setCells(std::vector<Cells> rows) {
    const std::size_t kept = std::min(rows.size(), m_rows.size());
    for (std::size_t row = 0; row < kept; ++row) {
        const QList<int> roles = changedRoles(m_rows[row], rows[row]);
        if (!roles.isEmpty()) {
            m_rows[row] = std::move(rows[row]);
            const QModelIndex changed = index(static_cast<int>(row));
            emit dataChanged(changed, changed, roles);
        }
    }
    resize(rows);
}

void RowsModel::resize(std::vector<Cells>& rows) {
    const int before = count();
    const int after = static_cast<int>(rows.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        std::move(rows.begin() + before, rows.end(), std::back_inserter(m_rows));
        endInsertRows();
    }
    if (after != before) {
        emit countChanged();
    }
}

} // namespace cimaise
