// Tests printed documents and pictures: every sample in both languages contains everything needed
// to check the score; hidden points stay hidden.
#include "app/game/hidden_points_filter.h"
#include "app/print/paper_file.h"
#include "app/print/papers.h"
#include "app/texts/qt_score_text.h"
#include "rulings/questions/settlement.h"
#include "scoring/scores.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <map>

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::Not;

AnyCase paperSample(const std::string& name) {
    return *readCase(readFile(sourceDir() / "samples" / name));
}

/// A position with all that its papers need: evaluation, language and hidden points.
struct Table {
    explicit Table(AnyCase given, Language language = Language::english, Shown what = {})
        : position(std::move(given)), evaluation(evaluate(position)), words(language, position),
          shown(what) {
        if (!shown.totals) {
            evaluation.findings = withoutPoints(evaluation.findings); // as in a game
        }
    }

    [[nodiscard]] PublishContext judgement() const { return {position, evaluation, words, shown}; }
    [[nodiscard]] Paper sheet() const { return sheetPaper(judgement(), {}); }
    [[nodiscard]] std::optional<Paper> ruling(std::string_view id) const {
        return rulingPaper(judgement(), Dispute{.id = id}, {});
    }

    AnyCase position;
    Evaluation evaluation;
    Translator words;
    Shown shown;
};

const PaperTable& tableOf(const Paper& paper) {
    for (const PaperPart& part : paper.parts) {
        if (const auto* const table = std::get_if<PaperTable>(&part)) {
            return *table;
        }
    }
    static const PaperTable none;
    return none;
}

std::vector<PaperBoard> boardsOn(const Paper& paper) {
    for (const PaperPart& part : paper.parts) {
        if (const auto* const boards = std::get_if<PaperBoards>(&part)) {
            return boards->boards;
        }
    }
    return {};
}

QStringList wordsOn(const PrintedBoard& board) {
    QStringList all;
    for (const PrintedWords& words : board.words) {
        all << words.text;
    }
    return all;
}

std::size_t ringsOn(const Paper& paper) {
    std::size_t rings = 0;
    for (const PaperBoard& board : boardsOn(paper)) {
        rings += board.board.rings.size();
    }
    return rings;
}

std::string plainText(const Paper& paper) { return textOf(paper).toStdString(); }

/// True if the text contains an untranslated id or an unfilled placeholder.
bool hasUnknownText(const QString& text) {
    static const QRegularExpression id{QStringLiteral(R"(\b[a-z]+(\.[a-z-]+){1,}\b)")};
    return text.contains(u'{') || text.contains(QLatin1String("%n")) || id.match(text).hasMatch();
}

class SamplePaper : public testing::TestWithParam<Language> {};

TEST(Papers, ShowDayPlaceDurationFirstPlayerAndNote) {
    for (const std::string& name : sampleNames()) {
        AnyCase position = paperSample(name + ".cimaise");
        GameHeader& header = headerOf(position);
        header.played = "2026-11-01";
        header.place = "Lyon";
        header.minutes = 95;
        header.starter = header.players[1];
        header.note = "One\n2";
        const Table english{position};
        const std::string sheet = textOf(english.sheet()).toStdString();
        EXPECT_THAT(sheet,
                    HasSubstr("1 November 2026 · Lyon · 1\u00A0h 35\u00A0min · First player: " +
                              header.players[1] + "\nOne\n2\n"))
            << name;
        EXPECT_THAT(textOf(chatPaper(english.judgement(), {})).toStdString(),
                    HasSubstr("1 November 2026 · Lyon"));
        const Table french{position, Language::french};
        EXPECT_THAT(textOf(french.sheet()).toStdString(),
                    HasSubstr("1er novembre 2026 · Lyon · 1\u00A0h\u00A035\u00A0min · "
                              "Premier joueur\u202F: " +
                              header.players[1]));
    }
}

TEST_P(SamplePaper, ShowsTotalsNamesAndBoards) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        SCOPED_TRACE(path);
        const Table table{*readCase(readFile(path)), GetParam()};
        const Paper paper = table.sheet();
        EXPECT_FALSE(hasUnknownText(textOf(paper))) << plainText(paper);
        const std::vector<ScoreSheet>& sheets = table.evaluation.score.sheets;
        const PaperTable& printed = tableOf(paper);
        ASSERT_EQ(boardsOn(paper).size(), sheets.size());
        for (std::size_t side = 0; side < sheets.size(); ++side) {
            const std::string name = partyName(table.position, sheets[side].party);
            EXPECT_EQ(printed.names[static_cast<qsizetype>(side)].toStdString(), name);
            EXPECT_TRUE(
                printed.rows.back().cells[side].figure.startsWith(totalFigure(sheets[side])));
            EXPECT_THAT(boardsOn(paper)[side].caption.toStdString(), HasSubstr(name));
        }
    }
}

