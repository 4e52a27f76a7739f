// Lets the players hear what an edit did; a device without sound stays silent without a word.
#pragma once

#include "app/session/session.h"

#include <QObject>
#include <map>

class QSoundEffect;

namespace cimaise {

class Preferences;

class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(const Preferences& preferences, QObject* parent = nullptr);

    /// Nothing while sounds are switched off.
    void play(Happening happening);

private:
    QSoundEffect* effectOf(Happening happening);

    const Preferences& m_preferences;
    std::map<Happening, QSoundEffect*> m_effects; ///< made when first heard
};

} // namespace cimaise
