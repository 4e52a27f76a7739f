// Where a table of Muse is entered and refereed.
import QtQuick
import Cimaise
import Cimaise.App

GameStage {
    id: stage
}
