// Tests that everything shown has a text in both languages, for every sample.
#include "app/games/musee/musee_preferences.h"
#include "app/games/musee/musee_setup.h"
#include "app/texts/qt_texts.h"
#include "app/viewmodels/artsociety/art_society_table.h"
#include "app/viewmodels/muse/muse_table.h"
#include "app/viewmodels/museum/museum_table.h"
#include "tests/app/controller_fixture.h"

#include <QRegularExpression>
#include <map>
#include <set>

namespace cimaise {

namespace {

using testing::IsEmpty;

/// Roles that may be empty.
const std::map<std::string, std::set<std::string>> mayBeEmpty{
    {"cimaise::FindingsModel", {"fix", "owner", "places"}},
    {"cimaise::SheetModel", {"lineId", "sumText"}},
    {"cimaise::EvidenceModel", {"places", "tag"}},
    {"cimaise::RankingModel", {"tieBreakText"}},
    {"cimaise::LibraryModel", {"players", "scoreText", "answeredText", "matchText"}},
    {"cimaise::RulesModel", {"severity", "severityText", "options"}},
    {"cimaise::ReadingsModel", {"effect"}},
    {"cimaise::SeatsModel", {"name", "team"}},
    {"cimaise::ArtSocietySquaresModel", {"severity", "fits"}},
    {"cimaise::ArtSocietyTilesModel",
     {"type", "letters", "frame", "severity", "accessibleDescription"}},
    {"cimaise::ArtSocietyKeysModel", {"type", "frame", "name"}},
    {"cimaise::ArtSocietyMarkersModel", {"valueText"}},
    {"cimaise::ArtSocietyFitsModel", {"detail"}},
};

/// True if the text is an id without translation, or has an unfilled placeholder.
bool isUnknownText(const QString& text) {
    static const QRegularExpression id{QStringLiteral(R"(\b[a-z]+(\.[a-z-]+){2,}\b)")};
    return text.contains(u'{') || text.contains(u'}') || text.contains(QLatin1String("%n")) ||
           id.match(text).hasMatch();
}

std::string at(const QAbstractItemModel& model, const QModelIndex& index, const QByteArray& role) {
    return std::string{model.metaObject()->className()} + " " + std::to_string(index.row()) + " " +
           role.toStdString() + ": " +
           index.data(model.roleNames().key(role)).toString().toStdString();
}

/// True for the number of a folded line of the sheet, which is empty.
bool isFigureOfFold(const QAbstractItemModel& model, const QModelIndex& index,
                    const std::string& role) {
    const int fold = model.roleNames().key("isFold", -1);
    return role == "pointsText" && fold >= 0 && index.data(fold).toBool();
}

/// Collects the roles of a cell that have no text or an untranslated one.
void checkCell(const QAbstractItemModel& model, const QModelIndex& index,
               const std::set<std::string>& mayBeEmptyHere, std::vector<std::string>& wrong) {
    const auto allowed = mayBeEmpty.find(model.metaObject()->className());
    for (const std::string& role : emptyRoles(model, index)) {
        if (!mayBeEmptyHere.contains(role) && !isFigureOfFold(model, index, role) &&
            (allowed == mayBeEmpty.end() || !allowed->second.contains(role))) {
            wrong.push_back(at(model, index, QByteArray::fromStdString(role)));
        }
    }
    for (const QByteArray& role : model.roleNames()) {
        const QVariant value = index.data(model.roleNames().key(role));
        const bool words = value.typeId() == QMetaType::QString && !role.endsWith("Id") &&
                           role != "lineId" && role != "theme";
        if (words && isUnknownText(value.toString())) {
            wrong.push_back(at(model, index, role));
        }
    }
}

/// Wrong texts of a list; `empty`: roles that may be empty in a list without a class.
std::vector<std::string> wrongWords(const QAbstractItemModel& model,
                                    const std::set<std::string>& empty = {}) {
    std::vector<std::string> wrong;
    for (int row = 0; row < model.rowCount(); ++row) {
        const int spare = model.roleNames().key("spare", -1);
        if (spare >= 0 && model.index(row, 0).data(spare).toBool()) {
            continue; // not visible
        }
        for (int column = 0; column < model.columnCount(); ++column) {
            checkCell(model, model.index(row, column), empty, wrong);
        }
    }
    return wrong;
}

class UiTextTest : public AppControllerTest, public testing::WithParamInterface<Language> {
protected:
    UiTextTest() { preferences().overrideLanguage(GetParam()); }

