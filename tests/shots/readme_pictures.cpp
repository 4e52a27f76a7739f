// Takes the pictures of the README, of AppStream and of the web page, with a list of the texts on
// each. Usage: readme_pictures FOLDER writes both; readme_pictures --check FOLDER takes the
// positions again and compares their texts.
#include "app/texts/qt_texts.h"
#include "app/window/qml_warnings.h"
#include "tests/qml/items.h"
#include "tests/stage/states.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTextStream>
#include <array>

namespace {

using namespace cimaise;

struct Picture {
    const char* name;
    QSize size;
    const char* sample;
    /// Prepares the open sample; null for nothing to do.
    void (*prepare)(Stage& stage);
};

constexpr QSize phone{390, 844};

/// Shows the neighbour pairs of the winner on the boards of both players.
void showNeighbours(Stage& stage) {
    stage.session().setCurrentSide(1);
    stage.session().setFinished(true);
    stage.session().highlighter()->showLine(1, QStringLiteral("neighbours"));
}

constexpr std::array pictures{
    Picture{"desktop", QSize{1280, 800}, "musee/finished-2", showNeighbours},
    Picture{"musee", phone, "musee/finished-3", nullptr},
    Picture{"museum", phone, "museum/finished-3", nullptr},
    Picture{"art-society", phone, "art-society/finished-4", nullptr},
    Picture{"muse", phone, "muse/finished-4", nullptr},
};

/// Opens a sample from the home page, with its title in the language of the window.
void openSample(Stage& stage, const char* sample) {
    SamplesModel& samples = *stage.app().samples();
    for (int row = 0; row < samples.rowCount(); ++row) {
        if (samples.fileOf(row).endsWith(
                QStringLiteral("/%1.cimaise").arg(QLatin1String(sample)))) {
            samples.open(row);
        }
    }
    stage.app().notices()->dismiss();
}

/// Visible texts, one per line, each once.
QStringList textsOf(Stage& stage) {
    const QRectF window{QPointF{}, QSizeF{stage.window().size()}};
    QStringList texts;
    for (const QQuickItem* item : itemsAtRest(stage)) {
        const QString text = item->property("text").toString().simplified();
        if (isA(*item, "QQuickText") && !text.isEmpty() && inSight(*item).intersects(window)) {
            texts << text;
        }
    }
    texts.removeDuplicates();
    return texts;
}

QStringList linesOf(const QString& name) {
    QFile file{name};
    return file.open(QIODevice::ReadOnly)
               ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
               : QStringList{};
}

/// Names every text that is only in the list or only in the window.
bool matches(const QString& name, const QStringList& texts) {
    const QStringList listed = linesOf(name);
    QTextStream out{stderr};
    for (const QString& text : listed) {
        if (!texts.contains(text)) {
            out << name << ": no longer in the window: " << text << '\n';
        }
    }
    for (const QString& text : texts) {
        if (!listed.contains(text)) {
            out << name << ": missing: " << text << '\n';
        }
    }
    return listed == texts;
}

void write(const QString& name, const QStringList& texts, const QImage& picture) {
    QFile file{name + ".txt"};
    if (!picture.save(name + ".png") || !file.open(QIODevice::WriteOnly) ||
        file.write(texts.join('\n').toUtf8() + '\n') < 0) {
        qFatal("cannot write %s", qPrintable(name));
    }
}

/// Takes all pictures of a language; true if the texts are those listed.
bool takeAll(const QDir& folder, Language language, bool check) {
    Stage stage{language, QStringLiteral("light")};
    bool match = true;
    for (const Picture& picture : pictures) {
        stage.window().resize(picture.size);
        stage.settle();
        openSample(stage, picture.sample);
        stage.settle();
        if (picture.prepare != nullptr) {
            picture.prepare(stage);
        }
        const QStringList texts = textsOf(stage);
        const QString name = folder.filePath(
            QStringLiteral("%1.%2").arg(QLatin1String(picture.name), toQt(languageCode(language))));
        if (!check) {
            write(name, texts, stage.window().grabWindow());
        } else if (!matches(name + ".txt", texts)) {
            match = false;
        }
        clear(stage);
    }
    return match;
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication app{argc, argv};
    QStringList arguments = QGuiApplication::arguments().mid(1);
    const bool check = arguments.removeOne(QStringLiteral("--check"));
    if (arguments.size() != 1) {
        QTextStream{stderr} << "readme_pictures [--check] FOLDER\n";
        return 2;
    }
    countQmlWarnings();
    bool match = true;
    for (const Language language : {Language::english, Language::french}) {
        match = takeAll(QDir{arguments.front()}, language, check) && match;
    }
    if (!match) {
        QTextStream{stderr} << "Pictures are out of date: ./dev shots readme takes them again.\n";
    }
    return match && qmlWarnings() == 0 ? 0 : 1;
}
