// Application controller: owns the features of the app and passes events between them.
#pragma once

#include "app/shell/board_collection.h"
#include "app/shell/board_import.h"
#include "app/shell/data_transfer.h"
#include "app/shell/game_files.h"
#include "app/shell/game_host.h"
#include "app/shell/house_rulings_model.h"
#include "app/shell/library_model.h"
#include "app/shell/link_sharing.h"
#include "app/shell/navigator.h"
#include "app/shell/new_game.h"
#include "app/shell/notices.h"
#include "app/shell/people_model.h"
#include "app/shell/photos_model.h"
#include "app/shell/play_details.h"
#include "app/shell/player_groups.h"
#include "app/shell/plays_import.h"
#include "app/shell/result_view.h"
#include "app/shell/rules_model.h"
#include "app/shell/rules_questions.h"
#include "app/shell/samples_model.h"
#include "app/shell/seating.h"
#include "app/shell/sheet_export.h"
#include "app/shell/shortcuts.h"
#include "app/shell/statistics.h"
#include "app/shell/what_if.h"

#include <functional>

namespace cimaise {

class AppController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made in main()")
    Q_PROPERTY(cimaise::Navigator* navigator READ navigator CONSTANT FINAL)
    Q_PROPERTY(cimaise::Notices* notices READ notices CONSTANT FINAL)
    Q_PROPERTY(cimaise::LibraryModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(cimaise::SamplesModel* samples READ samples CONSTANT FINAL)
    Q_PROPERTY(cimaise::RulesModel* rules READ rules CONSTANT FINAL)
    Q_PROPERTY(cimaise::KeysModel* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(cimaise::HouseRulingsModel* houseRulings READ houseRulings CONSTANT FINAL)
    Q_PROPERTY(cimaise::NewGame* draft READ draft CONSTANT FINAL)
    Q_PROPERTY(cimaise::PlayerGroupsModel* playerGroups READ playerGroups CONSTANT FINAL)
    Q_PROPERTY(cimaise::PeopleModel* people READ people CONSTANT FINAL)
    /// Photos of the open game.
    Q_PROPERTY(cimaise::PhotosModel* photos READ photos CONSTANT FINAL)
    Q_PROPERTY(cimaise::Statistics* statistics READ statistics CONSTANT FINAL)
    /// Result of the open game, if the game is finished.
    Q_PROPERTY(cimaise::ResultView* result READ result CONSTANT FINAL)
    Q_PROPERTY(cimaise::PlayDetails* playDetails READ playDetails CONSTANT FINAL)
    Q_PROPERTY(cimaise::WhatIf* whatIf READ whatIf CONSTANT FINAL)
    Q_PROPERTY(cimaise::RulesQuestions* questions READ questions CONSTANT FINAL)
    Q_PROPERTY(cimaise::BoardImport* boardImport READ boardImport CONSTANT FINAL)
    Q_PROPERTY(cimaise::BoardCollection* collection READ collection CONSTANT FINAL)
    Q_PROPERTY(cimaise::Seating* seating READ seating CONSTANT FINAL)
    Q_PROPERTY(cimaise::GameFiles* files READ files CONSTANT FINAL)
    Q_PROPERTY(cimaise::LinkSharing* links READ links CONSTANT FINAL)
    Q_PROPERTY(cimaise::SheetExport* sheets READ sheets CONSTANT FINAL)
    Q_PROPERTY(cimaise::DataTransfer* transfer READ transfer CONSTANT FINAL)
    Q_PROPERTY(cimaise::PlaysImport* plays READ plays CONSTANT FINAL)
    /// The open game; null if there is none.
    Q_PROPERTY(cimaise::Session* session READ session NOTIFY sessionChanged FINAL)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY accessChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY accessChanged FINAL)

public:
    AppController(Library& library, Preferences& preferences, QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(AppController)
    ~AppController() override;

    [[nodiscard]] Navigator* navigator() { return &m_navigator; }
    [[nodiscard]] Notices* notices() { return &m_notices; }
    [[nodiscard]] LibraryModel* games() { return &m_games; }
    [[nodiscard]] SamplesModel* samples() { return &m_samples; }
    /// Lists the rules first.
    [[nodiscard]] RulesModel* rules();
    [[nodiscard]] KeysModel* keys() { return &m_keys; }
    [[nodiscard]] HouseRulingsModel* houseRulings() { return &m_houseRulings; }
    [[nodiscard]] NewGame* draft() { return &m_draft; }
    [[nodiscard]] PlayerGroupsModel* playerGroups() { return &m_playerGroups; }
    [[nodiscard]] PeopleModel* people() { return &m_people; }
    [[nodiscard]] PhotosModel* photos() { return &m_photos; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] ResultView* result() { return &m_result; }
    [[nodiscard]] PlayDetails* playDetails() { return &m_playDetails; }
    [[nodiscard]] WhatIf* whatIf() { return &m_whatIf; }
    [[nodiscard]] RulesQuestions* questions() { return &m_questions; }
    [[nodiscard]] BoardImport* boardImport() { return &m_boardImport; }
    [[nodiscard]] BoardCollection* collection() { return &m_collection; }
    [[nodiscard]] Seating* seating() { return &m_seating; }
    [[nodiscard]] GameFiles* files() { return &m_files; }
    [[nodiscard]] LinkSharing* links() { return &m_links; }
    [[nodiscard]] SheetExport* sheets() { return &m_sheets; }
    [[nodiscard]] DataTransfer* transfer() { return &m_transfer; }
    [[nodiscard]] PlaysImport* plays() { return &m_plays; }
    [[nodiscard]] Session* session() const { return m_host.session(); }
    [[nodiscard]] bool readOnly() const { return m_host.isReadOnly(); }
    [[nodiscard]] QString trouble() const { return m_host.trouble(); }

    /// Opens the game that was open last, or the page without a game that was shown last.
    void restore();
    /// Opens that game behind the home page, before a file or link that may open another one.
    void restoreBehindHome() { m_host.restoreBehindHome(); }
    /// Settings key of that page.
    static constexpr auto lastPageKey = "last-page";
    void closeGame() { m_host.close(); }
    /// Announces a newer version of the app, which `restart` starts. Restarting is offered on the
    /// home page only, where nothing is being entered.
    void announceNewVersion(std::function<void()> restart);
    /// Retries failed writes.
    Q_INVOKABLE void retry();
    /// True if the window may close: everything is saved, or the user closes again after the
    /// warning.
    Q_INVOKABLE bool mayClose();
    /// True if the app may quit on the system's request. Saves unsaved games to files first, in any
    /// writable directory.
    bool mayEnd();

Q_SIGNALS:
    void sessionChanged();
    void accessChanged();
    void soundRequested(cimaise::SoundCue cue);

private:
    void connectPages();
    void connectGame();
    void connectNotices();
    /// Prepares a page before it is shown.
    void prepare(Navigator::Page page);
    /// Stores a page that is shown again at the next start.
    void rememberPage();
    /// Updates the features after a change of page.
    void onPageChanged();
    /// Connects the features with the open game.
    void onSessionChanged();
    void onLanguageChanged();
    /// Offers to restart if a newer version is ready and no other notice is shown.
    void offerRestart();
    /// Renames people after other names in the open game.
    void onNamesChanged(const QStringList& before, const QStringList& after,
                        Session::NameChange change);
    /// Player renamed in the open game, with an offer that may not be answered yet.
    struct Rename {
        GameId game = 0;
        int player = 0;
        QString from{};
        QString to{};
        QString offer{}; ///< notice that is shown; empty while another page is shown
    };
    /// Offers to rename a player of the open game everywhere, or asks whether the new name is a
    /// misspelling.
    void offerAfter(Rename rename);
    /// Offers again on return to the game what was not answered before.
    void offerAgain();
    [[nodiscard]] PageConditions conditions() const;
    /// Returns false while an edit is not written to disk, or if there is no library.
    [[nodiscard]] bool isAllSaved();
    /// Positions that are saved neither in the library nor in a file.
    [[nodiscard]] std::vector<AnyCase> unsaved() const;

    Library& m_library;
    Preferences& m_preferences;
    Navigator m_navigator;
    Notices m_notices;
    GameHost m_host;
    LibraryModel m_games;
    SamplesModel m_samples;
    RulesModel m_rules;
    KeysModel m_keys;
    HouseRulingsModel m_houseRulings;
    NewGame m_draft;
    PlayerGroupsModel m_playerGroups;
    PeopleModel m_people;
    PhotosModel m_photos;
    Statistics m_statistics;
    ResultView m_result;
    PlayDetails m_playDetails;
    WhatIf m_whatIf;
    RulesQuestions m_questions;
    BoardCollection m_collection;
    Seating m_seating;
    BoardImport m_boardImport;
    LinkSharing m_links;
    SheetExport m_sheets;
    DataTransfer m_transfer;
    PlaysImport m_plays;
    GameFiles m_files;
    std::optional<Rename> m_rename;
    bool m_endAsked = false;
    std::function<void()> m_restart{}; ///< starts the newer version; empty if there is none
};

} // namespace cimaise
