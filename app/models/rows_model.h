// Base of all list models: rows as values; views are notified only of what has changed.
#pragma once

#include "app/models/delegate_pool.h"
#include "app/models/row_paging.h"

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace cimaise {

/// Role of a row of type `Row`: its name in QML and the member that holds its value.
template <class Row> class Role {
public:
    /// `name` must outlive the role, as a literal does.
    template <class Value>
    Role(const char* name, Value Row::* member)
        : m_name(name),
          m_read([member](const Row& row) { return QVariant::fromValue(row.*member); }) {}

    /// Name of the role in QML.
    [[nodiscard]] const char* name() const { return m_name; }
    /// Value of the role in a row.
    [[nodiscard]] QVariant read(const Row& row) const { return m_read(row); }

private:
    const char* m_name;
    std::function<QVariant(const Row&)> m_read;
};

/// Roles of a model, declared once.
template <class Row> using Roles = std::vector<Role<Row>>;

/// List model whose delegates outlive an edit: an unchanged row is never reset, and only roles with
/// another value are signalled. Rows are added and removed at the end, unless a model names the
/// roles that identify a row. Derived classes write the base with its namespace, as Qt’s tools
/// require.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to what fills it")
    /// Number of rows shown.
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Number of rows not yet shown; 0 for a list without portions.
    Q_PROPERTY(int waiting READ waiting NOTIFY countChanged FINAL)

public:
    /// Starts without rows; `roles` are the values of each row.
    template <class Row>
    explicit RowsModel(const Roles<Row>& roles, QObject* parent = nullptr)
        : QAbstractListModel(parent) {
        for (const Role<Row>& role : roles) {
            addRole(role.name());
        }
    }

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int waiting() const { return m_waiting; }
    /// Number of rows, shown or not.
    [[nodiscard]] int total() const { return m_count + m_waiting; }
    /// Maximum number of rows that setRows() shows.
    [[nodiscard]] std::size_t most() const { return m_paging.most(); }
    /// Shows the next portion of rows.
    Q_INVOKABLE void showMore();
    /// Number of rows, including spare ones.
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// Value of a role in a row, spare rows included; invalid for another index or role.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Names of the roles by number, from Qt::UserRole in their order.
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return m_roleNames; }

    /// Value of the role called `name` in a shown row; invalid if there is none.
    [[nodiscard]] QVariant valueOf(int row, const QByteArray& name) const;

Q_SIGNALS:
    /// Emitted when count(), waiting() or total() has changed.
    void countChanged();
    /// Emitted for the owner to fill the model with more rows.
    void moreAsked();

protected:
    /// Shows the list in portions, the next one on request. A second call starts again with the
    /// first portion.
    void showInPortions() { m_paging.start(); }

    /// Enables pooling of delegates: a removed row keeps its delegate, hidden by the role `spare`,
    /// for the next row added. Called once, by the constructor.
    template <class Row> void poolDelegates(const Roles<Row>& roles) {
        startPool(cellsOf(roles, Row{}));
    }

    /// True for each row that is shown already and need not be compared again.
    using Unchanged = std::function<bool(std::size_t row)>;

    /// Replaces the rows. `roles` are those given to the constructor; the first `known` of them
    /// identify a row, which then moves to its new place. `total` is the number of all rows, if
    /// `rows` holds only the first ones; most() are shown. `unchanged` is for rows that keep their
    /// places.
    template <class Row>
    void setRows(const Roles<Row>& roles, const std::vector<Row>& rows, std::size_t known = 0,
                 std::size_t total = 0, const Unchanged& unchanged = {}) {
        const std::size_t shown = std::min(rows.size(), most());
        std::vector<Cells> cells(shown);
        for (std::size_t row = 0; row < shown; ++row) {
            if (!unchanged || row >= m_rows.size() || !unchanged(row)) {
                cells[row] = cellsOf(roles, rows[row]);
            }
        }
        const auto waiting = static_cast<int>(std::max(rows.size(), total) - shown);
        setCells(std::move(cells), known, waiting);
    }

    /// True if removed rows keep their delegates.
    [[nodiscard]] bool isPooled() const { return m_pool != nullptr; }

private:
    template <class Row> static Cells cellsOf(const Roles<Row>& roles, const Row& row) {
        Cells cells;
        cells.reserve(roles.size() + 1);
        for (const Role<Row>& role : roles) {
            cells.push_back(role.read(row));
        }
        return cells;
    }

    void addRole(const QByteArray& name);
    void startPool(Cells blank);
    void addSpares();
    /// Turns the rows after the first `count` into spare ones.
    void spareRowsAfter(std::size_t count);
    void bringIntoOrder(const std::vector<Cells>& rows, std::size_t known);
    void move(int from, int to);
    void insert(int at, const Cells& row);
    /// Replaces the cells; a row without cells is left unchanged.
    void setCells(std::vector<Cells> rows, std::size_t known, int waiting);
    /// Adds or removes rows; returns true if their number has changed.
    bool resize(std::vector<Cells>& rows);
    void change(std::size_t row, Cells cells);

    QHash<int, QByteArray> m_roleNames;
    std::vector<Cells> m_rows; ///< shown rows, then spare rows
    int m_count = 0;           ///< number of rows shown
    int m_waiting = 0;
    RowPaging m_paging;
    std::unique_ptr<DelegatePool> m_pool; ///< null without pooling
};

/// Roles in which two rows differ, as numbers from Qt::UserRole; `before` has as many cells.
QList<int> changedRoles(const Cells& before, const Cells& after);

} // namespace cimaise
