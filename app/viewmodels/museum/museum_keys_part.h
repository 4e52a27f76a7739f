// View model of the entry of an object by keys and by text: civilisations, domains, values,
// recently used objects.
#pragma once

#include "app/viewmodels/museum/museum_part.h"

namespace cimaise {

class MuseumKeysPart : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* civilisations READ civilisations CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* domains READ domains CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* values READ values CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* latest READ latest CONSTANT FINAL)
    /// Text typed but not yet applied.
    Q_PROPERTY(QString typed READ typed NOTIFY changed FINAL)

public:
    explicit MuseumKeysPart(MuseumTable& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* civilisations() { return &m_civilisations; }
    [[nodiscard]] RowsModel* domains() { return &m_domains; }
    [[nodiscard]] RowsModel* values() { return &m_values; }
    [[nodiscard]] RowsModel* latest() { return &m_latest; }
    [[nodiscard]] const QString& typed() const { return m_typed; }

    // For these functions, see app/input/museum/museum_taps.h.
    Q_INVOKABLE void pressCivilisation(int row);
    Q_INVOKABLE void pressDomain(int row);
    Q_INVOKABLE void pressValue(int row);
    Q_INVOKABLE void pressLatest(int row);
    Q_INVOKABLE void type(const QString& text);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void erase();
    /// Enters typed objects. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterText(const QString& text);

private:
    void press(const museum::Trait& trait);

    QString m_typed;
    TypedRows<museum::KeyRow> m_civilisations;
    TypedRows<museum::KeyRow> m_domains;
    TypedRows<museum::KeyRow> m_values;
    TypedRows<museum::KeyRow> m_latest;
};

} // namespace cimaise
