// Checks that names are not blank, not too long, unique, and without characters that hide or
// reorder text.
#include "app/input/player_names.h"

#include "positions/text/name_text.h"

#include <algorithm>

namespace cimaise {

std::optional<Message> nameError(const std::string& name) {
    switch (nameFault(name)) {
    case NameFault::tooLong:
        //% "A name can have at most {longest} characters."
        return Message{.text = CIMAISE_TEXT("session.name.too-long"),
                       .arguments = {{"longest", static_cast<int>(longestName)}}};
    case NameFault::forbiddenCharacter:
        //% "Names cannot contain control characters or characters that change the text direction."
        return Message{.text = CIMAISE_TEXT("session.name.forbidden")};
    case NameFault::none:
    case NameFault::blank:
        break;
    }
    return std::nullopt;
}

std::optional<Message> nameListError(const std::vector<std::string>& names) {
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (nameFault(*name) == NameFault::blank) {
            //% "Enter a name for every player."
            return Message{.text = CIMAISE_TEXT("session.name.blank")};
        }
        if (std::optional<Message> trouble = nameError(*name)) {
            return trouble;
        }
        if (std::find(names.begin(), name, *name) != name) {
            //% "Two players are called “{name}”."
            return Message{.text = CIMAISE_TEXT("session.name.twice"),
                           .arguments = {{"name", *name}}};
        }
    }
    return std::nullopt;
}

} // namespace cimaise
