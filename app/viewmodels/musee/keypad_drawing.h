// Draws the keys of Musée's keypad as one picture. A change of the keys redraws only those that
// look different, without an item and its bindings for each part of a key.
#pragma once

#include "app/models/rows_model.h"

#include <QHash>
#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantMap>
#include <vector>

namespace cimaise {

class KeypadDrawing : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Rows with the roles of musee::KeyRow, one for each key; null draws nothing.
    Q_PROPERTY(cimaise::RowsModel* keys MEMBER m_keys WRITE setKeys REQUIRED FINAL)
    /// Keys in a row, at least 1.
    Q_PROPERTY(int columns MEMBER m_columns WRITE setColumns REQUIRED FINAL)
    /// Size of a key in pixels.
    Q_PROPERTY(QSizeF keySize MEMBER m_keySize WRITE setKeySize REQUIRED FINAL)
    /// Number of the chosen key; 0 for none.
    Q_PROPERTY(int chosen MEMBER m_chosen WRITE setChosen FINAL)
    /// Index of the key under the pointer; -1 for none.
    Q_PROPERTY(int hovered MEMBER m_hovered WRITE setHovered FINAL)
    /// Index of the key that is pressed; -1 for none.
    Q_PROPERTY(int pressed MEMBER m_pressed WRITE setPressed FINAL)
    /// Font family, sizes (“digits” and “letter”, in pixels), colours by their names in Style, and
    /// the colours of the themes in “themes”.
    Q_PROPERTY(QVariantMap style MEMBER m_style WRITE setStyle REQUIRED FINAL)

public:
    explicit KeypadDrawing(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {}

    void setKeys(RowsModel* keys);
    void setColumns(int columns);
    void setKeySize(const QSizeF& size);
    void setChosen(int number);
    void setHovered(int index);
    void setPressed(int index);
    void setStyle(const QVariantMap& style);

    void paint(QPainter* painter) override;

    /// First row to show so that a number that may hang is in view: `top`, if one of its `rows`
    /// rows has such a number or no row has; otherwise the first row that has.
    Q_INVOKABLE [[nodiscard]] int rowInView(int top, int rows) const;

Q_SIGNALS:
    /// Emitted when other numbers may hang.
    void legalChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    /// State of a key that changes its look, besides the pointer and the choice.
    struct Key {
        int number = 0;
        QString theme{};
        QString themeLetter{};
        bool legal = false;
        bool hung = false;
        bool inHand = false;

        bool operator==(const Key&) const = default;
    };

    [[nodiscard]] Key read(int index) const;
    void readAll();
    void readSome(const QModelIndex& first, const QModelIndex& last);
    /// Forgets what was drawn, and draws all keys again.
    void redrawAll();
    [[nodiscard]] QRectF areaOf(int index) const;
    void redraw(int index);
    /// Picture of a key for a screen of that pixel ratio, drawn the first time that it looks so. It
    /// covers the area rounded to whole pixels.
    const QImage& pictureOf(int index, double pixelRatio);
    [[nodiscard]] QColor colour(const char* name) const;
    /// Colour of the digits and of the letter.
    [[nodiscard]] QColor inkOf(const Key& key) const;
    [[nodiscard]] QColor plateOf(const Key& key, int index) const;
    [[nodiscard]] QImage handIcon(const QColor& colour, double pixelRatio) const;
    void paintPlate(QPainter& painter, const Key& key, int index) const;
    void paintTexts(QPainter& painter, const Key& key, const QRectF& area, double pixelRatio) const;

    QPointer<RowsModel> m_keys;
    std::vector<Key> m_shown;
    int m_columns = 1;
    QSizeF m_keySize;
    int m_chosen = 0;
    int m_hovered = -1;
    int m_pressed = -1;
    /// True until all keys are drawn: Qt drops a request to redraw everything if one for a part
    /// follows.
    bool m_redrawsAll = true;
    QVariantMap m_style;
    double m_pixelRatio = 0;       ///< of the pictures
    QHash<int, QImage> m_pictures; ///< by index and appearance of the key
};

} // namespace cimaise
