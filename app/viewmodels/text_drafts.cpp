// Stores each text as an array: field, side, text.
#include "app/viewmodels/text_drafts.h"

#include "app/texts/qt_texts.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

constexpr const char* textsKey = "texts";
/// Limit of texts and of their length: a view may be from a damaged library.
constexpr std::size_t mostDrafts = 100;
constexpr qsizetype mostCharacters = 10'000;

} // namespace

bool TextDrafts::has(const QString& field, int side) const {
    return m_texts.contains({field, side});
}

QString TextDrafts::text(const QString& field, int side) const {
    const auto found = m_texts.find({field, side});
    return found != m_texts.end() ? found->second : QString{};
}

void TextDrafts::keep(const QString& field, int side, const QString& text) {
    QString& draft = m_texts[{field, side}];
    if (draft.isNull() || draft != text) {
        draft = text.left(mostCharacters);
        emit changed();
    }
}

void TextDrafts::drop(const QString& field, int side) {
    if (m_texts.erase({field, side}) > 0) {
        emit changed();
    }
}

bool TextDrafts::enter(const QString& field, int side, const QString& text) {
    if (m_question != nullptr && !m_question->text().isEmpty()) {
        keep(field, side, text);
        m_asked = {field, side};
        return false;
    }
    drop(field, side);
    return true;
}

void TextDrafts::setQuestion(SessionQuestion* question) {
    if (m_question != nullptr) {
        m_question->disconnect(this);
    }
    m_question = question;
    m_asked.reset();
    if (question != nullptr) {
        // the edit of an answer is made after the question has gone
        connect(
            question, &SessionQuestion::changed, this,
            [this] {
                if (m_question != nullptr && m_question->text().isEmpty()) {
                    m_asked.reset();
                }
            },
            Qt::QueuedConnection);
    }
}

void TextDrafts::onEdited() {
    if (const auto entered = std::exchange(m_asked, std::nullopt)) {
        drop(entered->first, entered->second);
        emit replaced();
    }
}

void TextDrafts::write(Json& view) const {
    for (const auto& [of, text] : m_texts) {
        view[textsKey].push_back(
            Json::array({of.first.toStdString(), of.second, text.toStdString()}));
    }
}

void TextDrafts::read(const Json& view) {
    Texts next;
    const auto texts = view.find(textsKey);
    if (texts != view.end() && texts->is_array()) {
        for (const Json& one : *texts) {
            const bool usable = one.is_array() && one.size() == 3 && one[0].is_string() &&
                                one[1].is_number_integer() && one[2].is_string();
            if (usable && next.size() < mostDrafts) {
                next.insert_or_assign({toQt(one[0].get<std::string>()), one[1].get<int>()},
                                      toQt(one[2].get<std::string>()).left(mostCharacters));
            }
        }
    }
    if (next != m_texts) {
        m_texts = std::move(next);
        emit replaced();
    }
}

} // namespace cimaise
