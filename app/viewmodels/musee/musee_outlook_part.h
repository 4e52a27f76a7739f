// View model of the panel “Outlook”: what the Musée in view can still take and reach. The
// ceilings are searched in the background.
#pragma once

#include "app/viewmodels/musee/musee_part.h"
#include "scoring/search/musee_outlook.h"

#include <QStringList>
#include <atomic>
#include <memory>
#include <vector>

namespace cimaise {

class MuseeOutlookPart : public cimaise::MuseePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged FINAL)
    /// Sentences about the Musée in view, then about the table.
    Q_PROPERTY(QStringList lines READ lines NOTIFY linesChanged FINAL)
    /// True if the example is shown on the board, or will be once it is known.
    Q_PROPERTY(bool example READ example NOTIFY exampleChanged FINAL)
    /// True if there is an example that differs from the board.
    Q_PROPERTY(bool hasExample READ hasExample NOTIFY exampleChanged FINAL)

public:
    explicit MuseeOutlookPart(MuseeTable& table);
    ~MuseeOutlookPart() override;
    MuseeOutlookPart(const MuseeOutlookPart&) = delete;
    MuseeOutlookPart& operator=(const MuseeOutlookPart&) = delete;
    MuseeOutlookPart(MuseeOutlookPart&&) = delete;
    MuseeOutlookPart& operator=(MuseeOutlookPart&&) = delete;

    /// Follows the position. Starts the search for the ceilings while the panel is open and shows
    /// points; drops it when the position changes.
    void follow(const musee::InputContext& context, bool showsPoints);
    void show(const musee::View& view);

    /// Reach of the Musée in view; null while the panel is closed, and if it is unknown.
    [[nodiscard]] const musee::Reach* reach() const;
    /// Example to show on the board; null for none.
    [[nodiscard]] const musee::Musee* exampleShown() const;

    [[nodiscard]] bool isOpen() const { return m_shown.open; }
    [[nodiscard]] const QStringList& lines() const { return m_shown.lines; }
    [[nodiscard]] bool example() const { return m_shown.example; }
    [[nodiscard]] bool hasExample() const { return m_shown.hasExample; }

    Q_INVOKABLE void toggle();
    Q_INVOKABLE void close();
    Q_INVOKABLE void toggleExample();

Q_SIGNALS:
    void openChanged();
    void linesChanged();
    void exampleChanged();
    /// Emitted when a ceiling has arrived.
    void arrived();

private:
    struct Shown {
        bool open = false;
        QStringList lines{};
        bool example = false;
        bool hasExample = false;
    };

    void drop();
    /// Searches the next ceiling, that of the Musée in view first.
    void search();
    [[nodiscard]] bool isSearched(int side) const;
    [[nodiscard]] bool differs() const;

    Shown m_shown;
    int m_side = 0;
    bool m_wanted = false; ///< the panel is open
    bool m_examples = false;
    bool m_showsPoints = true;
    musee::Layout m_layout;
    musee::TableOutlook m_table;
    std::vector<int> m_searched; ///< sides whose ceiling has arrived
    /// Set to end the search that runs; null if none does.
    std::shared_ptr<std::atomic<bool>> m_stop;
};

} // namespace cimaise
