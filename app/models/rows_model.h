// The base of all list models: rows as values, of which a view is told only what has changed.
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QVariant>
#include <functional>
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
/// are announced. Rows come and go at the end.
/// Models name it with its namespace: as written there, Qt’s tools look for their base.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    template <class Row>
    explicit RowsModel(const Roles<Row>& roles, QObject* parent = nullptr)
        : QAbstractListModel(parent) {
        for (const Role<Row>& role : roles) {
            m_roleNames.insert(Qt::UserRole + static_cast<int>(m_roleNames.size()), role.name());
        }
    }

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return m_roleNames; }

    /// The value of the role called `name`; invalid where there is none.
    [[nodiscard]] QVariant valueOf(int row, const QByteArray& name) const;

signals:
    void countChanged();

protected:
    /// Puts `rows` in the place of what is shown. `roles` are those given to the constructor.
    template <class Row> void setRows(const Roles<Row>& roles, const std::vector<Row>& rows) {
        std::vector<Cells> cells;
        cells.reserve(rows.size());
        for (const Row& row : rows) {
            Cells& line = cells.emplace_back();
            line.reserve(roles.size());
            for (const Role<Row>& role : roles) {
                line.push_back(role.read(row));
            }
        }
        setCells(std::move(cells));
    }

private:
    void setCells(std::vector<Cells> rows);
    void resize(std::vector<Cells>& rows);

    QHash<int, QByteArray> m_roleNames;
    std::vector<Cells> m_rows;
};

/// The roles in which two rows differ.
QList<int> changedRoles(const Cells& before, const Cells& after);

} // namespace cimaise
