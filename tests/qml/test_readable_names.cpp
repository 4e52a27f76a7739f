// Tests that names and totals of two to five players can be read wherever they stand side by side:
// no two texts or signs overlap, each name shows at least six letters, and the columns of the score
// sheet are below their names.
#include "app/viewmodels/muse/muse_table.h"
#include "tests/qml/tested_window.h"
#include "tests/qml/views.h"

#include <QFile>
#include <QFontMetricsF>
#include <QJSValue>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace cimaise {

namespace {

struct NameView {
    Language language;
    QSize size;
};

void PrintTo(const NameView& view, std::ostream* out) {
    *out << languageCode(view.language) << ' ' << view.size.width() << 'x' << view.size.height();
}

QStringList longNames(int players) {
    return QStringList{QStringLiteral("Maximilian"), QStringLiteral("Marie-Christine"),
                       QStringLiteral("Marie-Claire"), QStringLiteral("Bernadette"),
                       QStringLiteral("Wolfgang")}
        .mid(0, players);
}

/// Part of a text item that is painted.
QRectF paintedIn(const QQuickItem& text) {
    const qreal width = std::min(text.property("contentWidth").toReal(), text.width());
    const qreal height = text.property("contentHeight").toReal();
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const qreal freeWidth = text.width() - width;
    const qreal freeHeight = text.height() - height;
    const qreal x = across == Qt::AlignHCenter ? freeWidth / 2
                    : across == Qt::AlignRight ? freeWidth
                                               : 0;
    const qreal y = down == Qt::AlignVCenter  ? freeHeight / 2
                    : down == Qt::AlignBottom ? freeHeight
                                              : 0;
    const QRectF place = text.mapRectToScene({x, y, width, height});
    constexpr qreal leading = 0.15; // lines are higher than their letters
    return place.adjusted(0.5, place.height() * leading, -0.5, -place.height() * leading);
}

/// Number of letters of a name that are shown.
qsizetype lettersShown(const QQuickItem& text) {
    const QString name = text.property("text").toString();
    if (!text.property("truncated").toBool()) {
        return name.size();
    }
    auto font = text.property("font").value<QFont>();
    font.setPixelSize(
        text.property("fontInfo").value<QJSValue>().property(QStringLiteral("pixelSize")).toInt());
    const int lines = text.property("lineCount").toInt();
    const QString shown =
        QFontMetricsF{font}.elidedText(name, Qt::ElideMiddle, text.width() * lines);
    return shown.size() - 1;
}

class ReadableNames : public testing::TestWithParam<NameView>, public TestedWindow {
protected:
    ReadableNames() : TestedWindow(GetParam().language) {}
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam().size);
        m_stage.settle();
    }
    void open(const QJsonObject& document, int players) {
        QFile file{m_files.filePath(QStringLiteral("names.cimaise"))};
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument{document}.toJson());
        file.close();
        m_stage.app().files()->openFile(QUrl::fromLocalFile(file.fileName()));
        itemsAtRest(m_stage);
        ASSERT_NE(m_stage.app().session(), nullptr) << "the file is refused";
        ASSERT_EQ(m_stage.session().players(), longNames(players));
    }
    /// A finished game with long names, or nothing where there is none for so many players.
    static QJsonObject sample(const char* game, int players) {
        QFile file{QStringLiteral(CIMAISE_SOURCE_DIR "/samples/%1/finished-%2.cimaise")
                       .arg(QLatin1String(game))
                       .arg(players)};
        if (!file.open(QIODevice::ReadOnly)) {
            return {};
        }
        QString text = QString::fromUtf8(file.readAll());
        const QStringList shortNames{QStringLiteral("Ana"), QStringLiteral("Bo"),
                                     QStringLiteral("Cy"), QStringLiteral("Di")};
        for (int player = 0; player < players; ++player) {
            text.replace(u'"' + shortNames.at(player) + u'"',
                         u'"' + longNames(players).at(player) + u'"');
        }
        return QJsonDocument::fromJson(text.toUtf8()).object();
    }
    /// A game of Museum with totals of three digits.
    static QJsonObject museum(int players) {
        constexpr std::array tracks{112, 135, 126, 136, 106};
        QJsonArray boards;
        for (int player = 0; player < players; ++player) {
            boards.append(QJsonObject{
                {QStringLiteral("track"), tracks.at(static_cast<std::size_t>(player))}});
        }
        return {{QStringLiteral("cimaise"), 1},
                {QStringLiteral("game"), QStringLiteral("museum")},
                {QStringLiteral("players"), QJsonArray::fromStringList(longNames(players))},
                {QStringLiteral("museums"), boards}};
    }
    static bool isInside(const QQuickItem& item, std::initializer_list<std::string_view> files) {
        for (const QQuickItem* above = &item; above != nullptr; above = above->parentItem()) {
            if (std::ranges::find(files, typeOf(*above)) != files.end()) {
                return true;
            }
        }
        return false;
    }
    /// Texts and signs beside names and totals, each with the part that is seen.
    [[nodiscard]] std::vector<std::pair<const QQuickItem*, QRectF>> marks() const {
        std::vector<std::pair<const QQuickItem*, QRectF>> found;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            const bool text =
                isA(*item, "QQuickText") && !item->property("text").toString().isEmpty();
            const bool sign = (typeOf(*item) == "Icon" || typeOf(*item) == "SeatBadge") &&
                              item->width() > 0 && item->property("name").toString() != QString{};
            if ((text || sign) && !isInside(*item, {"VerdictButton"}) &&
                isInside(*item, {"SideStrip", "ScoreTotals", "ScoreRows", "RankingLine", "MuseTurn",
                                 "ScoringLine", "PodiumPanel"})) {
                const QRectF painted =
                    text ? paintedIn(*item) : placeOf(*item).adjusted(1, 1, -1, -1);
                found.emplace_back(item, painted.intersected(inSight(*item)));
            }
        }
        return found;
    }
    void expectReadable(const char* where) const {
        SCOPED_TRACE(where);
        const auto found = marks();
        for (auto one = found.begin(); one != found.end(); ++one) {
            for (auto other = one + 1; other != found.end(); ++other) {
                const QRectF both = one->second.intersected(other->second);
                EXPECT_FALSE(both.width() > 0.5 && both.height() > 0.5)
                    << described(*one->first) << " and " << described(*other->first);
            }
            const QString name = one->first->property("text").toString();
            if (longNames(5).contains(name)) {
                EXPECT_GE(lettersShown(*one->first), 6) << described(*one->first);
            }
        }
        EXPECT_FALSE(found.empty());
        expectColumnsBelowNames();
    }
    void expectColumnsBelowNames() const {
        for (const QQuickItem* heads : all("scoreNames")) {
            const qreal width = heads->width() / m_stage.session().sheet()->sideCount();
            for (const QQuickItem* cell : all("ScoreCell")) {
                const qreal left =
                    placeOf(*heads).left() + width * cell->property("column").toInt();
                EXPECT_NEAR(placeOf(*cell).left(), left, 2) << described(*cell);
                EXPECT_NEAR(cell->width(), width, 2);
            }
        }
    }
    /// All places where names and totals stand side by side.
    void expectReadableEverywhere() {
        expectReadable("table");
        if (all("TableSide").empty()) {
            m_stage.openSheet("table.score");
            itemsAtRest(m_stage);
            ASSERT_FALSE(all("ScoreTotals").empty());
            expectReadable("sheet");
            m_stage.closeSheets();
            itemsAtRest(m_stage);
        }
        if (auto* const muse = m_stage.window().findChild<MuseTable*>(); muse != nullptr) {
            muse->setMode(MuseTable::Round);
            itemsAtRest(m_stage);
            expectReadable("round");
        }
        m_stage.app().navigator()->show(Navigator::Scoring);
        itemsAtRest(m_stage);
        expectReadable("line by line");
        m_stage.app().navigator()->show(Navigator::Table);
        itemsAtRest(m_stage);
        m_stage.session().setFinished(true);
        itemsAtRest(m_stage);
        expectReadable("finished table");
        m_stage.app().navigator()->show(Navigator::Result);
        itemsAtRest(m_stage);
        expectReadable("result");
        m_stage.app().closeGame();
        m_stage.settle();
    }

    QTemporaryDir m_files;
};

