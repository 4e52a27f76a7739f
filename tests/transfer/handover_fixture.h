// Fixture: two libraries, as on two devices, and sample games to fill one with.
#pragma once

#include "app/library/library.h"
#include "app/transfer/job.h"
#include "positions/cases.h"

#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

/// “musee/finished-2”
AnyCase sample(const std::string& name);

/// The whole work at once.
JobEnd done(const tl::expected<std::unique_ptr<Job>, LoadError>& job);

/// The ids of what was said, with the count where there is one: “import.done 3”; of a refusal its
/// own.
std::vector<std::string> messagesOf(const JobEnd& end);

class HandoverTest : public testing::Test {
protected:
    HandoverTest();

    [[nodiscard]] Library& here() { return *m_here; }
    [[nodiscard]] Library& there() { return *m_there; }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QByteArray bytes(const QString& name) const;
    void setBytes(const QString& name, const QByteArray& bytes) const;

    /// Puts a game into `here`.
    GameId keep(const AnyCase& position, bool finished = true, const QString& title = {},
                std::optional<qint64> match = std::nullopt);
    /// One of each game, with a history, photos, a match, house rulings and names.
    void fill();
    /// Everything of a library that an archive carries, in the order in which it was edited.
    static std::vector<std::string> contentOf(Library& library);
    std::vector<std::string> exported(const QString& name);
    std::vector<std::string> imported(const QString& name, bool withHouseRules = false);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_here;
    std::unique_ptr<Library> m_there;
};

} // namespace cimaise
