// Taps items of QML files and compares the resulting position with the sample.
#include "tests/stage/scripts/script.h"

#include "positions/cases.h"
#include "tests/qml/items.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

template <class Layout> void enterWhole(Taps& taps) {
    const Script<Layout> script = scriptOf<Layout>();
    taps.stage().openSample(ModuleOf<Layout>::game.id.data(), QString::fromLatin1(script.sample));
    Session& session = taps.stage().session();
    const auto whole = std::get<Layout>(session.current());
    session.edit(script.bare(whole), {.text = {"test.bare"}});
    taps.settle();
    for (int side = 0; side < sideCount(whole); ++side) {
        if (session.currentSide() != side) {
            taps.tap("side", taps.all("SideTab"), static_cast<std::size_t>(side));
        }
        script.enter(taps, whole, side);
    }
    if (session.current() != AnyCase{whole}) {
        taps.fail(fmt::format("{} became\n{}", script.sample, writeCase(session.current())));
    }
}

} // namespace

Taps::Items Taps::all(const char* file) const { return shownItems(stage().window(), file); }

Taps::Items Taps::saying(const char* file, const char* property, const QVariant& value) const {
    Items items = all(file);
    std::erase_if(items, [&](const QQuickItem* item) { return item->property(property) != value; });
    return items;
}

QQuickItem* Taps::find(const char* file, const char* property, const QVariant& value) const {
    const Items items = saying(file, property, value);
    return items.empty() ? nullptr : items.front();
}

void Taps::tap(const char* kind, const Items& items, std::size_t which) {
    if (items.empty()) {
        fail(std::string{"nothing to tap: "} + kind);
        return;
    }
    tapItem(kind, *items.at(which % items.size()));
}

void Taps::select(const char* file, int row) {
    const Items places = saying(file, "index", row);
    if (places.empty() || !places.front()->property("selected").toBool()) {
        tap("select", places);
    }
}

bool Taps::bringIntoView(const QQuickItem& item) {
    bool scrolled = false;
    for (QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem()) {
        const QRectF place = item.mapRectToItem(above, item.boundingRect());
        const qreal by =
            std::max(0.0, place.bottom() - above->height()) + std::min(0.0, place.top());
        if (isA(*above, "QQuickFlickable") && std::abs(by) > 1) {
            scrolled = above->setProperty("contentY", above->property("contentY").toReal() + by);
        }
    }
    return scrolled;
}

QPoint Taps::middleOf(QPoint square) const {
    const QQuickItem& wall = *all("ArtSocietyWallSurface").front();
    const int cell = wall.property("cell").toInt();
    return wall.mapToScene({(square.x() - 0.5) * cell, (square.y() - 0.5) * cell}).toPoint();
}

GameItems itemsOf(std::string_view game) {
    const auto items =
        ofEachGame([](auto module) { return scriptOf<typename decltype(module)::Layout>().items; });
    return items.at(gameIndex(game).value());
}

void enterSample(Taps& taps, std::string_view game) {
    using Enter = void (*)(Taps&);
    constexpr auto entering = ofEachGame(
        [](auto module) -> Enter { return &enterWhole<typename decltype(module)::Layout>; });
    entering.at(gameIndex(game).value())(taps);
}

} // namespace cimaise
