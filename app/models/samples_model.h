// The games that come along to be looked at.
#pragma once

#include "app/models/rows_model.h"
#include "app/texts/words.h"

namespace cimaise {

struct SampleRow {
    QString title;
    QString description;
    QString game;
    QString gameName;
    QString accessibleName;
};

class SamplesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Desk")

public:
    explicit SamplesModel(Language language, QObject* parent = nullptr);
    void setLanguage(Language language);

    /// The sample's file among the resources; empty when there is no such row.
    [[nodiscard]] static QString fileOf(int row);
    /// The title in the language of the window.
    [[nodiscard]] QString titleOf(int row) const;
};

} // namespace cimaise
