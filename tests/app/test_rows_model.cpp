// Tests that views are notified of exactly what has changed, so that their delegates survive an
// edit.
#include "app/models/rows_model.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

struct Fruit {
    QString name;
    int weight = 0;

    bool operator==(const Fruit&) const = default;
};

class Fruits : public RowsModel {
public:
    Fruits() : RowsModel(roles()) {}

    using RowsModel::showInPortions;
    void show(const std::vector<Fruit>& fruits) { setRows(roles(), fruits); }

private:
    static const Roles<Fruit>& roles() {
        static const Roles<Fruit> table{{"name", &Fruit::name}, {"weight", &Fruit::weight}};
        return table;
    }
};

class RowsModelTest : public testing::Test {
protected:
    Fruits m_fruits;
    QAbstractItemModelTester m_tester{&m_fruits};
    QSignalSpy m_changed{&m_fruits, &QAbstractItemModel::dataChanged};
    QSignalSpy m_inserted{&m_fruits, &QAbstractItemModel::rowsInserted};
    QSignalSpy m_removed{&m_fruits, &QAbstractItemModel::rowsRemoved};
    QSignalSpy m_reset{&m_fruits, &QAbstractItemModel::modelReset};
    QSignalSpy m_count{&m_fruits, &RowsModel::countChanged};
};

TEST_F(RowsModelTest, DoesNotSignalUnchangedRows) {
    m_fruits.show({{"apple", 100}, {"pear", 120}});
    m_fruits.show({{"apple", 100}, {"pear", 120}});
    EXPECT_EQ(m_inserted.count(), 1);
    EXPECT_EQ(m_count.count(), 1);
    EXPECT_EQ(m_changed.count(), 0);
}

TEST_F(RowsModelTest, SignalsOnlyChangedRole) {
    m_fruits.show({{"apple", 100}, {"pear", 120}});
    m_fruits.show({{"apple", 100}, {"pear", 130}});
    ASSERT_EQ(m_changed.count(), 1);
    EXPECT_EQ(m_changed[0][0].toModelIndex().row(), 1);
    EXPECT_EQ(m_changed[0][1].toModelIndex().row(), 1);
    const auto roles = m_changed[0][2].value<QList<int>>();
    ASSERT_EQ(roles.size(), 1);
    EXPECT_EQ(m_fruits.roleNames().value(roles[0]), "weight");
    EXPECT_EQ(m_fruits.valueOf(1, "weight"), 130);
}

/// setRows() skips rows equal to its previous input, which must therefore equal the shown rows.
TEST_F(RowsModelTest, ShowsRowRemovedAndAddedAgain) {
    m_fruits.show({{"apple", 100}, {"pear", 120}});
    m_fruits.show({{"apple", 100}});
    m_fruits.show({{"apple", 90}, {"pear", 120}});
    ASSERT_EQ(m_fruits.count(), 2);
    EXPECT_EQ(m_fruits.valueOf(0, "weight"), 90);
    EXPECT_EQ(m_fruits.valueOf(1, "name"), "pear");
    m_fruits.show({{"apple", 100}, {"pear", 120}});
    EXPECT_EQ(m_fruits.valueOf(0, "weight"), 100);
}

/// Rows beyond the first portion are stored but not shown.
TEST_F(RowsModelTest, ShowsRemainingRowsOnRequest) {
    const std::vector<Fruit> basket(RowsModel::portion + 2, Fruit{"quince", 250});
    m_fruits.showInPortions();
    m_fruits.show(basket);
    ASSERT_EQ(m_fruits.waiting(), 2);
    m_fruits.showMore();
    m_fruits.show(basket);
    EXPECT_EQ(m_fruits.waiting(), 0);
    EXPECT_EQ(m_fruits.valueOf(m_fruits.count() - 1, "name"), "quince");
}

TEST_F(RowsModelTest, InsertsAndRemovesRowsAtEnd) {
    m_fruits.show({{"apple", 100}});
    m_fruits.show({{"plum", 30}, {"pear", 120}, {"fig", 20}});
    ASSERT_EQ(m_inserted.count(), 2);
    EXPECT_EQ(m_inserted[1][1], 1);
    EXPECT_EQ(m_inserted[1][2], 2);
    EXPECT_EQ(m_changed.count(), 1) << "the first row stays and has other values";
    m_fruits.show({{"plum", 30}});
    ASSERT_EQ(m_removed.count(), 1);
    EXPECT_EQ(m_removed[0][1], 1);
    EXPECT_EQ(m_removed[0][2], 2);
    EXPECT_EQ(m_reset.count(), 0);
}

/// Fruits identified by their names, whose delegates are pooled.
class PooledFruits : public RowsModel {
public:
    PooledFruits() : RowsModel(roles()) { poolDelegates(roles()); }

    void show(const std::vector<Fruit>& fruits) { setRows(roles(), fruits, 1); }

