// Says in the language of the window what is typed into a number field.
#include "app/models/figure_entry.h"

#include "app/texts/qt_texts.h"

#include <QCoreApplication>

namespace cimaise {

namespace {

//% "{problem} {number} is still used."
constexpr TextId storedCounts = CIMAISE_TEXT("figure.stored");
//% "{problem} No number counts."
constexpr TextId nothingStored = CIMAISE_TEXT("figure.none");

/// Message in the language of the window; its arguments are numbers and words as typed.
QString inWindowLanguage(const Message& message) {
    QString text = qtTrId(message.text.id.data());
    for (const Argument& argument : message.arguments) {
        const auto* const word = std::get_if<std::string>(&argument.value);
        const auto* const number = std::get_if<int>(&argument.value);
        text.replace(u'{' + toQt(argument.name) + u'}', word != nullptr ? toQt(*word)
                                                        : number != nullptr
                                                            ? QString::number(*number)
                                                            : QString{});
    }
    return text;
}

} // namespace

void FigureEntry::setText(const QString& text) {
    if (text != m_text) {
        m_text = text;
        read();
    }
}

void FigureEntry::setHighest(int highest) {
    if (highest != m_highest) {
        m_highest = highest;
        read();
    }
}

void FigureEntry::setStored(const QString& stored) {
    if (stored != m_stored) {
        m_stored = stored;
        emit changed();
    }
}

void FigureEntry::read() {
    m_read = readTypedFigure(m_text.toStdString(), m_highest);
    emit changed();
}

QString FigureEntry::resultText() const {
    return m_read.isSum && m_read.value ? QStringLiteral("= %1").arg(*m_read.value) : QString{};
}

QString FigureEntry::problem() const {
    if (!m_read.problem) {
        return {};
    }
    const Message counts{m_stored.isEmpty() ? nothingStored : storedCounts,
                         {{"problem", inWindowLanguage(*m_read.problem).toStdString()},
                          {"number", m_stored.toStdString()}}};
    return inWindowLanguage(counts);
}

} // namespace cimaise
