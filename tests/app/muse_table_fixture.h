// A game of Muse for four on the table.
#pragma once

#include "app/tables/muse/muse_table.h"
#include "tests/app/desk_fixture.h"

namespace cimaise {

class MuseTableTest : public DeskTest {
protected:
    MuseTableTest() {
        desk().draft()->setGame(QStringLiteral("muse"));
        start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"),
               QStringLiteral("Di")});
        m_table.setSession(&session());
    }

    [[nodiscard]] const muse::Layout& now() const {
        return std::get<muse::Layout>(session().current());
    }
    [[nodiscard]] const muse::Artist& artist(int player) const {
        return now().table.artists.at(static_cast<std::size_t>(player));
    }
    static muse::Card card(std::string_view id) { return *muse::findCard(id); }
    static int key(std::string_view id) { return static_cast<int>(card(id)); }

    void open(const QString& sample) {
        desk().openFile(QUrl::fromLocalFile(
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/muse/%1.cimaise").arg(sample)));
        m_table.setSession(&session());
    }
    /// A card, in somebody's studio.
    void paint(int player, std::string_view id) {
        m_table.choosePile(player, false);
        m_table.press(key(id));
    }
    /// With a coin of each of three suits, of which two are to pay: nobody has said which.
    void chooseToPaintTheAuthor() {
        for (const int suit : {0, 1, 2}) {
            m_table.add(suit, 1);
        }
        m_table.setMode(MuseTable::Round);
        m_table.setAction(static_cast<int>(muse::Action::paint));
        m_table.press(key("the-author"));
    }
    [[nodiscard]] QString deck(std::string_view id, const char* role) {
        for (int row = 0; row < m_table.deck()->count(); ++row) {
            if (m_table.deck()->valueOf(row, "card").toInt() == key(id)) {
                return m_table.deck()->valueOf(row, role).toString();
            }
        }
        return {};
    }

    MuseTable m_table;
};

} // namespace cimaise
