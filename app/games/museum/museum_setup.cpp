// Keeps edition and board when the number of players changes.
#include "app/games/museum/museum_setup.h"

#include "app/texts/qt_texts.h"
#include "positions/museum/museum_board_edits.h"
#include "positions/museum/museum_edits.h"

namespace cimaise {

namespace {

//% "The game ends when a player reaches {points} points on the score track; there are {tokens} Prestige tokens."
constexpr TextId endText = CIMAISE_TEXT("museum.setup.end");
//% "Standard board"
constexpr TextId standardText = CIMAISE_TEXT("museum.board.standard");

} // namespace

MuseumSetup::MuseumSetup() : GameSetup(museum::gameId) {}

AnyCase MuseumSetup::emptyPosition(GameHeader header) const {
    museum::Layout layout = museum::newLayout(std::move(header));
    layout.edition = m_edition.value_or(m_proposed);
    return withBoard(std::move(layout));
}

bool MuseumSetup::setLanguage(Language language) {
    const museum::Edition before = m_edition.value_or(m_proposed);
    m_proposed =
        language == Language::french ? museum::Edition::firstFrench : museum::Edition::retail;
    return m_edition.value_or(m_proposed) != before;
}

QString MuseumSetup::chosenSetting() const {
    return m_editions.value(static_cast<int>(*m_draft.edition));
}

museum::Layout MuseumSetup::withBoard(museum::Layout layout) const {
    layout.boards = {};
    for (museum::Museum& museum : layout.museums) {
        museum.board.reset();
    }
    if (const museum::Board* const own = boardIn(m_copy, museum::standardBoard)) {
        layout = storeBoard(std::move(layout), museum::standardBoard, *own);
    }
    if (m_board > 0 && m_board < m_boards.size()) {
        const std::string name = m_boards.at(m_board).toStdString();
        layout = storeBoard(std::move(layout), name, *boardIn(m_copy, name));
        for (int side = 0; side < sideCount(layout); ++side) {
            layout = useBoard(std::move(layout), side, name);
        }
    }
    return layout;
}

bool MuseumSetup::isWorthShowing(const Finding& finding) const {
    return finding.rule != "museum.tie";
}

void MuseumSetup::show(const AnyCase& draft, const Translator& words) {
    m_draft = std::get<museum::Layout>(draft);
    m_editions.clear();
    for (const museum::EditionInfo& edition : museum::editions) {
        m_editions << format(words, edition.name);
    }
    const museum::EditionInfo& chosen = museum::info(*m_draft.edition);
    m_editionText =
        format(words, endText, {{"points", chosen.endsAt}, {"tokens", chosen.prestige}});
    m_boards = {format(words, standardText)};
    for (const museum::NamedBoard& named : m_copy.boards) {
        if (named.name != museum::standardBoard) {
            m_boards << toQt(named.name);
        }
    }
    emit shown();
}

void MuseumSetup::setEdition(int edition) {
    if (edition >= 0 && edition < std::ssize(museum::editions)) {
        m_edition = static_cast<museum::Edition>(edition);
        emit chosen(museum::setEdition(m_draft, *m_edition));
    }
}

void MuseumSetup::setBoard(int board) {
    if (board >= 0 && board < m_boards.size()) {
        m_board = board;
        emit chosen(withBoard(m_draft));
    }
}

void MuseumSetup::setCopy(const QString& copy) {
    if (copy == m_ownBoxJson) {
        return;
    }
    m_ownBoxJson = copy;
    m_copy = museum::readCopy(copy.toStdString()).value_or(museum::Copy{});
    m_board = 0;
    emit chosen(withBoard(m_draft));
}

} // namespace cimaise
