// Turns touches on the board, bonuses, tokens and lines of text into edits of the session.
#include "app/tables/musee/musee_table.h"
#include "app/texts/qt_texts.h"
#include "validators/musee/musee_catalogue.h"

namespace cimaise {

using musee::bare;

namespace {

//% "{exhibit} taken down"
constexpr TextId clearedEdit = CIMAISE_TEXT("musee.edit.cleared");
//% "{gallery} cleared"
constexpr TextId galleryClearedEdit = CIMAISE_TEXT("musee.edit.gallery-cleared");
//% "{exhibit} moved"
constexpr TextId movedEdit = CIMAISE_TEXT("musee.edit.moved");
//% "{first} and {second} swapped"
constexpr TextId swappedEdit = CIMAISE_TEXT("musee.edit.swapped");
//% "{gallery} typed in"
constexpr TextId galleryEdit = CIMAISE_TEXT("musee.edit.gallery");
//% "bonus of {gallery} given to {holder}"
constexpr TextId bonusGivenEdit = CIMAISE_TEXT("musee.edit.bonus-given");
//% "bonus of {gallery} put back"
constexpr TextId bonusBackEdit = CIMAISE_TEXT("musee.edit.bonus-back");
//% "a token of {row} turned"
constexpr TextId tokenEdit = CIMAISE_TEXT("musee.edit.token");
//% "hand of {owner} changed"
constexpr TextId handEdit = CIMAISE_TEXT("musee.edit.hand");

} // namespace

bool MuseeTable::edit(musee::Layout next, Message what) {
    return m_session->edit(AnyCase{std::move(next)}, std::move(what));
}

void MuseeTable::toggleCard(int number) {
    const OneTouch once{*this};
    edit(musee::toggleCard(layout(), m_pointing.handPlayer, number),
         {handEdit, {{"owner", player(m_pointing.handPlayer)}}});
    refresh();
}

void MuseeTable::clear() {
    const OneTouch once{*this};
    if (!hasMusee()) {
        return;
    }
    forget();
    const musee::Space here = space(m_pointing.selected);
    const musee::Exhibit exhibit = hangingAt(layout(), here);
    edit(musee::clear(layout(), here), {clearedEdit, {{"exhibit", exhibit}}});
    refresh();
}

void MuseeTable::clearGallery() {
    const OneTouch once{*this};
    if (!hasMusee()) {
        return;
    }
    forget();
    const musee::Gallery gallery = space(m_pointing.selected).gallery;
    edit(musee::clearGallery(layout(), m_side, gallery),
         {galleryClearedEdit, {{"gallery", galleryPlace(gallery)}}});
    refresh();
}

void MuseeTable::drag(int from, int to) {
    const OneTouch once{*this};
    const auto isRow = [this](int row) { return row >= 0 && row < spaceCount(layout()); };
    if (!hasMusee() || !isRow(from) || !isRow(to)) {
        return;
    }
    const musee::Exhibit moved = hangingAt(layout(), space(from));
    const musee::Exhibit other = hangingAt(layout(), space(to));
    m_pointing.selected = to;
    setMode(Enter);
    if (from == to || moved == bare) {
        return;
    }
    const Message what = other == bare
                             ? Message{movedEdit, {{"exhibit", moved}}}
                             : Message{swappedEdit, {{"first", moved}, {"second", other}}};
    if (edit(exchange(layout(), space(from), space(to)), what)) {
        tellHung(space(to), false);
    }
}

void MuseeTable::toggleBonus(int gallery) {
    if (hasMusee()) {
        forget();
        giveBonus(m_side, musee::galleries.at(static_cast<std::size_t>(gallery)));
    }
}

void MuseeTable::giveBonus(int side, musee::Gallery gallery) {
    const OneTouch once{*this};
    const Place place = galleryPlace(gallery);
    musee::Layout next = musee::toggleBonus(layout(), side, gallery);
    const bool back = !isClaimed(next, gallery);
    edit(std::move(next),
         back ? Message{bonusBackEdit, {{"gallery", place}}}
              : Message{bonusGivenEdit, {{"gallery", place}, {"holder", cimaise::side(side)}}});
    refresh();
}

void MuseeTable::claim(int row) {
    const musee::ClaimRow claim = m_claims.at(static_cast<std::size_t>(row));
    giveBonus(claim.side, musee::galleries.at(static_cast<std::size_t>(claim.gallery)));
}

void MuseeTable::showAnswers(const musee::View& view) {
    m_claims = claimRows(view);
    std::vector<Answer> answers;
    for (const musee::ClaimRow& claim : m_claims) {
        answers.push_back({.findingRow = claim.findingRow, .text = claim.claimText});
    }
    m_answers.show(answers);
}

void MuseeTable::toggleToken(std::string_view row, int column) {
    edit(musee::toggleToken(layout(), row, column), {tokenEdit, {{"row", Place{.area = row}}}});
}

QString MuseeTable::galleryText(int gallery) const {
    if (!hasMusee()) {
        return {};
    }
    const musee::Musee& musee = layout().musees[static_cast<std::size_t>(m_side)];
    return toQt(musee::galleryText(musee.spaces.at(static_cast<std::size_t>(gallery)), columns()));
}

QString MuseeTable::enterText(int gallery, const QString& text) {
    const OneTouch once{*this};
    if (!hasMusee()) {
        return {};
    }
    const auto spaces = musee::readGallery(text.toStdString(), columns());
    if (!spaces) {
        return say(m_session->words(), spaces.error());
    }
    const musee::Gallery where = musee::galleries.at(static_cast<std::size_t>(gallery));
    forget();
    if (edit(fillGallery(layout(), m_side, where, *spaces),
             {galleryEdit, {{"gallery", galleryPlace(where)}}})) {
        m_session->tell(Happening::hung);
    }
    refresh();
    return {};
}

} // namespace cimaise
