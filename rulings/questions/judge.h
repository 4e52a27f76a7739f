// Computes the verdict on a position for any answers to the open questions. A rule or score that no
// answer affects is evaluated once; every other rule or score is evaluated once for each
// combination of the answers that affect it.
#pragma once

#include "positions/messages/reading.h"
#include "rulings/questions/verdict.h"
#include "validators/report/rule.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace cimaise {

/// Open questions (their ids) that affect a rule of a game.
struct RuleDependency {
    std::string_view rule;
    std::vector<std::string_view> readings;
};

/// Rules, score function and open questions of a game.
template <class Layout> struct JudgeTables {
    std::span<const Reading> readings;
    std::span<const Rule<Layout>> rules;
    Score (*score)(const Layout&);
    std::vector<RuleDependency> dependencies; ///< of rules; rules not listed depend on no reading
    std::vector<std::string_view> scoreReadings; ///< ids of the readings that affect the score
};

/// Choices with option `answers[i]` for the reading with index i.
inline ReadingChoices choicesOf(std::span<const Reading> readings, OptionIndices answers) {
    ReadingChoices choices;
    choices.reserve(readings.size());
    for (std::size_t i = 0; i < readings.size(); ++i) {
        choices.push_back({readings[i].id, readings[i].options[answers[i]].id});
    }
    return choices;
}

template <class Layout> class Judge {
public:
    Judge(Layout layout, JudgeTables<Layout> tables)
        : m_layout(std::move(layout)), m_tables(std::move(tables)),
          m_scoreReadings(indicesOf(m_tables.scoreReadings)) {
        std::vector<const Rule<Layout>*> steady;
        for (const Rule<Layout>& rule : m_tables.rules) {
            const auto found =
                std::ranges::find(m_tables.dependencies, rule.info.id, &RuleDependency::rule);
            if (found == m_tables.dependencies.end()) {
                steady.push_back(&rule);
            } else {
                m_parts.push_back({.rules = {&rule}, .readings = indicesOf(found->readings)});
            }
        }
        m_parts.push_back({.rules = std::move(steady)});
    }

    Verdict operator()(OptionIndices answers) {
        m_layout.header.readings = choicesOf(m_tables.readings, answers);
        Verdict verdict = scored(answers);
        for (Part& part : m_parts) {
            const Standing standing = standingOf(part, answers);
            verdict.legal = verdict.legal && standing.legal;
            verdict.complete = verdict.complete && standing.complete;
        }
        return verdict;
    }

private:
    using Key = std::vector<std::size_t>;

    /// Result of the rules of a part.
    struct Standing {
        bool legal = true;
        bool complete = true;
    };
    /// Rules affected by the same readings.
    struct Part {
        std::vector<const Rule<Layout>*> rules;
        std::vector<std::size_t> readings{};
        std::map<Key, Standing> known{};
    };

    [[nodiscard]] std::vector<std::size_t>
    indicesOf(const std::vector<std::string_view>& readings) const {
        std::vector<std::size_t> indices;
        for (const std::string_view id : readings) {
            const auto found = std::ranges::find(m_tables.readings, id, &Reading::id);
            indices.push_back(static_cast<std::size_t>(found - m_tables.readings.begin()));
        }
        return indices;
    }

    static Key keyOf(const std::vector<std::size_t>& readings, OptionIndices answers) {
        Key key;
        for (const std::size_t reading : readings) {
            key.push_back(answers[reading]);
        }
        return key;
    }

    Standing standingOf(Part& part, OptionIndices answers) {
        const auto [known, isNew] = part.known.try_emplace(keyOf(part.readings, answers));
        if (isNew) {
            Findings findings;
            Report report{findings};
            for (const Rule<Layout>* const rule : part.rules) {
                report.beginRule(rule->info);
                rule->check(m_layout, report);
            }
            known->second = {.legal = isLegal(findings), .complete = isComplete(findings)};
        }
        return known->second;
    }

    Verdict scored(OptionIndices answers) {
        const auto [known, isNew] = m_scores.try_emplace(keyOf(m_scoreReadings, answers));
        if (isNew) {
            known->second.take(m_tables.score(m_layout));
        }
        return known->second;
    }

    Layout m_layout; ///< layout with the answers of the current call
    JudgeTables<Layout> m_tables;
    std::vector<std::size_t> m_scoreReadings; ///< indices
    std::vector<Part> m_parts;
    std::map<Key, Verdict> m_scores; ///< by answers; without the results of the rules
};

} // namespace cimaise
