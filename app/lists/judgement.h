// What the models of an open game are made from: a position, what is found and scored, the words.
#pragma once

#include "app/game/evaluation.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

/// Lives for one round of publishing; all is owned elsewhere.
struct Judgement {
    const AnyCase& position;
    const Evaluation& evaluation;
    const Words& words;
};

} // namespace cimaise
