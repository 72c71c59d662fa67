/** Finds the names that an office already knows and that may be of the same person or company. */
import type { Transaction } from '@mizan/platform/database'
import { compareNames } from '../rules/names/compare.ts'
import { nameKeys } from '../rules/names/keys.ts'
import type { NameDifference, NameKind } from '../schemas.ts'
import { listCandidates } from './store/name-keys.ts'

export interface AlikeName {
  kind: NameKind
  /** Id of the client or the party that bears the name, or whose representative does. */
  refId: string
  name: string
  score: number
  why: NameDifference
}

/** For each of the names those that are alike, the most alike first. */
export async function findAlike(
  tx: Transaction,
  officeId: string,
  names: readonly string[],
): Promise<AlikeName[][]> {
  const asked = names.map((name) => ({ name, keys: new Set(nameKeys(name)) }))
  const all = [...new Set(asked.flatMap(({ keys }) => [...keys]))]
  const candidates = all.length > 0 ? await listCandidates(tx, officeId, all) : []
  return asked.map(({ name, keys }) => {
    const near = candidates.filter((one) => one.keys.some((key) => keys.has(key)))
    return alikeAmong(name, near).sort((a, b) => b.score - a.score)
  })
}

/** Many records bear the same name, which is compared once. */
function alikeAmong(name: string, candidates: Awaited<ReturnType<typeof listCandidates>>): AlikeName[] {
  return [...Map.groupBy(candidates, (one) => one.name)].flatMap(([other, bearers]) => {
    const { alike, score, why } = compareNames(name, other)
    return alike ? bearers.map(({ kind, ref_id }) => ({ kind, refId: ref_id, name: other, score, why })) : []
  })
}
