/** Computes a mediator's fee along the articles of the tariff. */
import { amountOf, compareMoney, type Money, money, proportionOf } from '@mizan/platform/money'
import { type Band, disputes } from '../../data/mediation.ts'
import type { Step } from '../../schemas/answer.ts'
import type { MediationFeeInput } from '../../schemas/mediation.ts'
import { Refusal } from '../refusal.ts'
import { stepOf } from '../steps.ts'
import { sumOfParts, type Use } from '../use.ts'
import { type BilingualText, say, writeMoney, writePercent } from '../writing.ts'

export interface Fee {
  /** The fee for all mediators and disputes. */
  total: Money
  /** The part that the Ministry of Justice pays. */
  treasury: Money
  steps: Step[]
}

const none = money('0')
const times = (amount: Money, count: number): Money => proportionOf(amount, { times: [count] }, 'halfUp')

const by = (article: string, { tr, en }: BilingualText): BilingualText => ({
  tr: `${tr} (Tarife m. ${article})`,
  en: `${en} (tariff, article ${article})`,
})

export function feeOf(used: Use, input: MediationFeeInput): Fee {
  if (!input.isAgreed) return withoutAgreement(used, input)
  if (input.basis === 'series') return seriesFee(used, input)
  if (input.basis === 'notMoney')
    return forAll(input, raised(used, input, hourlyFee(used, input, input.hours)))
  return raised(used, input, proportionalFee(used, input))
}

/** By part 1 of the tariff each mediator gets the whole fee. */
function forAll({ mediators }: MediationFeeInput, fee: Fee): Fee {
  if (mediators === 1) return fee
  const total = times(fee.total, mediators)
  const words = by('3/2', {
    tr: `Her arabulucuya ayrı: × ${mediators}`,
    en: `To each mediator: × ${mediators}`,
  })
  return {
    ...fee,
    total,
    treasury: times(fee.treasury, mediators),
    steps: [...fee.steps, stepOf(words, total)],
  }
}

/** Law 6325, article 18/A/13: of mandatory mediation two hours are paid even if it was shorter, and by the ministry. */
function withoutAgreement(used: Use, input: MediationFeeInput): Fee {
  if (!input.isMandatory) return forAll(input, hourlyFee(used, input, input.hours))
  const fee = hourlyFee(used, input, Math.max(2, input.hours))
  const treasury = hourlyFee(used, input, 2).total
  const words = {
    tr: 'Adalet Bakanlığı bütçesinden iki saat (6325 s.K. m. 18/A/13)',
    en: 'Two hours by the Ministry of Justice (law 6325, article 18/A/13)',
  }
  return forAll(input, { ...fee, treasury, steps: [...fee.steps, stepOf(words, treasury)] })
}

function bandOf(parties: number): Band {
  if (parties === 2) return 'two'
  if (parties <= 5) return 'five'
  return parties <= 10 ? 'ten' : 'more'
}

/** With two parties each of them pays for an hour. */
function hourlyFee(used: Use, { dispute, parties }: MediationFeeInput, hours: number): Fee {
  const hour = used.lira('mediation.hourly', `${dispute}.${bandOf(parties)}`)
  const total = times(hour, parties === 2 ? 2 * hours : hours)
  const words = say((language) => {
    const each = parties === 2 ? ' × 2' : ''
    const unit = language === 'tr' ? 'saat' : hours > 1 ? 'hours' : 'hour'
    return `${disputes[dispute][language]}: ${writeMoney(amountOf(hour), language)}${each} × ${hours} ${unit}`
  })
  return { total, treasury: none, steps: [stepOf(by('7', words), total)] }
}

function seriesFee(used: Use, { dispute, disputes: count }: MediationFeeInput): Fee {
  const each = used.lira('mediation.series', dispute === 'commercial' ? 'commercial' : 'other')
  const total = times(each, count)
  const words = say((language) => {
    const head = language === 'tr' ? 'Seri uyuşmazlık' : 'Series'
    return `${head}: ${writeMoney(amountOf(each), language)} × ${count}`
  })
  return { total, treasury: none, steps: [stepOf(by('7/4', words), total)] }
}

function proportionalFee(used: Use, input: MediationFeeInput): Fee {
  const { base, steps } = baseOf(input)
  const parts = used.split(base, input.mediators > 1 ? 'mediation.several' : 'mediation.one')
  const total = sumOfParts(parts)
  const words = say((language) => {
    const sums = parts.map(
      ({ amount, percent }) =>
        `${writeMoney(amountOf(amount), language)} × ${writePercent(percent, language)}`,
    )
    return `${language === 'tr' ? 'İkinci kısım' : 'Part 2'}: ${sums.join(' + ')}`
  })
  return { total, treasury: none, steps: [...steps, stepOf(by('7/2', words), total)] }
}

function baseOf({ basis, amount, dispute }: MediationFeeInput): { base: Money; steps: Step[] } {
  if (basis !== 'amount' && dispute !== 'rent') throw new Refusal('mediation.rent_only')
  if (amount === undefined) throw new Refusal('mediation.amount_missing')
  const given = money(amount)
  if (basis === 'amount') return { base: given, steps: [] }
  const base = times(given, basis === 'eviction' ? 6 : 12)
  const words = basis === 'eviction' ? halfYear : year
  return { base, steps: [stepOf(by('7/5', words), base)] }
}

const halfYear: BilingualText = { tr: 'Bir yıllık kiranın yarısı', en: 'Half of a year’s rent' }
const year: BilingualText = { tr: 'Kira farkının bir yılı', en: 'A year of the difference' }

/** After an agreement articles 7/6 and 7/7 set a minimum. */
function raised(used: Use, { dispute }: MediationFeeInput, fee: Fee): Fee {
  const isSpecial = dispute === 'commercial' || dispute === 'partition'
  const least = used.lira('mediation.least', isSpecial ? 'commercial' : 'other')
  if (compareMoney(fee.total, least) >= 0) return fee
  const words = by(isSpecial ? '7/6' : '7/7', { tr: 'Anlaşmada en az', en: 'After an agreement at least' })
  return { ...fee, total: least, steps: [...fee.steps, stepOf(words, least)] }
}
