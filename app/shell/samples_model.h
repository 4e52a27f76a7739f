// Sample games.
#pragma once

#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/texts/translator.h"

namespace cimaise {

class GameHost;

struct SampleRow {
    QString title;
    QString description;
    QString game;
    QString gameName;
    QString file; ///< path among the resources
    QString accessibleName;
};

class SamplesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Id of the game whose samples are listed; empty: all games.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)

public:
    SamplesModel(GameHost& host, const TextLanguage& language, QObject* parent = nullptr);
    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);

    /// Opens the sample in this row. The game is saved with the first edit.
    Q_INVOKABLE void open(int row);

    /// Resource file of the sample in a row; empty if there is no such row.
    [[nodiscard]] QString fileOf(int row) const;
    /// Title of the sample in a row, in the language of the window.
    [[nodiscard]] QString titleOf(int row) const;

Q_SIGNALS:
    void gameChanged();

private:
    void publish();

    GameHost& m_host;
    const TextLanguage& m_language;
    QString m_game;
};

} // namespace cimaise
