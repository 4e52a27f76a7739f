// Loads the current page, except the table page; every other page has a component here.
import QtQuick
import Cimaise
import Cimaise.App

PageLoader {
    id: pages

    required property AppController app
    required property FileDialogLoader dialogs
    // session of the table page; null until the first game is opened
    required property Session session
    // scroll position at which the home page was left
    property point homeScroll: Qt.point(-1, 0)
    // component of the current page; null while the table page is shown
    readonly property Component current: componentOf(app.navigator.page)

    function ofGame(page: Component): Component {
        return session !== null ? page : null;
    }

    // Unloads the page at the end of the trial, before the copy of the game is deleted.
    function ofTrial(page: Component): Component {
        return app.whatIf.trial !== null ? page : null;
    }

    function componentOf(page: int): Component {
        switch (page) {
        case Navigator.Home:
            return home;
        case Navigator.New:
            return newGame;
        case Navigator.Dispute:
            return ofGame(dispute);
        case Navigator.Ruling:
            return ofGame(ruling);
        case Navigator.Order:
            return ofGame(order);
        case Navigator.Trial:
            return ofTrial(trial);
        case Navigator.Compare:
            return ofTrial(compare);
        case Navigator.Scoring:
            return ofGame(scoring);
        case Navigator.Result:
            return ofGame(result);
        case Navigator.PlayDetails:
            return ofGame(playDetails);
        case Navigator.Share:
            return ofGame(share);
        case Navigator.Photos:
            return ofGame(photos);
        case Navigator.Scan:
            return scan;
        case Navigator.Collect:
            return ofGame(collect);
        case Navigator.Seats:
            return ofGame(seats);
        case Navigator.Players:
            return players;
        case Navigator.Rules:
            return rules;
        case Navigator.Settings:
            return settings;
        case Navigator.Statistics:
            return statistics;
        case Navigator.Handover:
            return handover;
        case Navigator.PlayImport:
            return playImport;
        default:
            return null;
        }
    }

    // The previous page is unloaded first; the next page is laid out before it becomes visible.
    function showCurrent(): void {
        homeScroll = (item as HomePage)?.currentScroll() ?? homeScroll;
        shown = false;
        sourceComponent = current;
        shown = current !== null;
    }

    shown: false

    onCurrentChanged: showCurrent()

    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    readonly property Component home: HomePage {
        navigator: pages.app.navigator
        games: pages.app.games
        samples: pages.app.samples
        draft: pages.app.draft
        result: pages.app.result
        session: pages.app.session
        locked: pages.app.readOnly
        scroll: pages.homeScroll
        onOpenRequested: pages.dialogs.loaded().chooseFileToOpen()
        onSaveRequested: gameId => pages.dialogs.loaded().chooseFileToSave(gameId)
    }

    readonly property Component newGame: NewGamePage {
        navigator: pages.app.navigator
        draft: pages.app.draft
        groups: pages.app.playerGroups
        houseRulings: pages.app.houseRulings
    }

    readonly property Component dispute: DisputePage {
        navigator: pages.app.navigator
        questions: pages.app.questions
        whatIf: pages.app.whatIf
        session: pages.session
    }

    readonly property Component ruling: RulingPage {
        navigator: pages.app.navigator
        questions: pages.app.questions
        whatIf: pages.app.whatIf
        sheets: pages.app.sheets
        session: pages.app.questions.trial ?? pages.session
    }

    readonly property Component order: OrderPage {
        navigator: pages.app.navigator
        session: pages.session
    }

    readonly property Component trial: TrialPage {
        navigator: pages.app.navigator
        whatIf: pages.app.whatIf
    }

    readonly property Component compare: ComparePage {
        navigator: pages.app.navigator
        whatIf: pages.app.whatIf
        locked: pages.app.readOnly
    }

    readonly property Component scoring: ScoringPage {
        navigator: pages.app.navigator
        session: pages.session
    }

    readonly property Component result: ResultPage {
        navigator: pages.app.navigator
        draft: pages.app.draft
        result: pages.app.result
        details: pages.app.playDetails
        session: pages.session
    }

    readonly property Component playDetails: PlayDetailsPage {
        navigator: pages.app.navigator
        details: pages.app.playDetails
        session: pages.session
    }

    readonly property Component share: SharePage {
        navigator: pages.app.navigator
        links: pages.app.links
        sheets: pages.app.sheets
        transfer: pages.app.transfer
        session: pages.session
    }

    readonly property Component photos: PhotosPage {
        navigator: pages.app.navigator
        photos: pages.app.photos
        session: pages.session
        onFileRequested: pages.dialogs.loaded().choosePhoto()
    }

    readonly property Component scan: ScanPage {
        navigator: pages.app.navigator
        files: pages.app.files
        onOpenRequested: pages.dialogs.loaded().chooseFileToOpen()
    }

    readonly property Component collect: CollectPage {
        navigator: pages.app.navigator
        collection: pages.app.collection
        files: pages.app.files
        onOpenRequested: pages.dialogs.loaded().chooseFileToOpen()
    }

    readonly property Component seats: SeatsPage {
        navigator: pages.app.navigator
        draft: pages.app.draft
        seating: pages.app.seating
    }

    readonly property Component players: PlayersPage {
        navigator: pages.app.navigator
        people: pages.app.people
        locked: pages.app.readOnly
    }

    readonly property Component rules: RulesPage {
        navigator: pages.app.navigator
        rules: pages.app.rules
        questions: pages.app.questions
        draft: pages.app.draft
    }

    readonly property Component settings: SettingsPage {
        navigator: pages.app.navigator
        houseRulings: pages.app.houseRulings
    }

    readonly property Component statistics: StatisticsPage {
        navigator: pages.app.navigator
        statistics: pages.app.statistics
        games: pages.app.games
    }

    readonly property Component handover: BackupPage {
        navigator: pages.app.navigator
        transfer: pages.app.transfer
        locked: pages.app.readOnly
    }

    readonly property Component playImport: PlayImportPage {
        navigator: pages.app.navigator
        plays: pages.app.plays
        transfer: pages.app.transfer
        locked: pages.app.readOnly
    }
    // qmllint enable unqualified
}
