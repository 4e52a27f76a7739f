// Limits every number that is read to a range that its reader can use.
#include "app/input/view_state.h"

namespace cimaise {

namespace {

int limited(const Json& number, int least, int most) {
    return static_cast<int>(std::clamp<std::int64_t>(number.get<std::int64_t>(), least, most));
}

} // namespace

std::optional<Json> readViewState(std::string_view text) {
    auto read = parseJson(text);
    return read && read->is_object() ? std::optional{*std::move(read)} : std::nullopt;
}

void ViewFields::number(const std::string& key, int& value, int most) {
    Json& number = m_object[key];
    if (!m_reads) {
        number = value;
    } else if (number.is_number_integer()) {
        value = limited(number, 0, most);
    }
}

void ViewFields::number(const std::string& key, std::optional<int>& value, int most) {
    int number = m_reads ? 0 : value.value_or(0);
    if (m_reads || value) {
        this->number(key, number, most);
    }
    value = number > 0 ? std::optional{number} : std::nullopt;
}

void ViewFields::pair(const std::string& key, int& first, int& second, int most) {
    Json& numbers = m_object[key];
    if (!m_reads) {
        numbers = Json::array({first, second});
    } else if (numbers.is_array() && numbers.size() == 2 &&
               std::ranges::all_of(numbers, &Json::is_number_integer)) {
        first = limited(numbers[0], 1, most);
        second = limited(numbers[1], 1, most);
    }
}

} // namespace cimaise
