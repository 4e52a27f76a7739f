// Examines one space of the photo in each turn of the event loop, so that the window stays
// responsive in a browser, too.
#include "app/shell/board_reading.h"

#include "app/models/findings_model.h"
#include "app/photos/picture_pixels.h"
#include "app/reading/musee_context.h"
#include "app/reading/squaring.h"
#include "app/shell/traced_boards.h"
#include "app/texts/qt_score_text.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

using reading::CheckedSpace;
using State = reading::SpaceReading::State;

const Roles<ReadSpaceRow>& spaceRoles() {
    static const Roles<ReadSpaceRow> table{{"centreX", &ReadSpaceRow::centreX},
                                           {"centreY", &ReadSpaceRow::centreY},
                                           {"spaceWidth", &ReadSpaceRow::spaceWidth},
                                           {"spaceHeight", &ReadSpaceRow::spaceHeight},
                                           {"number", &ReadSpaceRow::number},
                                           {"doubtful", &ReadSpaceRow::doubtful},
                                           {"byHand", &ReadSpaceRow::byHand},
                                           {"wrong", &ReadSpaceRow::wrong},
                                           {"selected", &ReadSpaceRow::selected},
                                           {"accessibleName", &ReadSpaceRow::accessibleName}};
    return table;
}

//% "Empty"
constexpr TextId emptyText = CIMAISE_TEXT("reading.empty");
//% "%n numbers read."
constexpr TextId readText = CIMAISE_TEXT_N("reading.numbers");
//% "%n spaces are doubtful."
constexpr TextId doubtfulText = CIMAISE_TEXT_N("reading.doubtful");

/// Position and size of a space on the photo.
void place(ReadSpaceRow& row, const reading::Corners& corners, const reading::GridSize& size,
           std::size_t space, const QSize& photo) {
    const auto columns = static_cast<std::size_t>(size.columns);
    const auto x = static_cast<double>(space % columns);
    const std::size_t line = space / columns;
    const auto y = static_cast<double>(line);
    constexpr double half = 0.5;
    const auto at = [&](double right, double lower) {
        const reading::Point point = reading::pointInPhoto(corners, size, x + right, y + lower);
        return QPointF{point.x / photo.width(), point.y / photo.height()};
    };
    row.centreX = at(half, half).x();
    row.centreY = at(half, half).y();
    row.spaceWidth = at(1, half).x() - at(0, half).x();
    row.spaceHeight = at(half, 1).y() - at(half, 0).y();
}

} // namespace

BoardReading::BoardReading(Library& library, Language language, QObject* parent)
    : RowsModel(spaceRoles(), parent), m_library(library), m_words(language) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &BoardReading::examineNext);
    connect(&library, &Library::settingsRead, this, &BoardReading::memoryChanged);
}

BoardReading::~BoardReading() = default;

void BoardReading::setSession(Session* session) {
    if (m_session != nullptr) {
        disconnect(m_session, nullptr, this, nullptr);
    }
    cancel();
    m_session = session;
    if (session != nullptr) {
        connect(session, &Session::changed, this, [this] {
            if (m_scan != nullptr && m_session->current() != m_position) {
                cancel(); // the board was edited elsewhere
            }
        });
    }
    emit stateChanged();
}

void BoardReading::setLanguage(Language language) {
    m_words = Translator{language};
    if (m_check) {
        updateRows();
    }
    emit progressChanged();
    emit memoryChanged();
}

const musee::Layout* BoardReading::layout() const {
    return m_session == nullptr ? nullptr : std::get_if<musee::Layout>(&m_session->current());
}

bool BoardReading::isSupported() const { return layout() != nullptr; }

