/** Whether the office has sample data. */
import { callerOf } from '@mizan/platform/contract'
import type { Counts, SampleState } from '../../contract.ts'
import type { SampleCall } from '../call.ts'
import { isInUse } from '../fill.ts'
import { accounts, countSample } from '../store/sample.ts'

export const countsIn = (counts: ReadonlyMap<string, number>): Counts => ({
  cases: counts.get('cases') ?? 0,
  clients: counts.get('clients') ?? 0,
  people: counts.get(accounts) ?? 0,
})

const shownOf = (counts: ReadonlyMap<string, number>): Counts | null =>
  counts.size > 0 ? countsIn(counts) : null

export function readSample(call: SampleCall): Promise<SampleState> {
  const { officeId, roles } = callerOf(call)
  return call.office.read(async (tx) => {
    const counts = await countSample(tx, officeId)
    if (!roles.includes('ADMIN')) return { sample: shownOf(counts), may: [] }
    const isNew = counts.size === 0 && !(await isInUse(tx, officeId))
    return { sample: shownOf(counts), may: isNew ? ['fill', 'remove'] : ['remove'] }
  })
}
