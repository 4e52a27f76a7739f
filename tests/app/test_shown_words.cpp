// Everything that is shown has words, in both languages, on every sample's table.
#include "app/setup/musee_setup.h"
#include "app/tables/artsociety/art_society_table.h"
#include "app/tables/muse/muse_table.h"
#include "app/tables/museum/museum_table.h"
#include "app/texts/qt_texts.h"
#include "tests/app/desk_fixture.h"

#include <QRegularExpression>
#include <map>
#include <set>

namespace cimaise {

namespace {

using testing::IsEmpty;

/// Roles that may be empty, and need not have words.
const std::map<std::string, std::set<std::string>> mayBeEmpty{
    {"cimaise::FindingsModel", {"mend", "owner", "places"}},
    {"cimaise::SheetModel", {"lineId"}},
    {"cimaise::EvidenceModel", {"places"}},
    {"cimaise::RankingModel", {"decidedText"}},
    {"cimaise::LibraryModel", {"players", "scoreText", "matchText"}},
    {"cimaise::RulesModel", {"severity", "severityText", "options"}},
    {"cimaise::ReadingsModel", {"totalsText"}},
    {"cimaise::SeatsModel", {"name", "team"}},
    {"cimaise::MuseumSlotsModel",
     {"civilisation", "civilisationLetters", "domain", "severity", "mark",
      "accessibleDescription"}},
    {"cimaise::MuseumKeysModel", {"civilisation", "domain", "letters", "countText"}},
    {"cimaise::MuseumFiguresModel", {"valueText", "standsFor", "worth", "advice"}},
    {"cimaise::MuseumCollectionsModel", {"civilisation", "domain"}},
    {"cimaise::ArtSocietySquaresModel", {"severity", "fits"}},
    {"cimaise::ArtSocietyTilesModel",
     {"type", "letters", "frame", "severity", "accessibleDescription"}},
    {"cimaise::ArtSocietyKeysModel", {"type", "frame", "name"}},
    {"cimaise::ArtSocietyMarkersModel", {"valueText"}},
    {"cimaise::ArtSocietyFitsModel", {"detail"}},
    {"cimaise::MuseDeckModel", {"pile", "holder", "severity"}},
    {"cimaise::MusePileModel", {"severity", "accessibleDescription"}},
    {"cimaise::MuseSuitsModel", {"severity", "verdict", "slip"}},
    {"cimaise::MuseStepsModel", {"priceText"}},
    {"cimaise::MuseTurnsModel", {"action", "actionText", "discardText", "severity"}},
    {"cimaise::MuseEventsModel", {"detail"}},
};

/// A text id that has no wording, or a placeholder that nothing filled.
bool isUnsaid(const QString& text) {
    static const QRegularExpression id{QStringLiteral(R"(\b[a-z]+(\.[a-z-]+){2,}\b)")};
    return text.contains(u'{') || text.contains(u'}') || text.contains(QLatin1String("%n")) ||
           id.match(text).hasMatch();
}

std::string at(const QAbstractItemModel& model, const QModelIndex& index, const QByteArray& role) {
    return std::string{model.metaObject()->className()} + " " + std::to_string(index.row()) + " " +
           role.toStdString() + ": " +
           index.data(model.roleNames().key(role)).toString().toStdString();
}

/// What is wrong with the words of a cell.
void checkCell(const QAbstractItemModel& model, const QModelIndex& index,
               std::vector<std::string>& wrong) {
    const auto allowed = mayBeEmpty.find(model.metaObject()->className());
    for (const std::string& role : emptyRoles(model, index)) {
        if (allowed == mayBeEmpty.end() || !allowed->second.contains(role)) {
            wrong.push_back(at(model, index, QByteArray::fromStdString(role)));
        }
    }
    for (const QByteArray& role : model.roleNames()) {
        const QVariant value = index.data(model.roleNames().key(role));
        const bool words = value.typeId() == QMetaType::QString && !role.endsWith("Id") &&
                           role != "lineId" && role != "theme";
        if (words && isUnsaid(value.toString())) {
            wrong.push_back(at(model, index, role));
        }
    }
}

std::vector<std::string> wrongWords(const QAbstractItemModel& model) {
    std::vector<std::string> wrong;
    for (int row = 0; row < model.rowCount(); ++row) {
        const int spare = model.roleNames().key("spare", -1);
        if (spare >= 0 && model.index(row, 0).data(spare).toBool()) {
            continue; // not to be seen
        }
        for (int column = 0; column < model.columnCount(); ++column) {
            checkCell(model, model.index(row, column), wrong);
        }
    }
    return wrong;
}

class ShownWordsTest : public DeskTest, public testing::WithParamInterface<Language> {
protected:
    ShownWordsTest() { preferences().overrideLanguage(GetParam()); }

