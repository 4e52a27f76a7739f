// Computes the plots when first shown, because scoring the course of a game takes a moment.
#include "app/shell/result_view.h"

#include "app/models/result_headline.h"
#include "app/photos/photo_file.h"
#include "app/shell/navigator.h"

namespace cimaise {

namespace {

const Roles<SideNameRow>& sideNameRoles() {
    static const Roles<SideNameRow> table{{"name", &SideNameRow::name}};
    return table;
}

} // namespace

ResultView::ResultView(GameHost& host, const TextLanguage& language, QObject* parent)
    : QObject(parent), m_host(host), m_library(host.library()), m_language(language),
      m_sides(sideNameRoles()) {
    connect(&language, &TextLanguage::changed, this, &ResultView::show);
    connect(&m_library, &Library::changed, this, &ResultView::show);
    connect(&host, &GameHost::sessionChanged, this, &ResultView::onSessionChanged);
}

void ResultView::onSessionChanged() {
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
    m_sides.show(sideNames(result));
    const Plot course = playedPlot(courseOf(m_session->history()), result, m_language.words());
    m_course.show(course.marks, course.frame);
    showPhoto();
    emit changed();
}

void ResultView::showPhoto() {
    m_photo = {};
    const auto photos = m_library.photos(m_session->id());
    if (photos && !photos->empty()) {
        m_photo = decodedPhoto(m_library.picture(m_session->id(), photos->front().id));
    }
}

} // namespace cimaise
