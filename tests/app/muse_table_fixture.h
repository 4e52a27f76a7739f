// Fixture: an open game of Muse for four.
#pragma once

#include "app/viewmodels/muse/muse_table.h"
#include "tests/app/controller_fixture.h"

namespace cimaise {

class MuseTableTest : public AppControllerTest {
protected:
    MuseTableTest() {
        app().draft()->setGame(QStringLiteral("muse"));
        start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"),
               QStringLiteral("Di")});
        m_table.setSession(&session());
    }

    [[nodiscard]] MusePilesPart& piles() { return *m_table.piles(); }
    [[nodiscard]] MuseCoinsPart& coins() { return *m_table.coins(); }
    [[nodiscard]] MusePatronPart& patron() { return *m_table.patron(); }
    [[nodiscard]] MuseRoundPart& round() { return *m_table.round(); }
    [[nodiscard]] const muse::Layout& now() const {
        return std::get<muse::Layout>(session().current());
    }
    [[nodiscard]] const muse::Artist& artist(int player) const {
        return now().table.artists.at(static_cast<std::size_t>(player));
    }
    static muse::Card card(std::string_view id) { return *muse::findCard(id); }
    static int key(std::string_view id) { return static_cast<int>(card(id)); }

    void open(const QString& sample) {
        app().files()->openFile(QUrl::fromLocalFile(
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/muse/%1.cimaise").arg(sample)));
        m_table.setSession(&session());
    }
    /// A card, in somebody's studio.
    void paint(int player, std::string_view id) {
        piles().choosePile(player, false);
        piles().press(key(id));
    }
    [[nodiscard]] QString deck(std::string_view id, const char* role) {
        for (int row = 0; row < piles().deck()->count(); ++row) {
            if (piles().deck()->valueOf(row, "card").toInt() == key(id)) {
                return piles().deck()->valueOf(row, role).toString();
            }
        }
        return {};
    }

    MuseTable m_table;
};

} // namespace cimaise
