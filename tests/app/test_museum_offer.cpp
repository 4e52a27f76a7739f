// Tests the view model of “On offer” in Museum: results as they come, their order, the board.
#include "app/games/museum/museum_setup.h"
#include "app/viewmodels/museum/museum_table.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace cimaise::museum {

namespace {

/// Two Romans side by side; a third one scores.
Layout pairOfRomans() {
    Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    layout.museums[0].objects = std::vector<Object>{
        {.at = {1, 1}, .civilisation = Civilisation::roman, .domain = Domain::culture, .value = 1},
        {.at = {2, 1}, .civilisation = Civilisation::roman, .domain = Domain::warfare, .value = 2}};
    return layout;
}

constexpr Object roman{
    .at = {}, .civilisation = Civilisation::roman, .domain = Domain::theology, .value = 3};
constexpr Object greek{
    .at = {}, .civilisation = Civilisation::greek, .domain = Domain::agriculture, .value = 1};

class MuseumOfferTest : public testing::Test {
protected:
    MuseumOfferTest() { lay(pairOfRomans()); }
    void lay(const Layout& layout, Language language = Language::english) {
        auto session = std::make_unique<Session>(
            m_library, language, OpenGame{.id = 0, .history = History{layout}, .title = {}});
        m_table.setSession(session.get());
        m_session = std::move(session);
    }
    [[nodiscard]] const Layout& layout() const { return std::get<Layout>(m_session->current()); }
    void enter(const Object& object) {
        m_table.keys()->pressCivilisation(static_cast<int>(object.civilisation));
        m_table.keys()->pressDomain(static_cast<int>(object.domain));
        m_table.keys()->pressValue(object.value - 1);
    }
    [[nodiscard]] MuseumOfferPart& offer() { return *m_table.offer(); }
    [[nodiscard]] std::string row(int index, const char* role) {
        return offer().objects()->valueOf(index, role).toString().toStdString();
    }
    /// Waits until all results have arrived.
    void waitForAll() {
        QSignalSpy found{&offer(), &MuseumOfferPart::found};
        QSignalSpy arranged{m_table.arrangement(), &MuseumArrangePart::found};
        const auto isPending = [&] {
            for (int index = 0; index < offer().objects()->count(); ++index) {
                if (row(index, "gain") == "…") {
                    return true;
                }
            }
            return false;
        };
        for (int round = 0; round < 100 && isPending(); ++round) {
            arranged.wait(100);
        }
        ASSERT_FALSE(isPending());
    }
    [[nodiscard]] QStringList shown() {
        QStringList all{offer().text()};
        for (int index = 0; index < offer().objects()->count(); ++index) {
            all << offer().objects()->valueOf(index, "accessibleName").toString();
        }
        return all;
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    MuseumTable m_table;
};

TEST_F(MuseumOfferTest, SortsByWhatEachObjectAdds) {
    m_table.setMode(MuseumTable::Offer);
    enter(greek);
    enter(roman);
    EXPECT_EQ(row(0, "gain"), "…") << "nothing blocks";
    waitForAll();
    const std::vector<Object> objects{greek, roman};
    const auto expected = worthOf(layout(), 0, objects);
    ASSERT_TRUE(expected && expected->isProved(0) && expected->isProved(1));
    ASSERT_GT(*expected->gain(1), *expected->gain(0));
    EXPECT_EQ(row(0, "objectText"), "Roman, Theology, 3");
    EXPECT_EQ(row(0, "gain"), "+" + std::to_string(*expected->gain(1)));
    EXPECT_EQ(offer().objects()->valueOf(0, "number"), 1);
    EXPECT_THAT(row(0, "detail"), testing::HasSubstr("Roman +"));
    EXPECT_THAT(offer().text().toStdString(),
                testing::StartsWith("Compared with the best arrangement of the objects now in the "
                                    "museum: "));
}

TEST_F(MuseumOfferTest, NamesPrestigeTokenOfMasterpiece) {
    m_table.setMode(MuseumTable::Offer);
    Object masterpiece = greek;
    masterpiece.value = 5;
    enter(masterpiece);
    enter(greek);
    waitForAll();
    EXPECT_EQ(row(0, "objectText"), "Greek, Agriculture, 5");
    EXPECT_EQ(row(0, "detail"), "Score track +5 · 1 Prestige token, worth 1 point if kept");
    EXPECT_EQ(row(1, "detail"), "Score track +1");
    lay(pairOfRomans(), Language::french);
    m_table.setMode(MuseumTable::Offer);
    if (offer().objects()->count() == 0) {
        enter(masterpiece);
    }
    waitForAll();
    EXPECT_THAT(row(0, "detail"), testing::HasSubstr("1 jeton de Prestige"));
}

TEST_F(MuseumOfferTest, ShowsArrangementOnTheBoard) {
    m_table.setMode(MuseumTable::Offer);
    enter(roman);
    waitForAll();
    const auto objectsShown = [this] {
        int count = 0;
        for (int cell = 0; cell < m_table.board()->cells()->count(); ++cell) {
            count += m_table.board()->cells()->valueOf(cell, "value").toInt() > 0 ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(objectsShown(), 2);
    offer().showObject(0);
    EXPECT_EQ(objectsShown(), 3);
    EXPECT_EQ(offer().objects()->valueOf(0, "shown"), true);
    EXPECT_EQ(layout(), pairOfRomans());
    m_table.board()->touch(12);
    EXPECT_EQ(objectsShown(), 2);
}

/// A closed panel starts no search and lists nothing.
TEST_F(MuseumOfferTest, CostsNothingWhileClosed) {
    m_table.setMode(MuseumTable::Offer);
    enter(roman);
    waitForAll();
    m_table.setMode(MuseumTable::Enter);
    const int begun = offer().search().begun();
    EXPECT_EQ(offer().objects()->count(), 0);
    EXPECT_EQ(offer().text(), QString{});
    EXPECT_EQ(offer().search().present(), std::nullopt);
    const QSignalSpy changed{&offer(), &MuseumOfferPart::changed};
    enter(greek);
    EXPECT_NE(layout(), pairOfRomans());
    EXPECT_EQ(offer().search().begun(), begun);
    EXPECT_EQ(changed.count(), 0);
}

TEST_F(MuseumOfferTest, SearchesEachKindOnceAndOnlyNewOnes) {
    m_table.setMode(MuseumTable::Offer);
    enter(roman);
    enter(roman);
    waitForAll();
    const int begun = offer().search().begun();
    enter(greek);
    waitForAll();
    EXPECT_EQ(offer().search().begun(), begun + 1);
    offer().withdraw(0);
    EXPECT_EQ(offer().objects()->count(), 2);
    EXPECT_EQ(offer().search().begun(), begun + 1);
}

TEST_F(MuseumOfferTest, CalculatesAgainAfterAnEdit) {
    m_table.setMode(MuseumTable::Offer);
    enter(roman);
    waitForAll();
    m_session->edit(museum::newLayout({.players = {"Ana", "Bo"}}), {});
    EXPECT_EQ(row(0, "gain"), "…");
    waitForAll();
    EXPECT_THAT(row(0, "detail"), testing::Not(testing::HasSubstr("Roman +")));
}

TEST_F(MuseumOfferTest, SaysNoFreeSlot) {
    Layout full = pairOfRomans();
    for (auto cell = nextEmpty(full, 0, {1, 1}); cell; cell = nextEmpty(full, 0, *cell)) {
        Object object = greek;
        object.at = *cell;
        full = put(std::move(full), 0, object);
    }
    lay(full);
    m_table.setMode(MuseumTable::Offer);
    enter(roman);
    waitForAll();
    EXPECT_EQ(row(0, "gain"), "–");
    EXPECT_EQ(row(0, "detail"), "no free slot");
}

TEST_F(MuseumOfferTest, CalculatesNothingWhilePointsAreHidden) {
    m_table.setMode(MuseumTable::Offer);
    m_session->points()->setHidden(true);
    const int begun = offer().search().begun();
    enter(roman);
    EXPECT_EQ(row(0, "gain"), "");
    EXPECT_EQ(row(0, "detail"), "");
    EXPECT_EQ(offer().text(), "Points are hidden, so nothing is calculated.");
    EXPECT_EQ(offer().search().begun(), begun);
}

/// Objects and discards of other players change nothing.
TEST_F(MuseumOfferTest, KnowsNothingOfOtherPlayers) {
    m_table.setMode(MuseumTable::Offer);
    enter(roman);
    enter(greek);
    waitForAll();
    const QStringList before = shown();
    Layout other = pairOfRomans();
    other.museums[1].objects = *pairOfRomans().museums[0].objects;
    other.museums[1].discard = ByContinent{2, 3, 4, 5};
    other.museums[1].patron = std::optional{newPatron(PatronKind::quadruple)};
    lay(other);
    m_table.setMode(MuseumTable::Offer);
    if (offer().objects()->count() == 0) {
        enter(roman);
        enter(greek);
    }
    waitForAll();
    EXPECT_EQ(shown(), before);
}

TEST_F(MuseumOfferTest, StopsWhenTableIsDestroyedDuringSearch) {
    auto table = std::make_unique<MuseumTable>();
    table->setSession(m_session.get());
    table->setMode(MuseumTable::Offer);
    table->keys()->pressCivilisation(0);
    table->keys()->pressDomain(0);
    table->keys()->pressValue(0);
    table.reset();
    SUCCEED();
}

} // namespace

} // namespace cimaise::museum
