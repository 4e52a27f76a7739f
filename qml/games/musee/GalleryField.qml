// Gallery as a line of text.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property MuseeTable table
    required property int index
    required property string label
    required property string galleryName
    property string problem: ""
    // text of the gallery as entered
    property string shown: ""
    readonly property alias field: field

    signal entered

    function show(): void {
        shown = table.galleryText(index);
        field.text = shown;
        problem = "";
    }

    function enter(): void {
        problem = table.enterText(index, field.text);
        if (problem === "") {
            show();
            entered();
        }
    }

    function take(): void {
        field.forceActiveFocus(Qt.TabFocusReason);
        field.selectAll();
    }

    spacing: 2

    Component.onCompleted: show()
    onVisibleChanged: if (visible && !field.activeFocus)
        show()

    Connections {
        target: line.table
        enabled: line.visible && !field.activeFocus

        // keeps what is typed but not entered yet
        function onChanged(): void {
            if (field.text === line.shown)
                line.show();
        }

        function onSideChanged(): void {
            line.show();
        }
    }

    RowLayout {
        spacing: Style.gap

        WallText {
            Layout.preferredWidth: Math.round(64 * Style.scale)
            Accessible.ignored: true
            text: line.label
            color: Style.brass
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }

        WallField {
            id: field

            Layout.fillWidth: true
            Accessible.description: line.problem
            inputMethodHints: Qt.ImhNoPredictiveText
            name: line.galleryName
            replaceable: text === line.shown
            onAccepted: line.enter()
        }

        IconButton {
            icon.name: "check"
            //% "Enter {gallery}"
            text: qsTrId("musee.text.apply").replace("{gallery}", line.galleryName)
            onClicked: line.enter()
        }
    }

    WallText {
        Layout.fillWidth: true
        Layout.leftMargin: Math.round(64 * Style.scale) + Style.gap
        visible: text !== ""
        text: line.problem
        color: Style.illegal
        font.pixelSize: Style.smallSize
    }
}
