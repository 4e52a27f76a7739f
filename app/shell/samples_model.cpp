// Lists the samples of all games, or of one.
#include "app/shell/samples_model.h"

#include "app/game/game_ui.h"
#include "app/shell/game_host.h"
#include "app/texts/qt_score_text.h"
#include "positions/cases.h"

#include <QFile>
#include <utility>

namespace cimaise {

namespace {

const Roles<SampleRow>& samplesRoles() {
    static const Roles<SampleRow> table{
        {"title", &SampleRow::title}, {"description", &SampleRow::description},
        {"game", &SampleRow::game},   {"gameName", &SampleRow::gameName},
        {"file", &SampleRow::file},   {"accessibleName", &SampleRow::accessibleName}};
    return table;
}

SampleRow rowOf(const Game& game, const Sample& sample, const Translator& words) {
    SampleRow row{.title = format(words, sample.title),
                  .description = format(words, sample.description),
                  .game = toQt(game.id),
                  .gameName = format(words, game.name)};
    row.file = QStringLiteral(":/cimaise/samples/%1/%2.cimaise").arg(row.game, toQt(sample.file));
    row.accessibleName = listed({row.title, row.gameName, row.description});
    return row;
}

} // namespace

SamplesModel::SamplesModel(GameHost& host, const TextLanguage& language, QObject* parent)
    : RowsModel(samplesRoles(), parent), m_host(host), m_language(language) {
    connect(&language, &TextLanguage::changed, this, &SamplesModel::publish);
    publish();
}

void SamplesModel::setGame(const QString& game) {
    if (game != m_game) {
        m_game = game;
        emit gameChanged();
        publish();
    }
}

void SamplesModel::publish() {
    const Translator words = m_language.words();
    std::vector<SampleRow> rows;
    for (const Game& game : games()) {
        if (!m_game.isEmpty() && m_game != toQt(game.id)) {
            continue;
        }
        for (const Sample& sample : findUi(game.id)->samples) {
            rows.push_back(rowOf(game, sample, words));
        }
    }
    setRows(samplesRoles(), rows);
}

void SamplesModel::open(int row) {
    const QString sample = fileOf(row);
    QFile file{sample};
    if (sample.isEmpty() || !file.open(QIODevice::ReadOnly) || !m_host.mayLeave()) {
        return;
    }
    tl::expected<AnyCase, LoadError> position = readCase(file.readAll().toStdString());
    Q_ASSERT(position); // a test reads all samples
    m_host.openBeside({.history = History{*std::move(position)}, .title = titleOf(row)});
}

QString SamplesModel::fileOf(int row) const { return valueOf(row, "file").toString(); }

QString SamplesModel::titleOf(int row) const { return valueOf(row, "title").toString(); }

} // namespace cimaise