    [[nodiscard]] MuseeSetup& setup() const {
        return *qobject_cast<MuseeSetup*>(desk().draft()->setup());
    }
};

TEST_P(ShownWordsTest, OfTheDesk) {
    start(
        {QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di")});
    hang(10, 1);
    desk().rematch();
    settle();
    for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             desk().games(), desk().samples(), desk().rules(), desk().draft()->games(),
             desk().draft()->names(), setup().tokens(), preferences().themesModel()}) {
        EXPECT_GT(model->rowCount(), 0);
        EXPECT_THAT(wrongWords(*model), IsEmpty());
    }
    for (const QString& text : {session().matchText(), desk().draft()->teamsText(),
                                session().gameName(), session().verdictText()}) {
        EXPECT_FALSE(text.isEmpty() || isUnsaid(text)) << text.toStdString();
    }
}

TEST_P(ShownWordsTest, OfEverySamplesTable) {
    for (int sample = 0; sample < desk().samples()->count(); ++sample) {
        desk().openSample(sample);
        session().show(0, {});
        for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 session().sides(), session().findings(), session().sheet(), session().evidence(),
                 session().ranking(), session().readings()}) {
            EXPECT_THAT(wrongWords(*model), IsEmpty()) << "sample " << sample;
        }
        for (const QString& text : {session().verdictText(), session().evidence()->title(),
                                    session().evidence()->totalText(), session().title()}) {
            EXPECT_FALSE(text.isEmpty() || isUnsaid(text)) << text.toStdString();
        }
    }
}

TEST_P(ShownWordsTest, OfTheTableOfMuseum) {
    desk().samples()->setGame(QStringLiteral("museum"));
    for (int sample = 0; sample < desk().samples()->count(); ++sample) {
        desk().openSample(sample);
        MuseumTable table;
        table.setSession(&session());
        for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 table.cells(), table.civilisations(), table.domains(), table.values(),
                 table.latest(), table.experts(), table.patrons(), table.patronParts(),
                 table.track(), table.patronFigures(), table.prestige(), table.bonuses(),
                 table.discards(), table.opinion(), table.press(), table.collections()}) {
            EXPECT_THAT(wrongWords(*model), IsEmpty()) << "sample " << sample;
        }
        for (const QString& text : {table.hint(), table.arrangeText(), table.boardName()}) {
            EXPECT_FALSE(text.isEmpty() || isUnsaid(text)) << text.toStdString();
        }
    }
}

TEST_P(ShownWordsTest, OfTheTableOfMuse) {
    desk().samples()->setGame(QStringLiteral("muse"));
    for (int sample = 0; sample < desk().samples()->count(); ++sample) {
        desk().openSample(sample);
        MuseTable table;
        table.setSession(&session());
        for (const MuseTable::Mode mode : {MuseTable::Cards, MuseTable::Coins, MuseTable::Patron,
                                           MuseTable::Round, MuseTable::Text}) {
            table.setMode(mode);
            table.setResolved(true);
            for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                     table.artists(), table.deck(), table.coins(), table.steps(), table.turns(),
                     table.events(), table.payment(), table.studioOf(0), table.palaceOf(1)}) {
                EXPECT_THAT(wrongWords(*model), IsEmpty()) << "sample " << sample;
            }
            for (const QString& text : {table.hint(), table.growthText(), table.economyText()}) {
                EXPECT_FALSE(text.isEmpty() || isUnsaid(text)) << text.toStdString();
            }
        }
    }
}

TEST_P(ShownWordsTest, OfTheTableOfArtSociety) {
    desk().samples()->setGame(QStringLiteral("art-society"));
    for (int sample = 0; sample < desk().samples()->count(); ++sample) {
        desk().openSample(sample);
        ArtSocietyTable table;
        table.setSession(&session());
        for (const ArtSocietyTable::Mode mode :
             {ArtSocietyTable::Enter, ArtSocietyTable::Fit, ArtSocietyTable::Plan}) {
            table.setMode(mode);
            for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                     table.wall()->squares(), table.wall()->tiles(), table.keys()->types(),
                     table.keys()->frames(), table.beside()->markers(), table.beside()->hand(),
                     table.fit()->places(), table.pairs()->pairs()}) {
                EXPECT_THAT(wrongWords(*model), IsEmpty()) << "sample " << sample;
            }
            for (const QString& text :
                 {table.hint(), table.beside()->assistantText(), table.pairs()->summary()}) {
                EXPECT_FALSE(text.isEmpty() || isUnsaid(text)) << text.toStdString();
            }
            EXPECT_EQ(table.fit()->summary().isEmpty(), mode != ArtSocietyTable::Fit);
            EXPECT_FALSE(isUnsaid(table.fit()->summary()));
        }
    }
}

TEST_P(ShownWordsTest, OfTroubles) {
    start();
    setup().tokens()->toggle(0);
    session().setReading(QStringLiteral("musee.match.shared"), 1);
    for (const QString& text :
         {session().renamePlayer(0, QString{}), session().renamePlayer(0, QStringLiteral("Bo")),
          session().renamePlayer(0, QString(201, u'x')),
          session().renamePlayer(0, QString{QChar{7}}), session().undoText(),
          desk().draft()->remark()}) {
        EXPECT_FALSE(text.isEmpty() || isUnsaid(text)) << text.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, ShownWordsTest, testing::ValuesIn(languages),
                         [](const auto& language) {
                             return std::string{languageCode(language.param)};
                         });

} // namespace

} // namespace cimaise
