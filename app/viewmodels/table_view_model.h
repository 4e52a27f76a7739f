// Base of the view models of a game's table: stores selection, mode and panel with the game, so
// that a restart of the app or a change of window does not move them.
#pragma once

#include "app/viewmodels/board_view_model.h"

#include <QElapsedTimer>
#include <QTimer>
#include <span>
#include <string>

namespace cimaise {

class TableViewModel : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// True if the view is stored with the game and restored: the table of the open game.
    Q_PROPERTY(bool keepsPlace READ keepsPlace WRITE setKeepsPlace NOTIFY keepsPlaceChanged FINAL)
    /// Panel below the board, one of panels(); empty for a game whose mode decides the panel.
    Q_PROPERTY(QString panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)

public:
    explicit TableViewModel(QObject* parent = nullptr);
    TableViewModel(const TableViewModel&) = delete;
    TableViewModel& operator=(const TableViewModel&) = delete;
    TableViewModel(TableViewModel&&) = delete;
    TableViewModel& operator=(TableViewModel&&) = delete;
    ~TableViewModel() override;

    [[nodiscard]] bool keepsPlace() const { return m_keepsPlace; }
    void setKeepsPlace(bool keeps);
    [[nodiscard]] QString panel() const;
    void setPanel(const QString& panel);

Q_SIGNALS:
    void keepsPlaceChanged();
    void panelChanged();

protected:
    /// As followSession() and show(), of the game.
    virtual void followTable() = 0;
    virtual void showTable() = 0;
    /// Names of the panels, the usual one first; empty if the mode decides the panel.
    [[nodiscard]] virtual std::span<const char* const> panels() const { return {}; }
    /// View of the game as JSON text.
    [[nodiscard]] virtual std::string placeText() const = 0;
    /// True if the view has parts of an entry: it is stored without delay.
    [[nodiscard]] virtual bool isPartOfEntry() const { return false; }
    /// Restores a view; `current`: it was stored with the current position.
    virtual void returnToPlace(const std::string& text, bool current) = 0;

private:
    void followSession() final;
    void show() final;
    void returnTo(const StoredView& place);
    /// Stores the view after the tap is drawn, but not with each key of a fast entry.
    void storeView();
    /// Stores a view that is still to be stored.
    void keepNow();

    bool m_keepsPlace = false;
    QString m_panel; ///< empty: the usual one
    QTimer m_keeping;
    QElapsedTimer m_lastKept; ///< invalid until a view is stored
    /// View to be stored, with its session, which may have been replaced.
    QPointer<Session> m_keptFor;
    QString m_toKeep;
};

} // namespace cimaise
