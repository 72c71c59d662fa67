/** The number of right decisions among the ten shown for a short query, and whether weak results are marked as such. */
import { lowerTurkish } from '../../../domains/research/rules/analysis.ts'

/**
 * One line of `queries.jsonl`. A decision of the branch is right if its text contains `right` so many `times` outside
 * of `formula`; no text of the pack answers a query of the kind `none`.
 */
export interface ShortQuery {
  query: string
  kind: 'plain' | 'formula' | 'homograph' | 'none'
  right?: string
  times?: number
  branch?: Branch
  formula?: string
}
export type Branch = 'civil' | 'criminal' | 'administrative' | 'constitutional' | 'other'

export interface JudgedText {
  branch: Branch
  text: string
}

/** `weak`: whether the page says that its results do not answer the query. */
export interface ShownPage {
  keys: readonly string[]
  weak: boolean
}

export const shortTargets = { shown: 0.9, first: 0.95, special: 0.88 }
const SHOWN = 10

export function branchOf(court: string): Branch {
  if (court.includes('Anayasa')) return 'constitutional'
  if (court.includes('Danıştay')) return 'administrative'
  if (court.includes('Ceza')) return 'criminal'
  return court.includes('Hukuk') ? 'civil' : 'other'
}

export const judgedText = (court: string, text: string): JudgedText => ({
  branch: branchOf(court),
  text: lowerTurkish(text).replace(/\s+/g, ' '),
})

export function isRight({ right = '', times = 1, branch, formula }: ShortQuery, judged: JudgedText): boolean {
  if (branch && judged.branch !== branch) return false
  const text = formula ? judged.text.replace(new RegExp(formula, 'gu'), ' ') : judged.text
  return (text.match(new RegExp(right, 'gu'))?.length ?? 0) >= times
}

export interface ShortReport {
  queries: number
  shown: number
  first: number
  formula: number
  homograph: number
  /** Unanswerable queries without results or with results marked as weak; and answerable ones wrongly marked so. */
  saidSo: number
  saidWrongly: number
  /** The answerable queries one by one. */
  each: JudgedQuery[]
}

export interface JudgedQuery {
  query: string
  shown: number
  first: boolean
}

/** Shares of the queries that a change answers worse and better: fewer or more right ones among those shown. */
export function changed(
  before: readonly JudgedQuery[],
  after: readonly JudgedQuery[],
): { harmed: number; helped: number } {
  const was = new Map(before.map(({ query, shown }) => [query, shown]))
  const by = after.map(({ query, shown }) => shown - (was.get(query) ?? shown))
  return {
    harmed: by.filter((one) => one < 0).length / by.length,
    helped: by.filter((one) => one > 0).length / by.length,
  }
}

export function measureShort(
  queries: readonly ShortQuery[],
  texts: ReadonlyMap<string, JudgedText>,
  pages: ReadonlyMap<string, ShownPage>,
): ShortReport {
  const answerable = queries.filter(({ kind }) => kind !== 'none')
  const none = queries.filter(({ kind }) => kind === 'none')
  const judged = answerable.map((query) => {
    const keys = pages.get(query.query)?.keys.slice(0, SHOWN) ?? []
    const right = new Set([...texts].flatMap(([key, text]) => (isRight(query, text) ? [key] : [])))
    const found = keys.filter((key) => right.has(key)).length
    return { query, share: found / Math.min(SHOWN, right.size), first: right.has(keys[0] ?? '') }
  })
  const mean = (kind?: ShortQuery['kind']) => {
    const some = judged.filter(({ query }) => !kind || query.kind === kind)
    return some.reduce((sum, { share }) => sum + share, 0) / some.length
  }
  const isSaid = ({ query }: ShortQuery) => {
    const page = pages.get(query)
    return !page || page.keys.length === 0 || page.weak
  }
  return {
    queries: queries.length,
    shown: mean(),
    first: judged.filter(({ first }) => first).length / judged.length,
    formula: mean('formula'),
    homograph: mean('homograph'),
    saidSo: none.filter(isSaid).length / none.length,
    saidWrongly: answerable.filter(isSaid).length / answerable.length,
    each: judged.map(({ query, share, first }) => ({ query: query.query, shown: share, first })),
  }
}
