// Whatever figures are entered into: a game on the table, or one's own copy.
#pragma once

#include "app/tables/table_part.h"

namespace cimaise {

class MuseumFiguresOwner : public cimaise::TablePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a MuseumTable or a MuseumCopyList")
    Q_PROPERTY(bool locked READ isLocked NOTIFY changed FINAL)

public:
    using TablePart::TablePart;

    /// Whether nothing can be entered.
    [[nodiscard]] virtual bool isLocked() const = 0;
    /// Enters a figure; an empty text makes it unknown. Gives what is wrong with the text.
    Q_INVOKABLE virtual QString setFigure(const QString& figure, const QString& text) = 0;
    Q_INVOKABLE virtual void stepFigure(const QString& figure, int by) = 0;
};

} // namespace cimaise