TEST_P(SamplePaper, HasRulingForEachFinding) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        const Table table{*readCase(readFile(path)), GetParam()};
        for (const Finding& finding : table.evaluation.findings) {
            SCOPED_TRACE(path.string() + " " + std::string{finding.rule});
            const std::optional<Paper> paper = table.ruling(finding.rule);
            ASSERT_TRUE(paper);
            EXPECT_FALSE(hasUnknownText(textOf(*paper))) << plainText(*paper);
            const Settlement settlement = *settlementOf(table.position, {.id = finding.rule});
            EXPECT_THAT(plainText(*paper), HasSubstr(table.words.format(settlement.question)));
            EXPECT_THAT(plainText(*paper),
                        HasSubstr(table.words.text(settlement.explanation.citation)));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Papers, SamplePaper, testing::ValuesIn(languages));

TEST(Papers, BoardsShowDetailsNeededToCheckScore) {
    const auto wordsOf = [](const std::string& sample) {
        QStringList all;
        for (const PaperBoard& board : boardsOn(Table{paperSample(sample)}.sheet())) {
            all << wordsOn(board.board);
        }
        return all;
    };
    const std::map<std::string, std::vector<const char*>> needed{
        {"musee/illegal.cimaise", {"22", "17", "Bonus", "Ar"}}, // numbers, a bonus, a theme
        {"art-society/finished-2.cimaise", {"A", "D", "1*"}},   // frames, the starting painting
        {"museum/disputed.cimaise", {"Gr", "5"}},               // a civilisation, a Masterpiece
        {"muse/finished-3.cimaise", {"The Huntress"}}};
    for (const auto& [sample, words] : needed) {
        const QStringList shown = wordsOf(sample);
        for (const char* word : words) {
            EXPECT_TRUE(shown.contains(QLatin1String(word))) << sample << ' ' << word;
        }
    }
}

TEST(Papers, BoardsShowEveryPainting) {
    const Table table{paperSample("musee/finished-4.cimaise")};
    const std::vector<PaperBoard> boards = boardsOn(table.sheet());
    const auto& layout = std::get<musee::Layout>(table.position);
    ASSERT_EQ(boards.size(), layout.musees.size());
    for (std::size_t side = 0; side < boards.size(); ++side) {
        for (const musee::Spaces& spaces : layout.musees[side].spaces) {
            for (const musee::Exhibit exhibit : spaces) {
                EXPECT_TRUE(exhibit == musee::noExhibit ||
                            wordsOn(boards[side].board).contains(QString::number(exhibit)))
                    << exhibit;
            }
        }
    }
}

TEST(Papers, DrawsNoStarOverTile) {
    const auto starsWith = [](const std::vector<artsociety::PlacedTile>& tiles) {
        artsociety::Layout layout;
        layout.header.players = {"Ana", "Bo"};
        layout.galleries.resize(2);
        layout.galleries.front().tiles = tiles;
        const Table table{layout};
        const PrintedBoard board = boardsOn(table.sheet()).front().board;
        constexpr int strokesOfStar = 5;
        return std::ranges::count(board.strokes, false, &PrintedStroke::dashed) / strokesOfStar;
    };
    const auto hung = [](int column, int row) {
        return artsociety::PlacedTile{
            .tile = {.face = artsociety::Painting{}, .size = {.columns = 2, .rows = 3}},
            .at = {.column = column, .row = row}};
    };
    EXPECT_EQ(starsWith({}), 2);
    EXPECT_EQ(starsWith({hung(5, 4)}), 1) << "covers the left star";
    EXPECT_EQ(starsWith({hung(6, 4)}), 0) << "covers both stars";
}

