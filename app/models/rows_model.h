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

/// One row: a value for each role, in the order of the model's roles.
using Cells = std::vector<QVariant>;

/// A role of a row of type `Row`: its name in QML and the member that holds its value.
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

/// The roles of a model, declared once.
template <class Row> using Roles = std::vector<Role<Row>>;

/// Delegates outlive an edit: a row that stays is never reset, and only roles with another value
/// are announced. Rows come and go at the end, unless a model says which roles a row is known by.
/// Models name it with its namespace: as written there, Qt’s tools look for their base.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to what fills it")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// How many more rows there are than are shown.
    Q_PROPERTY(int waiting READ waiting NOTIFY countChanged FINAL)
    /// How many rows there are, shown or not.
    Q_PROPERTY(int total READ total NOTIFY countChanged FINAL)

public:
    /// More than any list of a game that can be played has.
    static constexpr std::size_t portion = 40;

    template <class Row>
    explicit RowsModel(const Roles<Row>& roles, QObject* parent = nullptr)
        : QAbstractListModel(parent) {
        for (const Role<Row>& role : roles) {
            addRole(role.name());
        }
    }

    /// How many rows are shown.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int waiting() const { return m_waiting; }
    /// How many rows are looked at when rows are put in the place of those that are shown.
    [[nodiscard]] std::size_t most() const { return m_most; }
    [[nodiscard]] int total() const { return m_count + m_waiting; }
    /// Shows the next ones of those that wait.
    Q_INVOKABLE void showMore();
    /// Rows kept to spare are counted here as well.
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return m_roleNames; }

    /// The value of the role called `name` in a row that is shown; invalid where there is none.
    [[nodiscard]] QVariant valueOf(int row, const QByteArray& name) const;

Q_SIGNALS:
    void countChanged();
    /// More rows are to be shown: whoever fills the model does so again.
    void moreAsked();

protected:
    /// From now on a few rows are shown at first, and as many more each time they are asked for:
    /// for lists that a stranger's file can make longer than a game does. Called again where
    /// another list begins.
    void showInPortions() { m_most = portion; }

    /// From now on a row that goes leaves its delegate behind, not to be seen: the role `spare`
    /// is true. The next row that comes has it; a few are made ahead while nothing else is done.
    /// For delegates that cost much to make. Called once, by the constructor.
    template <class Row> void poolDelegates(const Roles<Row>& roles) {
        addRole("spare");
        m_spare = cellsOf(roles, Row{});
        m_spare.push_back(true);
        makeSparesSoon();
    }

    /// Puts `rows` in the place of what is shown. `roles` are those given to the constructor; by
    /// the first `known` of them a row is known again wherever it stands, and moves there. There
    /// may be more rows, `total` of them, than were worked out: most() are looked at.
    template <class Row>
    void setRows(const Roles<Row>& roles, std::vector<Row> rows, std::size_t known = 0,
                 std::size_t total = 0) {
        const std::size_t shown = std::min(rows.size(), m_most);
        // where no row changes its place, those that are shown already are not looked at again
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
    /// Whether this row is shown as it is already.
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
    /// A row without cells stays as it is.
    void setCells(std::vector<Cells> rows, int waiting);
    /// Whether another number of rows is shown.
    bool resize(std::vector<Cells>& rows);
    void change(std::size_t row, Cells cells);

    QHash<int, QByteArray> m_roleNames;
    std::vector<Cells> m_rows; ///< those to spare after those that are shown
    std::any m_given;          ///< the rows that the cells were made of, where each keeps its place
    int m_count = 0;           ///< of them shown
    int m_waiting = 0;
    std::size_t m_most = std::numeric_limits<std::size_t>::max(); ///< to be shown
    Cells m_spare; ///< a row to spare; empty where none are kept
    bool m_makingSpares = false;
};

/// The roles in which two rows differ.
QList<int> changedRoles(const Cells& before, const Cells& after);

} // namespace cimaise
