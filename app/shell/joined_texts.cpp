// Names the board by its player or team.
#include "app/shell/joined_texts.h"

#include "app/texts/translator.h"

namespace cimaise {

namespace {

Message about(const AnyCase& table, int onSide, TextId text) {
    return {.text = text, .arguments = {{"name", partyName(table, side(onSide))}}};
}

} // namespace

Message boardImportedText(const AnyCase& table, int onSide) {
    //% "{name}’s board imported"
    return about(table, onSide, CIMAISE_TEXT("edit.board.joined"));
}

Message boardAddedText(const AnyCase& table, int onSide) {
    //% "{name}’s board was added."
    return about(table, onSide, CIMAISE_TEXT("app.board.joined"));
}

Message sameBoardText(const AnyCase& table, int onSide) {
    //% "{name}’s board is already in this game."
    return about(table, onSide, CIMAISE_TEXT("app.board.same"));
}

Message otherGameText(const Message& difference) {
    //% "This board is from a different game. {difference}"
    return {.text = CIMAISE_TEXT("app.board.other-table"),
            .arguments = {{"difference", Listing{{difference}}}}};
}

} // namespace cimaise
