// Window with a library of its own, laid out for pictures and measurements.
#pragma once

#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "app/viewmodels/musee/musee_table.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <functional>
#include <span>

namespace cimaise {

/// Ids of all games.
std::span<const char* const> gameIds();

/// Stage for one language and one appearance; all its pictures are taken in the same window.
class Stage {
public:
    Stage(Language language, const QString& appearance);

    /// Opens an existing library.
    Stage(const QString& folder, Language language, const QString& appearance);

    [[nodiscard]] bool isShown() const { return m_window != nullptr; }
    /// Directory of the library.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] QQmlEngine& engine() { return m_engine; }
    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] Preferences& preferences() { return m_preferences; }
    [[nodiscard]] AppController& app() { return m_app; }
    [[nodiscard]] Session& session() { return *m_app.session(); }
    /// View model of the open game.
    [[nodiscard]] MuseeTable& table() const;

    /// Replaces the samples of the app: a directory with one of each name.
    void useSamples(const QString& folder) { m_samples = folder; }
    /// Opens a sample as a file.
    void openSample(const char* game, const QString& name);

    /// Waits until all pending changes are drawn.
    void settle();
    /// Presses a key like a player.
    void press(int key);
    /// Opens the sheet with that title.
    void openSheet(const char* title);
    /// Opens each sheet in turn and calls `look`.
    void eachSheet(const std::function<void()>& visit);
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
    AppController m_app;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace cimaise
