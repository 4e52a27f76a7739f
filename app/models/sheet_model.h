// Score sheet as a table: a row for each line and one for the total, a column for each side. Lines
// without points for anybody are collapsed into one row until it is expanded. A line that has been
// shown keeps its row.
#pragma once

#include "app/game/highlight.h"
#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

#include <QAbstractTableModel>

namespace cimaise {

class SheetModel : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    Q_PROPERTY(int lineCount READ lineCount NOTIFY shapeChanged FINAL)
    Q_PROPERTY(int sideCount READ sideCount NOTIFY shapeChanged FINAL)
    /// Number of lines of a sheet that shows all of them; 0 if lines without points are collapsed.
    Q_PROPERTY(int fixedLineCount READ fixedLineCount NOTIFY shapeChanged FINAL)
    /// True if a row replaces the lines without points for anybody; ignored by a short sheet.
    Q_PROPERTY(bool folded READ isFolded WRITE setFolded NOTIFY foldedChanged FINAL)
    /// Row of the line whose evidence is shown; −1 for none, or while that row is collapsed.
    Q_PROPERTY(int highlightedRow READ highlightedRow NOTIFY highlightedRowChanged FINAL)
    /// Reason why the lines do not add up to the totals; empty if they do.
    Q_PROPERTY(QString rangeText READ rangeText NOTIFY rangeTextChanged FINAL)

public:
    explicit SheetModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}
    void show(const PublishContext& context, const Highlight& highlight);

    [[nodiscard]] const QString& rangeText() const { return m_rangeText; }
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setFolded(bool folded);
    /// Number of rows, including the total.
    [[nodiscard]] int lineCount() const { return m_lines; }
    [[nodiscard]] int sideCount() const { return m_sides; }
    [[nodiscard]] int fixedLineCount() const { return m_fixedLineCount; }
    [[nodiscard]] int highlightedRow() const { return m_highlightedRow; }
    /// Headings of a row and a column.
    Q_INVOKABLE [[nodiscard]] QString lineTitle(int row) const;
    Q_INVOKABLE [[nodiscard]] QString sideName(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shapeChanged();
    /// Emitted for the owner to fill the model again.
    void foldedChanged();
    void rangeTextChanged();
    void highlightedRowChanged();

private:
    /// Lines shown while others are collapsed: those with points at first, later ones below them. A
    /// line that loses its points stays.
    [[nodiscard]] const std::vector<std::size_t>&
    linesInOrder(const std::vector<ScoreSheet>& sheets, std::size_t lines);
    void setCells(std::vector<Cells> cells, int lines, int sides);
    void setHighlightedRow(int row);
    [[nodiscard]] std::size_t at(int row, int column) const {
        return (static_cast<std::size_t>(row) * static_cast<std::size_t>(m_sides)) +
               static_cast<std::size_t>(column);
    }

    std::vector<Cells> m_cells;         ///< row by row
    std::vector<std::size_t> m_inOrder; ///< see linesInOrder()
    int m_lines = 0;
    int m_fixedLineCount = 0;
    int m_sides = 0;
    int m_highlightedRow = -1;
    bool m_folded = true;
    QString m_rangeText;
};

} // namespace cimaise
