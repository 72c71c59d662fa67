/** Generates random searches of every kind from the decisions themselves, so that most of them find something. */
import { isOutcome, type Outcome } from '../../../rules/naming/outcomes.ts'
import type { DecisionFilters, Sort } from '../../../schemas.ts'
import type { DecisionSource } from '../document.ts'

export type Below = (bound: number) => number

/** The same numbers for the same seed. */
export function numbersFrom(seed: number): Below {
  let state = seed >>> 0
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * bound)
  }
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? ['karar']

function drawWord(below: Below, decisions: readonly DecisionSource[]): string {
  const words = wordsOf((decisions[below(decisions.length)] as DecisionSource).text)
  return words[below(words.length)] as string
}

function drawPhrase(below: Below, decisions: readonly DecisionSource[]): string {
  const words = (decisions[below(decisions.length)] as DecisionSource).text.split(/\s+/)
  const start = below(Math.max(1, words.length - 4))
  return `"${words
    .slice(start, start + 2 + below(3))
    .join(' ')
    .replaceAll('"', '')}"`
}

export function drawQuery(below: Below, decisions: readonly DecisionSource[]): string {
  const word = () => drawWord(below, decisions)
  const other = decisions[below(decisions.length)] as DecisionSource
  const kinds: (() => string)[] = [
    () => word(),
    () => `${word()} ${word()}`,
    () => `${word()} ${word()} ${word()}`,
    () => drawPhrase(below, decisions),
    () => `${drawPhrase(below, decisions)} ${word()}`,
    () => `${word()} -${word()}`,
    () => `${word()} ${word()} -${drawPhrase(below, decisions)}`,
    () => `(${word()} OR ${word()}) AND ${word()}`,
    () => `(${word()} OR ${word()}) AND (${word()} OR ${word()}) NOT ${word()}`,
    () => `${word().slice(0, 5)}*`,
    () => other.caseNumber ?? word(),
    () => `karar ${word()}`,
    () => `${other.court} ${other.chamber ?? ''} ${word()}`,
    () => '',
  ]
  return (kinds[below(kinds.length)] as () => string)()
}

export function drawFilters(below: Below, decisions: readonly DecisionSource[]): DecisionFilters {
  const sample = decisions[below(decisions.length)] as DecisionSource
  const other = decisions[below(decisions.length)] as DecisionSource
  const year = 2004 + below(20)
  const law = sample.citedLaws[0]
  const kinds: (() => DecisionFilters)[] = [
    () => ({}),
    () => ({}),
    () => ({ courts: [sample.court] }),
    () => ({ courts: [sample.court, other.court], startDate: `${year}-03-05` }),
    () => (sample.chamber ? { chambers: [`${sample.court} ${sample.chamber}`] } : {}),
    () =>
      sample.chamber && other.chamber
        ? { chambers: [sample.chamber, `${other.court} ${other.chamber}`] }
        : {},
    () => ({ startDate: `${year}-01-01`, endDate: `${year + 3}-06-30` }),
    () => ({ endDate: `${year}-12-31` }),
    () => ({ undated: true }),
    () => (sample.decisionDate ? { startDate: sample.decisionDate, endDate: sample.decisionDate } : {}),
    () => ({ caseNumber: sample.caseNumber ?? undefined }),
    () => ({ decisionNumber: sample.decisionNumber ?? undefined }),
    () => ({ caseYear: sample.caseYear ?? undefined }),
    () => ({ source: sample.source }),
    () => (isOutcome(sample.outcome ?? '') ? { outcomes: [sample.outcome as Outcome] } : {}),
    () => ({ externalId: sample.externalId ?? undefined }),
    () => ({ sides: sample.sides ?? undefined }),
    () => (law ? { lawNumber: law.lawNumber } : {}),
    () => (law ? { lawNumber: law.lawNumber, articleNo: law.articleNo ?? undefined } : {}),
    () => ({ courts: ['Olmayan Mahkeme'] }),
    () => ({ mode: 'either' }),
    () => ({ mode: 'all' }),
  ]
  return (kinds[below(kinds.length)] as () => DecisionFilters)()
}

export const drawSort = (below: Below): Sort => (['relevance', 'newest', 'oldest'] as const)[below(3)] as Sort
