// Who is scored, and how each stands at the moment.
#pragma once

#include "app/lists/judgement.h"
#include "app/lists/rows_model.h"

namespace cimaise {

struct SideRow {
    QString name;
    int total = 0;
    bool atLeast = false;
    QString totalText;
    int place = 0;
    QString placeText;
    bool leader = false;
    QString filled;
    QString accessibleName;
};

class SidesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")

public:
    explicit SidesModel(QObject* parent = nullptr);
    void show(const Judgement& judgement);
};

} // namespace cimaise