    [[nodiscard]] MuseeSetup& setup() const {
        return *qobject_cast<MuseeSetup*>(app().draft()->setup());
    }
};

TEST_P(UiTextTest, AppControllerHasAllTexts) {
    start(
        {QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di")});
    hang(10, 1);
    app().draft()->rematch();
    session().question()->answer(0);
    app().draft()->start();
    settle();
    MuseePreferences themes{preferences()};
    for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             app().games(), app().samples(), app().rules(), app().draft()->games(),
             app().draft()->names(), setup().tokens(), themes.themesModel()}) {
        EXPECT_GT(model->rowCount(), 0);
        EXPECT_THAT(wrongWords(*model), IsEmpty());
    }
    for (const QString& text : {session().matchView()->text(), app().draft()->teamsText(),
                                session().gameName(), session().verdict()->text()}) {
        EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
    }
}

TEST_P(UiTextTest, EverySampleHasAllTexts) {
    for (int sample = 0; sample < app().samples()->count(); ++sample) {
        app().samples()->open(sample);
        session().highlighter()->showLine(0, {});
        for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 session().sides(), session().findings(), session().sheet(),
                 session().highlighter()->evidence(), session().ranking(), session().readings()}) {
            EXPECT_THAT(wrongWords(*model), IsEmpty()) << "sample " << sample;
        }
        for (const QString& text :
             {session().verdict()->text(), session().highlighter()->evidence()->title(),
              session().highlighter()->evidence()->totalText(), session().title()}) {
            EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
        }
    }
}

void checkObjects(MuseumTable& table) {
    EXPECT_THAT(wrongWords(*table.board()->cells(),
                           {"civilisation", "civilisationLetters", "domain", "severity", "mark",
                            "groupTag", "accessibleDescription"}),
                IsEmpty());
    EXPECT_THAT(wrongWords(*table.figures()->collections(), {"civilisation", "domain"}), IsEmpty());
    for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             table.keys()->civilisations(), table.keys()->domains(), table.keys()->values(),
             table.keys()->latest(), table.patron()->experts(), table.patron()->kinds(),
             table.patron()->parts()}) {
        EXPECT_THAT(wrongWords(*model, {"civilisation", "domain", "letters", "countText", "note",
                                        "everyNote"}),
                    IsEmpty());
    }
}

void checkFigures(MuseumFiguresPart& figures) {
    for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             figures.track(), figures.patron(), figures.prestige(), figures.bonuses(),
             figures.discards(), figures.opinion(), figures.press()}) {
        EXPECT_THAT(wrongWords(*model, {"valueText", "defaultValue", "worth", "advice", "printed"}),
                    IsEmpty());
    }
}

TEST_P(UiTextTest, MuseumTableHasAllTexts) {
    app().samples()->setGame(QStringLiteral("museum"));
    for (int sample = 0; sample < app().samples()->count(); ++sample) {
        app().samples()->open(sample);
        MuseumTable table;
        table.setSession(&session());
        checkObjects(table);
        checkFigures(*table.figures());
        for (const QString& text :
             {table.hint(), table.arrangement()->text(), table.plan()->boardName()}) {
            EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
        }
        for (int kind = 0; kind < static_cast<int>(museum::patronKindCount); ++kind) {
            table.patron()->choose(kind);
            const QString text = table.patron()->text();
            EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
        }
    }
}

void checkRound(MuseRoundPart& round) {
    EXPECT_THAT(wrongWords(*round.turn()->actions()), IsEmpty());
    EXPECT_THAT(wrongWords(*round.turns(), {"action", "actionText", "discardText", "severity"}),
                IsEmpty());
    EXPECT_THAT(wrongWords(*round.events(), {"detail", "growthText", "openText"}), IsEmpty());
    EXPECT_THAT(wrongWords(*round.payment()->coins()), IsEmpty());
}

