/** How many names a key brings, among many names that are drawn as an office's names are. */
import { compareNames } from '../../../domains/clients/rules/names/compare.ts'
import { nameKeys } from '../../../domains/clients/rules/names/keys.ts'
import { drawNames } from './names.ts'

const QUERIES = 1_000

interface Spread {
  median: number
  p99: number
  most: number
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { median: at(0.5), p99: at(0.99), most: at(1) }
}

function indexOf(names: readonly string[]): { byKey: Map<string, number[]>; keys: number } {
  const byKey = new Map<string, number[]>()
  let keys = 0
  names.forEach((name, at) => {
    for (const key of nameKeys(name)) {
      keys++
      const places = byKey.get(key)
      if (places) places.push(at)
      else byKey.set(key, [at])
    }
  })
  return { byKey, keys: keys / Math.max(1, names.length) }
}

export function measureCandidates(count: number, seed: number) {
  const names = drawNames(count, seed)
  const { byKey, keys } = indexOf(names)
  const found = drawNames(QUERIES, seed + 1).map((query) => {
    const places = new Set(nameKeys(query).flatMap((key) => byKey.get(key) ?? []))
    return { query, names: [...places].map((at) => names[at] as string) }
  })
  const started = performance.now()
  const alike = found.map(
    ({ query, names }) => names.filter((name) => compareNames(query, name).alike).length,
  )
  const took = performance.now() - started
  const compared = found.reduce((sum, { names }) => sum + names.length, 0)
  return {
    keys,
    candidates: spreadOf(found.map(({ names }) => names.length)),
    alarms: spreadOf(alike),
    /** For a thousand candidates. */
    compareMs: (took / Math.max(1, compared)) * 1_000,
  }
}
