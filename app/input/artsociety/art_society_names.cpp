// Names a painting by its type, frame and size, and decor by its shields.
#include "app/input/artsociety/art_society_names.h"

#include "positions/artsociety/art_society_catalogue.h"

namespace cimaise::artsociety {

namespace {

//% "frame {letter}"
constexpr TextId frameText = CIMAISE_TEXT("art.frame.name");
//% "{name} (frame {letter})"
constexpr TextId namedFrameText = CIMAISE_TEXT("art.frame.named");
//% "{columns}×{rows}"
constexpr TextId sizeText = CIMAISE_TEXT("art.tile.size");
//% "Decor, %n shields"
constexpr TextId decorText = CIMAISE_TEXT_N("art.decor.shields");
//% "starting painting"
constexpr TextId startText = CIMAISE_TEXT("art.tile.start");

} // namespace

std::string letterOf(Frame frame) {
    std::string letter{frameId(frame)};
    letter.front() = static_cast<char>(letter.front() - 'a' + 'A');
    return letter;
}

std::string givenName(const Layout& layout, Frame frame) {
    return layout.frameNames
               ? layout.frameNames->at(static_cast<std::size_t>(frame)).value_or(std::string{})
               : std::string{};
}

Message frameName(const Layout& layout, Frame frame) {
    const Argument letter{"letter", letterOf(frame)};
    const std::string name = givenName(layout, frame);
    return name.empty() ? Message{frameText, {letter}}
                        : Message{namedFrameText, {{"name", name}, letter}};
}

Listing tileName(const Layout& layout, const Tile& tile) {
    const Painting* const painting = tile.painting();
    if (painting == nullptr) {
        return {{Message{decorText, {{"n", tile.decor()->shields}}}}};
    }
    const Message size{sizeText, {{"columns", tile.size.columns}, {"rows", tile.size.rows}}};
    Listing name{{infoOf(painting->type).name, frameName(layout, painting->frame), size}};
    if (tile.isStart()) {
        name.parts.emplace_back(startText);
    }
    return name;
}

Argument named(const Layout& layout, const Tile& tile) { return {"tile", tileName(layout, tile)}; }

} // namespace cimaise::artsociety
