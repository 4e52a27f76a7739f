// Provides the texts and lookups common to the rows of Muse's lists.
#include "app/viewmodels/muse/muse_rows.h"

#include "app/texts/qt_texts.h"

#include <array>

namespace cimaise::muse {

namespace {

//% "A"
constexpr TextId aceText = CIMAISE_TEXT("muse.rank.ace");
//% "{card}, {rank}, {suits}"
constexpr TextId spokenText = CIMAISE_TEXT("muse.card.spoken");

constexpr std::array kindIds{"ace", "number", "crown", "pawn", "court"};

Face faceOf(Card card, const Translator& words) {
    const CardInfo& info = infoOf(card);
    Face face{.card = static_cast<int>(card), .name = toQt(words.text(info.name))};
    face.rank = info.kind == Kind::ace ? toQt(words.text(aceText)) : QString::number(info.rank);
    face.kind = QLatin1String(kindIds.at(static_cast<std::size_t>(info.kind)));
    QStringList names;
    for (const Suit suit : info.suits) {
        face.suits << toQt(suitId(suit));
        names << toQt(words.text(nameOf(suit)));
    }
    face.spoken = format(words, spokenText,
                         {{"card", info.name},
                          {"rank", info.rank},
                          {"suits", names.join(QStringLiteral(", ")).toStdString()}});
    return face;
}

} // namespace

void Faces::translate(const Translator& words) {
    if (m_language == words.language()) {
        return;
    }
    m_language = words.language();
    m_faces.clear();
    for (std::size_t card = 0; card < cardCount; ++card) {
        m_faces.push_back(faceOf(static_cast<Card>(card), words));
    }
}

QString View::name(Card card) const { return text(infoOf(card).name); }

QString View::name(Suit suit) const { return text(nameOf(suit)); }

QString View::owner(int player) const { return toQt(words.party(side(player))); }

QString View::faultAt(const Spot& spot) const {
    const Finding* const gravest = worstAt(findings, spot);
    const bool wrong = gravest != nullptr && gravest->severity != Severity::note;
    return wrong ? toQt(severityId(gravest->severity)) : QString{};
}

} // namespace cimaise::muse
