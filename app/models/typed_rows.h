// List model for rows of one type, without a separate class.
#pragma once

#include "app/models/rows_model.h"

#include <concepts>
#include <utility>

namespace cimaise {

/// Rows of type `Row`, which are compared before their cells are computed if they can be.
template <class Row> class TypedRows : public RowsModel {
public:
    /// `roles` is not copied: it must outlive the list. The first `known` roles identify a row.
    explicit TypedRows(const Roles<Row>& roles, std::size_t known = 0)
        : RowsModel(roles), m_roles(roles), m_known(known) {}

    using RowsModel::showInPortions;

    /// Enables pooling of delegates; called once, before the first rows.
    void poolDelegates() { RowsModel::poolDelegates(m_roles); }

    /// Shows the rows; `total` is the number of all rows, if `rows` holds only the first ones.
    void show(std::vector<Row> rows, std::size_t total = 0) {
        if constexpr (std::equality_comparable<Row>) {
            if (m_known == 0 && !isPooled()) { // rows are never moved
                setRows(m_roles, rows, 0, total, [&](std::size_t row) {
                    return row < m_given.size() && m_given[row] == rows[row];
                });
                m_given = std::move(rows);
                return;
            }
        }
        setRows(m_roles, rows, m_known, total);
    }

private:
    const Roles<Row>& m_roles;
    std::size_t m_known;
    std::vector<Row> m_given; ///< rows of the last call, if rows are never moved
};

} // namespace cimaise
