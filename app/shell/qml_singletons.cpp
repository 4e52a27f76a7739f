// Builds addresses from names, and measures the parts of a text between which a line may break.
#include "app/shell/qml_singletons.h"

#include "app/game/game_ui.h"
#include "app/shell/external_links.h"

#include <QFile>
#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <algorithm>

namespace cimaise {

namespace {

/// Minimum size in pixels; smaller letters cannot be read.
constexpr int smallest = 11;

qreal widestWord(const QString& text, const QFont& font) {
    const QFontMetricsF metrics{font};
    QTextBoundaryFinder breaks{QTextBoundaryFinder::Line, text};
    qreal widest = 0;
    for (qsizetype begin = 0; breaks.toNextBoundary() >= 0; begin = breaks.position()) {
        const QString word = text.mid(begin, breaks.position() - begin).trimmed();
        widest = std::max(widest, metrics.horizontalAdvance(word));
    }
    return widest;
}

} // namespace

QUrl Drawings::source(const QString& name, const QColor& colour) {
    if (name.isEmpty()) {
        return {};
    }
    return QStringLiteral("image://icon/%1/%2").arg(name, colour.name(QColor::HexArgb));
}

bool SitePages::openLicences() {
    const std::optional<std::string> app = addressOfApp();
    return app && openAddress(QUrl{QString::fromStdString(*app)}.resolved(
                      QUrl{QStringLiteral("notices.html")}));
}

QUrl GameParts::file(const QString& game, const QString& part) {
    if (findGame(game.toStdString()) == nullptr) {
        return {};
    }
    QString prefix;
    for (QString word : game.split(u'-')) {
        word.front() = word.front().toUpper();
        prefix += word;
    }
    return {QStringLiteral("qrc:/qt/qml/Cimaise/games/%1/%2%3.qml")
                .arg(prefix.toLower(), prefix, part)};
}

bool GameParts::asksWhoWasFirst(const QString& game) {
    const GameUi* const ui = findUi(game.toStdString());
    return ui != nullptr && ui->whoWasFirst != nullptr;
}

bool GameParts::ordersCards(const QString& game) {
    return QFile::exists(u':' + file(game, QStringLiteral("OrderPanel")).path());
}

int WordFit::size(const QString& text, const QFont& font, qreal room) {
    const qreal widest = widestWord(text, font);
    if (room <= 0 || widest <= room) {
        return font.pixelSize();
    }
    return std::max(smallest, static_cast<int>(font.pixelSize() * room / (widest + 1)));
}

int WordFit::within(const QString& text, const QString& family, int pixelSize, qreal room) {
    // shortcut for most texts: no letter is wider than the pixel size
    if (static_cast<qreal>(text.size()) * pixelSize <= room) {
        return pixelSize;
    }
    QFont font{family};
    font.setPixelSize(pixelSize);
    font.setWeight(QFont::DemiBold);
    return size(text, font, room);
}

} // namespace cimaise
