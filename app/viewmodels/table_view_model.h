// Base of the view models of a game's table: stores selection, mode and panel with the game, so
// that a restart of the app or a change of window does not move them.
#pragma once

#include "app/models/spot_text.h"
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
    Q_PROPERTY(bool storesView READ storesView WRITE setStoresView NOTIFY storesViewChanged FINAL)
    /// Panel below the board, one of panels(); empty for a game whose mode decides the panel.
    Q_PROPERTY(QString panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)
    /// Hint: the result of the last tap, or the next step.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged FINAL)

public:
    explicit TableViewModel(QObject* parent = nullptr);
    TableViewModel(const TableViewModel&) = delete;
    TableViewModel& operator=(const TableViewModel&) = delete;
    TableViewModel(TableViewModel&&) = delete;
    TableViewModel& operator=(TableViewModel&&) = delete;
    ~TableViewModel() override;

    [[nodiscard]] bool storesView() const { return m_storesView; }
    void setStoresView(bool keeps);
    [[nodiscard]] QString panel() const;
    void setPanel(const QString& panel);
    [[nodiscard]] const QString& hint() const { return m_hint; }

    /// Escape key: cancels the current input and clears the highlight; returns false if there is
    /// nothing to cancel.
    Q_INVOKABLE virtual bool cancel() = 0;

Q_SIGNALS:
    void storesViewChanged();
    void panelChanged();
    void hintChanged();

protected:
    /// As followSession(), of the game.
    virtual void followTable() = 0;
    /// Computes the rows of all models of the game, and returns the hint; `view` has the texts of
    /// the position.
    [[nodiscard]] virtual QString showTable(const SpotWords& view) = 0;
    /// Names of the panels, the usual one first; empty if the mode decides the panel.
    [[nodiscard]] virtual std::span<const char* const> panels() const { return {}; }
    /// View of the game as JSON text.
    [[nodiscard]] virtual std::string viewStateText() const = 0;
    /// True if the view has parts of an entry: it is stored without delay.
    [[nodiscard]] virtual bool isPartOfEntry() const { return false; }
    /// Restores a view; `current`: it was stored with the current position.
    virtual void restorePlace(const std::string& text, bool current) = 0;

private:
    void followSession() final;
    void show() final;
    void restore(const StoredView& place);
    /// Stores the view after the tap is drawn, but not with each key of a fast entry.
    void storeView();
    /// Stores a view that is still to be stored.
    void keepNow();

    bool m_storesView = false;
    QString m_panel; ///< empty: the usual one
    QString m_hint;
    QTimer m_keeping;
    QElapsedTimer m_lastKept; ///< invalid until a view is stored
    /// View to be stored, with its session, which may have been replaced.
    QPointer<Session> m_keptFor;
    QString m_toKeep;
};

} // namespace cimaise
