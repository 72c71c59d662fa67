/**
 * Calculates the time limits of cases again with the figures that count now, and tells the people of the case where the
 * last day would differ. It never changes the time limit.
 */
import { insertAuditEntry } from '@mizan/platform/database'
import type { CaseJob } from '../call.ts'
import type { Figures } from '../parts.ts'
import { calculated } from './calculated.ts'
import { type Calculated, listCalculated, lockCalculated, noteLastDayNow } from './store/calculations.ts'

const pageSize = 500

/**
 * May run any number of times: each difference is told once. `goesOn` is asked before each time limit. One that fails
 * is left to the next run, because those of other offices must not wait for it.
 */
export async function recalculateLimits(
  call: CaseJob,
  goesOn: () => boolean = () => true,
): Promise<{ told: number; failed: number }> {
  const figures = await call.system.read((tx) => call.parts.figures(tx))
  const done = { told: 0, same: 0, failed: 0 }
  for (let after = ''; ; ) {
    const page = await call.system.read((tx) => listCalculated(tx, { after, most: pageSize }))
    for (const limit of page) {
      if (!goesOn()) throw new Error('The server stops before all time limits were calculated again')
      done[await recalculate(call, limit, figures)] += 1
    }
    if (page.length < pageSize) return { told: done.told, failed: done.failed }
    after = page.at(-1)?.id ?? ''
  }
}

async function recalculate(call: CaseJob, limit: Calculated, figures: Figures) {
  try {
    return isNews(limit, figures) && (await tell(call, limit, figures)) ? 'told' : 'same'
  } catch (err) {
    call.parts.log.error({ err, limitId: limit.id }, 'a time limit could not be calculated again')
    return 'failed'
  }
}

type Known = Pick<Calculated, 'calculation' | 'lastDayNow'>

/** What it gives now where that is not what it gave. A calculation that cannot be made any more says nothing. */
function lastDayNow({ calculation }: Known, figures: Figures): string | null {
  const now = calculated(calculation, figures)?.lastDay ?? calculation.lastDay
  return now === calculation.lastDay ? null : now
}

const isNews = (known: Known, figures: Figures): boolean => lastDayNow(known, figures) !== known.lastDayNow

/** Back to the first result is news as well, for those who were told of another one. */
const tell = (call: CaseJob, { id, officeId }: Calculated, figures: Figures): Promise<boolean> =>
  call.ofOffice(officeId).office(async (tx) => {
    const row = await lockCalculated(tx, id)
    if (!row?.calculation) return false
    const known: Known = { calculation: row.calculation, lastDayNow: row.last_day_now }
    if (!isNews(known, figures)) return false
    const now = lastDayNow(known, figures)
    await noteLastDayNow(tx, id, now)
    const days = {
      dateBefore: known.lastDayNow ?? row.calculation.lastDay,
      dateAfter: now ?? row.calculation.lastDay,
    }
    await insertAuditEntry(tx, 'limit.recalculated', {
      subjectId: row.case_id,
      details: {
        ...{ case: row.display_title, limit: row.title, isCritical: row.is_critical, ...days },
        addedBy: row.created_by,
      },
    })
    return true
  })
