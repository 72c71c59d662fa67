/** The most that a rent may rise in a renewed year of the lease (Code of Obligations, article 344). */
import { addYears } from '@mizan/platform/calendar'
import { add, amountOf, money, proportionOf } from '@mizan/platform/money'
import { type RentNote, rentNotes } from '../../data/notes/rent.ts'
import type { RentIncreaseAnswer, RentIncreaseInput } from '../../schemas/rent.ts'
import type { Figures } from '../figures.ts'
import { shareOf, stepOf } from '../steps.ts'
import { type Use, use } from '../use.ts'

interface Limit {
  rate: string
  notes: RentNote[]
}

/** @throws Refusal for a month without a rate, if the person gives none */
export function calculateRentIncrease(input: RentIncreaseInput, figures: Figures): RentIncreaseAnswer {
  const used = use(figures, input.date)
  const { rate, notes } = limitOf(used, input)
  const rent = money(input.rent)
  const rise = shareOf({ tr: 'Artış', en: 'Rise' }, rent, { value: rate, unit: 'percent' })
  const newRent = add(rent, rise.amount)
  const isOld = input.startDate !== undefined && addYears(input.startDate, 5) <= input.date
  const codes: RentNote[] = [...notes, ...(isOld ? (['rent.five_years'] as const) : []), 'rent.agreed_less']
  return {
    rate,
    increase: amountOf(rise.amount),
    newRent: amountOf(newRent),
    steps: [rise.step, stepOf({ tr: 'Yeni kira: kira + artış', en: 'New rent: rent + rise' }, newRent)],
    rows: used.rows(),
    notes: codes.map((code) => ({ code, says: rentNotes[code] })),
  }
}

/** For dwellings a cap of 25 per cent held until July 2024; prices rose faster in each of its months. */
function limitOf(used: Use, { isDwelling, ownRate }: RentIncreaseInput): Limit {
  const cap = isDwelling ? used.find('rent.dwelling') : undefined
  if (cap !== undefined) {
    const isBelow = ownRate !== undefined && scaled(ownRate) < scaled(cap)
    return { rate: isBelow ? ownRate : cap, notes: ['rent.dwelling_cap', ...(isBelow ? own : [])] }
  }
  if (ownRate === undefined) return { rate: used.value('rent.prices'), notes: [] }
  const known = used.find('rent.prices')
  if (known === undefined) return { rate: ownRate, notes: own }
  const isAbove = scaled(ownRate) > scaled(known)
  return isAbove ? { rate: known, notes: ['rent.own_rate_above'] } : { rate: ownRate, notes: own }
}

const own: RentNote[] = ['rent.own_rate']

/** A rate of up to six decimal places as a whole number. */
const scaled = (rate: string): bigint => proportionOf(money('10000'), { times: [rate] }, 'down').hundredths
