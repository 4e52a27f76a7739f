// Connects the features; after a change of page, notifies each of them in a fixed order.
#include "app/shell/app_controller.h"

#include "app/game/game_ui.h"
#include "app/game/step_description.h"
#include "app/shell/preferences.h"
#include "app/shell/qml_singletons.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cimaise {

namespace {

/// Page that is shown again at the next start, and its word in the settings.
struct RestoredPage {
    Navigator::Page page = Navigator::Home;
    QLatin1String word{};
};

constexpr std::array restoredPages{RestoredPage{Navigator::Players, QLatin1String{"players"}},
                                   RestoredPage{Navigator::Settings, QLatin1String{"settings"}}};

} // namespace

AppController::AppController(Library& library, Preferences& preferences, QObject* parent)
    : QObject(parent), m_library(library), m_preferences(preferences),
      m_navigator([this] { return conditions(); }, this), m_notices(preferences, this),
      m_host(library, preferences, m_navigator, m_notices, this),
      m_games(m_host, preferences.textLanguage(), this),
      m_samples(m_host, preferences.textLanguage(), this),
      m_rules(preferences.textLanguage(), this), m_keys(this),
      m_houseRulings(library, preferences.textLanguage(), this),
      m_draft(m_host, m_houseRulings, preferences.textLanguage(), this),
      m_playerGroups(library, m_draft, preferences.textLanguage(), this),
      m_people(library, preferences.textLanguage(), this),
      m_photos(library, preferences.textLanguage(), this),
      m_statistics(library, preferences.textLanguage(), this),
      m_result(m_host, preferences.textLanguage(), this),
      m_playDetails(m_host, m_statistics, preferences.textLanguage(), this), m_whatIf(m_host, this),
      m_questions(m_host, m_rules, this), m_collection(m_host, this),
      m_seating(m_host, preferences.textLanguage(), this),
      m_boardImport(m_host, m_draft, m_collection, this), m_links(m_host, this),
      m_sheets(m_host, this), m_transfer(m_host, m_sheets, preferences.textLanguage(), this),
      m_plays(library, m_transfer, preferences.textLanguage(), this),
      m_files(m_host, m_boardImport, m_transfer, m_plays, m_photos, this) {
    m_keys.setSource([this] {
        const Session* const open = session();
        return std::pair{KeysContext{.page = m_navigator.page(),
                                     .game = open != nullptr ? open->game() : QString{},
                                     .boards = open != nullptr ? sideCount(open->current()) : 0},
                         m_host.words()};
    });
    connectPages();
    connectGame();
    connectNotices();
    connect(&preferences.textLanguage(), &TextLanguage::changed, this,
            &AppController::onLanguageChanged);
}

AppController::~AppController() = default;

void AppController::restore() {
    const QString last = m_library.setting(lastPageKey);
    const auto page = std::ranges::find(restoredPages, last, &RestoredPage::word);
    if (page == restoredPages.end()) {
        m_host.restore();
        return;
    }
    m_host.restoreBehindHome();
    m_navigator.show(page->page);
}

RulesModel* AppController::rules() {
    m_rules.fill();
    return &m_rules;
}

void AppController::rememberPage() {
    const auto shown = std::ranges::find(restoredPages, m_navigator.page(), &RestoredPage::page);
    const QString word = shown == restoredPages.end() ? QString{} : QString{shown->word};
    if (word != m_library.setting(lastPageKey)) {
        m_library.setSetting(lastPageKey, word);
    }
}

void AppController::connectPages() {
    connect(&m_navigator, &Navigator::aboutToShow, this, &AppController::prepare);
    connect(&m_navigator, &Navigator::pageChanged, this, &AppController::onPageChanged);
}

