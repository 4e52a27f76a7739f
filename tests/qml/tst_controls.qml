// Tests the controls by touch and by keyboard alone.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Cimaise
import Cimaise.App

Item {
    id: wall

    width: 800
    height: 600

    component Control: TestCase {
        when: windowShown

        function init(): void {
            failOnWarning(/.?/);
        }

        // A finger on the middle of an item.
        function tap(item: Item): void {
            const finger = touchEvent(item);
            finger.press(0, item, item.width / 2, item.height / 2).commit();
            finger.release(0, item, item.width / 2, item.height / 2).commit();
        }

        function make(component: Component, properties: var): Item {
            const item = createTemporaryObject(component, wall, properties) as Item;
            verify(item !== null);
            waitForRendering(item);
            return item;
        }

        // The control within an item that bears the words.
        function labelled(item: Item, text: string): Item {
            if (item.text === text && item.clicked !== undefined)
                return item;
            return Array.from(item.children).map(child => labelled(child, text)).find(found => found !== undefined && found !== null) ?? null;
        }

        function spyOn(item: QtObject, signal: string): SignalSpy {
            return createTemporaryObject(spies, wall, {
                target: item,
                signalName: signal
            }) as SignalSpy;
        }
    }

    Component {
        id: spies

        SignalSpy {}
    }

    Component {
        id: button

        AppButton {
            text: "Hang"
        }
    }

    Component {
        id: iconButton

        IconButton {
            icon.name: "undo"
            text: "Undo"
        }
    }

    Component {
        id: chip

        Chip {
            text: "Ana"
        }
    }

    Component {
        id: wallSwitch

        AppSwitch {
            text: "Sounds"
        }
    }

    Component {
        id: token

        StairToken {
            staircase: true
            text: "Staircase"
        }
    }

    Control {
        name: "Buttons"

        function test_ClickByTouchMouseAndKeyboard_data(): var {
            return [
                {
                    tag: "button",
                    control: button
                },
                {
                    tag: "icon button",
                    control: iconButton
                },
                {
                    tag: "chip",
                    control: chip
                },
                {
                    tag: "token",
                    control: token
                }
            ];
        }

        function test_ClickByTouchMouseAndKeyboard(row: var): void {
            const control = make(row.control, {});
            const clicks = spyOn(control, "clicked");
            tap(control);
            compare(clicks.count, 1);
            mouseClick(control);
            compare(clicks.count, 2);
            // reached by a finger: nobody has looked at it, and Enter goes by
            for (const key of [Qt.Key_Return, Qt.Key_Enter])
                keyClick(key);
            compare(clicks.count, 2);
            control.focus = false;
            control.forceActiveFocus(Qt.TabFocusReason);
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter])
                keyClick(key);
            compare(clicks.count, 5);
            control.enabled = false;
            tap(control);
            compare(clicks.count, 5);
        }

        function test_AreLargeEnoughForTouch_data(): var {
            return test_ClickByTouchMouseAndKeyboard_data();
        }

        function test_AreLargeEnoughForTouch(row: var): void {
            const control = make(row.control, {});
            verify(control.width >= Style.touch);
            verify(control.height >= Style.touch);
        }
    }

    Control {
        name: "Switch"

        function test_TogglesByTouchAndKeyboard(): void {
            const control = make(wallSwitch, {});
            tap(control);
            verify(control.checked);
            control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(!control.checked);
        }
    }

    Component {
        id: choice

        SegmentedChoice {
            property int answer: 0

            current: answer
            name: "Language"
            options: ["System", "English", "Français"]
            onChosen: index => answer = index
        }
    }

    Control {
        name: "Choice"

        function test_SelectsByTouch(): void {
            const control = make(choice, {});
            tap(labelled(control, "Français"));
            compare(control.answer, 2);
        }

        function test_SelectsByArrowKeys(): void {
            const control = make(choice, {});
            control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(control.answer, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(control.answer, 2, "the last answer is the last");
            keyClick(Qt.Key_Left);
            compare(control.answer, 1);
        }
    }

    Component {
        id: search

        SearchField {
            name: "Search"
        }
    }

    Component {
        id: rename

        RenameField {}
    }

    Control {
        name: "Fields"

        function test_EscapeClearsSearch(): void {
            const field = make(search, {});
            field.forceActiveFocus();
            keyClick("a");
            keyClick("b");
            compare(field.text, "ab");
            keyClick(Qt.Key_Escape);
            compare(field.text, "");
        }

        function test_RenameIsAcceptedOrCancelled(): void {
            const field = make(rename, {});
            const taken = spyOn(field, "accepted");
            const canceled = spyOn(field, "canceled");
            field.start("Friday");
            keyClick("m");
            compare(field.text, "m", "what was there is written over");
            keyClick(Qt.Key_Return);
            compare(taken.count, 1);
            keyClick(Qt.Key_Escape);
            compare(canceled.count, 1);
        }
    }

    Component {
        id: snackBar

        SnackBar {
            text: ""
            spare: wall
            width: 440
        }
    }

    Control {
        name: "SnackBar"

        function test_ShowsActionAndDismissButton(): void {
            const bar = createTemporaryObject(snackBar, wall) as SnackBar;
            verify(!bar.shown);
            bar.text = "The game was deleted.";
            bar.actionText = "Undo";
            verify(bar.shown);
            const acted = spyOn(bar, "acted");
            const dismissed = spyOn(bar, "dismissed");
            waitForRendering(bar);
            tap(labelled(bar, "Undo"));
            compare(acted.count, 0); // meant for what was there before
            tryVerify(() => !bar.guarding);
            tap(labelled(bar, "Undo"));
            compare(acted.count, 1);
            tap(labelled(bar, qsTrId("wall.notice.dismiss")));
            compare(dismissed.count, 1);
        }
    }

    Component {
        id: scrollColumn

        ScrollColumn {
            property alias fillingHeight: filling.implicitHeight

            width: 200
            height: 200
            steady: true

            Item {
                id: filling

                implicitHeight: 800
            }
        }
    }

    Control {
        name: "ScrollColumn"

        function test_SettlesAtEndOfShorterContent(): void {
            const list = make(scrollColumn);
            tryVerify(() => list.naturalHeight > 800);
            list.contentY = 300;
            list.fillingHeight = 400;
            tryVerify(() => list.naturalHeight < 500);
            compare(list.contentY, 300); // nothing moves by itself
            list.settle();
            compare(list.contentY, list.naturalHeight - list.height);
        }
    }

    Component {
        id: hintLine

        HintLine {
            width: 300
            height: implicitHeight
        }
    }

    Control {
        name: "HintLine"

        function test_TapScrollsLongText(): void {
            const line = make(hintLine, {
                text: "It hangs here."
            });
            verify(!line.more);
            line.text = "Who reads at arm’s length wants few words. ".repeat(10);
            tryVerify(() => line.more);
            const view = findChild(line, "hintRoom");
            const seen = [];
            while (!view.atYEnd) {
                const before = view.contentY;
                tap(line);
                tryVerify(() => view.contentY > before);
                seen.push(view.contentY - before);
            }
            verify(seen.length > 0 && seen.every(step => step < view.height)); // no line is passed over
            tap(line);
            tryCompare(view, "contentY", 0);
        }
    }

    Component {
        id: cameraTrouble

        CameraError {}
    }

    Control {
        name: "CameraError"

        function test_NamesReasonAndRetries_data(): list<var> {
            return ["no-camera", "refused", "busy"].map(trouble => ({
                        tag: trouble
                    }));
        }

        function test_NamesReasonAndRetries(data: var): void {
            const notice = make(cameraTrouble, {
                trouble: data.tag
            });
            const words = {
                "no-camera": notice.missing,
                refused: notice.refused,
                busy: notice.busy
            };
            compare(notice.reason, words[data.tag]);
            const retried = spyOn(notice, "retried");
            tap(labelled(notice, qsTrId("wall.trouble.retry")));
            compare(retried.count, 1);
            notice.trouble = "";
            verify(!notice.visible);
        }
    }

    Component {
        id: storage

        StoragePanel {
            width: 300
        }
    }

    Control {
        name: "StoragePanel"

        function test_AsksAgainWhereRefused(): void {
            const panel = make(storage, {
                promise: StoragePromise.Refused
            });
            const asked = spyOn(panel, "askAgain");
            const ask = labelled(panel, qsTrId("storage.ask"));
            tap(ask);
            compare(asked.count, 1);
            const height = panel.implicitHeight;
            verify(!panel.refusedAgain);
            panel.answered();
            verify(panel.refusedAgain);
            compare(panel.implicitHeight, height);
            panel.answered(); // an answer to nothing that was asked here
            verify(!panel.refusedAgain);
            panel.promise = StoragePromise.Granted;
            verify(panel.visible && !ask.visible);
            panel.promise = StoragePromise.NotNeeded;
            verify(!panel.visible);
        }
    }

    Component {
        id: sheet

        Sheet {
            title: "Score sheet"
        }
    }

    Control {
        name: "Sheet"

        function test_EscapeCloses(): void {
            const panel = createTemporaryObject(sheet, wall) as Sheet;
            panel.open();
            tryVerify(() => panel.opened);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !panel.visible);
        }
    }

    Component {
        id: sideTab

        SideTab {
            index: 0
            name: "Ana"
            totalText: "36"
            placeText: ""
            leader: false
            filled: "10 of 108 squares"
            filledShort: "10 of 108"
            colour: 0
            shape: 0
            accessibleName: "Ana, 36 points, 10 of 108 squares"
            height: 60
        }
    }

    Control {
        name: "SideTab"

        // The words of an item's texts, at any depth.
        function words(item: Item): list<string> {
            const own = item.truncated !== undefined && item.visible && item.text ? [item.text + (item.truncated ? "…" : "")] : [];
            return own.concat(...Array.from(item.children).map(child => words(child)));
        }

        function test_LeavesOutUnitWhereItDoesNotFit_data(): var {
            return [
                {
                    tag: "wide",
                    width: 200,
                    shown: "10 of 108 squares"
                },
                {
                    tag: "narrow",
                    width: 140,
                    shown: "10 of 108"
                }
            ];
        }

        function test_LeavesOutUnitWhereItDoesNotFit(data: var): void {
            const tab = make(sideTab, {
                width: data.width
            });
            compare(words(tab).filter(text => text.includes("10")), [data.shown]);
        }
    }
}
