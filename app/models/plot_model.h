// Contents of a plot: marks in a rectangle of 1 × 1, each with its exact values in words.
#pragma once

#include "app/models/rows_model.h"

namespace cimaise {

/// A point of a line, or a bar. Places are fractions from the left and from the top.
struct PlotMark {
    double x = 0;     ///< of the point, or the right end of the bar
    double y = 0;     ///< of the point, or the top of the bar
    double fromX = 0; ///< of the point before on the same line, or the left end of the bar
    double fromY = 0; ///< the same, or the bottom of the bar
    int series = 0;   ///< whose line it is on, or of which kind the bar is, counted from 0
    bool bar = false;
    bool strong = false;
    QString label;  ///< short, at the mark; empty for none
    QString figure; ///< what a bar is worth; empty for none
    QString said;
    double gameId = 0; ///< the game that it stands for; 0: several, or none
};

/// What stands around the marks.
struct PlotFrame {
    QString hint; ///< why there are no marks, or what one stands for; may be empty
    QString topText;
    QString bottomText;
    QString firstText; ///< at the left end
    QString lastText;  ///< at the right end
    double zero = 0;   ///< where bars begin, as a fraction from the left

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
    Q_PROPERTY(double zero READ zero NOTIFY frameChanged FINAL)

public:
    explicit PlotModel(QObject* parent = nullptr);

    void show(const std::vector<PlotMark>& marks, PlotFrame frame);

    [[nodiscard]] const QString& hint() const { return m_frame.hint; }
    [[nodiscard]] const QString& topText() const { return m_frame.topText; }
    [[nodiscard]] const QString& bottomText() const { return m_frame.bottomText; }
    [[nodiscard]] const QString& firstText() const { return m_frame.firstText; }
    [[nodiscard]] const QString& lastText() const { return m_frame.lastText; }
    [[nodiscard]] double zero() const { return m_frame.zero; }
    /// What is said of a mark; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString saidOf(int mark) const;
    /// The game that it stands for; 0: none.
    Q_INVOKABLE [[nodiscard]] double gameOf(int mark) const;
    /// The mark that is nearest to a place, in fractions; −1: there is none.
    Q_INVOKABLE [[nodiscard]] int nearest(double x, double y) const;

Q_SIGNALS:
    void frameChanged();

private:
    PlotFrame m_frame;
    std::vector<PlotMark> m_marks;
};

/// Where a value lies between the greatest, 0, and the least, 1; in the middle where they are one.
double heightOf(double value, double least, double greatest);

} // namespace cimaise
