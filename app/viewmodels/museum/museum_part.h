// Base of the panels of Museum: the state shown, and the input accepted.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "app/viewmodels/museum/museum_roles.h"
#include "app/viewmodels/table_panel.h"

#include <functional>

namespace cimaise {

class MuseumTable;

class MuseumPart : public cimaise::TablePanel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit MuseumPart(MuseumTable& table) : m_table(table) {}

    /// Ends the edit that typing into a field makes.
    Q_INVOKABLE void endTyping();

protected:
    /// Applies what `touched` says of the scene. Gives what is wrong with a typed line.
    QString take(const std::function<museum::InputResult(const museum::InputContext&)>& touched);

private:
    MuseumTable& m_table;
};

/// Whatever figures are entered into: a game on the table, or one's own copy.
class MuseumFiguresOwner : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(bool locked READ isLocked NOTIFY changed FINAL)

public:
    using MuseumPart::MuseumPart;

    /// Whether nothing can be entered.
    [[nodiscard]] virtual bool isLocked() const = 0;
    /// Enters a figure by its number; an empty text makes it unknown. Gives what is wrong with the
    /// text.
    Q_INVOKABLE virtual QString setFigure(int figure, const QString& text) = 0;
    /// Enters what the field of a figure holds after a key; all keys of one figure make one edit
    /// until endTyping(). Returns what is wrong with the text.
    Q_INVOKABLE virtual QString typeFigure(int figure, const QString& text) {
        return setFigure(figure, text);
    }
    Q_INVOKABLE virtual void stepFigure(int figure, int by) = 0;
};

} // namespace cimaise
