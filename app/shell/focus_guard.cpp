// Treats a control as scrolled away once its middle is outside the item that clips it.
#include "app/shell/focus_guard.h"

#include <QAccessible>
#include <QQuickWindow>

namespace cimaise {

namespace {

bool showsMiddleOf(const QQuickItem& around, const QQuickItem& item) {
    return around.contains(item.mapToItem(&around, QPointF{item.width() / 2, item.height() / 2}));
}

} // namespace

bool FocusGuard::isFocusVisible(const QQuickItem* control) {
    if (control == nullptr) {
        return false;
    }
    const bool isSpoken = control->hasActiveFocus() && QAccessible::isActive();
    if (!isSpoken && !control->property("visualFocus").toBool()) {
        return false;
    }
    for (const QQuickItem* around = control->parentItem(); around != nullptr;
         around = around->parentItem()) {
        const bool cuts = around->clip() || around->parentItem() == nullptr;
        if (cuts && !showsMiddleOf(*around, *control)) {
            return false;
        }
    }
    return true;
}

void FocusGuard::show(QQuickItem* control) {
    if (control == nullptr) {
        return;
    }
    // A control that was scrolled away has focus already: setting the reason twice makes views
    // scroll to it.
    for (const Qt::FocusReason reason : {Qt::OtherFocusReason, Qt::TabFocusReason}) {
        control->setProperty("focusReason", QVariant::fromValue(reason));
    }
}

} // namespace cimaise
