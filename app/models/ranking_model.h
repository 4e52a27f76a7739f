// Scored sides with totals and places, and their ranking with the tie-breaks that decided it.
#pragma once

#include "app/game/player_badge.h"
#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

namespace cimaise {

/// Scored side, with total and place.
struct SideRow {
    QString name;
    int total = 0;
    bool atLeast = false;
    QString totalText;
    int place = 0;
    QString placeText;
    bool leader = false;
    QString filled;
    QString filledShort; ///< fill level without unit: “10 of 108”
    int colour = 0;      ///< colour of the side’s symbol
    int shape = 0;
    QString accessibleName;
};

class SidesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// Totals of all sides in one line: “Ana 34 · Bo 29”.
    Q_PROPERTY(QString line READ line NOTIFY lineChanged FINAL)

public:
    explicit SidesModel(QObject* parent = nullptr);
    void show(const PublishContext& context, const People& people);
    [[nodiscard]] const QString& line() const { return m_line; }
    /// Colour and shape of a side’s symbol; 0 for an unknown side.
    Q_INVOKABLE [[nodiscard]] QString nameOf(int side) const {
        return valueOf(side, "name").toString();
    }
    Q_INVOKABLE [[nodiscard]] int colourOf(int side) const {
        return valueOf(side, "colour").toInt();
    }
    Q_INVOKABLE [[nodiscard]] int shapeOf(int side) const { return valueOf(side, "shape").toInt(); }

Q_SIGNALS:
    void lineChanged();

private:
    QString m_line;
};

struct RankingRow {
    int place = 0;
    QString placeText;
    QString names;
    int total = 0;
    QString totalText;
    QString tieBreakText;
    bool winner = false;
    bool unrevealed = false;
    QString accessibleName;

    bool operator==(const RankingRow&) const = default;
};

class RankingModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// The first row alone; empty if there is none.
    Q_PROPERTY(cimaise::RowsModel* firstPlace READ firstPlace CONSTANT FINAL)

public:
    explicit RankingModel(QObject* parent = nullptr);
    void show(const PublishContext& context);

    [[nodiscard]] RowsModel* firstPlace() { return &m_firstPlace; }

private:
    TypedRows<RankingRow> m_firstPlace;
};

} // namespace cimaise
