// Runs tst_*.qml with the real types: the controls, by touch and by keyboard.
#include "app/library/library.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"
#include "app/window/image_providers.h"

#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>
#include <memory>

Q_IMPORT_QML_PLUGIN(CimaisePlugin)
Q_IMPORT_QML_PLUGIN(Cimaise_AppPlugin)

namespace {

/// Setup that main() does before the first window.
class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() {
        m_library = std::make_unique<cimaise::Library>(m_folder.path());
        m_preferences = std::make_unique<cimaise::Preferences>(*m_library);
        m_language.show(cimaise::Language::english);
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QStringLiteral("icon"), new cimaise::IconProvider);
    }
    void cleanupTestCase() {
        m_preferences.reset();
        m_library.reset();
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<cimaise::Library> m_library;
    std::unique_ptr<cimaise::Preferences> m_preferences;
    cimaise::WindowLanguage m_language;
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(controls, Setup)

#include "test_controls.moc"