void AppController::connectGame() {
    connect(&m_host, &GameHost::openGameChanged, &m_games, &LibraryModel::setOpenGame);
    connect(&m_host, &GameHost::opening, &m_draft, &NewGame::rememberGame);
    connect(&m_host, &GameHost::accessChanged, this, &AppController::accessChanged);
    connect(&m_host, &GameHost::sessionChanged, this, &AppController::onSessionChanged);
    connect(&m_questions, &RulesQuestions::pieceWanted, &m_whatIf, &WhatIf::askForPiece);
    connect(&m_whatIf, &WhatIf::pieceTried, this,
            [this](const Spot& piece) { m_questions.ruleOnTrial(*m_whatIf.trial(), piece); });
    connect(&m_whatIf, &WhatIf::trialChanged, &m_questions, &RulesQuestions::leaveTrial);
    connect(&m_whatIf, &WhatIf::soundRequested, this, &AppController::soundRequested);
    connect(&m_people, &PeopleModel::renamed, &m_playerGroups, &PlayerGroupsModel::rename);
    connect(&m_people, &PeopleModel::renameUndone, &m_playerGroups, &PlayerGroupsModel::undoRename);
    connect(&m_people, &PeopleModel::renamed, &m_draft, &NewGame::renamePerson);
    connect(&m_people, &PeopleModel::renameUndone, &m_draft,
            [this](const QString& from, const QString& to) { m_draft.renamePerson(to, from); });
}

void AppController::connectNotices() {
    connect(&m_people, &PeopleModel::noticeRequested, this,
            [this](const QString& text, bool undoable) {
                m_notices.show({.text = text,
                                .offer = undoable ? Notice::Offer::undo : Notice::Offer::nothing,
                                .action = [this] { m_people.undo(); }});
            });
    connect(&m_photos, &PhotosModel::noticeRequested, this,
            [this](const QString& text, qint64 removed) {
                m_notices.show(
                    {.text = text,
                     .offer = removed != 0 ? Notice::Offer::undo : Notice::Offer::nothing,
                     .action = [this, removed] { m_photos.restore(removed); }});
            });
}

PageConditions AppController::conditions() const {
    Session* const open = session();
    return {.hasGame = open != nullptr,
            .ordersCards = open != nullptr && GameParts::ordersCards(open->game()),
            .hasResult = m_host.hasResult(),
            .hasRuling = m_questions.hasRuling(),
            .hasTrial = m_whatIf.isCurrent(),
            .asksForSpot = m_questions.asksForSpot(),
            .isBusy = m_people.isBusy()};
}

void AppController::prepare(Navigator::Page page) {
    if (page == Navigator::New) {
        m_draft.clearRematch();
    }
    if (page == Navigator::Seats) {
        m_seating.begin();
    }
    if (page == Navigator::Rules && Navigator::isOfGame(m_navigator.page())) {
        m_rules.setGame(session()->game()); // shows the rules of the game being played
    }
}

void AppController::onPageChanged() {
    const Navigator::Page page = m_navigator.page();
    rememberPage();
    if (m_rename && !m_rename->offer.isEmpty() && m_notices.text() != m_rename->offer) {
        m_rename.reset(); // answered or dismissed
    } else if (m_rename) {
        m_rename->offer.clear();
    }
    m_notices.dismiss(); // a notice belongs to the page on which it was shown first
    m_questions.onPageChanged();
    m_host.onPageChanged();
    m_games.setActive(page == Navigator::Home);
    m_people.setActive(page == Navigator::Players);
    m_photos.setActive(page == Navigator::Photos);
    m_statistics.setActive(page == Navigator::Statistics);
    m_collection.setActive(page == Navigator::Collect);
    m_result.setActive(page == Navigator::Result);
    m_playDetails.setActive(page == Navigator::PlayDetails);
    m_transfer.setActive(page == Navigator::Handover || page == Navigator::PlayImport);
    emit m_questions.asksForSpotChanged();
    offerAgain();
    offerRestart();
}

void AppController::announceNewVersion(std::function<void()> restart) {
    m_restart = std::move(restart);
    if (m_navigator.page() == Navigator::Home) {
        offerRestart();
        return;
    }
    m_notices.show(
        format(Translator{m_preferences.languageInForce()},
               //% "A new version of Cimaise is ready. You can restart from the games page."
               CIMAISE_TEXT("app.newer.elsewhere")));
}

