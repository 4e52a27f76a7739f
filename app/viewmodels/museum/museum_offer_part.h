// View model of “On offer”: the objects of the market, sorted by what they add to the best
// arrangement. The arrangements are searched in the background while the panel is open.
#pragma once

#include "app/viewmodels/museum/museum_arrange_part.h"
#include "app/viewmodels/museum/museum_offer_search.h"

namespace cimaise {

class MuseumOfferPart : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    /// Objects on offer: those that add most first, those not calculated yet last.
    Q_PROPERTY(cimaise::RowsModel* objects READ objects CONSTANT FINAL)
    /// Total of the present objects, or the reason why nothing is calculated.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    explicit MuseumOfferPart(MuseumTable& table);
    /// Starts the next search while the panel is open and shows points; `arrangement` may already
    /// have found, or be searching, the best arrangement of the present objects.
    void look(const museum::InputContext& context, const MuseumArrangePart& arrangement,
              bool showsPoints);
    void show(const museum::View& view);
    /// Position with the arrangement to show on the board; null for none.
    [[nodiscard]] const museum::Layout* arranged(const museum::InputContext& context) const;
    [[nodiscard]] const MuseumOfferSearch& search() const { return m_search; }

    [[nodiscard]] RowsModel* objects() { return &m_objects; }
    [[nodiscard]] const QString& text() const { return m_text; }

    // Rows of the list.
    Q_INVOKABLE void showObject(int row);
    Q_INVOKABLE void withdraw(int row);
    Q_INVOKABLE void withdrawAll();

Q_SIGNALS:
    /// Emitted when a result has arrived.
    void found();

private:
    [[nodiscard]] std::optional<std::size_t> numberOf(int row);

    QString m_text;
    TypedRows<museum::OfferRow> m_objects;
    MuseumOfferSearch m_search;
};

} // namespace cimaise
