// View model of “Where does this fit?”: the requested tile, and its placements, best first.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/artsociety/art_society_part.h"
#include "app/viewmodels/artsociety/art_society_rows.h"

namespace cimaise {

class ArtSocietyFitPart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* places READ places CONSTANT FINAL)
    /// Number of placements, as text.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// Alternatives offered by the rules if there is no placement; empty otherwise.
    Q_PROPERTY(QString offers READ offers NOTIFY changed FINAL)
    Q_PROPERTY(int askedColumns READ askedColumns NOTIFY changed FINAL)
    Q_PROPERTY(int askedRows READ askedRows NOTIFY changed FINAL)
    /// Shields of the requested decor; 0 for a painting.
    Q_PROPERTY(int askedShields READ askedShields NOTIFY changed FINAL)
    /// True if a placement is shown.
    Q_PROPERTY(bool placeShown READ isPlaceShown NOTIFY changed FINAL)
    /// True if the requested tile can be given to the assistant.
    Q_PROPERTY(bool givable READ isGivable NOTIFY changed FINAL)
    /// True if the requested painting fits nowhere and can be kept as an excess painting.
    Q_PROPERTY(bool keepable READ isKeepable NOTIFY changed FINAL)

public:
    explicit ArtSocietyFitPart(Take take);
    /// Searches the placements; repeats a search only after a change of the position.
    void look(const artsociety::InputContext& context, bool anotherTable);
    [[nodiscard]] const artsociety::Fits& fits() const { return m_fits; }
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* places() { return &m_places; }
    [[nodiscard]] const QString& summary() const { return m_shown.summary; }
    [[nodiscard]] const QString& offers() const { return m_shown.offers; }
    [[nodiscard]] int askedColumns() const { return m_shown.asked.columns; }
    [[nodiscard]] int askedRows() const { return m_shown.asked.rows; }
    [[nodiscard]] int askedShields() const { return m_shown.shields; }
    [[nodiscard]] bool isPlaceShown() const { return m_shown.place; }
    [[nodiscard]] bool isGivable() const { return m_shown.givable; }
    [[nodiscard]] bool isKeepable() const { return m_shown.keepable; }

    Q_INVOKABLE void ask(int shields);
    Q_INVOKABLE void grow(int columns, int rows);
    /// Requests the placements of the tile that the assistant holds.
    Q_INVOKABLE void askHeld();
    Q_INVOKABLE void showPlace(int row);
    /// Hangs the tile at the placement shown.
    Q_INVOKABLE void hang();
    /// Gives the requested tile to the assistant; false if the assistant already holds one.
    Q_INVOKABLE bool give();
    /// Keeps the requested painting as an excess painting.
    Q_INVOKABLE void keep();

private:
    struct Shown {
        QString summary{};
        QString offers{};
        Extent asked{};
        int shields = 0;
        bool place = false;
        bool givable = false;
        bool keepable = false;

        bool operator==(const Shown&) const = default;
    };

    std::optional<artsociety::Tile> m_looked; ///< tile of the last search
    artsociety::Fits m_fits;
    Shown m_shown;
    TypedRows<artsociety::FitRow> m_places;
};

} // namespace cimaise
