// Fixture: an application controller with a library of its own, which a test can close and reopen.
#pragma once

#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "positions/musee/musee_edits.h"

#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

class AppControllerTest : public testing::Test {
protected:
    AppControllerTest();
    ~AppControllerTest() override;

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] Library& library() const { return *m_library; }
    [[nodiscard]] Preferences& preferences() const { return *m_preferences; }
    [[nodiscard]] AppController& app() const { return *m_app; }
    [[nodiscard]] Session& session() const { return *m_app->session(); }
    [[nodiscard]] const musee::Layout& layout() const {
        return std::get<musee::Layout>(session().current());
    }

    /// Starts a game, with the given names or the defaults.
    void start(const QStringList& names = {QStringLiteral("Ana"), QStringLiteral("Bo")});
    /// Hangs a painting in the upper gallery.
    void hang(int exhibit, int column, int side = 0);
    /// Ends the app; open() starts it again without opening a game.
    void close();
    void open();
    /// Ends the app and starts it again on the same library.
    void reopen();
    /// Waits until everything is written and updates the list.
    void settle() const;
    /// Text of a game in the list, in the state of the last settle().
    [[nodiscard]] QString listed(int row, const char* role) const;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<AppController> m_app;
};

/// Name of a page: “Home”.
void PrintTo(Navigator::Page page, std::ostream* out);

/// Roles of a model that are texts and empty in `row`.
std::vector<std::string> emptyRoles(const QAbstractItemModel& model, const QModelIndex& index);

} // namespace cimaise
