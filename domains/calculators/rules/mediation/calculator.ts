import { mediationFeeFields } from '../../data/forms/mediation.ts'
import { mediationFeeTitle } from '../../data/titles.ts'
import type { MediationFeeAnswer, MediationFeeInput } from '../../schemas/mediation.ts'
import type { Calculator, Line, SheetTable } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { amountTable, moneyLine } from '../sheets.ts'
import { type BilingualText, type Language, say, writeDay, writeMoney } from '../writing.ts'
import { calculateMediationFee } from './calculate.ts'

const names = {
  total: { tr: 'Arabulucu ücreti', en: 'Mediator’s fee' },
  share: { tr: 'Her tarafın payı', en: 'Share of each party' },
  treasury: { tr: 'Adalet Bakanlığı', en: 'Ministry of Justice' },
  each: { tr: 'Her arabulucuya', en: 'To each mediator' },
  who: { tr: 'Kim öder', en: 'Who pays' },
} as const

/** If there are more parties only the first share is shown. */
const listed = 10

export const mediationFee: Calculator<MediationFeeInput, MediationFeeAnswer> = {
  calculate: calculateMediationFee,
  sheet: (input, answer, language) => ({
    title: mediationFeeTitle[language],
    inputs: linesOf(mediationFeeFields, input, language),
    results: resultsOf(input, answer, language),
    explanation: explanationOf(input, answer, language),
    tables: [sharesOf(answer, language)],
  }),
}

function resultsOf(
  { mediators }: MediationFeeInput,
  { total, shares, perMediator }: MediationFeeAnswer,
  language: Language,
): Line[] {
  return [
    moneyLine(names.total, total, language),
    moneyLine(names.share, shares[0] ?? '0.00', language),
    ...(mediators > 1 ? [moneyLine(names.each, perMediator, language)] : []),
  ]
}

function sharesOf({ total, treasury, shares }: MediationFeeAnswer, language: Language): SheetTable {
  const party = (at: number): BilingualText =>
    say((one) => (one === 'tr' ? `${at + 1}. taraf` : `Party ${at + 1}`))
  const parties: (readonly [BilingualText, string])[] =
    shares.length > listed
      ? [[names.share, shares[0] ?? '0.00']]
      : shares.map((share, at) => [party(at), share] as const)
  const ministry: (readonly [BilingualText, string])[] =
    treasury === '0.00' ? [] : [[names.treasury, treasury]]
  return amountTable(names.who, [...ministry, ...parties], {
    language,
    ...(shares.length <= listed && { total }),
  })
}

function explanationOf(
  { date }: MediationFeeInput,
  { total, shares }: MediationFeeAnswer,
  language: Language,
): string {
  const [all, share] = [total, shares[0] ?? '0.00'].map((amount) => writeMoney(amount, language))
  const day = writeDay(date, language)
  return language === 'tr'
    ? `${day} günü yürürlükte olan Arabuluculuk Asgari Ücret Tarifesine göre arabulucu ücreti en az ${all}; sizin payınıza ${share} düşer. Taraflar başka bir paylaşım kararlaştırabilir.`
    : `By the tariff of mediators’ fees on ${day} the fee is at least ${all}; your share is ${share}. The parties may agree on other shares.`
}
