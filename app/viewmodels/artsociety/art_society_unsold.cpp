// Passes on unsold paintings, and shows their effect on the markers.
#include "app/viewmodels/artsociety/art_society_unsold.h"

#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
#include "positions/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "{type}, value {value}: from {from} to {to}"
constexpr TextId movedText = CIMAISE_TEXT("art.unsold.moved");
//% "Space {space} is taken by {type}: back to {back}."
constexpr TextId meetText = CIMAISE_TEXT("art.unsold.met");
//% "{type} on {space}"
constexpr TextId standsText = CIMAISE_TEXT("art.track.marker");
//% "{type} not in the museum"
constexpr TextId absentText = CIMAISE_TEXT("art.track.absent");
//% "value {value}"
constexpr TextId valueText = CIMAISE_TEXT("art.unsold.value");

QString metInWords(const Advance& step, const Translator& words) {
    QStringList texts;
    for (int space = step.target; const Type other : step.skippedTypes) {
        texts << format(words, meetText,
                        {{"space", space}, {"type", infoOf(other).name}, {"back", space - 1}});
        --space;
    }
    return texts.join(u' ');
}

TrackRow trackRow(Type type, std::optional<int> marker, const Translator& words) {
    TrackRow row{.type = toQt(infoOf(type).id),
                 .letters = toQt(words.text(infoOf(type).letter)),
                 .space = marker.value_or(-1)};
    if (row.space > 0) {
        row.black = row.space > trackLength;
        row.space = (row.space - 1) % trackLength + 1;
    }
    return row;
}

} // namespace

const Roles<UnsoldRow>& unsoldRoles() {
    static const Roles<UnsoldRow> roles{{"type", &UnsoldRow::type},
                                        {"title", &UnsoldRow::title},
                                        {"detail", &UnsoldRow::detail},
                                        {"accessibleName", &UnsoldRow::accessibleName}};
    return roles;
}

const Roles<TrackRow>& trackRoles() {
    static const Roles<TrackRow> roles{
        {"type", &TrackRow::type},           {"letters", &TrackRow::letters},
        {"space", &TrackRow::space},         {"black", &TrackRow::black},
        {"neighbour", &TrackRow::neighbour}, {"sharing", &TrackRow::sharing}};
    return roles;
}

std::vector<UnsoldRow> unsoldRows(const Layout& layout, const Translator& words) {
    const auto* const unsold = std::get_if<UnsoldList>(&layout.museum);
    if (unsold == nullptr) {
        return {};
    }
    std::vector<UnsoldRow> rows;
    for (std::size_t i = 0;
         const Advance& step : advancesOf(*unsold, answer(layout, prestigeBlackReading) == "yes")) {
        UnsoldRow& row = rows.emplace_back(UnsoldRow{.type = toQt(infoOf(step.type).id)});
        row.title = format(words, movedText,
                           {{"type", infoOf(step.type).name},
                            {"value", unsold->at(i).value},
                            {"from", step.from},
                            {"to", step.to}});
        row.detail = metInWords(step, words);
        row.accessibleName =
            row.detail.isEmpty() ? row.title : QStringLiteral("%1. %2").arg(row.title, row.detail);
        ++i;
    }
    return rows;
}

std::vector<TrackRow> trackRows(const Layout& layout, const Translator& words) {
    const Markers markers = markersOf(layout);
    std::vector<TrackRow> rows;
    for (const Type type : types) {
        TrackRow row = trackRow(type, of(markers, type), words);
        for (TrackRow& other : rows) {
            if (other.space == row.space) {
                ++row.neighbour;
                other.sharing = row.sharing = other.sharing + 1;
            }
        }
        rows.push_back(row);
    }
    return rows;
}

QString trackText(const Layout& layout, const Translator& words) {
    const Markers markers = markersOf(layout);
    QStringList texts;
    for (const Type type : prestigeOrder(markers)) {
        const std::optional<int> space = of(markers, type);
        texts << format(words, space ? standsText : absentText,
                        {{"type", infoOf(type).name}, {"space", space.value_or(0)}});
    }
    return listed(texts);
}

std::vector<KeyRow> unsoldTypeKeys(std::optional<Type> chosen, const Translator& words) {
    std::vector<KeyRow> rows;
    for (const Type type : types) {
        KeyRow& row = rows.emplace_back(typeKey(type, words));
        row.chosen = chosen == type;
    }
    return rows;
}

std::vector<KeyRow> unsoldValueKeys(const Translator& words) {
    std::vector<KeyRow> rows;
    for (int value = lowestValue; value <= highestValue; ++value) {
        KeyRow& row = rows.emplace_back(KeyRow{.letters = QString::number(value)});
        row.name = row.letters;
        row.accessibleName = format(words, valueText, {{"value", value}});
    }
    return rows;
}

} // namespace cimaise::artsociety

namespace cimaise {

using artsociety::SellingContext;

ArtSocietyUnsold::ArtSocietyUnsold(QObject* parent)
    : BoardViewModel(parent), m_paintings(artsociety::unsoldRoles()),
      m_track(artsociety::trackRoles()), m_types(artsociety::keyRoles()),
      m_values(artsociety::keyRoles()) {}

void ArtSocietyUnsold::connectToSession() {
    m_state = {};
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyUnsold::refresh);
    }
    refresh();
}

const artsociety::Layout& ArtSocietyUnsold::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

template <class Touched> QString ArtSocietyUnsold::touch(Touched tapped) {
    return m_session == nullptr ? QString{}
                                : apply(tapped(SellingContext{layout(), m_state}), m_state);
}

void ArtSocietyUnsold::show() {
    const Translator words = m_session->words();
    const SellingContext context{layout(), m_state};
    const std::vector<artsociety::UnsoldRow> paintings = unsoldRows(layout(), words);
    m_paintings.show(paintings);
    const std::vector<artsociety::TrackRow> track = trackRows(layout(), words);
    m_track.show(track);
    m_types.show(artsociety::unsoldTypeKeys(m_state.type, words));
    m_values.show(artsociety::unsoldValueKeys(words));
    const std::optional<Message> hint = sellingHint(context);
    Shown shown{.fromPaintings = context.unsold() != nullptr,
                .waiting = std::ranges::any_of(track, artsociety::isWaiting),
                .trackText = artsociety::trackText(layout(), words),
                .hint = hint ? format(words, *hint) : paintings.back().accessibleName};
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

std::vector<const artsociety::Layout*> ArtSocietyUnsold::past() const {
    const History& history = m_session->history();
    std::vector<const artsociety::Layout*> layouts;
    for (std::size_t step = 0; step <= history.index(); ++step) {
        layouts.push_back(&std::get<artsociety::Layout>(history.steps()[step].position));
    }
    return layouts;
}

void ArtSocietyUnsold::setFromPaintings(bool fromPaintings) {
    touch([&](const SellingContext& context) {
        return fromPaintings ? enterPaintings(context, past()) : enterMarkers(context, past());
    });
}

void ArtSocietyUnsold::chooseType(int row) {
    touch([&](const SellingContext& context) {
        return chooseSold(context, artsociety::types.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyUnsold::chooseValue(int row) {
    touch([&](const SellingContext& context) {
        return sell(context, artsociety::lowestValue + row);
    });
}

void ArtSocietyUnsold::take(int row) {
    touch([&](const SellingContext& context) { return takeBack(context, row); });
}

} // namespace cimaise
