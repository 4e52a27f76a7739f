// Keyboard shortcuts of the current page.
#pragma once

#include "app/lists/rows_model.h"
#include "app/texts/words.h"

namespace cimaise {

struct KeyHelpRow {
    QString keys; ///< “Ctrl+Z”
    QString does;
    QString accessibleName;
};

class KeysModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Desk")

public:
    explicit KeysModel(QObject* parent = nullptr);
    /// Those of the page; where it is the table, those of its game and of so many boards as well.
    void show(const QString& page, const QString& game, int boards, const Words& words);
};

} // namespace cimaise
