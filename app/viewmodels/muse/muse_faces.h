// Faces of Muse's cards: their drawn and spoken properties.
#pragma once

#include "app/texts/translator.h"
#include "positions/muse/muse_catalogue.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace cimaise::muse {

/// Properties of a card to be drawn.
struct Face {
    int card = 0;      ///< value of Card
    QString name;      ///< “The Castle”
    QString rank;      ///< “A”, “7”, “10”
    QString kind;      ///< “ace”, “number”, “crown”, “pawn”, “court”
    QStringList suits; ///< ids, from top to bottom
    QString spoken;    ///< “The Castle, 7, Suns, Knots”
};

/// Faces of all cards in one language. They depend on nothing else, so an edit formats none.
class Faces {
public:
    /// Formats the faces, unless they are in the language of `words` already.
    void translate(const Translator& words);

    /// Face of a card; `translate` comes first.
    [[nodiscard]] const Face& of(Card card) const {
        return m_faces.at(static_cast<std::size_t>(card));
    }

private:
    std::optional<Language> m_language;
    std::vector<Face> m_faces; ///< by card
};

} // namespace cimaise::muse
