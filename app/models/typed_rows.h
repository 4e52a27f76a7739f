// List model for rows of one type, without a class of its own.
#pragma once

#include "app/models/rows_model.h"

#include <utility>

namespace cimaise {

template <class Row> class TypedRows : public RowsModel {
public:
    /// `roles` outlives the list; by the first `known` of them a row is known again wherever it
    /// stands.
    explicit TypedRows(const Roles<Row>& roles, std::size_t known = 0)
        : RowsModel(roles), m_roles(roles), m_known(known) {}

    using RowsModel::showInPortions;

    void poolDelegates() { RowsModel::poolDelegates(m_roles); }

    /// There may be more rows, `total` of them, than were worked out: most() are looked at.
    void show(std::vector<Row> rows, std::size_t total = 0) {
        setRows(m_roles, std::move(rows), m_known, total);
    }

private:
    const Roles<Row>& m_roles;
    std::size_t m_known;
};

} // namespace cimaise
