// Reads the list of games at the beginning: a game that begins during the export is not included.
#include "app/transfer/export_job.h"

#include "app/platform/file_text.h"
#include "positions/text/shown_text.h"

#include <QFileInfo>
#include <algorithm>

namespace cimaise {

namespace {

//% "%n games saved to {file}."
constexpr TextId gamesWritten = CIMAISE_TEXT_N("handover.written");
//% "%n games could not be read and are not included."
constexpr TextId gamesMissed = CIMAISE_TEXT_N("handover.missed");
//% "Stopped. Nothing was written."
constexpr TextId nothingWritten = CIMAISE_TEXT("handover.stopped");

} // namespace

ExportJob::ExportJob(Library& library, QString path, std::vector<GameSummary> games,
                     ReplacedFile file)
    : m_library(library), m_path(std::move(path)), m_games(std::move(games)),
      m_file(std::move(file)) {}

std::optional<JobEnd> ExportJob::step() {
    if (m_next == m_games.size()) {
        return finish();
    }
    const tl::expected<bool, LoadError> taken = writeGame(m_games[m_next], m_next);
    if (!taken) {
        return JobEnd{tl::unexpect, taken.error()};
    }
    m_written += *taken ? 1 : 0;
    ++m_next;
    return std::nullopt;
}

std::optional<JobEnd> ExportJob::finish() {
    const Put closed = close().and_then([this] { return m_file.finish(); });
    if (!closed) {
        return JobEnd{tl::unexpect, closed.error()};
    }
    const std::string name = QFileInfo{m_path}.fileName().toStdString();
    std::vector<Message> messages{
        {.text = gamesWritten, .arguments = {{"n", m_written}, {"file", shownPath(name)}}}};
    if (m_skipped > 0) {
        messages.push_back({.text = gamesMissed, .arguments = {{"n", m_skipped}}});
    }
    return JobEnd{std::move(messages)};
}

std::vector<Message> ExportJob::stopped() const {
    return {{.text = nothingWritten, .arguments = {}}};
}

tl::expected<std::vector<GameSummary>, LoadError> gamesOf(Library& library) {
    if (!library.flush() && library.saveError()) {
        return refuseFile(*library.saveError());
    }
    auto games = library.list({}, std::numeric_limits<int>::max());
    if (!games) {
        return refuseFile(games.error());
    }
    std::ranges::reverse(*games);
    return *std::move(games);
}

} // namespace cimaise
