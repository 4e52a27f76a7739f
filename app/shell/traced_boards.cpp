// Learns from boards without problems only: of those, the players have checked the numbers.
#include "app/shell/traced_boards.h"

#include "app/photos/photo_file.h"
#include "app/photos/picture_pixels.h"
#include "app/reading/musee_context.h"
#include "app/reading/squaring.h"
#include "app/texts/qt_texts.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

bool hasProblem(const Findings& findings, int onSide) {
    return std::ranges::any_of(findings, [&](const Finding& finding) {
        return isProblem(finding.severity) &&
               (finding.party == everyone() || finding.party == side(onSide));
    });
}

/// Numbers gallery by gallery, 0 for an empty space.
std::vector<int> numbersOn(const musee::Layout& layout, int side) {
    std::vector<int> numbers;
    for (const musee::Spaces& gallery : layout.musees[static_cast<std::size_t>(side)].spaces) {
        numbers.insert(numbers.end(), gallery.begin(), gallery.end());
    }
    return numbers;
}

} // namespace

std::optional<reading::Corners> cornersOnPhoto(const QImage& photo,
                                               const std::vector<QPointF>& corners, int columns) {
    reading::Corners found{};
    if (photo.isNull() || corners.size() != found.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        found[i] = {corners[i].x() * photo.width(), corners[i].y() * photo.height()};
    }
    if (!reading::encloseGrid(pixelsOf(photo), found, {columns, reading::galleryRows})) {
        return std::nullopt;
    }
    return found;
}

TracedBoards::TracedBoards(Library& library, QObject* parent)
    : QObject(parent), m_library(library) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &TracedBoards::examineNext);
}

TracedBoards::~TracedBoards() = default;

void TracedBoards::setSession(Session* session) {
    if (m_session != nullptr) {
        disconnect(m_session, nullptr, this, nullptr);
    }
    m_session = session;
    if (session != nullptr) {
        connect(session, &Session::ended, this, &TracedBoards::begin);
    }
}

void TracedBoards::leaveOut(PhotoId photo) {
    if (m_session != nullptr) {
        m_done.emplace(m_session->id(), photo);
    }
}

void TracedBoards::stop() {
    m_timer.stop();
    m_scan.reset();
    m_photo = {};
    m_waiting.clear();
}

void TracedBoards::begin() {
    stop();
    const auto* const layout = std::get_if<musee::Layout>(&m_session->current());
    if (layout == nullptr || m_session->id() == 0) {
        return;
    }
    m_game = m_session->id();
    m_layout = *layout;
    const Findings findings = check(m_session->current());
    m_waiting = m_library.photos(m_game).value_or(std::vector<Photo>{});
    std::erase_if(m_waiting, [&](const Photo& photo) {
        return photo.trace.corners.empty() || m_done.contains({m_game, photo.id}) ||
               photo.trace.side < 0 || photo.trace.side >= musee::sideCount(*layout) ||
               hasProblem(findings, photo.trace.side);
    });
    m_timer.start();
}

void TracedBoards::beginNext() {
    const Photo photo = m_waiting.back();
    m_waiting.pop_back();
    m_done.emplace(m_game, photo.id);
    m_photo = shownPhoto(m_library.picture(m_game, photo.id)).convertToFormat(QImage::Format_RGB32);
    const reading::MuseeContext context = reading::contextOf(m_layout, photo.trace.side);
    const std::optional<reading::Corners> corners =
        cornersOnPhoto(m_photo, photo.trace.corners, context.columns);
    if (!corners) {
        return;
    }
    m_numbers = numbersOn(m_layout, photo.trace.side);
    const std::string learned =
        m_library.setting(QLatin1String(reading::learnedSetting)).toStdString();
    m_scan = std::make_unique<reading::MuseeScan>(
        pixelsOf(m_photo), *corners, context,
        reading::readLearned(learned).value_or(reading::Learned{}));
}

void TracedBoards::examineNext() {
    if (m_scan == nullptr && m_waiting.empty()) {
        stop();
    } else if (m_scan == nullptr) {
        beginNext();
    } else if (!m_scan->isDone()) {
        m_scan->examineNext();
    } else {
        m_library.setSetting(QLatin1String(reading::learnedSetting),
                             toQt(reading::writeLearned(m_scan->taughtBy(m_numbers))));
        m_scan.reset();
        emit taught();
    }
}

} // namespace cimaise
