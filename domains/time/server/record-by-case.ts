/** Writes one audit entry for each case of services: that of the call for the first one, additional ones for others. */
import { insertAuditEntry } from '@mizan/platform/database'
import { sumOf } from '../rules/bill.ts'
import type { Tx } from './call.ts'

interface BilledServices {
  services: readonly { caseId: string; minutes: number; amount: string }[]
  clientName: string
  cases: ReadonlyMap<string, { title: string }>
}

export async function recordByCase(
  tx: Tx,
  action: 'time.billed' | 'time.unbilled',
  { services, clientName, cases }: BilledServices,
): Promise<void> {
  const notes = [...Map.groupBy(services, ({ caseId }) => caseId)].map(([caseId, ofCase]) => ({
    subjectId: caseId,
    details: {
      case: cases.get(caseId)?.title ?? '',
      client: clientName,
      minutes: String(ofCase.reduce((sum, one) => sum + one.minutes, 0)),
      amount: sumOf(ofCase.map(({ amount }) => amount)),
    },
  }))
  const [first, ...others] = notes
  if (first) tx.about(first.subjectId, first.details)
  for (const note of others) await insertAuditEntry(tx, action, note)
}
