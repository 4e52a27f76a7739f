// Writes Qt's accessibility tree as JSON, and performs the actions of a screen reader.
#include "app/window/page_reader_web.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlContext>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <cstdlib>
#include <emscripten/emscripten.h>
#include <emscripten/val.h>
#include <map>

namespace cimaise {

namespace {

constexpr int delay = 120; ///< delay in ms after a change; none after a tap

/// WAI-ARIA 1.2 role; `group` for unlisted roles.
const char* roleOf(QAccessible::Role role) {
    static const std::map<QAccessible::Role, const char*> roles{
        {QAccessible::AlertMessage, "alert"}, {QAccessible::Button, "button"},
        {QAccessible::ButtonMenu, "button"},  {QAccessible::Cell, "gridcell"},
        {QAccessible::CheckBox, "checkbox"},  {QAccessible::ComboBox, "combobox"},
        {QAccessible::Dialog, "dialog"},      {QAccessible::EditableText, "textbox"},
        {QAccessible::Graphic, "img"},        {QAccessible::Heading, "heading"},
        {QAccessible::Link, "link"},          {QAccessible::List, "list"},
        {QAccessible::ListItem, "listitem"},  {QAccessible::MenuItem, "menuitem"},
        {QAccessible::PageTab, "tab"},        {QAccessible::PageTabList, "tablist"},
        {QAccessible::PopupMenu, "menu"},     {QAccessible::ProgressBar, "progressbar"},
        {QAccessible::RadioButton, "radio"},  {QAccessible::Slider, "slider"},
        {QAccessible::SpinBox, "spinbutton"}, {QAccessible::StaticText, "text"},
        {QAccessible::Table, "grid"},         {QAccessible::ToolBar, "toolbar"},
    };
    const auto found = roles.find(role);
    return found == roles.end() ? "group" : found->second;
}

void addStates(const QAccessible::State& state, QJsonObject& node) {
    const auto add = [&node](const char* name, bool holds) {
        if (holds) {
            node.insert(QLatin1String(name), true);
        }
    };
    add("checkable", state.checkable);
    add("checked", state.checked);
    add("disabled", state.disabled);
    add("selected", state.selected);
    add("expanded", state.expanded);
    add("collapsed", state.collapsed);
    add("focused", state.focused);
    add("focusable", state.focusable);
}

void addText(const QAccessibleInterface& item, QAccessible::Text which, const char* name,
             QJsonObject& node) {
    const QString text = item.text(which);
    if (!text.isEmpty()) {
        node.insert(QLatin1String(name), text);
    }
}

bool isHeading(const QJsonObject& node) { return node.value("role") == QLatin1String("heading"); }

bool isNamed(const QJsonObject& node) { return node.contains("name"); }

/// Name of the first such node; empty for none.
QString nameOfFirst(const QJsonArray& nodes, bool (*isWanted)(const QJsonObject&)) {
    for (const auto& value : nodes) {
        const QJsonObject node = value.toObject();
        const QString name = isWanted(node) ? node.value("name").toString()
                                            : nameOfFirst(node.value("inside").toArray(), isWanted);
        if (!name.isEmpty()) {
            return name;
        }
    }
    return {};
}

/// Popups have no name of their own: a dialog is named after its heading, or its first words.
void nameDialog(QJsonObject& node, const QJsonArray& inside) {
    if (node.value("role") != QLatin1String("dialog") || isNamed(node)) {
        return;
    }
    const QString heading = nameOfFirst(inside, isHeading);
    node.insert("name", heading.isEmpty() ? nameOfFirst(inside, isNamed) : heading);
}

QJsonObject nodeOf(QAccessibleInterface& item, const QPoint& origin) {
    const QRect rect = item.rect().translated(-origin);
    QJsonObject node{{"id", static_cast<qint64>(QAccessible::uniqueId(&item))},
                     {"role", QLatin1String(roleOf(item.role()))},
                     {"at", QJsonArray{rect.x(), rect.y(), rect.width(), rect.height()}}};
    addText(item, QAccessible::Name, "name", node);
    addText(item, QAccessible::Description, "description", node);
    addText(item, QAccessible::Value, "value", node);
    addStates(item.state(), node);
    return node;
}

/// Reports the rows of a view to Qt accessibility. Qt 6.8 never reports rows that were outside the
/// visible area when laid out, even once scrolled into view.
void reportRows(const QAccessibleInterface& item) {
    if (item.object() == nullptr || !item.object()->inherits("QQuickItemView")) {
        return;
    }
    const auto* const content = item.object()->property("contentItem").value<QQuickItem*>();
    for (QQuickItem* const row : content->childItems()) {
        if (row->inherits("QQuickAbstractButton")) {
            QQmlProperty::write(row, "Accessible.ignored", false, qmlContext(row));
        }
    }
}

/// Visible descendants of the item, each with its children.
QJsonArray nodesBelow(const QAccessibleInterface& item, const QPoint& origin) {
    QJsonArray nodes;
    reportRows(item);
    for (int index = 0; index < item.childCount(); ++index) {
        QAccessibleInterface* const child = item.child(index);
        if (child == nullptr || !child->isValid() || child->state().invisible) {
            continue;
        }
        QJsonObject node = nodeOf(*child, origin);
        const QJsonArray inside = nodesBelow(*child, origin);
        nameDialog(node, inside);
        if (!inside.isEmpty()) {
            node.insert(QLatin1String("inside"), inside);
        }
        nodes.append(node);
    }
    return nodes;
}

QAccessibleInterface* itemOf(unsigned id) {
    QAccessibleInterface* const item = QAccessible::accessibleInterface(id);
    return item != nullptr && item->isValid() ? item : nullptr;
}

void act(unsigned id, const QStringList& actions) {
    QAccessibleInterface* const item = itemOf(id);
    QAccessibleActionInterface* const able = item == nullptr ? nullptr : item->actionInterface();
    for (const QString& action : actions) {
        if (able != nullptr && able->actionNames().contains(action)) {
            able->doAction(action);
            return;
        }
    }
}

/// Replaces the text of a field like keyboard input, so that the field reports edits, and the end
/// of editing on focus loss.
void writeInto(const QAccessibleInterface& item, const QString& text) {
    auto* const field = qobject_cast<QQuickItem*>(item.object());
    if (field == nullptr || item.role() != QAccessible::EditableText) {
        return;
    }
    field->forceActiveFocus(Qt::OtherFocusReason);
    QMetaObject::invokeMethod(field, "selectAll");
    QInputMethodEvent typed;
    typed.setCommitString(text, 0, 1); // replacing a single character also clears a selection
    QCoreApplication::sendEvent(field, &typed);
}

emscripten::val mirror() { return emscripten::val::global("cimaise")["reader"]; }

} // namespace

PageReader::PageReader(QQuickWindow& window) : QObject(&window), m_window(window) {
    QAccessible::setActive(true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(delay);
    connect(&m_pause, &QTimer::timeout, this, &PageReader::show);
    connect(&window, &QQuickWindow::frameSwapped, this, [this] {
        if (!m_pause.isActive()) {
            m_pause.start();
        }
    });
}

void PageReader::show() {
    const QAccessibleInterface* const root = QAccessible::queryAccessibleInterface(&m_window);
    if (root == nullptr) {
        return;
    }
    const QPoint origin = m_window.mapToGlobal(QPoint{});
    const QByteArray tree = QJsonDocument{nodesBelow(*root, origin)}.toJson(QJsonDocument::Compact);
    if (tree != m_shown) {
        m_shown = tree;
        mirror().call<void>("show", tree.toStdString());
    }
}

} // namespace cimaise

extern "C" {

/// Presses the item with this id on behalf of a screen reader.
EMSCRIPTEN_KEEPALIVE void cimaise_reader_press(unsigned id) {
    cimaise::act(id, {QAccessibleActionInterface::pressAction(),
                      QAccessibleActionInterface::toggleAction(),
                      QAccessibleActionInterface::setFocusAction()});
}

EMSCRIPTEN_KEEPALIVE void cimaise_reader_increase(unsigned id) {
    cimaise::act(id, {QAccessibleActionInterface::increaseAction()});
}

EMSCRIPTEN_KEEPALIVE void cimaise_reader_decrease(unsigned id) {
    cimaise::act(id, {QAccessibleActionInterface::decreaseAction()});
}

/// Writes text into the item with this id on behalf of a screen reader, and frees the text.
EMSCRIPTEN_KEEPALIVE void cimaise_reader_write(unsigned id, char* text) {
    const QString written = QString::fromUtf8(text);
    std::free(text); // NOLINT(cppcoreguidelines-no-malloc): stringToNewUTF8() has asked for it
    if (QAccessibleInterface* const item = cimaise::itemOf(id)) {
        cimaise::writeInto(*item, written);
    }
}
}
