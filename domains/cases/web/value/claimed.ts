/** What a calculation of fees says of the case from which it was opened. */
import type { Slots } from '@mizan/platform/ui/slots'

export type Result = Slots['calculators.result']['result']

/** The inputs that are the value of a case, by the row that answers the sum. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  'calculators.courtFees': ['value'],
  'calculators.attorneyFee': ['claimed', 'amount'],
  'calculators.enforcementCosts': ['amount'],
}

export interface Claimed {
  caseId: string
  /** As `1250.50`. */
  amount: string
}

/** Undefined unless the calculator was opened from a case and has been given a value. */
export function claimedIn({ row, address, input }: Result): Claimed | undefined {
  const caseId = new URL(address, 'http://host').searchParams.get('case')
  const given = input as Record<string, unknown>
  const amount = inputs[row]?.map((name) => given[name]).find((value) => typeof value === 'string')
  return caseId && typeof amount === 'string' ? { caseId, amount } : undefined
}
