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

    /// Ends the typing into a field: the next edit is separate.
    Q_INVOKABLE void endTyping();

protected:
    /// Applies the result of the input function `touched`. Returns the error in a typed line.
    QString take(const std::function<museum::InputResult(const museum::InputContext&)>& touched);

private:
    MuseumTable& m_table;
};

/// Base of panels with figures: those of a game, or of the player's own copy.
class MuseumFiguresOwner : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(bool locked READ isLocked NOTIFY changed FINAL)

public:
    using MuseumPart::MuseumPart;

    /// True if the figures are read-only.
    [[nodiscard]] virtual bool isLocked() const = 0;
    /// Sets a figure by its number; an empty text makes it unknown. Returns the error in the text.
    Q_INVOKABLE virtual QString setFigure(int figure, const QString& text) = 0;
    /// Enters the new content of a figure's field; all keys of one figure make one edit until
    /// endTyping(). Returns the error in the text.
    Q_INVOKABLE virtual QString typeFigure(int figure, const QString& text) {
        return setFigure(figure, text);
    }
    Q_INVOKABLE virtual void stepFigure(int figure, int by) = 0;
};

} // namespace cimaise
