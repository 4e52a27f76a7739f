// Tests that the window and the command line agree: on every sample and golden, and on random
// positions.
#include "app/session/session.h"
#include "app/texts/qt_texts.h"
#include "tests/random/random_positions.h"
#include "tests/support/files.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

using Json = nlohmann::json;

/// Positions of each game; ./dev soak asks for more.
const int positionsAGame = 500 * std::max(1, qEnvironmentVariableIntValue("CIMAISE_SOAK"));
constexpr int mostAtOnce = 500; ///< files in one call of the command line

/// Findings in a fixed order: the window lists those of the visible board first.
Json inFixedOrder(Json findings) {
    std::sort(findings.begin(), findings.end());
    return findings;
}

/// Findings and score that the window shows, in the format of the command line.
Json shown(Session& session) {
    Json findings = Json::array();
    const auto text = [](const RowsModel& model, int row, const char* role) {
        return model.valueOf(row, role).toString().toStdString();
    };
    FindingsModel& found = *session.findings();
    found.setFolded(false);
    while (found.waiting() > 0) {
        found.showMore();
    }
    for (int row = 0; row < found.count(); ++row) {
        const std::string owner = text(found, row, "owner");
        findings.push_back({{"rule", text(found, row, "ruleId")},
                            {"severity", text(found, row, "severity")},
                            {"player", owner.empty() ? Json(nullptr) : Json(owner)},
                            {"message", text(found, row, "says")}});
    }
    Json scores = Json::array();
    session.sheet()->setFolded(false);
    const SheetModel& sheet = *session.sheet();
    const auto cell = [&](int row, int column, const char* role) {
        return sheet.data(sheet.index(row, column), sheet.roleNames().key(role));
    };
    for (int column = 0; column < sheet.sideCount(); ++column) {
        Json lines = Json::array();
        const int total = sheet.lineCount() - 1;
        for (int row = 0; row < total; ++row) {
            if (cell(row, column, "isFold").toBool() || cell(row, column, "isTieBreak").toBool()) {
                continue;
            }
            lines.push_back({{"id", cell(row, column, "lineId").toString().toStdString()},
                             {"points", cell(row, column, "points").toInt()}});
        }
        scores.push_back({{"player", sheet.sideName(column).toStdString()},
                          {"total", cell(total, column, "points").toInt()},
                          {"atLeast", session.sides()->valueOf(column, "atLeast").toBool()},
                          {"shown", text(*session.sides(), column, "totalText")},
                          {"lines", std::move(lines)}});
    }
    Json ranking = Json::array();
    const RankingModel& ranked = *session.ranking();
    for (int row = 0; row < ranked.count(); ++row) {
        ranking.push_back(ranked.valueOf(row, "place").toInt());
    }
    return {{"legal", session.verdict()->isLegal()},
            {"complete", session.verdict()->isComplete()},
            {"findings", inFixedOrder(std::move(findings))},
            {"scores", std::move(scores)},
            {"ranking", std::move(ranking)}};
}

/// Number with a true minus sign.
std::string figure(int points) {
    return points < 0 ? "−" + std::to_string(-points) : std::to_string(points);
}

/// Text of a tab for a total of the command line.
std::string totalOf(const Json& score) {
    if (!score.contains("range")) {
        return (score.at("atLeast").get<bool>() ? "≥ " : "") + figure(score.at("total").get<int>());
    }
    const int least = score.at("range").at(0).get<int>();
    const int most = score.at("range").at(1).get<int>();
    return least == most ? figure(least) : figure(least) + (least < 0 ? "…" : "–") + figure(most);
}

/// True if the message asks an open question that the file has answered.
bool asksWhatIsDecided(const std::string& message, const std::string& document) {
    const Json answers = Json::parse(document).value("readings", Json::object());
    const Translator words{Language::english};
    return std::ranges::any_of(museum::readings, [&](const Reading& reading) {
        return answers.contains(reading.id) &&
               message.find(words.format(Message{.text = reading.explanation.title})) !=
                   std::string::npos;
    });
}

