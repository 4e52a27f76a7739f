// A list of rows of one type, without a class of its own.
#pragma once

#include "app/lists/rows_model.h"

namespace cimaise {

template <class Row> class TypedRows : public RowsModel {
public:
    /// `roles` outlives the list; by the first `known` of them a row is known again wherever it
    /// stands.
    explicit TypedRows(const Roles<Row>& roles, std::size_t known = 0)
        : RowsModel(roles), m_roles(roles), m_known(known) {}

    void show(const std::vector<Row>& rows) { setRows(m_roles, rows, m_known); }

private:
    const Roles<Row>& m_roles;
    std::size_t m_known;
};

} // namespace cimaise
