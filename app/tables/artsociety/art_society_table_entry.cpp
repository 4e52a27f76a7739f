// Turns keys and typed lines into tiles on the wall.
#include "app/tables/artsociety/art_society_table.h"
#include "app/texts/qt_texts.h"
#include "validators/artsociety/art_society_tile_text.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{tile} hung"
constexpr TextId hangEdit = CIMAISE_TEXT("art.edit.hang");
//% "{tile} changed"
constexpr TextId changeEdit = CIMAISE_TEXT("art.edit.change");
//% "{tile} taken down"
constexpr TextId takeEdit = CIMAISE_TEXT("art.edit.take");
//% "the wall of {owner} cleared"
constexpr TextId clearEdit = CIMAISE_TEXT("art.edit.clear");
//% "starting painting of {owner}"
constexpr TextId startEdit = CIMAISE_TEXT("art.edit.start");
//% "First drag over the squares that the tile covers."
constexpr TextId dragFirst = CIMAISE_TEXT("art.hint.drag-first");
//% "Decor covers one to three squares in a line."
constexpr TextId decorShape = CIMAISE_TEXT("art.hint.decor-shape");
//% "A copy: drag over the squares that it covers."
constexpr TextId copyHint = CIMAISE_TEXT("art.hint.copy");
//% "Drag over bare squares to hang a tile there; touch a tile to change it."
constexpr TextId enterHint = CIMAISE_TEXT("art.hint.enter");
//% "Drag over the squares of the starting painting: 2×3, over a star."
constexpr TextId bareHint = CIMAISE_TEXT("art.hint.bare");
//% "{tile}. Touch what is different, or drag it."
constexpr TextId tileHint = CIMAISE_TEXT("art.hint.tile");
//% "The lit squares are where its top left corner may come. Touch one, then hang it."
constexpr TextId fitHint = CIMAISE_TEXT("art.hint.fit");
//% "Count the squares of your printed wall."
constexpr TextId planHint = CIMAISE_TEXT("art.hint.plan");
//% "This table has no wall for {owner}."
constexpr TextId noWallHint = CIMAISE_TEXT("art.hint.no-wall");

template <class T> void bringToFront(std::vector<T>& latest, T value) {
    const auto found = std::ranges::find(latest, value);
    std::rotate(latest.begin(), found, found + 1);
}

} // namespace

QString ArtSocietyTable::hint() const {
    if (m_session == nullptr) {
        return {};
    }
    if (!m_previewText.isEmpty()) {
        return m_previewText;
    }
    return m_answer.isEmpty() ? standingHint() : m_answer;
}

QString ArtSocietyTable::standingHint() const {
    const Words words = m_session->words();
    if (!hasGallery()) {
        return say(words, noWallHint, {{"owner", side(m_side)}});
    }
    switch (m_pointing.mode) {
    case artsociety::Mode::fit:
        return m_found.empty() ? fitText() : say(words, fitHint);
    case artsociety::Mode::plan:
        return say(words, planHint);
    case artsociety::Mode::enter:
        break;
    }
    if (const artsociety::Hung* const hung = selected()) {
        const artsociety::View now = view(words);
        const QString wrong = now.findingsAt(artsociety::tilePlace(*m_pointing.selected));
        return wrong.isEmpty() ? say(words, tileHint, {{"tile", name(hung->tile)}}) : wrong;
    }
    return say(words, gallery().tiles.empty() ? bareHint : enterHint);
}

void ArtSocietyTable::tellHung(std::size_t tile) {
    const Spot spot{side(m_side), artsociety::tilePlace(tile)};
    const bool wrong =
        std::ranges::any_of(m_session->evaluation().findings, [&](const Finding& finding) {
            return finding.severity <= Severity::impossible &&
                   std::ranges::find(finding.where, spot) != finding.where.end();
        });
    m_session->tell(wrong ? Happening::illegal : Happening::hung);
}

void ArtSocietyTable::hang(const artsociety::Hung& hung) {
    judge(hung, std::nullopt);
    const QString judged = m_previewText;
    forget();
    if (edit(artsociety::hang(layout(), m_side, hung), {hangEdit, {{"tile", name(hung.tile)}}})) {
        tellHung(gallery().tiles.size() - 1);
    }
    m_pointing.outline.reset();
    m_pointing.type.reset();
    m_pointing.frame.reset();
    answer(judged);
}

/// Hangs what is outlined, as soon as its type and frame are known.
void ArtSocietyTable::tryHang() {
    if (!m_pointing.outline || !m_pointing.type || !m_pointing.frame) {
        refresh();
        return;
    }
    const Block block = *m_pointing.outline;
    const artsociety::Painting painting{.type = *m_pointing.type, .frame = *m_pointing.frame};
    bringToFront(m_pointing.latestTypes, painting.type);
    bringToFront(m_pointing.latestFrames, painting.frame);
    hang({.tile = {.face = painting, .size = block.size}, .at = block.at});
}

void ArtSocietyTable::showFace(const std::variant<artsociety::Painting, artsociety::Decor>& face) {
    const artsociety::OnWall where = here();
    const artsociety::Layout next = artsociety::show(layout(), where, face);
    forget();
    edit(next, {changeEdit, {{"tile", name(hungAt(next, where).tile)}}});
    refresh();
}