bool BoardReading::begin(const QImage& photo, const std::vector<QPointF>& corners, int side) {
    cancel();
    const musee::Layout* const board = layout();
    if (board == nullptr || side < 0 || side >= musee::sideCount(*board)) {
        return false;
    }
    const reading::MuseeContext context = reading::contextOf(*board, side);
    m_photo = photo.convertToFormat(QImage::Format_RGB32);
    const std::optional<reading::Corners> placed =
        cornersOnPhoto(m_photo, corners, context.columns);
    if (!placed) {
        m_photo = {};
        return false;
    }
    m_corners = *placed;
    m_side = side;
    m_position = m_session->current();
    const std::string learned =
        m_library.setting(QLatin1String(reading::learnedSetting)).toStdString();
    m_scan = std::make_unique<reading::MuseeScan>(
        pixelsOf(m_photo), m_corners, context,
        reading::readLearned(learned).value_or(reading::Learned{}));
    m_timer.start();
    emit stateChanged();
    emit progressChanged();
    return true;
}

void BoardReading::examineNext() {
    if (!m_scan->isDone()) {
        m_scan->examineNext();
        emit progressChanged();
        return;
    }
    m_timer.stop();
    m_check.emplace(*layout(), m_side, m_scan->reading());
    showCheck();
}

void BoardReading::showCheck() {
    const std::optional<std::size_t> doubtful = m_check->nextDoubtful(0);
    m_selected = doubtful ? static_cast<int>(*doubtful) : -1;
    updateRows();
    emit stateChanged();
}

void BoardReading::cancel() {
    m_timer.stop();
    if (m_scan == nullptr) {
        return;
    }
    m_check.reset();
    m_scan.reset();
    m_photo = {};
    m_selected = -1;
    m_warning.clear();
    setRows(spaceRoles(), std::vector<ReadSpaceRow>{});
    emit stateChanged();
    emit checkChanged();
}

QString BoardReading::progressText() const {
    constexpr int whole = 100;
    const int percent = m_scan == nullptr ? 0 : static_cast<int>(m_scan->progress() * whole);
    //% "Reading the board… {percent}%"
    return format(m_words, CIMAISE_TEXT("reading.progress"), {{"percent", percent}});
}

QString BoardReading::placeText(std::size_t space) const {
    const Translator words{m_words.language(), m_position};
    const QString text = toQt(words.place(reading::placeOfSpace(space, m_check->columns())));
    return text.left(1).toUpper() + text.mid(1);
}

void BoardReading::updateRows() {
    const AnyCase next = m_check->applied(std::get<musee::Layout>(m_position), m_side);
    Findings findings = check(next);
    std::erase_if(findings, [](const Finding& finding) { return !isProblem(finding.severity); });
    const Findings before = check(m_position);
    const auto broken = std::ranges::find_if(findings, [&](const Finding& finding) {
        return std::ranges::find(before, finding) == before.end();
    });
    m_warning = broken == findings.end()
                    ? QString{}
                    : findingInWords(*broken, Translator{m_words.language(), next});
    std::vector<ReadSpaceRow> rows;
    for (std::size_t i = 0; i < m_check->spaces().size(); ++i) {
        const CheckedSpace& space = m_check->spaces()[i];
        ReadSpaceRow row{
            .number = space.number.value_or(0) == 0 ? QString{} : QString::number(*space.number),
            .doubtful = !space.number,
            .byHand = space.isByHand,
            .wrong = isWrongAt(findings, {.owner = side(m_side),
                                          .place = reading::placeOfSpace(i, m_check->columns())}),
            .selected = static_cast<int>(i) == m_selected,
            .accessibleName = {}};
        place(row, m_corners, {m_check->columns(), reading::galleryRows}, i, m_photo.size());
        //% "doubtful"
        const QString doubtful = format(m_words, CIMAISE_TEXT("reading.space-doubtful"));
        const QString known = row.number.isEmpty() ? format(m_words, emptyText) : row.number;
        row.accessibleName = listed({placeText(i), row.doubtful ? doubtful : known});
        rows.push_back(std::move(row));
    }
    setRows(spaceRoles(), rows);
    emit checkChanged();
}

