// Takes a picture of every page and state, at every size, in both languages and appearances.
// Usage: take_shots FOLDER [--text-scale PERCENT] [WORD…]: only the pictures whose names contain
// all the words.
#include "app/window/qml_warnings.h"
#include "tests/stage/states.h"

#include <QDir>
#include <QGuiApplication>
#include <QTextStream>
#include <QThreadPool>

namespace {

using namespace cimaise;

constexpr std::array sizes{QSize{360, 640}, QSize{390, 844}, QSize{844, 390}, QSize{820, 1180},
                           QSize{1440, 900}};

/// Arguments of the command line.
struct Order {
    QDir folder;
    QStringList words;
    qreal textScale = 1;

    [[nodiscard]] bool wants(const QString& name) const {
        return std::ranges::all_of(words, [&](const QString& word) { return name.contains(word); });
    }
};

/// Start of a file name: size, language, appearance.
QString prefixOf(const QSize& size, Language language, const QString& look) {
    return QStringLiteral("%1x%2-%3-%4-")
        .arg(size.width())
        .arg(size.height())
        .arg(toQt(languageCode(language)), look);
}

void takePicture(const Order& order, Stage& stage, const QString& name) {
    stage.settle();
    // Encodes in another thread, because it takes longer than drawing.
    QThreadPool::globalInstance()->start(
        [picture = stage.window().grabWindow(), file = order.folder.filePath(name + ".png")] {
            if (!picture.save(file)) {
                qFatal("cannot write %s", qPrintable(file));
            }
        });
}

void takeAll(const Order& order, Language language, const QString& look) {
    Stage stage{language, look};
    stage.preferences().setTextScale(order.textScale);
    for (const State& state : states()) {
        for (const QSize& size : sizes) {
            const QString name = prefixOf(size, language, look) + QString::fromLatin1(state.name);
            if (!order.wants(name)) {
                continue;
            }
            stage.window().resize(size);
            stage.settle();
            state.arrange(stage);
            takePicture(order, stage, name);
            clear(stage);
        }
    }
}

/// Takes the read-only window, while another window may write.
void takeReadOnly(const Order& order, Language language, const QString& look) {
    Stage writing{language, look};
    writing.app().files()->openFile(QUrl::fromLocalFile(
        QStringLiteral(CIMAISE_SOURCE_DIR "/samples/musee/rulebook-example.cimaise")));
    Stage reading{writing.folder(), language, look};
    reading.app().restore();
    writing.window().hide();
    for (const QSize& size : sizes) {
        const QString name = prefixOf(size, language, look) + QStringLiteral("table-read-only");
        if (order.wants(name)) {
            reading.window().resize(size);
            takePicture(order, reading, name);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication app{argc, argv};
    QStringList arguments = QGuiApplication::arguments().mid(1);
    if (arguments.isEmpty()) {
        QTextStream{stderr} << "take_shots FOLDER [WORD…]\n";
        return 2;
    }
    Order order{.folder = QDir{arguments.takeFirst()}};
    if (arguments.size() > 1 && arguments.front() == QStringLiteral("--text-scale")) {
        constexpr qreal percent = 100;
        order.textScale = arguments[1].toDouble() / percent;
        arguments.remove(0, 2);
    }
    order.words = arguments;
    countQmlWarnings();
    for (const Language language : {Language::english, Language::french}) {
        for (const char* look : {"light", "dark"}) {
            takeAll(order, language, QLatin1String(look));
            takeReadOnly(order, language, QLatin1String(look));
        }
    }
    QThreadPool::globalInstance()->waitForDone();
    return qmlWarnings() == 0 ? 0 : 1;
}
