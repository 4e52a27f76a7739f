// Finds the parts of the dialog among the items of the window: Qt has no interface for them.
#include "app/shell/qt_file_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlProperty>
#include <QQuickWindow>
#include <functional>

namespace cimaise {

namespace {

/// Margin of the dialog at its right edge.
constexpr int margin = 20;

using Wanted = std::function<bool(const QQuickItem&)>;

QQuickItem* findIn(QQuickItem& item, const Wanted& wanted) {
    if (wanted(item)) {
        return &item;
    }
    for (QQuickItem* child : item.childItems()) {
        if (QQuickItem* found = findIn(*child, wanted); found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

/// Field of the file name in a dialog that is open; null without one.
QQuickItem* openName() {
    for (QWindow* top : QGuiApplication::topLevelWindows()) {
        const auto* const window = qobject_cast<QQuickWindow*>(top);
        QQuickItem* const name =
            window == nullptr
                ? nullptr
                : findIn(*window->contentItem(), [](const QQuickItem& item) {
                      return item.objectName() == QLatin1String("fileNameTextField") &&
                             item.isVisible();
                  });
        if (name != nullptr) {
            return name;
        }
    }
    return nullptr;
}

/// Dialog that contains the item.
QQuickItem& dialogOf(QQuickItem& item) {
    QQuickItem* dialog = &item;
    while (dialog->parentItem() != nullptr && !dialog->inherits("QQuickPopupItem")) {
        dialog = dialog->parentItem();
    }
    return *dialog;
}

void paintFolder(QQuickItem& dialog, const QColor& background) {
    QQuickItem* const bar = findIn(
        dialog, [](const QQuickItem& item) { return item.inherits("QQuickFolderBreadcrumbBar"); });
    if (bar != nullptr) {
        if (auto* const ground = bar->property("background").value<QQuickItem*>()) {
            ground->setProperty("color", background);
        }
    }
}

} // namespace

bool QtFileDialog::prepare(const QString& accept, const QColor& background) {
    QQuickItem* const name = openName();
    if (name == nullptr) {
        return false;
    }
    QQuickItem& dialog = dialogOf(*name);
    paintFolder(dialog, background);
    if (name != m_name) {
        // with the old syntax, because the type has no header
        connect(name, SIGNAL(accepted()), this, SLOT(pressSave()));
        connect(name, SIGNAL(textEdited()), this, SLOT(markRecentPlayer()));
    }
    m_name = name;
    markRecentPlayer();
    m_save = findIn(dialog, [&](const QQuickItem& item) {
        return item.inherits("QQuickAbstractButton") && item.property("text").toString() == accept;
    });
    // beside the buttons, the name would have no room on a phone
    QQmlProperty::write(name, QStringLiteral("Layout.columnSpan"), 2, qmlContext(name));
    QQmlProperty::write(name, QStringLiteral("Layout.rightMargin"), margin, qmlContext(name));
    name->forceActiveFocus(Qt::OtherFocusReason);
    const QString stem = QFileInfo{name->property("text").toString()}.completeBaseName();
    QMetaObject::invokeMethod(name, "select", Q_ARG(int, 0),
                              Q_ARG(int, static_cast<int>(stem.size())));
    return true;
}

void QtFileDialog::pressSave() {
    // after the dialog has taken over the name
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_save && m_save->isEnabled()) {
                QMetaObject::invokeMethod(m_save, "clicked");
            }
        },
        Qt::QueuedConnection);
}

void QtFileDialog::markRecentPlayer() {
    m_typed = m_name ? m_name->property("text").toString() : QString{};
}

QUrl QtFileDialog::typedFile(const QUrl& chosen, const QString& suffix) const {
    const QFileInfo typed{m_typed};
    const QFileInfo folder{chosen.path(QUrl::FullyDecoded)};
    // the dialog appends an absolute path to its folder
    const bool absolute = typed.isAbsolute() && typed.fileName() == folder.fileName();
    const QString file = absolute               ? m_typed
                         : chosen.isLocalFile() ? chosen.toLocalFile()
                                                : folder.dir().filePath(typed.fileName());
    const QString ending = u'.' + suffix;
    return QUrl::fromLocalFile(suffix.isEmpty() || file.endsWith(ending) ? file : file + ending);
}

bool QtFileDialog::exists(const QUrl& file) { return QFileInfo::exists(file.toLocalFile()); }

QUrl Folders::at(QStandardPaths::StandardLocation location) {
    const QString folder = QStandardPaths::writableLocation(location);
    return QUrl::fromLocalFile(QDir{folder}.exists() ? folder : QDir::homePath());
}

} // namespace cimaise
