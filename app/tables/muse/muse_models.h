// The lists that a table of Muse is drawn from.
#pragma once

#include "app/lists/rows_model.h"
#include "app/tables/muse/muse_referee_rows.h"

namespace cimaise {

/// The paintings of a studio or a palace.
class MusePileModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MusePileModel(QObject* parent = nullptr);
    void show(const std::vector<muse::PaintingRow>& rows);
};

/// The artists in seating order.
class MuseArtistsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MuseArtistsModel(QObject* parent = nullptr);
    void show(const std::vector<muse::ArtistRow>& rows);
};

/// The cards of the deck in use, the biggest first.
class MuseDeckModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MuseDeckModel(QObject* parent = nullptr);
    void show(const std::vector<muse::DeckRow>& rows);
};

/// The six suits from biggest to smallest.
class MuseSuitsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MuseSuitsModel(QObject* parent = nullptr);
    void show(const std::vector<muse::SuitRow>& rows);
};

/// What a patron tries, one suit after the other.
class MuseStepsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MuseStepsModel(QObject* parent = nullptr);
    void show(const std::vector<muse::StepRow>& rows);
};

/// What everyone has chosen for the round, in seating order.
class MuseTurnsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MuseTurnsModel(QObject* parent = nullptr);
    void show(const std::vector<muse::TurnRow>& rows);
};

/// The events of the round in the order in which they happen.
class MuseEventsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MuseEventsModel(QObject* parent = nullptr);
    void show(const std::vector<muse::EventRow>& rows);
};

/// The coins that pay for a painting, by suit.
class MusePaymentModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")

public:
    explicit MusePaymentModel(QObject* parent = nullptr);
    void show(const std::vector<muse::PaymentRow>& rows);
};

} // namespace cimaise
