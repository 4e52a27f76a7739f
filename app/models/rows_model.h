// Base of all list models: rows as values; views are notified only of what has changed.
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QVariant>
#include <algorithm>
#include <any>
#include <concepts>
#include <functional>
#include <limits>
#include <vector>

namespace cimaise {

/// Row: a value for each role, in the order of the model's roles.
using Cells = std::vector<QVariant>;

/// Role of a row of type `Row`: its name in QML and the member that holds its value.
template <class Row> class Role {
public:
    template <class Value>
    Role(const char* name, Value Row::* member)
        : m_name(name),
          m_read([member](const Row& row) { return QVariant::fromValue(row.*member); }) {}

    [[nodiscard]] const char* name() const { return m_name; }
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
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Number of rows not yet shown.
    Q_PROPERTY(int waiting READ waiting NOTIFY countChanged FINAL)
    /// Number of rows, shown or not.
    Q_PROPERTY(int total READ total NOTIFY countChanged FINAL)

public:
    /// Rows per portion: more than any list of a playable game has.
    static constexpr std::size_t portion = 40;

    template <class Row>
    explicit RowsModel(const Roles<Row>& roles, QObject* parent = nullptr)
        : QAbstractListModel(parent) {
        for (const Role<Row>& role : roles) {
            addRole(role.name());
        }
    }

    /// Number of rows shown.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int waiting() const { return m_waiting; }
    /// Maximum number of rows that setRows() shows.
    [[nodiscard]] std::size_t most() const { return m_most; }
    [[nodiscard]] int total() const { return m_count + m_waiting; }
    /// Shows the next portion of rows.
    Q_INVOKABLE void showMore();
    /// Number of rows, including spare ones.
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return m_roleNames; }

    /// Value of the role called `name` in a shown row; invalid if there is none.
    [[nodiscard]] QVariant valueOf(int row, const QByteArray& name) const;

Q_SIGNALS:
    void countChanged();
    /// Emitted for the owner to fill the model with more rows.
    void moreAsked();

protected:
    /// Shows the list in portions, the next one on request: a stranger's file can make a list
    /// longer than a game does. A second call starts again with the first portion.
    void showInPortions() { m_most = portion; }

    /// Enables pooling of delegates that are expensive to create: a removed row keeps its delegate,
    /// hidden by the role `spare`, for the next row added. Some are created ahead in idle time.
    /// Called once, by the constructor.
    template <class Row> void poolDelegates(const Roles<Row>& roles) {
        addRole("spare");
        m_spare = cellsOf(roles, Row{});
        m_spare.push_back(true);
        makeSparesSoon();
    }

    /// Replaces the rows. `roles` are those given to the constructor; the first `known` of them
    /// identify a row, which then moves to its new place. `total` is the number of all rows, if
    /// `rows` holds only the first ones; most() are shown.
    template <class Row>
    void setRows(const Roles<Row>& roles, std::vector<Row> rows, std::size_t known = 0,
                 std::size_t total = 0) {
        const std::size_t shown = std::min(rows.size(), m_most);
        // if no row changes its place, unchanged rows are skipped
        const bool inPlace = std::equality_comparable<Row> && known == 0 && !keepsSpares();
        std::vector<Cells> cells;
        cells.reserve(shown);
        for (std::size_t row = 0; row < shown; ++row) {
            if (inPlace && isGiven(row, rows[row])) {
                cells.emplace_back();
                continue;
            }
            cells.push_back(cellsOf(roles, rows[row]));
            if (keepsSpares()) {
                cells.back().push_back(false);
            }
        }
        if (known > 0) {
            bringIntoOrder(cells, known);
        }
        const auto waiting = static_cast<int>(std::max(rows.size(), total) - shown);
        if (inPlace) {
            m_given = std::move(rows);
        }
        setCells(std::move(cells), waiting);
    }

private:
    /// True if this row is shown unchanged.
    template <class Row> [[nodiscard]] bool isGiven(std::size_t at, const Row& row) const {
        if constexpr (std::equality_comparable<Row>) {
            const auto* const given = std::any_cast<std::vector<Row>>(&m_given);
            return given != nullptr && at < given->size() && at < m_rows.size() &&
                   given->at(at) == row;
        }
        return false;
    }

    template <class Row> static Cells cellsOf(const Roles<Row>& roles, const Row& row) {
        Cells cells;
        cells.reserve(roles.size() + 1);
        for (const Role<Row>& role : roles) {
            cells.push_back(role.read(row));
        }
        return cells;
    }

    void addRole(const QByteArray& name);
    [[nodiscard]] bool keepsSpares() const { return !m_spare.empty(); }
    void makeSparesSoon();
    void makeSpares();
    void bringIntoOrder(const std::vector<Cells>& rows, std::size_t known);
    void move(int from, int to);
    void insert(int at, const Cells& row);
    /// Replaces the cells; a row without cells is left unchanged.
    void setCells(std::vector<Cells> rows, int waiting);
    /// Adds or removes rows; returns true if their number has changed.
    bool resize(std::vector<Cells>& rows);
    void change(std::size_t row, Cells cells);

    QHash<int, QByteArray> m_roleNames;
    std::vector<Cells> m_rows; ///< shown rows, then spare rows
    std::any m_given;          ///< source rows of the cells, if rows keep their places
    int m_count = 0;           ///< number of rows shown
    int m_waiting = 0;
    std::size_t m_most = std::numeric_limits<std::size_t>::max(); ///< maximum number of rows shown
    Cells m_spare; ///< cells of a spare row; empty without pooling
    bool m_makingSpares = false;
};

/// Roles in which two rows differ.
QList<int> changedRoles(const Cells& before, const Cells& after);

} // namespace cimaise
