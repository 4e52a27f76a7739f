// Keyboard shortcuts of the current page.
#pragma once

#include "app/models/rows_model.h"
#include "app/texts/translator.h"

namespace cimaise {

struct KeyHelpRow {
    QString keys; ///< “Ctrl+Z”
    QString does;
    QString accessibleName;
};

class KeysModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")

public:
    explicit KeysModel(QObject* parent = nullptr);
    /// Those of the page; where it is the table, those of its game and of so many boards as well.
    void show(const QString& page, const QString& game, int boards, const Translator& words);
};

} // namespace cimaise
