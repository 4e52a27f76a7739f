// Identifies controls by their type, not by their text: texts may change, places may not.
#include "tests/qml/layout_stability.h"

#include "tests/qml/items.h"
#include "tests/stage/scripts/script.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

namespace cimaise {

namespace {

/// True for items that may move: content of lists and sheets, such as the findings in their room,
/// and the paintings of Muse, which are content and not controls.
bool isApart(const QQuickItem& item) {
    constexpr std::array apart{"FindingList",     "SnackBar", "QQuickOverlay",
                               "MusePainting",    "MuseStep", "ArtSocietyRowButton",
                               "MuseumCollection"};
    const std::string_view own = typeOf(item);
    return item.objectName() == QStringLiteral("errorBanner") ||
           std::ranges::any_of(apart, [own](const char* type) { return own == type; });
}

bool isControl(const QQuickItem& item) {
    static const std::set<std::string_view> boards = [] {
        std::set<std::string_view> types;
        for (const char* game : gameIds()) {
            const GameItems items = itemsOf(game);
            types.insert(items.board);
            types.insert(items.surfaces.begin(), items.surfaces.end());
        }
        return types;
    }();
    return boards.contains(typeOf(item)) || isA(item, "QQuickAbstractButton") ||
           isA(item, "QQuickTextField");
}

void collectControls(QQuickItem& item, std::vector<QQuickItem*>& found) {
    if (!item.isVisible() || item.opacity() == 0 || isApart(item)) {
        return;
    }
    if (isControl(item)) {
        found.push_back(&item);
    }
    for (QQuickItem* child : item.childItems()) {
        collectControls(*child, found);
    }
}

std::string nameOf(const QQuickItem& item) {
    if (typeOf(item) == "ScoreCell") { // its other words change with the points
        const bool fold = item.property("isFold").toBool();
        return item.property("sideName").toString().toStdString() + ", " +
               (fold ? "fold" : item.property("lineTitle").toString().toStdString());
    }
    for (const char* property : {"name", "text", "accessibleName"}) {
        if (const QString text = item.property(property).toString(); !text.isEmpty()) {
            return text.toStdString();
        }
    }
    return {};
}

/// True for a line of a list or a key of a row: another one may take its place.
bool isOneOfMany(std::string_view type) {
    return type.ends_with("Key") || type.ends_with("RowButton") || type.ends_with("Line") ||
           type.ends_with("Square") || type.ends_with("Slot") || type.ends_with("Space");
}

bool differ(const QRectF& one, const QRectF& other) {
    constexpr qreal slack = 0.5;
    return std::abs(one.x() - other.x()) > slack || std::abs(one.y() - other.y()) > slack ||
           std::abs(one.width() - other.width()) > slack ||
           std::abs(one.height() - other.height()) > slack;
}

/// True if the rectangles overlap by more than touching edges.
bool overlap(const QRectF& one, const QRectF& other) {
    constexpr qreal slack = 3;
    const QRectF both = one.intersected(other);
    return both.width() > slack && both.height() > slack;
}

/// The name as far as it is the same in every position: “28, Persons: 1 point” is “28, Persons”.
std::string_view withoutState(std::string_view name) { return name.substr(0, name.find(':')); }

std::string placeText(const QRectF& place) {
    std::ostringstream out;
    out << place.x() << ',' << place.y() << ' ' << place.width() << 'x' << place.height();
    return out.str();
}

} // namespace

Stillness::Controls Stillness::standing() const {
    std::vector<QQuickItem*> items;
    collectControls(*m_window.contentItem(), items);
    Controls controls;
    for (QQuickItem* item : items) {
        controls.push_back({.item = item,
                            .name = std::string{typeOf(*item)} + " “" + nameOf(*item) + "”",
                            .type = typeOf(*item),
                            .place = placeOf(*item),
                            .inSight = cimaise::inSight(*item)});
    }
    return controls;
}

std::string Stillness::scene() const {
    std::string scene;
    for (const QQuickItem* item : shownItems(m_window)) {
        const auto* const tool = item->property("tool").value<QObject*>();
        const bool on = tool != nullptr && tool->property("on").toBool();
        if (on || (typeOf(*item) == "SideTab" && item->property("checked").toBool())) {
            scene += nameOf(*item) + item->property("text").toString().toStdString() + '|';
        }
        if (typeOf(*item) == "SegmentedChoice") {
            scene += std::to_string(item->property("current").toInt());
        }
        // Panels of Muse (choice, payment, events) and the view of all boards are scenes of their
        // own.
        if (typeOf(*item) == "MuseTurn" || typeOf(*item) == "MusePayment" ||
            typeOf(*item) == "MuseEvent" || typeOf(*item) == "BoardsView") {
            scene += std::string{typeOf(*item)};
        }
    }
    for (const QObject* object : m_window.findChildren<QObject*>()) {
        if (typeOf(*object).ends_with("Tools")) {
            scene += object->property("panel").toString().toStdString();
            scene += object->property("typing").toBool() ? "typed" : "";
        }
    }
    return scene;
}

const Stillness::Control* Stillness::find(const Controls& among, const QQuickItem& item) {
    const auto found = std::ranges::find(among, &item, [](const Control& control) {
        return static_cast<const QQuickItem*>(control.item.data());
    });
    return found == among.end() ? nullptr : &*found;
}

const Stillness::Control* Stillness::replaced(const Control& newcomer, const Controls& known,
                                              const Controls& now) {
    const auto isOwner = [&](const Control& owner) {
        return owner.type == newcomer.type && !differ(owner.place, newcomer.place) &&
               (isOneOfMany(owner.type) || withoutState(owner.name) == withoutState(newcomer.name));
    };
    if (std::ranges::any_of(known, isOwner)) {
        return nullptr; // created again in the same place
    }
    const auto isRobbed = [&](const Control& owner) {
        const bool away = owner.item == nullptr || find(now, *owner.item) == nullptr;
        return away && overlap(owner.inSight, newcomer.inSight);
    };
    const auto robbed = std::ranges::find_if(known, isRobbed);
    return robbed == known.end() ? nullptr : &*robbed;
}

std::vector<QQuickItem*> Stillness::touchable() const {
    std::vector<QQuickItem*> items;
    for (const Control& control : standing()) {
        if (control.item->isEnabled() && !differ(control.place, control.inSight)) {
            items.push_back(control.item);
        }
    }
    return items;
}

void Stillness::begin() {
    m_before = standing();
    m_known.clear();
    m_scene = scene();
    m_known[m_scene] = m_before;
}

std::vector<std::string> Stillness::swapped(const Controls& now) const {
    std::vector<std::string> moved;
    for (const Control& key : now) {
        const auto isKey = [&](const Control& other) {
            return key.type.ends_with("Key") && other.name == key.name;
        };
        const auto was = std::ranges::find_if(m_before, isKey);
        const auto stays = [&](const Control& other) {
            return isKey(other) && !differ(was->place, other.place);
        };
        if (was != m_before.end() && std::ranges::none_of(now, stays)) {
            moved.push_back(key.name + " has gone from " + placeText(was->place) + " to " +
                            placeText(key.place));
        }
    }
    return moved;
}

std::vector<std::string> Stillness::movedControls() {
    const Controls now = standing();
    const std::string shown = scene();
    // Another panel has other keys.
    std::vector<std::string> moved = shown == m_scene ? swapped(now) : std::vector<std::string>{};
    m_scene = shown;
    Controls& known = m_known[shown];
    for (const Control& control : now) {
        const Control* was = find(m_before, *control.item);
        was = was != nullptr ? was : find(known, *control.item);
        if (was != nullptr && differ(was->place, control.place)) {
            moved.push_back(control.name + " moved from " + placeText(was->place) + " to " +
                            placeText(control.place));
        } else if (const Control* owner =
                       was == nullptr ? replaced(control, known, now) : nullptr) {
            moved.push_back(control.name + " at " + placeText(control.place) +
                            " takes the place of " + owner->name + " at " +
                            placeText(owner->place));
        }
    }
    for (const Control& control : now) {
        if (find(known, *control.item) == nullptr) {
            known.push_back(control);
        }
    }
    m_before = now;
    return moved;
}

} // namespace cimaise
