// Groups that have played on this device: players, game and settings, most recent first.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/shell/new_game.h"
#include "app/texts/translator.h"
#include "validators/cases.h"

namespace cimaise {

struct LineUpRow {
    QString players; ///< “Ana · Bo · Cy”
    QString gameIcon;
    QString gameName;
    bool asks = false; ///< something is asked first: a tap only fills in the form
    QString verb;      ///< what a tap does: “Start”, or “Fill in”
    QString accessibleName;
};

class PlayerGroupsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")

public:
    /// More are not remembered.
    static constexpr qsizetype most = 4;

    PlayerGroupsModel(Library& library, NewGame& draft, Language language,
                      QObject* parent = nullptr);

    /// A table has begun. The same people at the same game take the place of their last table.
    void remember(const AnyCase& table);
    /// A game has ended: its players’ next one is set up like it, if that is legal.
    void settle(const AnyCase& ended);
    /// Somebody has another name in all games.
    void rename(const QString& from, const QString& to);
    /// None for no such row.
    [[nodiscard]] std::optional<AnyCase> at(int row) const;
    void setLanguage(Language language);

    /// Starts a game with the group in this row; only fills in the form if the game has a random
    /// setup to enter.
    Q_INVOKABLE void start(int row);

private:
    void readAnew();
    void keep();
    void show();

    Library& m_library;
    NewGame& m_draft; ///< knows which games ask something each time
    Language m_language;
    std::vector<AnyCase> m_lineUps;   ///< bare tables
    std::vector<std::size_t> m_shown; ///< of them, those of people who are all known
};

} // namespace cimaise