/// Filters findings that the window omits: a tie of players without points is in the JSON only.
bool isNews(const Json& finding, const std::string& document) {
    if (finding.at("rule") == "museum.reading" &&
        asksWhatIsDecided(finding.at("message"), document)) {
        return false;
    }
    return finding.at("rule") != "museum.tie" ||
           document.find("\"civilisation\"") != std::string::npos ||
           finding.at("message").get<std::string>().find("with 0 points") == std::string::npos;
}

/// Output of the command line without data that the window shows differently, such as places.
Json reduced(const Json& report, const std::string& document) {
    Json findings = Json::array();
    for (const Json& finding : report.at("findings")) {
        if (isNews(finding, document)) {
            findings.push_back(finding);
        }
    }
    for (Json& finding : findings) {
        finding.erase("where");
    }
    Json scores = report.at("scores");
    for (Json& score : scores) {
        for (Json& line : score["lines"]) {
            line.erase("where");
        }
        score["shown"] = totalOf(score);
        score.erase("range");
    }
    Json ranking = Json::array();
    for (const Json& entry : report.at("ranking")) {
        ranking.push_back(entry.at("place"));
    }
    return {{"legal", report.at("legal")},
            {"complete", report.at("complete")},
            {"findings", inFixedOrder(std::move(findings))},
            {"scores", std::move(scores)},
            {"ranking", std::move(ranking)}};
}

class CommandLineParity : public testing::Test {
protected:
    /// Adds a position to the comparison.
    void add(const std::string& document) {
        const QString path = m_folder.filePath(QStringLiteral("%1.cimaise").arg(m_files.size()));
        QFile file{path};
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(document.data(), static_cast<qint64>(document.size()));
        m_files << path;
        m_documents.push_back(document);
    }

    /// Output of `cimaise-cli score --json` for files from `first` on, one line each.
    [[nodiscard]] QList<QByteArray> answersFrom(qsizetype first) const {
        QProcess commandLine;
        commandLine.start(QStringLiteral(CIMAISE_CLI),
                          QStringList{"score", "--json", "--lang", "en"} +
                              m_files.mid(first, mostAtOnce));
        commandLine.waitForFinished(-1);
        return commandLine.readAllStandardOutput().trimmed().split('\n');
    }

    void compareAll() {
        Library nowhere{m_folder.filePath(QStringLiteral("library"))};
        for (qsizetype first = 0; first < m_files.size(); first += mostAtOnce) {
            const QList<QByteArray> lines = answersFrom(first);
            ASSERT_EQ(lines.size(), std::min<qsizetype>(mostAtOnce, m_files.size() - first));
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const std::string& document = m_documents.at(static_cast<std::size_t>(first + i));
                Session session{nowhere, Language::english,
                                OpenGame{.history = History{*readCase(document)}, .title = {}}};
                ASSERT_EQ(reduced(Json::parse(lines[i].toStdString()), document), shown(session))
                    << document;
            }
        }
    }

    QTemporaryDir m_folder;
    QStringList m_files;
    std::vector<std::string> m_documents;
};

TEST_F(CommandLineParity, MatchesOnSamplesAndGoldens) {
    for (const char* const folder : {"samples", "tests/golden"}) {
        for (const std::filesystem::path& path : filesIn(folder, {".cimaise"})) {
            const std::string document = readFile(path);
            if (readCase(document)) {
                add(document);
            }
        }
    }
    ASSERT_GT(m_files.size(), 100);
    compareAll();
}

TEST_F(CommandLineParity, MatchesOnRandomPositions) {
    for (const Game& game : games()) {
        for (int seed = 0; seed < positionsAGame; ++seed) {
            constexpr int size = 40;
            const rc::Random random{static_cast<std::uint64_t>(seed)};
            add(writeCase(positionsOf(game.id).mixed(random, size).value()));
        }
    }
    compareAll();
}

} // namespace

} // namespace cimaise
