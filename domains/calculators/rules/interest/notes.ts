/** Notes on a result, such as a limit that a rate exceeds. */
import { compareMoney, money, proportionOf } from '@mizan/platform/money'
import { type InterestNote, interestNotes } from '../../data/notes/interest.ts'
import type { Note } from '../../schemas/answer.ts'
import type { InterestInput } from '../../schemas/interest.ts'
import { type Figures, findRowOn } from '../figures.ts'
import type { Ledger } from './ledger.ts'
import type { RatedDays } from './rates.ts'

interface NoteFacts {
  first: string
  used: readonly RatedDays[]
  ledger: Ledger
  figures: Figures
}

export function notesOf(input: InterestInput, known: NoteFacts): Note[] {
  const holds: Record<InterestNote, boolean> = {
    'interest.transition': input.kind === 'legal' && passesTransition(input, known),
    'interest.derived': known.used.some(({ derived }) => derived),
    'interest.half_year': input.kind === 'commercial' && input.mode === 'halfYear',
    'interest.every_change': input.kind === 'commercial' && input.mode === 'everyChange',
    'interest.rate_not_checked': known.used.some(isAheadOfCheck),
    'interest.own_rates': input.kind === 'table',
    'interest.limit_contract': exceeds(input, known, '1.5'),
    'interest.limit_default': exceeds(input, known, '2'),
    'interest.set_off': input.payments.length > 0,
    'interest.set_off_each': input.payments.length > 0 && input.claims.length > 1,
    'interest.surplus': known.ledger.surplus.hundredths > 0n,
    'interest.simple': true,
  }
  const codes = Object.keys(holds) as InterestNote[]
  return codes.filter((code) => holds[code]).map((code) => ({ code, says: interestNotes[code] }))
}

/** Since that day legal interest follows the rediscount rate (law 7589, article 10). */
const transition = '2026-07-31'

const passesTransition = ({ endDate }: InterestInput, { first }: NoteFacts): boolean =>
  first < transition && endDate >= transition

const isAheadOfCheck = ({ to, rows }: RatedDays): boolean => rows.some(({ checkedOn }) => to > checkedOn)

/** The legal rate of the first day counts. Rates of other currencies and of figures are not compared. */
function exceeds(
  { kind, currency, rate }: InterestInput,
  { first, figures }: NoteFacts,
  times: string,
): boolean {
  if (kind !== 'contractual' || currency !== 'TRY' || rate === undefined) return false
  const legal = findRowOn(figures, { table: 'interest.legal', day: first })
  if (!legal) return false
  const limit = proportionOf(money(legal.value), { times: [times] }, 'down')
  return compareMoney(proportionOf(money('1'), { times: [rate] }, 'up'), limit) > 0
}
