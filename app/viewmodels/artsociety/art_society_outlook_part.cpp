// Passes on the chosen type and size, and shows the outlook of the wall in view.
#include "app/viewmodels/artsociety/art_society_outlook_part.h"

namespace cimaise {

using artsociety::InputContext;

ArtSocietyOutlookPart::ArtSocietyOutlookPart(Take take)
    : ArtSocietyPart(std::move(take)), m_sizes(artsociety::sizeRoles()),
      m_types(artsociety::keyRoles()) {}

void ArtSocietyOutlookPart::look(const InputContext& context) { m_found = wallOutlookOf(context); }

void ArtSocietyOutlookPart::show(const artsociety::View& view) {
    const bool open =
        view.context.hasGallery() && view.context.state.mode == artsociety::Mode::outlook;
    m_sizes.show(open ? sizeRows(view) : std::vector<artsociety::SizeRow>{});
    m_types.show(open ? outlookTypeKeys(view) : std::vector<artsociety::KeyRow>{});
    become(m_lines, open ? QStringList{view.format(artsociety::outlookSentence(m_found.outlook))}
                         : QStringList{});
}

void ArtSocietyOutlookPart::chooseSize(int row) {
    take([&](const InputContext& context) {
        return chooseOutlookSize(context, artsociety::outlookSizeAt(row));
    });
}

void ArtSocietyOutlookPart::chooseType(int row) {
    take([&](const InputContext& context) {
        return chooseOutlookType(context, artsociety::outlookTypeAt(row));
    });
}

} // namespace cimaise