TEST(Papers, RulingShowsItsBoardWithRings) {
    const Table table{paperSample("musee/illegal.cimaise")};
    const Paper paper = *table.ruling("musee.ascending");
    ASSERT_EQ(boardsOn(paper).size(), 1U);
    EXPECT_THAT(boardsOn(paper).front().caption.toStdString(), HasSubstr("Ana"));
    EXPECT_EQ(ringsOn(paper), 2U);
    EXPECT_EQ(ringsOn(table.sheet()), 0U);
    EXPECT_THAT(plainText(paper), HasSubstr("Illegal"));
    EXPECT_EQ(boardsOn(*table.ruling("musee.unique")).size(), 2U) << "nothing is lit";
}

TEST(Papers, RulingOnSpotRepeatsTextOfPage) {
    const Table table{paperSample("musee/rulebook-example.cimaise")};
    const Spot spot{side(0), musee::spaceOf(musee::Gallery::middle, 3)};
    const Highlight highlight{.kind = Highlight::Kind::spots, .spots = {spot}};
    RulingText shown{.question = "May it?", .verdict = "Legal"};
    shown.counts = {QStringLiteral("1 point")};
    const std::optional<Paper> paper = rulingPaper(table.judgement(), highlight, shown, {});
    ASSERT_TRUE(paper);
    for (const char* part : {"May it?", "Legal", "Effect on the score", "1 point"}) {
        EXPECT_THAT(plainText(*paper), HasSubstr(part));
    }
    ASSERT_EQ(boardsOn(*paper).size(), 1U);
    EXPECT_EQ(ringsOn(*paper), 1U);
}

TEST(Papers, RulingOnScoreLineShowsItsPoints) {
    const Table table{paperSample("musee/illegal.cimaise")};
    const auto of = [&](const Highlight& highlight) {
        return rulingPaper(table.judgement(), highlight, {}, {});
    };
    const std::optional<Paper> pairs =
        of({.kind = Highlight::Kind::line, .side = 0, .line = "neighbours"});
    ASSERT_TRUE(pairs);
    EXPECT_THAT(plainText(*pairs), HasSubstr("6 points"));
    EXPECT_GT(ringsOn(*pairs), 3U);
    const std::optional<Paper> total = of({.kind = Highlight::Kind::line, .side = 1});
    ASSERT_TRUE(total);
    EXPECT_THAT(plainText(*total), HasSubstr("14 points"));
    EXPECT_FALSE(of({})) << "nothing is looked at";
    EXPECT_FALSE(of({.kind = Highlight::Kind::finding, .row = 99}));
}

TEST(Papers, HasNoRulingForUnknownRule) {
    const Table table{paperSample("musee/illegal.cimaise")};
    EXPECT_FALSE(table.ruling("musee.nothing"));
    EXPECT_FALSE(table.ruling("museum.slot")) << "another game’s";
}

TEST(Papers, ShowsOpenQuestionsAndHouseRules) {
    const Table open{paperSample("museum/disputed.cimaise")};
    EXPECT_THAT(plainText(open.sheet()), HasSubstr("Not decided"));
    EXPECT_THAT(plainText(open.sheet()), Not(HasSubstr("House rule: ")));
    EXPECT_TRUE(tableOf(open.sheet()).rows.back().cells.front().figure.endsWith(u'*'));

    AnyCase position = open.position;
    const std::span<const Reading> readings = gameOf(position).readings;
    for (const Reading& reading : readings) {
        headerOf(position).readings = withChoice(readings, headerOf(position).readings, reading.id,
                                                 reading.options.back().id);
    }
    const Table decided{position};
    EXPECT_THAT(plainText(decided.sheet()), Not(HasSubstr("Not decided")));
    EXPECT_THAT(plainText(decided.sheet()), HasSubstr("House rule: "));
    EXPECT_FALSE(tableOf(decided.sheet()).rows.back().cells.front().figure.endsWith(u'*'));
    const Paper ruling = *decided.ruling(readings.front().id);
    EXPECT_THAT(plainText(ruling), HasSubstr("House rule: "));
    EXPECT_THAT(plainText(ruling), HasSubstr("Decided"));
}

TEST(Papers, RulingOnOpenQuestionListsEveryAnswer) {
    const Table table{paperSample("museum/disputed.cimaise"), Language::french};
    for (const Reading& reading : gameOf(table.position).readings) {
        const std::string text = plainText(*table.ruling(reading.id));
        for (const ReadingOption& option : reading.options) {
            EXPECT_THAT(text, HasSubstr(table.words.text(option.title)));
        }
        EXPECT_THAT(text, HasSubstr("(interprétation retenue)"));
    }
}

