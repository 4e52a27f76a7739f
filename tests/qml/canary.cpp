// Detects by inotify that the picture is opened; replaces a name wherever it is in a document.
#include "tests/qml/canary.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <array>
#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace cimaise {

namespace {

const QString sampleFolder = QStringLiteral(CIMAISE_SOURCE_DIR "/samples");

/// Everything in it that a player wrote.
QStringList namesIn(const QJsonObject& game) {
    QStringList names{game[QStringLiteral("title")].toString()};
    for (const QJsonValue player : game[QStringLiteral("players")].toArray()) {
        names << player.toString();
    }
    for (const QJsonValue frame : game[QStringLiteral("frames")].toObject()) {
        names << frame.toString();
    }
    for (const QJsonValue museum : game[QStringLiteral("museums")].toArray()) {
        for (const QJsonValue expert : museum[QStringLiteral("experts")].toArray()) {
            names << expert[QStringLiteral("name")].toString();
        }
    }
    names << game[QStringLiteral("boards")].toObject().keys();
    names.removeAll(QString{});
    return names;
}

QJsonValue renamed(const QJsonValue& value, const QStringList& names, const QString& markup) {
    const auto name = [&](const QString& text) {
        return names.contains(text) ? QStringLiteral("<b>%1</b>").arg(text) + markup : text;
    };
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue each : value.toArray()) {
            array << renamed(each, names, markup);
        }
        return array;
    }
    if (value.isObject()) {
        QJsonObject object;
        const QJsonObject old = value.toObject();
        for (auto each = old.begin(); each != old.end(); ++each) {
            object[name(each.key())] = renamed(each.value(), names, markup);
        }
        return object;
    }
    return value.isString() ? name(value.toString()) : value;
}

void write(const QString& file, const QJsonObject& game) {
    QDir{}.mkpath(QFileInfo{file}.path());
    QFile written{file};
    EXPECT_TRUE(written.open(QIODevice::WriteOnly));
    written.write(QJsonDocument{game}.toJson());
}

} // namespace

Bait::Bait() : m_watch(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    EXPECT_TRUE((QImage{1, 1, QImage::Format_RGB32}.save(m_picture)));
    EXPECT_GE(inotify_add_watch(m_watch, qPrintable(m_picture), IN_OPEN | IN_ACCESS), 0);
    EXPECT_TRUE(m_server.listen(QHostAddress::LocalHost));
}

Bait::~Bait() { ::close(m_watch); }

QString Bait::address() const {
    return QStringLiteral("http://127.0.0.1:%1/y.png").arg(m_server.serverPort());
}

QString Bait::file() const { return QUrl::fromLocalFile(m_picture).toString(); }

QString Bait::markup() const {
    return QStringLiteral("<img src=\"%1\"><img src=\"%2\">").arg(address(), file());
}

bool Bait::wasOpened() const {
    std::array<char, 4096> events{};
    return ::read(m_watch, events.data(), events.size()) > 0;
}

int writeStrangersSamples(const QString& folder, const QString& markup) {
    int written = 0;
    QDirIterator all{
        sampleFolder, {QStringLiteral("*.cimaise")}, QDir::Files, QDirIterator::Subdirectories};
    for (; all.hasNext(); ++written) {
        QFile file{all.next()};
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        const QJsonObject game = QJsonDocument::fromJson(file.readAll()).object();
        write(QDir{folder}.filePath(QDir{sampleFolder}.relativeFilePath(file.fileName())),
              renamed(game, namesIn(game), markup).toObject());
    }
    return written;
}

} // namespace cimaise
