// Imports that Qt loads by itself and a scanner of our files does not see: the file dialog for
// desktops without one of their own.
import QtQuick
import QtQuick.Controls
import Qt.labs.folderlistmodel

QtObject {}