void AppController::offerRestart() {
    if (!m_restart || m_navigator.page() != Navigator::Home || !m_notices.text().isEmpty()) {
        return;
    }
    m_notices.show({.text = format(Translator{m_preferences.languageInForce()},
                                   //% "A new version of Cimaise is ready."
                                   CIMAISE_TEXT("app.newer.ready")),
                    .offer = Notice::Offer::restart,
                    .action = m_restart});
}

void AppController::onSessionChanged() {
    Session* const open = session();
    if (open != nullptr) {
        connect(open, &Session::factsChanged, &m_playerGroups, [this, open] {
            if (open->finished()) {
                m_playerGroups.settle(open->history().steps().front().position, open->current());
            }
        });
        m_houseRulings.startRecording();
        connect(
            open, &Session::decided, &m_houseRulings,
            [this, open](const QString& reading, const QString& earlier, const QString& option) {
                m_houseRulings.remember(reading, earlier, option,
                                        toQt(withoutIsolates(open->heading().toStdString())));
            });
        connect(open, &Session::decisionRestored, &m_houseRulings, &HouseRulingsModel::turn);
        connect(open, &Session::soundRequested, this, &AppController::soundRequested);
        connect(open, &Session::namesChanged, this, &AppController::onNamesChanged);
    }
    m_photos.setSession(open);
    emit sessionChanged();
}

void AppController::onNamesChanged(const QStringList& before, const QStringList& after,
                                   Session::NameChange change) {
    m_library.flush(); // the games of the players are looked up in the library
    const GameId game = session()->id();
    const auto changed = std::ranges::mismatch(before, after).in1 - before.begin();
    const auto player = static_cast<int>(changed);
    const bool wasOffered = m_rename && m_notices.text() == m_rename->offer;
    Rename rename{
        .game = game, .player = player, .from = before.value(player), .to = after.value(player)};
    if (change != Session::NameChange::renamed) {
        m_rename.reset();
    } else if (m_rename && m_rename->game == game && m_rename->to == rename.from) {
        rename.from = m_rename->from; // corrected once more
    }
    if (wasOffered) {
        m_notices.dismiss();
    }
    const History& history = session()->history();
    if (change == Session::NameChange::renamed && !isPart(history.steps()[history.index()])) {
        offerAfter(rename); // otherwise the notice of the whole change stays
    }
    m_people.onNamesChanged(before, after, game, change != Session::NameChange::reseated);
}

void AppController::offerAfter(Rename rename) {
    using Kind = PeopleModel::RenameOffer::Kind;
    m_rename.reset();
    const auto offer =
        m_people.offerAfterRename(rename.from, rename.to, rename.game, session()->players());
    if (!offer) {
        return;
    }
    rename.offer = offer->text;
    m_rename = rename;
    if (offer->kind == Kind::everywhere) {
        m_notices.show({.text = offer->text,
                        .offer = Notice::Offer::everywhere,
                        .action = [this, offer, rename] {
                            m_people.renameEverywhere(offer->name, rename.to, rename.game);
                        }});
        return;
    }
    m_notices.show(
        {.text = offer->text, .offer = Notice::Offer::rename, .action = [this, offer, rename] {
             if (session() != nullptr && session()->id() == rename.game) {
                 session()->renamePlayer(rename.player, offer->name);
             }
         }});
}

void AppController::offerAgain() {
    const Session* const open = session();
    const bool isBack = m_navigator.page() == Navigator::Table && m_rename && open != nullptr &&
                        open->id() == m_rename->game;
    if (isBack && open->players().value(m_rename->player) == m_rename->to) {
        offerAfter(*m_rename);
    }
}

void AppController::onLanguageChanged() {
    m_notices.dismiss();
    m_collection.show();
    emit accessChanged();
}

} // namespace cimaise