void BoardReading::select(int space) {
    if (m_check && space >= -1 && space < count() && space != m_selected) {
        m_selected = space;
        updateRows();
    }
}

QString BoardReading::selectedPlace() const {
    return m_check && m_selected >= 0 ? placeText(static_cast<std::size_t>(m_selected)) : QString{};
}

std::vector<int> BoardReading::numbersOffered() const {
    if (!m_check || m_selected < 0) {
        return {};
    }
    const CheckedSpace& space = m_check->spaces()[static_cast<std::size_t>(m_selected)];
    std::vector<int> numbers = space.read.candidates;
    for (const int number : {space.read.state == State::sure ? space.read.number : musee::bare,
                             space.entered, space.number.value_or(musee::bare)}) {
        if (number != musee::bare && std::ranges::find(numbers, number) == numbers.end()) {
            numbers.push_back(number);
        }
    }
    numbers.push_back(musee::bare);
    return numbers;
}

QStringList BoardReading::choices() const {
    QStringList texts;
    for (const int number : numbersOffered()) {
        texts << (number == musee::bare ? format(m_words, emptyText) : QString::number(number));
    }
    return texts;
}

int BoardReading::choice() const {
    const std::vector<int> numbers = numbersOffered();
    if (numbers.empty()) {
        return -1;
    }
    const std::optional<int> number =
        m_check->spaces()[static_cast<std::size_t>(m_selected)].number;
    const auto found = number ? std::ranges::find(numbers, *number) : numbers.end();
    return found == numbers.end() ? -1 : static_cast<int>(found - numbers.begin());
}

QString BoardReading::selectedNumber() const {
    return m_check && m_selected >= 0 ? valueOf(m_selected, "number").toString() : QString{};
}

QString BoardReading::summary() const {
    if (!m_check) {
        return {};
    }
    const auto known = std::ranges::count_if(m_check->spaces(), [](const CheckedSpace& space) {
        return space.number.value_or(musee::bare) != musee::bare;
    });
    const QString read = format(m_words, readText, {{"n", static_cast<int>(known)}});
    return m_check->doubtful() == 0
               ? read
               : read + u' ' + format(m_words, doubtfulText, {{"n", m_check->doubtful()}});
}

void BoardReading::choose(int index) {
    const std::vector<int> numbers = numbersOffered();
    if (index < 0 || index >= std::ssize(numbers)) {
        return;
    }
    const auto at = static_cast<std::size_t>(m_selected);
    const bool wasDoubtful = !m_check->spaces()[at].number;
    m_check->choose(at, numbers[static_cast<std::size_t>(index)]);
    const std::optional<std::size_t> next = wasDoubtful ? m_check->nextDoubtful(at) : std::nullopt;
    m_selected = next ? static_cast<int>(*next) : m_selected;
    updateRows();
}

QString BoardReading::type(const QString& text) {
    if (!m_check || m_selected < 0 || text.isEmpty()) {
        return {};
    }
    const int number = text.toInt();
    const int highest = musee::highestInDeck(std::get<musee::Layout>(m_position));
    if (number < 1 || number > highest) {
        //% "Expected a number from 1 to {highest}."
        return format(m_words, CIMAISE_TEXT("reading.number-expected"), {{"highest", highest}});
    }
    m_check->choose(static_cast<std::size_t>(m_selected), number);
    updateRows();
    return {};
}