TEST_P(ReadableNames, OfMuseum) {
    for (int players = 2; players <= 5; ++players) {
        SCOPED_TRACE(players);
        open(museum(players), players);
        expectReadableEverywhere();
    }
}

TEST_P(ReadableNames, OfFinishedGames) {
    for (const char* game : gameIds()) {
        for (int players = 2; players <= 4; ++players) {
            const QJsonObject document = sample(game, players);
            if (!document.isEmpty()) {
                SCOPED_TRACE(testing::Message() << game << ' ' << players);
                open(document, players);
                expectReadableEverywhere();
            }
        }
    }
}

/// The tracks are not entered: every total is a range.
TEST_P(ReadableNames, BesideRanges) {
    for (int players = 2; players <= 4; ++players) {
        SCOPED_TRACE(players);
        QJsonObject document = sample("art-society", players);
        document[QStringLiteral("museum")] = QJsonArray{};
        open(document, players);
        EXPECT_TRUE(m_stage.session().sides()->valueOf(0, "totalText").toString().contains(u'–'));
        expectReadableEverywhere();
    }
}

std::vector<NameView> views() {
    std::vector<NameView> all;
    for (const Language language : {Language::english, Language::french}) {
        for (const QSize size : {QSize{360, 640}, QSize{390, 844}, QSize{820, 1180},
                                 QSize{1000, 700}, QSize{1440, 900}}) {
            all.push_back({language, size});
        }
    }
    return cornersToTest(std::move(all));
}

INSTANTIATE_TEST_SUITE_P(sizes, ReadableNames, testing::ValuesIn(views()));

} // namespace

} // namespace cimaise
