// Sets up the window like main() does, and lays it out.
#include "tests/stage/stage.h"

#include "app/window/running_app.h"
#include "positions/cases.h"
#include "tests/support/patience.h"

#include <QEventLoop>
#include <QTest>
#include <QTimer>
#include <vector>

namespace cimaise {

namespace {

/// Sheets and the like: objects of the window that bear this title and can be opened.
QList<QObject*> sheetsOf(const QQuickWindow& window) {
    QList<QObject*> sheets = window.findChildren<QObject*>();
    sheets.removeIf([](const QObject* object) {
        const QMetaObject* type = object->metaObject();
        return type->indexOfProperty("title") < 0 || type->indexOfMethod("open()") < 0;
    });
    return sheets;
}

} // namespace

std::span<const char* const> gameIds() {
    static const std::vector<const char*> ids = [] {
        std::vector<const char*> all;
        for (const Game& game : games()) {
            all.push_back(game.id.data()); // a literal
        }
        return all;
    }();
    return ids;
}

Stage::Stage(Language language, const QString& appearance)
    : Stage(std::make_unique<QTemporaryDir>(), {}, language, appearance) {}

Stage::Stage(const QString& folder, Language language, const QString& appearance)
    : Stage(nullptr, folder, language, appearance) {}

Stage::Stage(std::unique_ptr<QTemporaryDir> own, const QString& folder, Language language,
             const QString& appearance)
    : m_ownFolder(std::move(own)), m_folder(m_ownFolder ? m_ownFolder->path() : folder),
      m_library(m_folder), m_preferences(m_library), m_app(m_library, m_preferences) {
    m_preferences.overrideLanguage(language);
    m_preferences.overrideAppearance(appearance);
    m_preferences.setReducedMotion(true);
    m_preferences.setSounds(false);
    m_language.show(language);
    m_window = showMainWindow(m_engine, m_app, {});
}

MuseeTable& Stage::table() const {
    auto* table = m_window->findChild<MuseeTable*>();
    Q_ASSERT(table != nullptr);
    return *table;
}

void Stage::openSample(const char* game, const QString& name) {
    m_app.files()->openFile(QUrl::fromLocalFile(
        QStringLiteral("%1/%2/%3.cimaise").arg(m_samples, QLatin1String(game), name)));
    m_app.notices()->dismiss(); // a sample opened again is said to be here already
    settle();
}

void Stage::settle() {
    m_library.flush(); // the list of kept games changes with it
    constexpr int frames = 3;
    int drawn = 0;
    QEventLoop loop; // what is to be deleted later goes in no other
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    QObject::connect(m_window, &QQuickWindow::frameSwapped, &loop, [&] {
        if (++drawn == frames) {
            loop.quit();
        } else {
            m_window->update();
        }
    });
    m_window->update();
    loop.exec();
}

void Stage::press(int key) {
    m_window->requestActivate();
    settle();
    QTest::keyClick(m_window, static_cast<Qt::Key>(key));
}

void Stage::openSheet(const char* title) {
    settle();
    for (QObject* sheet : sheetsOf(*m_window)) {
        if (sheet->property("title").toString() == qtTrId(title)) {
            QMetaObject::invokeMethod(sheet, "open");
        }
    }
}

void Stage::eachSheet(const std::function<void()>& visit) {
    for (QObject* sheet : sheetsOf(*m_window)) {
        QMetaObject::invokeMethod(sheet, "open");
        settle();
        visit();
    }
}

void Stage::closeSheets() const {
    for (QObject* sheet : sheetsOf(*m_window)) {
        QMetaObject::invokeMethod(sheet, "close");
    }
}

} // namespace cimaise
