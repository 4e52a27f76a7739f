// The table of samples: which file, and what there is to see in it.
#include "app/models/samples_model.h"

#include "app/models/score_words.h"
#include "validators/cases.h"

namespace cimaise {

namespace {

struct Sample {
    std::string_view game;
    std::string_view file;
    TextId title;
    TextId description;
};

constexpr std::array samples{
    //% "The rulebook’s example"
    Sample{"musee", "rulebook-example", CIMAISE_TEXT("samples.musee.rulebook-example"),
           //% "Page 4: 18 is hung and brings a neighbour pair and a Staircase at once."
           CIMAISE_TEXT("samples.musee.rulebook-example.text")},
    //% "A finished game for two"
    Sample{"musee", "finished-2", CIMAISE_TEXT("samples.musee.finished-2"),
           //% "Every line of the score sheet, and near misses with their reasons."
           CIMAISE_TEXT("samples.musee.finished-2.text")},
    //% "A finished game for three"
    Sample{"musee", "finished-3", CIMAISE_TEXT("samples.musee.finished-3"),
           //% "Five columns, numbers up to 60."
           CIMAISE_TEXT("samples.musee.finished-3.text")},
    //% "A finished game for two teams"
    Sample{"musee", "finished-4", CIMAISE_TEXT("samples.musee.finished-4"),
           //% "Partners share one Musée."
           CIMAISE_TEXT("samples.musee.finished-4.text")},
    //% "Something is wrong here"
    Sample{"musee", "illegal", CIMAISE_TEXT("samples.musee.illegal"),
           //% "A table that breaks rules: what, where, and how to mend it."
           CIMAISE_TEXT("samples.musee.illegal.text")},
    //% "Who was first?"
    Sample{"musee", "disputed", CIMAISE_TEXT("samples.musee.disputed"),
           //% "A gallery filled twice: the table must say whose bonus it is."
           CIMAISE_TEXT("samples.musee.disputed.text")},
};

const Roles<SampleRow>& roles() {
    static const Roles<SampleRow> table{{"title", &SampleRow::title},
                                        {"description", &SampleRow::description},
                                        {"game", &SampleRow::game},
                                        {"gameName", &SampleRow::gameName},
                                        {"accessibleName", &SampleRow::accessibleName}};
    return table;
}

SampleRow rowOf(const Sample& sample, const Words& words) {
    SampleRow row{.title = say(words, sample.title),
                  .description = say(words, sample.description),
                  .game = toQt(sample.game),
                  .gameName = say(words, findGame(sample.game)->name)};
    row.accessibleName = listed({row.title, row.gameName, row.description});
    return row;
}

} // namespace

SamplesModel::SamplesModel(Language language, QObject* parent) : RowsModel(roles(), parent) {
    setLanguage(language);
}

void SamplesModel::setLanguage(Language language) {
    const Words words{language};
    std::vector<SampleRow> rows;
    for (const Sample& sample : samples) {
        rows.push_back(rowOf(sample, words));
    }
    setRows(roles(), rows);
}

QString SamplesModel::fileOf(int row) {
    if (row < 0 || row >= std::ssize(samples)) {
        return {};
    }
    const Sample& sample = samples.at(static_cast<std::size_t>(row));
    return QStringLiteral(":/cimaise/samples/%1/%2.cimaise")
        .arg(toQt(sample.game), toQt(sample.file));
}

QString SamplesModel::titleOf(int row) const { return valueOf(row, "title").toString(); }

} // namespace cimaise
