/** Answers the question of the extension before a sync. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { caseKey } from '../../rules/natural-key.ts'
import type { ExtensionCases, KnownCases } from '../../schemas.ts'
import type { GovernmentCall } from '../call.ts'
import { presentCases } from '../present.ts'
import { findByKeys } from '../store/cases.ts'
import { writableTitles } from '../store/writable.ts'

/** The number of cases of the office that are offered for one court file. */
const mostCandidates = 5

export function readExtensionCases(call: GovernmentCall, { cases }: ExtensionCases): Promise<KnownCases> {
  const caller = callerOf(call)
  if (!caller.officeId) throw new AppError('session.required')
  return call.office.read(async (tx) => {
    const known = (await findByKeys(tx, caller, cases.map(caseKey))).filter(({ isGone }) => !isGone)
    const titles = await writableTitles(
      tx,
      caller,
      known.map(({ case_id }) => case_id),
    )
    const shown = await presentCases(
      tx,
      known.filter(({ case_id }) => titles.has(case_id)),
    )
    const linked = new Map(
      shown.map((one) => [caseKey(one), { ...one, caseTitle: titles.get(one.caseId) ?? '' }]),
    )
    const taken = new Set(known.map(({ natural_key }) => natural_key))
    const unknown = cases.filter((one) => !taken.has(caseKey(one))).map(({ caseNo }) => caseNo)
    const candidates = Map.groupBy(
      await call.parts.courtCases.withNumbers(tx, caller, [...new Set(unknown)]),
      ({ wanted }) => wanted,
    )
    const items = cases.map((one) => {
      const key = caseKey(one)
      const found = linked.get(key)
      if (found || taken.has(key))
        return {
          ...one,
          state: found ? ('linked' as const) : ('elsewhere' as const),
          linked: found ?? null,
          candidates: [],
        }
      const meant = (candidates.get(one.caseNo) ?? []).slice(0, mostCandidates)
      return {
        ...one,
        state: 'unknown' as const,
        linked: null,
        candidates: meant.map(({ caseId, title, number }) => ({ caseId, title, number })),
      }
    })
    return { items }
  })
}
