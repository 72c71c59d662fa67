/** The steps as they would be written by hand. */
import type { Step } from '../../schemas/answer.ts'
import type { InterestInput, InterestSlice, SetOff } from '../../schemas/interest.ts'
import { say, writeDay, writeDays, writeMoney, writePercent } from '../writing.ts'
import type { Ledger } from './ledger.ts'
import type { RatedDays } from './rates.ts'

export const stepsOf = (
  { currency }: InterestInput,
  { slices, setOffs }: Ledger,
  used: readonly RatedDays[],
): Step[] => [
  ...used.filter(({ derived }) => derived).map(derivation),
  ...slices.map((slice) => product(slice, currency)),
  ...setOffs.map((one) => setting(one, currency)),
]

function derivation({ rate, rows: [base] }: RatedDays): Step {
  const value = base?.value ?? rate
  return {
    says: say((language) => `${writePercent(value, language)} × 0${language === 'tr' ? ',' : '.'}80`),
    result: say((language) => writePercent(rate, language)),
  }
}

const product = ({ from, to, days, principal, rate, interest }: InterestSlice, currency: string): Step => ({
  says: {
    tr: `${writeDay(from, 'tr')}–${writeDay(to, 'tr')}: ${writeMoney(principal, 'tr', currency)} × ${writePercent(rate, 'tr')} × ${writeDays(days, 'tr')} / 365`,
    en: `${writeDay(from, 'en')}–${writeDay(to, 'en')}: ${writeMoney(principal, 'en', currency)} × ${writePercent(rate, 'en')} × ${writeDays(days, 'en')} / 365`,
  },
  result: say((language) => writeMoney(interest, language, currency)),
})

function setting(one: SetOff, currency: string): Step {
  const part = (amount: string, language: 'tr' | 'en') => writeMoney(amount, language, currency)
  return {
    says: {
      tr: `${writeDay(one.date, 'tr')} ödemesi: gidere ${part(one.costs, 'tr')}, faize ${part(one.interest, 'tr')}, anaparaya ${part(one.principal, 'tr')}`,
      en: `Payment of ${writeDay(one.date, 'en')}: costs ${part(one.costs, 'en')}, interest ${part(one.interest, 'en')}, principal ${part(one.principal, 'en')}`,
    },
    result: say((language) => part(one.amount, language)),
  }
}