    /// Text of all rows: “apple 100, pear 120”; pooled ones in brackets.
    [[nodiscard]] QString all() const {
        QStringList rows;
        for (int row = 0; row < rowCount(); ++row) {
            const auto at = [&](int role) { return index(row).data(Qt::UserRole + role); };
            const QString fruit = at(0).toString() + u' ' + at(1).toString();
            rows << (at(2).toBool() ? u'(' + fruit + u')' : fruit);
        }
        return rows.join(", ");
    }

private:
    static const Roles<Fruit>& roles() {
        static const Roles<Fruit> table{{"name", &Fruit::name}, {"weight", &Fruit::weight}};
        return table;
    }
};

class PooledRowsTest : public testing::Test {
protected:
    PooledFruits m_fruits;
    QAbstractItemModelTester m_tester{&m_fruits};
    QSignalSpy m_changed{&m_fruits, &QAbstractItemModel::dataChanged};
    QSignalSpy m_inserted{&m_fruits, &QAbstractItemModel::rowsInserted};
    QSignalSpy m_removed{&m_fruits, &QAbstractItemModel::rowsRemoved};
    QSignalSpy m_moved{&m_fruits, &QAbstractItemModel::rowsMoved};
    QSignalSpy m_count{&m_fruits, &RowsModel::countChanged};
};

TEST_F(PooledRowsTest, RecognisesMovedRow) {
    m_fruits.show({{"apple", 100}, {"pear", 120}, {"fig", 20}});
    m_fruits.show({{"fig", 20}, {"apple", 100}, {"pear", 130}});
    EXPECT_EQ(m_fruits.all(), "fig 20, apple 100, pear 130");
    EXPECT_EQ(m_moved.count(), 1);
    EXPECT_EQ(m_changed.count(), 1) << "only the pear weighs more";
    EXPECT_EQ(m_fruits.valueOf(2, "weight"), 130);
}

TEST_F(PooledRowsTest, ReusesRemovedRowForNewOne) {
    m_fruits.show({{"apple", 100}, {"pear", 120}, {"fig", 20}});
    m_fruits.show({{"plum", 30}, {"pear", 120}, {"fig", 20}});
    EXPECT_EQ(m_fruits.all(), "plum 30, pear 120, fig 20");
    EXPECT_EQ(m_changed.count(), 1);
    EXPECT_EQ(m_moved.count(), 0);
    EXPECT_EQ(m_inserted.count(), 1) << "at the beginning";
}

TEST_F(PooledRowsTest, PoolsRemovedRow) {
    m_fruits.show({{"apple", 100}, {"pear", 120}, {"fig", 20}});
    m_fruits.show({{"pear", 120}, {"fig", 20}});
    EXPECT_EQ(m_fruits.all(), "pear 120, fig 20, (apple 100)");
    EXPECT_EQ(m_fruits.count(), 2);
    EXPECT_FALSE(m_fruits.valueOf(2, "name").isValid());
    EXPECT_EQ(m_removed.count(), 0);
    EXPECT_EQ(m_count.count(), 2);
    m_fruits.show({{"pear", 120}, {"plum", 30}, {"fig", 20}});
    EXPECT_EQ(m_fruits.all(), "pear 120, plum 30, fig 20");
    EXPECT_EQ(m_inserted.count(), 1);
}

TEST_F(PooledRowsTest, InsertsRowWhenNoneCanBeReused) {
    m_fruits.show({{"apple", 100}, {"fig", 20}});
    m_fruits.show({{"apple", 100}, {"pear", 120}, {"fig", 20}});
    EXPECT_EQ(m_fruits.all(), "apple 100, pear 120, fig 20");
    ASSERT_EQ(m_inserted.count(), 2);
    EXPECT_EQ(m_inserted[1][1], 1);
    EXPECT_EQ(m_changed.count(), 0);
}

TEST_F(PooledRowsTest, DistinguishesEqualKeysByOrder) {
    m_fruits.show({{"fig", 20}, {"fig", 21}});
    m_fruits.show({{"fig", 20}, {"plum", 30}, {"fig", 21}, {"fig", 22}});
    EXPECT_EQ(m_fruits.all(), "fig 20, plum 30, fig 21, fig 22");
}

TEST_F(PooledRowsTest, CreatesSparesWhenIdle) {
    EXPECT_EQ(m_fruits.all(), "");
    EXPECT_TRUE(m_inserted.wait(patience));
    EXPECT_EQ(m_fruits.all(), "( 0), ( 0), ( 0)");
    EXPECT_EQ(m_fruits.count(), 0);
    m_fruits.show({{"apple", 100}});
    EXPECT_EQ(m_fruits.all(), "apple 100, ( 0), ( 0)");
    EXPECT_TRUE(m_inserted.wait(patience));
    EXPECT_EQ(m_fruits.rowCount(), 4);
}

TEST_F(RowsModelTest, HasNoValueForUnknownRowOrRole) {
    m_fruits.show({{"apple", 100}});
    EXPECT_FALSE(m_fruits.valueOf(1, "name").isValid());
    EXPECT_FALSE(m_fruits.valueOf(-1, "name").isValid());
    EXPECT_FALSE(m_fruits.valueOf(0, "colour").isValid());
    EXPECT_FALSE(m_fruits.index(0).data(Qt::DisplayRole).isValid());
}

} // namespace

} // namespace cimaise
