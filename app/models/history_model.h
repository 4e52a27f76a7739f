// History of the game, newest first, with time, player and description. Only visible steps get a
// text, because a game may have hundreds of steps.
#pragma once

#include "app/game/history.h"
#include "app/texts/translator.h"

#include <QAbstractListModel>
#include <QQmlEngine>

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
    void follow(Language language);
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

} // namespace cimaise
