// Prestige in the museum: the track, then the spaces of the markers, or the unsold paintings that
// move the markers.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: prestige

    required property ArtSocietyBesidePart part
    required property Session session
    readonly property bool locked: session.readOnly
    // visible height, which limits the height of the track
    property real room: Infinity
    readonly property alias unsold: unsold

    spacing: Style.gap

    ArtSocietyUnsold {
        id: unsold

        session: prestige.session
    }

    ArtSocietyTrack {
        Layout.fillWidth: true
        held: prestige.part.pickedMarker
        locked: prestige.locked || unsold.fromPaintings
        room: prestige.room
        unsold: unsold
        onMarkerTapped: index => prestige.part.tapMarker(index)
        onMoved: (index, space) => prestige.part.setMarker(index, space)
        onSpaceTapped: space => prestige.part.tapSpace(space)
    }

    NamedChoice {
        current: unsold.fromPaintings ? 1 : 0
        enabled: !prestige.locked
        //% "Prestige in the museum"
        name: qsTrId("art.museum.title")
        options: [
            //% "Marker spaces"
            qsTrId("art.museum.markers"),
            //% "Unsold paintings"
            qsTrId("art.museum.paintings")
        ]
        onChosen: index => unsold.fromPaintings = index === 1
    }

    ShrinkingText {
        // fixed number of lines, so that the keys below do not move
        lines: unsold.fromPaintings ? 2 : 0
        text: unsold.fromPaintings ? unsold.hint :
        //% "Enter the space of each marker; black 5 is 55. Leave the field empty if the type is not in the museum."
        qsTrId("art.museum.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        visible: unsold.fromPaintings
        enabled: !prestige.locked
        keys: unsold.types
        //% "Type of the unsold painting"
        name: qsTrId("art.unsold.types")
        onPressed: index => unsold.chooseType(index)
    }

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        visible: unsold.fromPaintings
        enabled: !prestige.locked
        columns: Math.max(1, Math.min(keys.count, Math.floor(width / Style.touch)))
        keys: unsold.values
        //% "Value on the back of the unsold painting"
        name: qsTrId("art.unsold.values")
        onPressed: index => unsold.chooseValue(index)
    }

    Repeater {
        model: prestige.part.markers

        ArtSocietyMarker {
            derived: unsold.fromPaintings
            locked: prestige.locked
            part: prestige.part
        }
    }
}
