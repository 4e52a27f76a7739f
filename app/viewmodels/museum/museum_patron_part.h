// View model of the experts and the patron of a museum.
#pragma once

#include "app/viewmodels/museum/museum_part.h"

namespace cimaise {

class MuseumPatronPart : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* experts READ experts CONSTANT FINAL)
    /// Kinds of Patron cards, and “none”.
    Q_PROPERTY(cimaise::RowsModel* kinds READ kinds CONSTANT FINAL)
    /// Goals to choose from; empty if the card needs no choice.
    Q_PROPERTY(cimaise::RowsModel* parts READ parts CONSTANT FINAL)
    /// Goal of the card and the choice it needs.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString worth READ worth NOTIFY changed FINAL)

public:
    explicit MuseumPatronPart(MuseumTable& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* experts() { return &m_experts; }
    [[nodiscard]] RowsModel* kinds() { return &m_kinds; }
    [[nodiscard]] RowsModel* parts() { return &m_parts; }
    [[nodiscard]] const QString& text() const { return m_shown.text; }
    [[nodiscard]] const QString& worth() const { return m_shown.worth; }

    // For these functions, see app/input/museum/museum_patron.h.
    Q_INVOKABLE void toggleExpert(int row);
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void choosePart(int row);

private:
    struct Shown {
        QString text;
        QString worth;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::KeyRow> m_experts;
    TypedRows<museum::KeyRow> m_kinds;
    TypedRows<museum::KeyRow> m_parts;
};

} // namespace cimaise