TEST(Papers, HiddenPointsStayHidden) {
    const AnyCase position = paperSample("museum/disputed.cimaise");
    const Table table{position, Language::english, {.totals = false, .places = false}};
    const std::string text = plainText(table.sheet());
    EXPECT_THAT(text, HasSubstr("Ana ?"));
    EXPECT_THAT(text, Not(HasSubstr("39")));
    EXPECT_THAT(text, Not(HasSubstr("Not decided")))
        << "who knows that a total hangs on it, knows it";
    EXPECT_EQ(boardsOn(table.sheet()).front().caption, QStringLiteral("Ana"));
}

// --- files ---------------------------------------------------------------------------------

TEST(PaperFiles, DerivesFormatFromFileExtension) {
    EXPECT_EQ(paperFormatOf(QStringLiteral("/a.b/sheet.PDF")), PaperFormat::pdf);
    EXPECT_EQ(paperFormatOf(QStringLiteral("sheet.png")), PaperFormat::png);
    EXPECT_EQ(paperFormatOf(QStringLiteral("sheet.svg")), PaperFormat::svg);
    EXPECT_FALSE(paperFormatOf(QStringLiteral("sheet.jpg")));
    EXPECT_FALSE(paperFormatOf(QStringLiteral("pdf")));
}

TEST(PaperFiles, PngIsTwiceAsLargeAsSvg) {
    const Paper paper = Table{paperSample("art-society/illegal.cimaise")}.sheet();
    const QImage picture =
        QImage::fromData(*printedPaper(paper, PaperFormat::png, PaperSize::a4), "PNG");
    const QByteArray svg = *printedPaper(paper, PaperFormat::svg, PaperSize::a4);
    QSvgRenderer drawing{svg};
    ASSERT_TRUE(drawing.isValid());
    EXPECT_EQ(picture.size(), drawing.viewBox().size() * 2);
    EXPECT_TRUE(svg.contains("textLength"));
    EXPECT_FALSE(svg.contains("CM Garamond")) << "nobody else has it";
}

TEST(PaperFiles, FitsTwoPlayerGameOnOnePage) {
    for (const auto* name : {"musee/finished-2.cimaise", "art-society/finished-2.cimaise"}) {
        const Table table{paperSample(name)};
        const QByteArray pdf = *printedPaper(table.sheet(), PaperFormat::pdf, PaperSize::a4);
        EXPECT_EQ(pdf.count("/Type /Page\n"), 1) << name;
    }
}

TEST(Papers, SheetNamesEdition) {
    const std::string text =
        textOf(Table{paperSample("museum/finished-3.cimaise")}.sheet()).toStdString();
    const TextId edition = rulebookOf(paperSample("museum/finished-3.cimaise")).edition;
    EXPECT_THAT(text, HasSubstr(Translator{Language::english}.text(edition)));
}

TEST(Papers, ShowsUndecidedFirstPlace) {
    const std::string text =
        textOf(Table{paperSample("art-society/unfinished.cimaise")}.sheet()).toStdString();
    EXPECT_THAT(text, HasSubstr("First place is undecided: the tie-break is not entered."));
}

TEST(Papers, NameWhatIsOpenBesidePlaces) {
    AnyCase position = paperSample("museum/finished-3.cimaise");
    EXPECT_THAT(plainText(Table{position}.sheet()), Not(HasSubstr("Provisional ranking")));
    std::get<museum::Layout>(position).museums[1].track = museum::CopyFact{3};
    const Table table{position};
    const std::string sheet = plainText(table.sheet());
    EXPECT_THAT(sheet, HasSubstr("Provisional ranking: 1 finding can change it."));
    EXPECT_THAT(sheet, Not(HasSubstr("No problems.")));
    EXPECT_THAT(plainText(chatPaper(table.judgement(), {})), HasSubstr("Still open:\nNote – "));
}

TEST(PaperFiles, PrintsLongPaperAsPdfOnly) {
    Paper paper;
    for (int line = 0; line < 1000; ++line) {
        paper.add(PaperLine::Kind::plain, QStringLiteral("line %1").arg(line));
    }
    const QByteArray pdf = *printedPaper(paper, PaperFormat::pdf, PaperSize::letter);
    EXPECT_GT(pdf.count("/Type /Page\n"), 10);
    EXPECT_TRUE(pdf.contains("612")) << "Letter is 8.5 inches wide";
    for (const PaperFormat form : {PaperFormat::png, PaperFormat::svg}) {
        EXPECT_FALSE(printedPaper(paper, form, PaperSize::a4));
    }
}