void BoardReading::enter() {
    if (!m_check || m_session == nullptr || m_session->readOnly()) {
        return;
    }
    const std::vector<std::size_t> replaced = m_check->replaced();
    if (replaced.empty()) {
        apply();
        return;
    }
    QStringList changes;
    for (const std::size_t space : replaced) {
        const CheckedSpace& checked = m_check->spaces()[space];
        const QString next = *checked.number == musee::bare ? format(m_words, emptyText)
                                                            : QString::number(*checked.number);
        //% "{place}: {before} → {after}"
        changes << format(m_words, CIMAISE_TEXT("reading.replacement"),
                          {{"place", placeText(space).toStdString()},
                           {"before", checked.entered},
                           {"after", next.toStdString()}});
    }
    //% "The photo shows other paintings than the board: {changes}. Replace them?"
    const QString question =
        format(m_words, CIMAISE_TEXT("reading.replace.question"),
               {{"changes", changes.join(QStringLiteral(" · ")).toStdString()}});
    //% "Replace"
    const QString replace = format(m_words, CIMAISE_TEXT("reading.replace.yes"));
    //% "Back to the check"
    const QString back = format(m_words, CIMAISE_TEXT("reading.replace.no"));
    m_session->question()->ask(question, {replace}, back, [this](int /*answer*/) { apply(); });
}

void BoardReading::apply() {
    if (!m_check || m_session == nullptr) {
        return;
    }
    const AnyCase next = m_check->applied(std::get<musee::Layout>(m_position), m_side);
    const std::string name = partyName(next, side(m_side));
    //% "{name}’s board read from a photo"
    const Message what{.text = CIMAISE_TEXT("edit.board.read"), .arguments = {{"name", name}}};
    const auto finish = [this, next, name, what] {
        if (!m_check) {
            return;
        }
        remember();
        //% "{name}’s board was entered from the photo."
        QString notice = format(m_words, CIMAISE_TEXT("reading.entered"), {{"name", name}});
        if (const int left = m_check->doubtful(); left > 0) {
            //% "%n doubtful spaces were not entered."
            notice += u' ' + format(m_words, CIMAISE_TEXT_N("reading.left"), {{"n", left}});
        }
        const int onSide = m_side;
        cancel();
        m_session->edit(next, what);
        m_session->setCurrentSide(onSide);
        emit entered(notice);
    };
    if (m_session->asksBefore(next)) {
        m_session->reopened(toQt(m_session->words().format(what)), finish);
    } else {
        finish();
    }
}

void BoardReading::remember() {
    const QString key = QLatin1String(reading::countsSetting);
    const reading::ReadingCounts counts =
        reading::sum(reading::readCounts(m_library.setting(key).toStdString()), m_check->counts());
    m_library.setSetting(key, toQt(reading::writeCounts(counts)));
    if (const std::optional<std::vector<int>> confirmed = m_check->confirmed()) {
        m_library.setSetting(QLatin1String(reading::learnedSetting),
                             toQt(reading::writeLearned(m_scan->taughtBy(*confirmed))));
    }
    emit memoryChanged();
}

QString BoardReading::countsText() const {
    const reading::ReadingCounts counts =
        reading::readCounts(m_library.setting(QLatin1String(reading::countsSetting)).toStdString());
    if (counts.boards == 0) {
        return {};
    }
    //% "Boards read: {boards}. Numbers read as sure: {read}, changed by hand: {changed}. Doubtful spaces decided by hand: {chosen}."
    return format(m_words, CIMAISE_TEXT("reading.counts"),
                  {{"boards", counts.boards},
                   {"read", counts.read},
                   {"changed", counts.changed},
                   {"chosen", counts.chosen}});
}

bool BoardReading::hasLearned() const {
    return !m_library.setting(QLatin1String(reading::learnedSetting)).isEmpty();
}

void BoardReading::forget() {
    const QString key = QLatin1String(reading::learnedSetting);
    m_forgotten = m_library.setting(key);
    m_library.setSetting(key, {});
    emit memoryChanged();
    //% "What was learned from photos was forgotten."
    emit forgotten(format(m_words, CIMAISE_TEXT("reading.forgotten")));
}

void BoardReading::restore() {
    if (!m_forgotten.isEmpty() && !hasLearned()) {
        m_library.setSetting(QLatin1String(reading::learnedSetting), m_forgotten);
        emit memoryChanged();
    }
}

} // namespace cimaise
