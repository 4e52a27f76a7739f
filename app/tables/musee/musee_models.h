// The lists that a Musée's board, keypad and hand are drawn from.
#pragma once

#include "app/lists/rows_model.h"
#include "app/tables/musee/musee_rows.h"

namespace cimaise {

/// The spaces, galleries from top to bottom.
class MuseeSpacesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")

public:
    explicit MuseeSpacesModel(QObject* parent = nullptr);
    void show(const musee::View& view);
};

/// The three Gallery Bonuses.
class MuseeBonusesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")

public:
    explicit MuseeBonusesModel(QObject* parent = nullptr);
    void show(const musee::View& view);
};

/// A key for each number of the deck.
class KeypadModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")

public:
    explicit KeypadModel(QObject* parent = nullptr);
    void show(const musee::View& view);
};

/// The cards of a hand, and whether any of them plays.
class MuseeHandModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    Q_PROPERTY(bool stuck READ isStuck NOTIFY stuckChanged FINAL)
    Q_PROPERTY(QString stuckText READ stuckText NOTIFY stuckChanged FINAL)

public:
    explicit MuseeHandModel(QObject* parent = nullptr);
    void show(const musee::View& view);
    [[nodiscard]] bool isStuck() const { return !m_stuckText.isEmpty(); }
    /// What the rules say of a hand of which no card fits; empty while one does.
    [[nodiscard]] const QString& stuckText() const { return m_stuckText; }

Q_SIGNALS:
    void stuckChanged();

private:
    QString m_stuckText;
};

/// Who may hold a hand at the side looked at: the player, or two partners.
class MuseePartnersModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")

public:
    explicit MuseePartnersModel(QObject* parent = nullptr);
    void show(const musee::View& view);
};

} // namespace cimaise