TEST(PaperFiles, FailedSaveLeavesNoFile) {
    const QTemporaryDir folder;
    const QDir inside{folder.path()};
    const Paper paper = Table{paperSample("musee/illegal.cimaise")}.sheet();
    EXPECT_FALSE(savePaper(paper, inside.filePath(QStringLiteral("none/a.pdf")), PaperSize::a4));
    EXPECT_FALSE(savePaper(paper, inside.filePath(QStringLiteral("a.jpg")), PaperSize::a4));
    EXPECT_TRUE(inside.isEmpty());
    EXPECT_TRUE(savePaper(paper, inside.filePath(QStringLiteral("a.pdf")), PaperSize::a4));
    EXPECT_EQ(inside.entryList(QDir::Files), QStringList{"a.pdf"});
}

// --- exported by the app -------------------------------------------------------------------

class SheetExportTest : public AppControllerTest {
protected:
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }
    [[nodiscard]] QString clipboard() const { return QGuiApplication::clipboard()->text(); }
};

TEST_F(SheetExportTest, SavesSheetUnderGameTitle) {
    start();
    hang(10, 1);
    session().setTitle(QStringLiteral("Friday"));
    const QUrl file =
        app().sheets()->suggested(QStringLiteral("pdf"), QUrl::fromLocalFile(folder()));
    const QString name =
        QStringLiteral("Friday %1.pdf").arg(QDate::currentDate().toString(Qt::ISODate));
    EXPECT_EQ(file.fileName(), name);
    app().sheets()->save(file, false);
    EXPECT_THAT(notice(), HasSubstr(name.toStdString()));
    QFile written{file.toLocalFile()};
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().startsWith("%PDF"));
}

TEST_F(SheetExportTest, SaysHowMatchStands) {
    start();
    app().sheets()->copy(false);
    EXPECT_THAT(clipboard().toStdString(), Not(HasSubstr("match")));
    app().draft()->setPlaysMatch(true);
    start();
    hang(20, 2, 1);
    hang(21, 2);
    hang(10, 1);
    session().setFinished(true);
    app().sheets()->copy(false);
    EXPECT_THAT(clipboard().toStdString(), HasSubstr("Match after game 1: Ana 1 · Bo 0."));
    const Translator words = session().words();
    const Paper chat = chatPaper(session().context(words), {}, session().matchView()->text());
    EXPECT_THAT(textOf(chat).toStdString(), HasSubstr("Match after game 1: Ana 1 · Bo 0."));
}

TEST_F(SheetExportTest, ReportsFailedSave) {
    start();
    app().sheets()->save(QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.pdf")), false);
    EXPECT_THAT(notice(), HasSubstr("all.pdf: File or folder not found."));
    app().sheets()->save(QUrl::fromLocalFile(folder() + QStringLiteral("/sheet.jpg")), false);
    EXPECT_THAT(notice(), HasSubstr(".pdf, .png or .svg"));
}

TEST_F(SheetExportTest, CopiesTextOfSheetAndRuling) {
    start();
    hang(20, 1);
    hang(11, 2); // too small, and of another theme
    app().sheets()->copy(false);
    EXPECT_TRUE(clipboard().contains(QStringLiteral("Total · Ana 2, Bo 0")))
        << clipboard().toStdString();
    QGuiApplication::clipboard()->clear();
    app().sheets()->copy(true);
    EXPECT_TRUE(clipboard().isEmpty()) << "nothing is looked at";
    app().questions()->ruleOn(0);
    app().sheets()->copy(true);
    EXPECT_TRUE(clipboard().contains(QLatin1String("Illegal"))) << clipboard().toStdString();
    EXPECT_EQ(notice(), "Copied.");
}

TEST_F(SheetExportTest, RequestsTargetFile) {
    start();
    const QSignalSpy asked{app().sheets(), &SheetExport::fileRequested};
    app().sheets()->ask(QStringLiteral("png"), true);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked[0][0].toString(), QStringLiteral("png"));
    EXPECT_TRUE(asked[0][1].toBool());
}

TEST_F(SheetExportTest, DoesNotCopyHiddenPoints) {
    start();
    hang(10, 1);
    session().points()->setHidden(true);
    app().sheets()->copy(false);
    EXPECT_TRUE(clipboard().contains(QLatin1String("Ana ?, Bo ?"))) << clipboard().toStdString();
}

} // namespace

} // namespace cimaise
