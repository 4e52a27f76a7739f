// Computes the plots when first shown, because scoring the course of a game takes a moment.
#include "app/shell/result_view.h"

#include "app/models/result_headline.h"
#include "app/photos/photo_file.h"
#include "app/shell/navigator.h"

#include <QDateTime>

namespace cimaise {

namespace {

const Roles<SideTotalRow>& sideTotalRoles() {
    static const Roles<SideTotalRow> table{{"name", &SideTotalRow::name},
                                           {"totalText", &SideTotalRow::totalText}};
    return table;
}

const Roles<ShareRow>& shareRoles() {
    static const Roles<ShareRow> table{
        {"number", &ShareRow::number},   {"title", &ShareRow::title},
        {"figures", &ShareRow::figures}, {"colour", &ShareRow::colour},
        {"ink", &ShareRow::ink},         {"accessibleName", &ShareRow::accessibleName}};
    return table;
}

} // namespace

ResultView::ResultView(GameHost& host, Statistics& statistics, const TextLanguage& language,
                       QObject* parent)
    : QObject(parent), m_host(host), m_library(host.library()), m_statistics(statistics),
      m_language(language), m_sides(sideTotalRoles()), m_keys(shareRoles()) {
    connect(&language, &TextLanguage::changed, this, &ResultView::show);
    connect(&m_library, &Library::changed, this, &ResultView::show);
    connect(&host, &GameHost::sessionChanged, this, &ResultView::followSession);
}

void ResultView::followSession() {
    m_session = m_host.session();
    if (m_session) {
        connect(m_session, &Session::changed, this, &ResultView::show);
        connect(m_session, &Session::shownChanged, this, &ResultView::show);
        connect(m_session, &Session::ended, this,
                [this] { m_host.navigator().show(Navigator::Result); });
    }
    show();
}

void ResultView::openResult(qint64 id) {
    m_host.open(id);
    const Session* const session = m_host.session();
    if (session != nullptr && session->id() == id) {
        m_host.navigator().show(Navigator::Result);
    }
}

void ResultView::showResult() {
    Session* const session = m_host.session();
    if (session != nullptr && !session->isSingleBoard()) {
        session->reveal(false);
        m_host.navigator().show(Navigator::Result);
    }
}

void ResultView::setActive(bool active) {
    m_active = active;
    show();
}

void ResultView::show() {
    if (!m_active || !m_session || !m_session->finished()) {
        return;
    }
    const Evaluation& evaluation = m_session->evaluation();
    const GameResult result = resultOf(m_session->current(), evaluation.findings, evaluation.score);
    const Translator words = m_session->words();
    m_headline = resultHeadline(m_session->context(words));
    m_earlyText = result.early || m_session->wasEndedEarly()
                      ? format(m_language.words(), CIMAISE_TEXT("handover.early"))
                      : QString{};
    const Plot shares = sharesPlot(result, m_language.words());
    m_shares.show(shares.marks, shares.frame);
    m_sides.show(sideTotals(result, evaluation.score, m_language.words()));
    m_keys.show(shareRows(result, m_language.words()));
    const Plot course = playedPlot(courseOf(m_session->history()), result, m_language.words());
    m_course.show(course.marks, course.frame);
    showRecords(result);
    showPhoto();
    emit changed();
}

void ResultView::showRecords(const GameResult& result) {
    m_records.clear();
    const ResultCache& kept = m_statistics.results();
    const RecordedGame* known = kept.find(m_session->id());
    const RecordedGame game{.id = m_session->id(),
                            .ended = known != nullptr ? known->ended
                                                      : QDateTime::currentMSecsSinceEpoch(),
                            .result = result};
    for (const BrokenRecord& record : brokenRecords(kept.games(), game, m_statistics.naming())) {
        m_records.push_back(recordInWords(record, result.game, m_language.words()));
    }
}

void ResultView::showPhoto() {
    m_photo = {};
    const auto photos = m_library.photos(m_session->id());
    if (photos && !photos->empty()) {
        m_photo = decodedPhoto(m_library.picture(m_session->id(), photos->front().id));
    }
}

} // namespace cimaise
