// Groups that have played on this device: players, game and settings, most recent first.
#pragma once

#include "app/library/library.h"
#include "app/lists/rows_model.h"
#include "app/texts/words.h"
#include "validators/cases.h"

namespace cimaise {

struct LineUpRow {
    QString players; ///< “Ana · Bo · Cy”
    QString gameName;
    QString accessibleName;
};

/// A bare table, and how it is looked at.
struct LineUp {
    AnyCase table;
    bool hidden = false;

    bool operator==(const LineUp&) const = default;
};

class LineUpsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Desk")

public:
    /// More are not remembered.
    static constexpr qsizetype most = 4;

    LineUpsModel(Library& library, Language language, QObject* parent = nullptr);

    /// A table has begun. The same people at the same game take the place of their last table.
    void remember(const LineUp& lineUp);
    /// Somebody has another name in all games.
    void rename(const QString& from, const QString& to);
    /// None for no such row.
    [[nodiscard]] std::optional<LineUp> at(int row) const;
    void setLanguage(Language language);

private:
    void readAnew();
    void keep();
    void show();

    Library& m_library;
    Language m_language;
    std::vector<LineUp> m_lineUps;
    std::vector<std::size_t> m_shown; ///< of them, those of people who are all known
};

} // namespace cimaise
