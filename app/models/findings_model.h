// Findings of the position in words, each with its quick fix.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

namespace cimaise {

struct FindingRow {
    QString ruleId;
    QString owner;
    QString places;
    QString severity;
    QString severityText;
    QString title;
    QString says;
    QString fix;
    QString citation;
    int ownSide = -1;
    bool highlighted = false;
    bool hidden = false; ///< true if the finding is of another player, and only one's are shown
    QString accessibleName;
};

class FindingsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// Row of the highlighted finding; −1 for none.
    Q_PROPERTY(int highlightedRow READ highlightedRow NOTIFY highlightedRowChanged FINAL)
    /// Number of notes without consequences, which one line replaces while collapsed.
    Q_PROPERTY(int foldedNotes READ foldedNotes NOTIFY foldChanged FINAL)
    Q_PROPERTY(QString foldText READ foldText NOTIFY foldChanged FINAL)
    Q_PROPERTY(bool folded READ isFolded WRITE setFolded NOTIFY foldedChanged FINAL)
    /// True if only the findings about the board in view, or about the whole game, are shown.
    Q_PROPERTY(bool ofOneSide READ isOfOneSide WRITE setOfOneSide NOTIFY foldedChanged FINAL)
    /// Name of that choice with the player, and the number of findings that it hides.
    Q_PROPERTY(QString oneSideText READ oneSideText NOTIFY foldChanged FINAL)
    Q_PROPERTY(int illegalCount READ illegalCount NOTIFY countsChanged FINAL)
    Q_PROPERTY(int impossibleCount READ impossibleCount NOTIFY countsChanged FINAL)
    Q_PROPERTY(int missingCount READ missingCount NOTIFY countsChanged FINAL)
    Q_PROPERTY(int noteCount READ noteCount NOTIFY countsChanged FINAL)

public:
    explicit FindingsModel(QObject* parent = nullptr);
    /// Shows the findings; `highlightedRow` is the highlighted one, −1 for none; `side` is the side
    /// in view.
    void show(const PublishContext& context, int highlightedRow, int side = 0);

    [[nodiscard]] int foldedNotes() const { return m_foldedNotes; }
    [[nodiscard]] const QString& foldText() const { return m_foldText; }
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setFolded(bool folded);
    [[nodiscard]] bool isOfOneSide() const { return m_ofOneSide; }
    void setOfOneSide(bool ofOneSide);
    [[nodiscard]] const QString& oneSideText() const { return m_oneSideText; }
    [[nodiscard]] int highlightedRow() const { return m_highlightedRow; }
    [[nodiscard]] int countOf(Severity severity) const;
    [[nodiscard]] int illegalCount() const { return countOf(Severity::illegal); }
    [[nodiscard]] int impossibleCount() const { return countOf(Severity::impossible); }
    [[nodiscard]] int missingCount() const { return countOf(Severity::missing); }
    [[nodiscard]] int noteCount() const { return countOf(Severity::note); }

Q_SIGNALS:
    void countsChanged();
    void highlightedRowChanged();
    void foldChanged();
    /// Emitted for the owner to fill the model again.
    void foldedChanged();

private:
    /// Everything that the text of a finding depends on, besides the finding.
    struct Voice {
        Language language = Language::english;
        bool hidesPoints = false;
        std::string_view game{};
        std::vector<std::string> names{}; ///< names of players, then of sides

        bool operator==(const Voice&) const = default;
    };
    struct DescribedFinding {
        Finding finding;
        FindingRow row;
    };

    /// Writes the texts of the first `most` findings; reuses those of known findings.
    void report(const PublishContext& context, std::size_t most);
    void setFold(const PublishContext& context, int notes, QString oneSideText);
    /// True if the finding is hidden because another player is in view.
    [[nodiscard]] bool isHidden(const PublishContext& context, const Finding& finding,
                                int side) const;
    [[nodiscard]] QString oneSideTextOf(const PublishContext& context, int side) const;
    static Voice voiceOf(const PublishContext& context);

    Voice m_voice;
    std::vector<DescribedFinding> m_described; ///< text of each finding shown, in their order
    int m_highlightedRow = -1;
    int m_foldedNotes = 0;
    QString m_foldText;
    bool m_folded = true;
    bool m_ofOneSide = false;
    QString m_oneSideText;
    std::array<int, 4> m_counts{}; ///< by Severity
};

/// Text of a finding for screen readers and for the description of a space.
QString findingInWords(const Finding& finding, const Translator& words);
/// Text of a finding beside its place, without the owner.
QString findingAtItsPlace(const Finding& finding, const Translator& words);

/// Fix of a finding as text; empty if nothing is to be done.
QString fixInWords(const Finding& finding, const Translator& words);

/// Places as a list: “middle gallery, space 3 · middle gallery, space 4”. Places on several boards
/// include the owner: “middle gallery, space 3 (Ana)”.
QString placesInWords(const Spots& spots, const Translator& words);

} // namespace cimaise
