// Contents of a plot: marks in a rectangle of 1 × 1, each with its exact values as text.
#pragma once

#include "app/models/rows_model.h"

namespace cimaise {

/// Point of a line. Coordinates are fractions from the left and from the top.
struct PlotMark {
    double x = 0;
    double y = 0;
    double fromX = 0; ///< x of the previous point of the line
    double fromY = 0; ///< y of the previous point of the line
    int series = 0;   ///< index of the line, counted from 0
    bool strong = false;
    QString markText;
    double gameId = 0; ///< id of the game of the mark; 0 for several games, or none
};

/// Texts around the marks.
struct PlotFrame {
    QString hint; ///< reason for a plot without marks, or meaning of a mark; may be empty
    QString topText;
    QString bottomText;
    QString firstText; ///< at the left end
    QString lastText;  ///< at the right end

    bool operator==(const PlotFrame&) const = default;
};

class PlotModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to what fills it")
    Q_PROPERTY(QString hint READ hint NOTIFY frameChanged FINAL)
    Q_PROPERTY(QString topText READ topText NOTIFY frameChanged FINAL)
    Q_PROPERTY(QString bottomText READ bottomText NOTIFY frameChanged FINAL)
    Q_PROPERTY(QString firstText READ firstText NOTIFY frameChanged FINAL)
    Q_PROPERTY(QString lastText READ lastText NOTIFY frameChanged FINAL)

public:
    explicit PlotModel(QObject* parent = nullptr);

    void show(const std::vector<PlotMark>& marks, PlotFrame frame);

    [[nodiscard]] const QString& hint() const { return m_frame.hint; }
    [[nodiscard]] const QString& topText() const { return m_frame.topText; }
    [[nodiscard]] const QString& bottomText() const { return m_frame.bottomText; }
    [[nodiscard]] const QString& firstText() const { return m_frame.firstText; }
    [[nodiscard]] const QString& lastText() const { return m_frame.lastText; }
    /// Text of a mark; empty if there is no such mark.
    Q_INVOKABLE [[nodiscard]] QString markTextOf(int mark) const;
    /// Game of a mark; 0: none.
    Q_INVOKABLE [[nodiscard]] double gameOf(int mark) const;
    /// Mark nearest to a point, in fractions; −1 if there is none.
    Q_INVOKABLE [[nodiscard]] int nearest(double x, double y) const;

Q_SIGNALS:
    void frameChanged();

private:
    PlotFrame m_frame;
    std::vector<PlotMark> m_marks;
};

/// Height of a value as a fraction: 0 for the greatest, 1 for the least, 0.5 if both are equal.
double heightOf(double value, double least, double greatest);

} // namespace cimaise
