// What Qt imports of its own accord, where no scanner of our files sees it: the dialog in which a file is
// chosen, on desktops that have none of their own.
import QtQuick
import QtQuick.Controls
import Qt.labs.folderlistmodel

QtObject {}
