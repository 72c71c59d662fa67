/** Finds the names that an office already knows and that may be of the same person or company. */
import { inTurns } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import { alikeAmong, nearNames, pairsOf } from '../rules/names/among.ts'
import { nameKeys } from '../rules/names/keys.ts'
import type { NameDifference, NameKind } from '../schemas.ts'
import { type Candidate, countCandidateKeys, listCandidates } from './store/name-keys.ts'

export interface AlikeName {
  kind: NameKind
  /** Id of the client or the party that bears the name, or whose representative does. */
  refId: string
  name: string
  score: number
  why: NameDifference
  also: readonly NameDifference[]
}

/** Is told what the work costs before it is done, in milliseconds of one processor; may refuse it by throwing. */
export type PayForNames = (units: number) => Promise<void>

const NAMES_OF_ONE_UNIT = 100
/** Kept names that are read before it is known how many there are; 052 says how many names usually have. */
const mostReadUnpaid = 20_000

/** For each of the names those that are alike, the most alike first. */
export async function findAlike(
  tx: Transaction,
  officeId: string,
  names: readonly string[],
  pay: PayForNames,
): Promise<AlikeName[][]> {
  // Whoever has used up their allowance is refused before the database is asked.
  await pay(names.length)
  const asked = names.map((name) => ({ name, keys: nameKeys(name) }))
  const candidates = await candidatesOf(tx, officeId, [...new Set(asked.flatMap(({ keys }) => keys))], pay)
  const near = await inTurns(nearNames(asked, candidates))
  await pay((candidates.length + pairsOf(near)) / NAMES_OF_ONE_UNIT)
  return inTurns(alikeAmong(asked, near))
}

async function candidatesOf(
  tx: Transaction,
  officeId: string,
  keys: readonly string[],
  pay: PayForNames,
): Promise<Candidate[]> {
  if (keys.length === 0) return []
  const first = await listCandidates(tx, officeId, keys, mostReadUnpaid)
  if (first.length < mostReadUnpaid) return first
  await pay((await countCandidateKeys(tx, officeId, keys)) / NAMES_OF_ONE_UNIT)
  return listCandidates(tx, officeId, keys, null)
}
