// Import of a BG Stats export: its players, each to be matched with the players of this device.
#pragma once

#include "app/library/library.h"
#include "app/models/rows_model.h"
#include "app/models/text_language.h"
#include "app/texts/translator.h"
#include "app/transfer/bg_stats_reader.h"
#include "app/transfer/plays_import.h"

#include <QStringList>
#include <QUrl>

namespace cimaise {

class DataTransfer;

struct ImportedPlayerRow {
    QString name;        ///< as in the export
    QString gamesText;   ///< number of plays of this player in the export
    QStringList options; ///< “New player”, “Is Ana”, “Leave out”
    int chosen = -1;     ///< option; −1 while the question is not answered
    QString knownName;   ///< player of this device who is chosen or proposed; may be empty
    bool asks = false;   ///< true if the answer is needed because the names nearly equal
    QString accessibleName;
};

class PlaysImport : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Content of the export in words; empty if none is open.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// Reason why the import cannot start yet; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Names of the players of this device, in alphabetical order.
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed FINAL)
    Q_PROPERTY(bool canImport READ canImport NOTIFY changed FINAL)

public:
    /// Options of a row.
    enum Option { NewPlayer, KnownPlayer, LeaveOut };
    Q_ENUM(Option)

    PlaysImport(Library& library, DataTransfer& transfer, const TextLanguage& language,
                QObject* parent = nullptr);

    /// Opens an export. Returns an error if the file is none.
    tl::expected<void, LoadError> open(const QUrl& file);
    void close();

    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] bool canImport() const { return isOpen() && problem().isEmpty(); }
    [[nodiscard]] bool isOpen() const { return !m_file.isEmpty(); }

    Q_INVOKABLE void choose(int row, int option);
    /// Matches the player with one of this device.
    Q_INVOKABLE void choosePerson(int row, const QString& name);
    /// Starts the import.
    Q_INVOKABLE void start();

Q_SIGNALS:
    void changed();

private:
    /// Player of the export with the current decision.
    struct Entry {
        std::size_t player = 0; ///< index in the export
        int chosen = -1;
        QString known{};
        bool asks = false;
    };

    [[nodiscard]] Entry proposed(std::size_t player) const;
    [[nodiscard]] ImportedPlayerRow rowOf(const Entry& entry, const Translator& words) const;
    void show();

    Library& m_library;
    DataTransfer& m_transfer;
    const TextLanguage& m_language;
    QUrl m_file;
    BgStatsExport m_export;
    std::vector<Entry> m_entries; ///< in the order of the rows
};

} // namespace cimaise
