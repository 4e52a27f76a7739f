// Contents of the result page other than the ranking.
#pragma once

#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/shell/game_host.h"
#include "app/shell/statistics_plots.h"

#include <QImage>
#include <QPointer>

namespace cimaise {

class ResultView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(cimaise::RowsModel* sides READ sides CONSTANT FINAL)
    /// Total against time; empty if the game was entered after it was played.
    Q_PROPERTY(cimaise::PlotModel* course READ course CONSTANT FINAL)
    /// Result as a sentence: “Ana wins by 6 points”; empty until all places are revealed.
    Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
    /// Notice that the players ended the game early; empty if it ended by its rules.
    Q_PROPERTY(QString earlyText READ earlyText NOTIFY changed FINAL)
    /// First photo of the game; null if there is none.
    Q_PROPERTY(QImage photo READ photo NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPhoto READ hasPhoto NOTIFY changed FINAL)

public:
    ResultView(GameHost& host, const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] RowsModel* sides() { return &m_sides; }
    [[nodiscard]] PlotModel* course() { return &m_course; }
    [[nodiscard]] const QString& headline() const { return m_headline; }
    [[nodiscard]] const QString& earlyText() const { return m_earlyText; }
    [[nodiscard]] const QImage& photo() const { return m_photo; }
    [[nodiscard]] bool hasPhoto() const { return !m_photo.isNull(); }

    /// Opens a finished game on its result page.
    Q_INVOKABLE void openResult(qint64 id);
    /// Reveals the points of the open game and shows its result.
    Q_INVOKABLE void showResult();

    /// Pauses computations while the page is not shown.
    void setActive(bool active);

Q_SIGNALS:
    void changed();

private:
    void onSessionChanged();
    void show();
    void showPhoto();

    GameHost& m_host;
    const Library& m_library;
    const TextLanguage& m_language;
    QPointer<Session> m_session;
    bool m_active = false;
    TypedRows<SideNameRow> m_sides;
    PlotModel m_course;
    QString m_headline;
    QString m_earlyText;
    QImage m_photo;
};

} // namespace cimaise
