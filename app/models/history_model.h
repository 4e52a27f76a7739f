// History of the game, newest first, with time, player and description.
#pragma once

#include "app/game/history.h"
#include "app/models/publish_context.h"
#include "app/texts/translator.h"

#include <QAbstractListModel>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <optional>

namespace cimaise {

/// Text for a time: “14:32” for today, “20 Nov 14:32” for another day; empty if unknown. `madeAt`
/// is in milliseconds since 1970, UTC.
QString timeInWords(qint64 madeAt, Language language);

class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role { When = Qt::UserRole, Owner, Says, Current, Ahead, AccessibleName };

    /// `history` must outlive the model.
    explicit HistoryModel(const History& history, QObject* parent = nullptr);
    /// Updates the model after a change of history or language.
    void setLanguage(Language language);
    /// Step of a row.
    [[nodiscard]] std::size_t stepOf(int row) const;

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    void setCount(int count);

    const History& m_history;
    Language m_language = Language::english;
    int m_count = 0;
};

/// History of the open game for its views: undo, redo, any step, and the order of full galleries.
class HistoryView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// True if an edit can be undone; never in a read-only game.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// True if an edit can be redone; never in a read-only game.
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    /// “Undo: …” with the edit; empty if there is none.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)
    /// “Redo: …” with the edit; empty if there is none.
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed FINAL)
    /// Steps of the game, newest first.
    Q_PROPERTY(cimaise::HistoryModel* steps READ steps CONSTANT FINAL)
    /// First sides to fill each gallery of Musée; empty if no bonus is contested.
    Q_PROPERTY(QStringList firsts READ firsts NOTIFY changed FINAL)

public:
    /// `history` must outlive the view.
    explicit HistoryView(const History& history, QObject* parent = nullptr);
    /// Updates the view after a change of history, language or access.
    void show(const PublishContext& context, bool readOnly);

    [[nodiscard]] bool canUndo() const { return m_state.canUndo; }
    [[nodiscard]] bool canRedo() const { return m_state.canRedo; }
    [[nodiscard]] const QString& undoText() const { return m_state.undoText; }
    [[nodiscard]] const QString& redoText() const { return m_state.redoText; }
    [[nodiscard]] HistoryModel* steps() { return &m_steps; }
    [[nodiscard]] const QStringList& firsts() const { return m_state.firsts; }

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Number of steps to the one in this row of `steps`; negative if they are undone.
    Q_INVOKABLE [[nodiscard]] int stepsTo(int row) const;
    /// Moves to the step in this row of `steps`.
    Q_INVOKABLE void goTo(int row);

Q_SIGNALS:
    void changed();
    /// Emitted for the owner to make another step the current one; `action` names the move.
    void stepRequested(std::size_t step, const QString& action);

private:
    struct State {
        bool canUndo = false;
        bool canRedo = false;
        QString undoText{};
        QString redoText{};
        QStringList firsts{};

        bool operator==(const State&) const = default;
    };

    const History& m_history;
    HistoryModel m_steps;
    std::optional<std::size_t> m_undoTo; ///< nullopt: nothing can be undone
    std::optional<std::size_t> m_redoTo;
    QString m_goToText; ///< names the move to any step
    State m_state;
};

} // namespace cimaise
