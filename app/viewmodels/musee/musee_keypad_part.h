// View model of the keys that hang a painting: the keypad, and numbers typed on a keyboard.
#pragma once

#include "app/viewmodels/musee/musee_part.h"

namespace cimaise {

class MuseeKeypadPart : public cimaise::MuseePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// A key for each number of the deck.
    Q_PROPERTY(cimaise::RowsModel* keys READ keys CONSTANT FINAL)
    /// Digits typed but not yet applied; usually empty.
    Q_PROPERTY(QString typed READ typed NOTIFY typedChanged FINAL)

public:
    explicit MuseeKeypadPart(MuseeTable& table);
    void show(const musee::View& view);

    [[nodiscard]] RowsModel* keys() { return &m_keys; }
    [[nodiscard]] const QString& typed() const { return m_typed; }

    // For these functions, see app/input/musee/musee_taps.h.
    Q_INVOKABLE void press(int number);
    Q_INVOKABLE void typeDigit(int digit);
    /// Enter key: uses the typed digits, or taps the selected space.
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void erase();

Q_SIGNALS:
    void typedChanged();

private:
    musee::KeyRows m_rows;
    TypedRows<musee::KeyRow> m_keys;
    QString m_typed;
};

} // namespace cimaise
