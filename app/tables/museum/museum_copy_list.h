// The Patron cards of one's own copy as a list: to be looked at, mended and dropped.
#pragma once

#include "app/tables/museum/museum_figures_owner.h"
#include "app/tables/museum/museum_models.h"
#include "validators/museum/museum_copy.h"

namespace cimaise {

class MuseumCopyList : public cimaise::MuseumFiguresOwner {
    Q_OBJECT
    QML_ELEMENT
    /// The copy as it is kept.
    Q_PROPERTY(QString copy READ copy WRITE setCopy NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseumKeysModel* cards READ cards CONSTANT FINAL)
    /// The card whose figures are shown; −1: none.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseumFiguresModel* figures READ figures CONSTANT FINAL)
    /// Which card was dropped last and can be brought back; empty when there is none.
    Q_PROPERTY(QString droppedText READ droppedText NOTIFY changed FINAL)

public:
    explicit MuseumCopyList(QObject* parent = nullptr);

    [[nodiscard]] const QString& copy() const { return m_text; }
    void setCopy(const QString& copy);
    [[nodiscard]] MuseumKeysModel* cards() { return &m_cards; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] MuseumFiguresModel* figures() { return &m_figures; }
    [[nodiscard]] QString droppedText() const;

    [[nodiscard]] bool isLocked() const override;
    QString setFigure(const QString& figure, const QString& text) override;
    void stepFigure(const QString& figure, int by) override;

    /// Shows the figures of a card; again: hides them.
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void drop(int row);
    Q_INVOKABLE void undoDrop();

Q_SIGNALS:
    /// The copy has become this, and is to be kept.
    void copyEdited(const QString& copy);

private:
    void followSession() override;
    /// A card and the row it stood in.
    struct Dropped {
        museum::Patron card;
        int row = 0;
    };

    [[nodiscard]] bool isRow(int row) const;
    void enter(const QString& figure, museum::CopyFact value);
    void keep(museum::Copy copy);
    void show() override;

    QString m_text;
    museum::Copy m_copy;
    int m_chosen = -1;
    std::optional<Dropped> m_dropped;
    MuseumKeysModel m_cards;
    MuseumFiguresModel m_figures;
};

} // namespace cimaise
