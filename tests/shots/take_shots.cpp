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
QString prefixOf(const QSize& size, Language language, const QString& appearance) {
    return QStringLiteral("%1x%2-%3-%4-")
        .arg(size.width())
        .arg(size.height())
        .arg(toQt(languageCode(language)), appearance);
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

void takeAll(const Order& order, Language language, const QString& appearance) {
    Stage stage{language, appearance};
    stage.preferences().setTextScale(order.textScale);
    for (const State& state : states()) {
        for (const QSize& size : sizes) {
            const QString name =
                prefixOf(size, language, appearance) + QString::fromLatin1(state.name);
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
void takeReadOnly(const Order& order, Language language, const QString& appearance) {
    Stage writing{language, appearance};
    writing.app().files()->openFile(QUrl::fromLocalFile(
        QStringLiteral(CIMAISE_SOURCE_DIR "/samples/musee/rulebook-example.cimaise")));
    Stage reading{writing.folder(), language, appearance};
    reading.app().restore();
    writing.window().hide();
    for (const QSize& size : sizes) {
        const QString name =
            prefixOf(size, language, appearance) + QStringLiteral("table-read-only");
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
        for (const char* appearance : {"light", "dark"}) {
            takeAll(order, language, QLatin1String(appearance));
            takeReadOnly(order, language, QLatin1String(appearance));
        }
    }
    QThreadPool::globalInstance()->waitForDone();
    return qmlWarnings() == 0 ? 0 : 1;
}
