// View model of “Outlook”: the sizes of paintings with their number of places, and the
// squares that only decor can cover.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/artsociety/art_society_part.h"
#include "app/viewmodels/artsociety/art_society_rows.h"

#include <QStringList>

namespace cimaise {

class ArtSocietyOutlookPart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    /// Sizes of paintings; empty while the panel is closed.
    Q_PROPERTY(cimaise::RowsModel* sizes READ sizes CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* types READ types CONSTANT FINAL)
    /// Sentences about the wall in view.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed FINAL)

public:
    explicit ArtSocietyOutlookPart(Take take);
    /// Computes the outlook while the panel is open.
    void look(const artsociety::InputContext& context);
    [[nodiscard]] const artsociety::WallOutlook& found() const { return m_found; }
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* sizes() { return &m_sizes; }
    [[nodiscard]] RowsModel* types() { return &m_types; }
    [[nodiscard]] const QStringList& lines() const { return m_lines; }

    // Rows of the lists.
    Q_INVOKABLE void chooseSize(int row);
    Q_INVOKABLE void chooseType(int row);

private:
    artsociety::WallOutlook m_found;
    QStringList m_lines;
    TypedRows<artsociety::SizeRow> m_sizes;
    TypedRows<artsociety::KeyRow> m_types;
};

} // namespace cimaise
