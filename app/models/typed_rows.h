// List model for rows of one type, without a separate class.
#pragma once

#include "app/models/rows_model.h"

#include <utility>

namespace cimaise {

template <class Row> class TypedRows : public RowsModel {
public:
    /// `roles` must outlive the list; its first `known` roles identify a row.
    explicit TypedRows(const Roles<Row>& roles, std::size_t known = 0)
        : RowsModel(roles), m_roles(roles), m_known(known) {}

    using RowsModel::showInPortions;

    void poolDelegates() { RowsModel::poolDelegates(m_roles); }

    /// Shows the rows; `total` is the number of all rows, if `rows` holds only the first ones.
    void show(std::vector<Row> rows, std::size_t total = 0) {
        setRows(m_roles, std::move(rows), m_known, total);
    }

private:
    const Roles<Row>& m_roles;
    std::size_t m_known;
};

} // namespace cimaise
