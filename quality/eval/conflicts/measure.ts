/** Measures the rule of the conflict check on pairs of names that people have judged. */
import { compareNames } from '../../../domains/clients/rules/names/compare.ts'
import { nameKeys } from '../../../domains/clients/rules/names/keys.ts'

export interface NamePair {
  a: string
  b: string
  alike: boolean
  kind: string
}

export interface PairVerdict extends NamePair {
  found: boolean
  sharesKey: boolean
}

export interface KindReport {
  alike: number
  found: number
  unrelated: number
  alarms: number
}

export interface ConflictReport {
  /** Share of the alike pairs that the comparison finds. */
  recall: number
  /** The same as the product does it: candidates by their keys, then the comparison. */
  keyRecall: number
  /** Share of the pairs found by the comparison that also share a key. */
  sharedKey: number
  /** Unrelated pairs found alike, of a hundred. */
  alarmsPerHundred: number
  kinds: Map<string, KindReport>
  wrong: PairVerdict[]
}

/** What the measurement has to reach. */
export const conflictTargets = { recall: 0.98, alarmsPerHundred: 5 }

export const reachesTargets = (report: ConflictReport): boolean =>
  report.recall >= conflictTargets.recall &&
  report.keyRecall >= conflictTargets.recall &&
  report.alarmsPerHundred <= conflictTargets.alarmsPerHundred

function judge(pair: NamePair): PairVerdict {
  const keys = new Set(nameKeys(pair.a))
  const sharesKey = nameKeys(pair.b).some((key) => keys.has(key))
  return { ...pair, found: compareNames(pair.a, pair.b).alike, sharesKey }
}

const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  whole.length === 0 ? 1 : part.length / whole.length

export function measureConflicts(pairs: readonly NamePair[]): ConflictReport {
  const verdicts = pairs.map(judge)
  const alike = verdicts.filter((verdict) => verdict.alike)
  const unrelated = verdicts.filter((verdict) => !verdict.alike)
  const found = alike.filter((verdict) => verdict.found)
  const byKeys = found.filter((verdict) => verdict.sharesKey)
  const alarms = unrelated.filter((verdict) => verdict.found)
  return {
    recall: share(found, alike),
    keyRecall: share(byKeys, alike),
    sharedKey: share(byKeys, found),
    alarmsPerHundred: unrelated.length === 0 ? 0 : share(alarms, unrelated) * 100,
    kinds: kindsOf(verdicts),
    wrong: verdicts.filter(
      (verdict) => verdict.found !== verdict.alike || (verdict.found && !verdict.sharesKey),
    ),
  }
}

function kindsOf(verdicts: readonly PairVerdict[]): Map<string, KindReport> {
  const kinds = new Map<string, KindReport>()
  for (const { kind, alike, found } of verdicts) {
    const report = kinds.get(kind) ?? { alike: 0, found: 0, unrelated: 0, alarms: 0 }
    if (alike) report.alike++
    else report.unrelated++
    if (alike && found) report.found++
    if (!alike && found) report.alarms++
    kinds.set(kind, report)
  }
  return kinds
}
