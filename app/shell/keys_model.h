// Keyboard shortcuts of the current page.
#pragma once

#include "app/models/rows_model.h"
#include "app/shell/navigator.h"
#include "app/texts/translator.h"

#include <functional>

namespace cimaise {

struct KeyHelpRow {
    QString keys; ///< “Ctrl+Z”
    QString actionText;
    QString accessibleName;
};

/// Page whose shortcuts are listed; of the table page also its game and number of boards.
struct KeysContext {
    Navigator::Page page = Navigator::Home;
    QString game{};
    int boards = 0;
};

class KeysModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")

public:
    explicit KeysModel(QObject* parent = nullptr);
    /// Provides the context and language of update().
    using Source = std::function<std::pair<KeysContext, Translator>()>;
    void setSource(Source source) { m_source = std::move(source); }

    /// Lists the shortcuts of the current page.
    Q_INVOKABLE void update();
    void show(const KeysContext& context, const Translator& words);

private:
    Source m_source;
};

} // namespace cimaise