void ArtSocietyTable::use(artsociety::Type type) {
    if (!hasGallery()) {
        return;
    }
    if (m_pointing.mode == artsociety::Mode::fit) {
        const auto* const painting = m_pointing.asked.painting();
        const artsociety::Painting next{
            .type = type,
            .frame = painting == nullptr ? m_pointing.latestFrames.front() : painting->frame};
        if (painting == nullptr) {
            m_pointing.asked.size = {.columns = 2, .rows = 3};
        }
        m_pointing.asked.face = next;
        m_pointing.askedHeld = false;
        find();
        refresh();
    } else if (const artsociety::Hung* const hung = selected()) {
        const auto* const painting = hung->tile.painting();
        showFace(artsociety::Painting{.type = type,
                                      .frame = painting == nullptr ? m_pointing.latestFrames.front()
                                                                   : painting->frame});
    } else if (m_pointing.outline) {
        m_pointing.type = type;
        judgeOutline();
        tryHang();
    } else {
        answer({dragFirst, {}});
    }
}

void ArtSocietyTable::use(artsociety::Frame frame) {
    if (!hasGallery()) {
        return;
    }
    if (m_pointing.mode == artsociety::Mode::fit) {
        if (auto* const painting = std::get_if<artsociety::Painting>(&m_pointing.asked.face)) {
            painting->frame = frame;
            m_pointing.askedHeld = false;
        }
        find();
        refresh();
    } else if (const artsociety::Hung* const hung = selected()) {
        const auto* const painting = hung->tile.painting();
        showFace(artsociety::Painting{.type = painting == nullptr ? m_pointing.latestTypes.front()
                                                                  : painting->type,
                                      .frame = frame});
    } else if (m_pointing.outline) {
        m_pointing.frame = frame;
        judgeOutline();
        tryHang();
    } else {
        answer({dragFirst, {}});
    }
}

void ArtSocietyTable::chooseType(int row) {
    if (row >= 0 && row < std::ssize(m_pointing.latestTypes)) {
        use(m_pointing.latestTypes[static_cast<std::size_t>(row)]);
    }
}

void ArtSocietyTable::chooseFrame(int row) {
    if (row >= 0 && row < std::ssize(m_pointing.latestFrames)) {
        use(m_pointing.latestFrames[static_cast<std::size_t>(row)]);
    }
}

void ArtSocietyTable::chooseTypeCalled(int type) {
    if (type >= 0 && type < std::ssize(artsociety::types)) {
        use(static_cast<artsociety::Type>(type));
    }
}

void ArtSocietyTable::chooseFrameCalled(int frame) {
    if (frame >= 0 && frame < std::ssize(artsociety::frames)) {
        use(static_cast<artsociety::Frame>(frame));
    }
}

void ArtSocietyTable::decor() {
    if (!hasGallery()) {
        return;
    }
    const artsociety::Hung* const hung = selected();
    if (m_pointing.mode == artsociety::Mode::fit) {
        ask(1);
    } else if (hung == nullptr && !m_pointing.outline) {
        answer({dragFirst, {}});
    } else if (!decorFits()) {
        answer({decorShape, {}});
    } else if (hung != nullptr) {
        showFace(artsociety::Decor{.shields = hung->tile.size.area()});
    } else {
        const Block block = *m_pointing.outline;
        hang({.tile = {.face = artsociety::Decor{.shields = block.size.area()}, .size = block.size},
              .at = block.at});
    }
}

void ArtSocietyTable::copySelected() {
    const artsociety::Hung* const hung = selected();
    if (hung == nullptr || hung->tile.painting() == nullptr) {
        return;
    }
    m_pointing.type = hung->tile.painting()->type;
    m_pointing.frame = hung->tile.painting()->frame;
    m_pointing.selected.reset();
    forget();
    answer({copyHint, {}});
}

void ArtSocietyTable::take() {
    const artsociety::Hung* const hung = selected();
    if (hung == nullptr) {
        return;
    }
    forget();
    const Message what{takeEdit, {{"tile", name(hung->tile)}}};
    const artsociety::OnWall where = here();
    m_pointing.selected.reset();
    edit(takeDown(layout(), where), what);
    refresh();
}

void ArtSocietyTable::clear() {
    if (hasGallery()) {
        forget();
        m_pointing.selected.reset();
        m_pointing.outline.reset();
        edit(clearWall(layout(), m_side), {clearEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

void ArtSocietyTable::toggleStart() {
    if (selected() != nullptr && selected()->tile.painting() != nullptr) {
        forget();
        edit(artsociety::toggleStart(layout(), here()), {startEdit, {{"owner", side(m_side)}}});
        refresh();
    }
}

QString ArtSocietyTable::enterText(const QString& text) {
    if (!hasGallery()) {
        return {};
    }
    const tl::expected<artsociety::Hung, Message> hung =
        artsociety::readTileText(text.toStdString());
    if (!hung) {
        return say(m_session->words(), hung.error());
    }
    m_pointing.selected.reset();
    hang(*hung);
    return {};
}

} // namespace cimaise
