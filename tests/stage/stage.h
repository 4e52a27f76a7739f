// Window with a library of its own, laid out for pictures and measurements.
#pragma once

#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "app/viewmodels/musee/musee_table.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <functional>

namespace cimaise {

/// One language and one look; every picture of them is taken in the same window.
class Stage {
public:
    Stage(Language language, const QString& appearance);

    /// On a library that lies there already.
    Stage(const QString& folder, Language language, const QString& appearance);

    [[nodiscard]] bool isShown() const { return m_window != nullptr; }
    /// Where the library lies.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] QQmlEngine& engine() { return m_engine; }
    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] Preferences& preferences() { return m_preferences; }
    [[nodiscard]] AppController& desk() { return m_desk; }
    [[nodiscard]] Session& session() { return *m_desk.session(); }
    /// The table of the game that is shown.
    [[nodiscard]] MuseeTable& table() const;

    /// Other samples than those that ship with the app: a folder with one of each name.
    void useSamples(const QString& folder) { m_samples = folder; }
    /// Opens a sample as a file.
    void openSample(const char* game, const QString& name);

    /// Until all that was set off has been drawn.
    void settle();
    /// Presses a key as a player does.
    void press(int key);
    /// Opens the sheet that bears a text as its title.
    void openSheet(const char* title);
    /// Opens one sheet after the other, and looks at each.
    void eachSheet(const std::function<void()>& look);
    void closeSheets() const;

private:
    Stage(std::unique_ptr<QTemporaryDir> own, const QString& folder, Language language,
          const QString& appearance);

    std::unique_ptr<QTemporaryDir> m_ownFolder;
    QString m_folder;
    QString m_samples = QStringLiteral(CIMAISE_SOURCE_DIR "/samples");
    Library m_library;
    Preferences m_preferences;
    WindowLanguage m_language;
    AppController m_desk;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace cimaise
