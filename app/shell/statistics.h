// Filter and results of the statistics page.
#pragma once

#include "app/library/same_name.h"
#include "app/models/plot_model.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/shell/result_cache.h"
#include "app/shell/statistics_rows.h"

#include <QStringList>
#include <memory>

namespace cimaise {

class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    // Filter: choices and current rows.
    Q_PROPERTY(QList<QString> gameNames READ gameNames NOTIFY changed FINAL)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> counts READ counts NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> periods READ periods NOTIFY changed FINAL)
    Q_PROPERTY(int period READ period WRITE setPeriod NOTIFY changed FINAL)
    Q_PROPERTY(bool withDoubtful READ withDoubtful WRITE setWithDoubtful NOTIFY changed FINAL)
    /// Player whose games are counted; empty for all players.
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed FINAL)
    // Results.
    /// True if there is any finished game, even if the filter excludes it.
    Q_PROPERTY(bool any READ any NOTIFY changed FINAL)
    /// Number of games counted, and of those left out.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* players READ players CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* figures READ figures CONSTANT FINAL)
    Q_PROPERTY(cimaise::PlotModel* course READ course CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* lines READ lines CONSTANT FINAL)
    /// Number of games that have score lines; empty if all have.
    Q_PROPERTY(QString linesNote READ linesNote NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* rivals READ rivals CONSTANT FINAL)

public:
    Statistics(const Library& library, const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] QStringList gameNames() const;
    [[nodiscard]] int game() const { return m_game; }
    void setGame(int row);
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] int count() const;
    void setCount(int row);
    [[nodiscard]] QStringList periods() const;
    [[nodiscard]] int period() const { return m_period; }
    void setPeriod(int row);
    [[nodiscard]] bool withDoubtful() const { return m_withDoubtful; }
    void setWithDoubtful(bool with);
    [[nodiscard]] const QString& player() const { return m_player; }
    void setPlayer(const QString& player);
    [[nodiscard]] bool any() const { return !m_results.games().empty(); }
    [[nodiscard]] const QString& summary() const { return m_summary; }
    [[nodiscard]] RowsModel* players() { return &m_players; }
    [[nodiscard]] RowsModel* figures() { return &m_figures; }
    [[nodiscard]] PlotModel* course() { return &m_course; }
    [[nodiscard]] RowsModel* lines() { return &m_lines; }
    [[nodiscard]] const QString& linesNote() const { return m_linesNote; }
    [[nodiscard]] RowsModel* rivals() { return &m_rivals; }

    /// Pauses computations while the page is not shown.
    void setActive(bool active);
    /// Finished games as they are now.
    const ResultCache& results();
    /// Assignment of names to people; names that read the same are one.
    [[nodiscard]] Naming naming();

Q_SIGNALS:
    void changed();

private:
    /// Updates after a change of the library.
    void onLibraryChanged();
    void answerAgain();
    /// Preselects the game that was finished last.
    void beginWithTheLatest();
    void updatePlayerCounts();
    void answer();
    void answerFor(const FilteredGames& chosen, const PlayerResults& results,
                   const PlayerResults& course);
    [[nodiscard]] GameFilter filter() const;

    const Library& m_library;
    const TextLanguage& m_language;
    ResultCache m_results;
    std::shared_ptr<NameIndex> m_names; ///< null if outdated
    bool m_active = false;
    bool m_unread = true;     ///< m_results may be outdated
    bool m_unanswered = true; ///< the results may be outdated
    bool m_hasChosenGame = false;
    int m_game = 0;
    int m_atTable = 0;         ///< number of players; 0 for any
    std::vector<int> m_counts; ///< numbers of players that occur
    int m_period = 0;
    bool m_withDoubtful = false;
    QString m_player;
    QString m_summary;
    TypedRows<PlayerRow> m_players;
    TypedRows<FigureRow> m_figures;
    PlotModel m_course;
    TypedRows<LineRow> m_lines;
    QString m_linesNote;
    TypedRows<RivalRow> m_rivals;
};

} // namespace cimaise
