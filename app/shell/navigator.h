// Page that the window shows, and the pages before it.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <functional>

namespace cimaise {

/// State of the app that decides which pages can be shown.
struct PageConditions {
    bool hasGame = false;
    bool ordersCards = false; ///< the open game has a page about the order of its cards
    bool hasResult = false;
    bool hasRuling = false;
    bool hasTrial = false;
    bool asksForSpot = false; ///< the board waits for the tap of a rules question
    bool isBusy = false;      ///< the current page must stay
};

class Navigator : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(cimaise::Navigator::Page page READ page NOTIFY pageChanged FINAL)

public:
    /// Pages.qml has a component for each.
    enum Page {
        Home,
        New,
        Table,
        Dispute,
        Ruling,
        Order,
        Trial,
        Compare,
        Scoring,
        Result,
        PlayDetails,
        Share,
        Photos,
        Scan,
        Collect,
        Seats,
        Players,
        Rules,
        Settings,
        Statistics,
        Handover,
        PlayImport
    };
    Q_ENUM(Page)

    explicit Navigator(std::function<PageConditions()> conditions, QObject* parent = nullptr);

    [[nodiscard]] Page page() const { return m_page; }
    /// Number of pages before the current one; 0 on the first.
    [[nodiscard]] int depth() const;
    /// True if the current page shows the open game.
    [[nodiscard]] bool showsGame() const;
    /// True if the page shows the open game.
    [[nodiscard]] static bool isOfGame(Page page);
    /// True if the page is among those before the current one.
    [[nodiscard]] bool comesFrom(Page page) const { return m_before.contains(page); }
    /// Makes back() return to the home page.
    void clearHistory() { m_before = {Home}; }

    /// Shows a page, unless it cannot be shown now.
    Q_INVOKABLE void show(cimaise::Navigator::Page page);
    /// Returns to the previous page.
    Q_INVOKABLE void back();

Q_SIGNALS:
    /// Emitted before another page is shown, but not by back().
    void aboutToShow(cimaise::Navigator::Page page);
    void pageChanged();

private:
    /// Updates the pages to return to before `page` is shown.
    void rememberWayBackFrom(Page page, const PageConditions& now);
    /// The page, or the nearest one that can be shown.
    [[nodiscard]] static Page nearest(Page page, const PageConditions& now);

    std::function<PageConditions()> m_conditions;
    Page m_page = Home;
    QList<Page> m_before;
};

} // namespace cimaise
