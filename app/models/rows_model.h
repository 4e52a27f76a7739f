// Base of all list models, with rows stored as values; notifies views only of rows and roles that
// have changed.
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QTimer>
#include <QVariant>
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace cimaise {

/// Role of a row of type `Row`: its name in QML and the member that holds its value.
template <class Row> class Role {
public:
    /// `name` is not copied: it must outlive the role, as a string literal does.
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

/// Value of each role, in the order of the model's roles.
using Cells = std::vector<QVariant>;

/// Roles of a model, declared once.
template <class Row> using Roles = std::vector<Role<Row>>;

/// List model whose delegates survive an edit: unchanged rows are not reset, and dataChanged()
/// names only the roles whose values have changed. Rows are added and removed at the end, unless a
/// model declares the roles that identify a row. Derived classes write the base class with its
/// namespace, as Qt’s tools require.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to what fills it")
    /// Number of rows shown.
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Number of rows that are not yet shown; 0 if the list is not shown in portions.
    Q_PROPERTY(int waiting READ waiting NOTIFY countChanged FINAL)

public:
    /// Number of rows per portion; no list of a playable game has more.
    static constexpr std::size_t portion = 40;

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
    [[nodiscard]] std::size_t most() const { return m_most; }
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
    void moreRowsRequested();

protected:
    /// Shows the list in portions, the next one on request, because a file of unknown origin may
    /// produce very long lists. A second call starts again with the first portion.
    void showInPortions() { m_most = portion; }

    /// Enables pooling of delegates, which are expensive to create: a removed row keeps its content
    /// and its delegate, which hides itself by the role `spare`, for the next row added. Called
    /// once, by the constructor.
    template <class Row> void poolDelegates(const Roles<Row>& roles) {
        startPool(cellsOf(roles, Row{}));
    }

    /// Returns true for a row that is already shown with the same content, and need not be
    /// compared.
    using Unchanged = std::function<bool(std::size_t row)>;

    /// Replaces the rows. `roles` must be those given to the constructor; the first `known` roles
    /// identify a row, so that a row found at another index is moved and not reset. Only the first
    /// most() rows are shown. `total` is the number of all rows if `rows` holds only the first
    /// ones. Rows for which `unchanged` returns true keep their cells and are not compared.
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
    [[nodiscard]] bool isPooled() const { return m_refill != nullptr; }

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
    /// Adds spare rows up to the wanted number.
    void addSpares();
    /// Turns all rows after the first `count` into spare rows.
    void spareRowsAfter(std::size_t count);
    void bringIntoOrder(const std::vector<Cells>& rows, std::size_t known);
    void move(int from, int to);
    void insert(int at, const Cells& row);
    /// Replaces the cells of all rows; a row given without cells keeps its cells.
    void setCells(std::vector<Cells> rows, std::size_t known, int waiting);
    /// Adds or removes rows; returns true if their number has changed.
    bool resize(std::vector<Cells>& rows);
    void change(std::size_t row, Cells cells);

    QHash<int, QByteArray> m_roleNames;
    std::vector<Cells> m_rows; ///< shown rows, then spare rows
    int m_count = 0;           ///< number of rows shown
    int m_waiting = 0;
    std::size_t m_most = std::numeric_limits<std::size_t>::max();
    Cells m_blank;              ///< a spare row that never had content
    QTimer* m_refill = nullptr; ///< adds spare rows in idle time; null without pooling
};

/// Roles in which two rows differ, as numbers from Qt::UserRole. Both rows have the same number of
/// cells.
QList<int> changedRoles(const Cells& before, const Cells& after);

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