void checkPiles(MusePilesPart& piles) {
    EXPECT_THAT(wrongWords(*piles.artists()), IsEmpty());
    EXPECT_THAT(wrongWords(*piles.deck(), {"pile", "holder", "severity"}), IsEmpty());
    for (const QAbstractItemModel* pile : {piles.studioOf(0), piles.palaceOf(1)}) {
        EXPECT_THAT(wrongWords(*pile, {"severity", "accessibleDescription"}), IsEmpty());
    }
}

TEST_P(UiTextTest, MuseTableHasAllTexts) {
    app().samples()->setGame(QStringLiteral("muse"));
    for (int sample = 0; sample < app().samples()->count(); ++sample) {
        app().samples()->open(sample);
        MuseTable table;
        table.setSession(&session());
        for (const MuseTable::Mode mode :
             {MuseTable::Cards, MuseTable::Coins, MuseTable::Patron, MuseTable::Round}) {
            table.setMode(mode);
            checkRound(*table.round());
            table.round()->setResolved(true);
            checkRound(*table.round());
            checkPiles(*table.piles());
            EXPECT_THAT(
                wrongWords(*table.coins()->suits(), {"severity", "verdict", "miscountText"}),
                IsEmpty());
            EXPECT_THAT(wrongWords(*table.patron()->steps(), {"priceText"}), IsEmpty());
            for (const QString& text :
                 {table.hint(), table.coins()->growthText(), table.coins()->economyText()}) {
                EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
            }
        }
    }
}

/// Roles that may be empty for a square, a tile or a key: nothing fits, no problem, no highlight,
/// properties that decor does not have, an unnamed frame.
const std::set<std::string> artSocietySilences{"fits",      "severity", "accessibleDescription",
                                               "type",      "frame",    "letters",
                                               "name",      "number",   "detail",
                                               "valueText", "groupTag"};

TEST_P(UiTextTest, ArtSocietyTableHasAllTexts) {
    app().samples()->setGame(QStringLiteral("art-society"));
    for (int sample = 0; sample < app().samples()->count(); ++sample) {
        app().samples()->open(sample);
        ArtSocietyTable table;
        table.setSession(&session());
        for (const ArtSocietyTable::Mode mode : {ArtSocietyTable::Enter, ArtSocietyTable::Fit,
                                                 ArtSocietyTable::Plan, ArtSocietyTable::Outlook}) {
            table.setMode(mode);
            for (const QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                     table.wall()->squares(), table.wall()->tiles(), table.keys()->types(),
                     table.keys()->frames(), table.beside()->markers(), table.beside()->hand(),
                     table.fit()->places(), table.pairs()->pairs(), table.outlook()->sizes(),
                     table.outlook()->types()}) {
                EXPECT_THAT(wrongWords(*model, artSocietySilences), IsEmpty())
                    << "sample " << sample;
            }
            for (const QString& text :
                 {table.hint(), table.beside()->assistantText(), table.pairs()->summary()}) {
                EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
            }
            EXPECT_EQ(table.fit()->summary().isEmpty(), mode != ArtSocietyTable::Fit);
            EXPECT_FALSE(isUnknownText(table.fit()->summary()));
        }
    }
}

TEST_P(UiTextTest, ErrorsAndRemarksHaveTexts) {
    start();
    setup().tokens()->toggle(0);
    session().setReading(QStringLiteral("musee.match.shared"), 1);
    for (const QString& text :
         {session().renamePlayer(0, QString{}), session().renamePlayer(0, QStringLiteral("Bo")),
          session().renamePlayer(0, QString(201, u'x')),
          session().renamePlayer(0, QString{QChar{7}}), session().historyView()->undoText(),
          app().draft()->remark()}) {
        EXPECT_FALSE(text.isEmpty() || isUnknownText(text)) << text.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, UiTextTest, testing::ValuesIn(languages),
                         [](const auto& language) {
                             return std::string{languageCode(language.param)};
                         });

} // namespace

} // namespace cimaise
