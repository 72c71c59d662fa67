import { attorneyFeeFields } from '../../data/forms/attorney-fee.ts'
import { attorneyFeeTitle } from '../../data/titles.ts'
import type { AttorneyFee, AttorneyFeeAnswer, AttorneyFeeInput } from '../../schemas/attorney-fee.ts'
import type { Calculator, Line, SheetTable } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { moneyLine } from '../sheets.ts'
import { type BilingualText, type Language, writeDay, writeMoney } from '../writing.ts'
import { calculateAttorneyFee } from './calculate.ts'

const sides: Readonly<Record<AttorneyFee['side'], BilingualText>> = {
  claimant: { tr: 'Davacı vekiline', en: 'For the claimant' },
  defendant: { tr: 'Davalı vekiline', en: 'For the defendant' },
  winner: { tr: 'Kazananın vekiline', en: 'For the side that wins' },
  lawyer: { tr: 'Asgari ücret', en: 'Minimum fee' },
}
const none = { tr: 'Ücrete hükmedilmez', en: 'No fee is awarded' } as const
const heads = {
  side: { tr: 'Taraf', en: 'Side' },
  base: { tr: 'Esas alınan tutar', en: 'Computed from' },
  fee: { tr: 'Ücret', en: 'Fee' },
  total: { tr: 'Tüm dosyalar', en: 'All files' },
} as const

export const attorneyFee: Calculator<AttorneyFeeInput, AttorneyFeeAnswer> = {
  calculate: calculateAttorneyFee,
  sheet: (input, answer, language) => ({
    title: attorneyFeeTitle[language],
    inputs: linesOf(attorneyFeeFields, input, language),
    results: resultsOf(answer, language),
    explanation: explanationOf(input, answer, language),
    tables: tablesOf(answer, language),
  }),
}

function resultsOf({ fees }: AttorneyFeeAnswer, language: Language): Line[] {
  if (fees.length === 0) return [{ label: none[language], value: writeMoney('0.00', language) }]
  return fees.map(({ side, total }) => moneyLine(sides[side], total, language))
}

function tablesOf({ fees }: AttorneyFeeAnswer, language: Language): SheetTable[] {
  if (fees.every(({ base, fee, total }) => base === undefined && fee === total)) return []
  const isSeries = fees.some(({ fee, total }) => fee !== total)
  const amount = (title: BilingualText) => ({ title: title[language], form: 'amount' }) as const
  return [
    {
      title: attorneyFeeTitle[language],
      columns: [
        { title: heads.side[language], form: 'text' },
        amount(heads.base),
        amount(heads.fee),
        ...(isSeries ? [amount(heads.total)] : []),
      ],
      rows: fees.map(({ side, base = '', fee, total }) => [
        sides[side][language],
        base,
        fee,
        ...(isSeries ? [total] : []),
      ]),
    },
  ]
}

function explanationOf({ date }: AttorneyFeeInput, { fees }: AttorneyFeeAnswer, language: Language): string {
  const day = writeDay(date, language)
  const said = fees.map(({ side, total }) => `${sides[side][language]} ${writeMoney(total, language)}`)
  if (language === 'tr')
    return fees.length === 0
      ? 'Bu durumda avukatlık ücretine hükmedilmez.'
      : `Türkiye Barolar Birliğinin ${day} günü yürürlükte olan Avukatlık Asgari Ücret Tarifesine göre ücret: ${said.join('; ')}. Bu tutarların altında ücret kararlaştırılamaz; adımlar aşağıda maddeleriyle gösterilmiştir.`
  return fees.length === 0
    ? 'In this case no attorney fee is awarded.'
    : `By the tariff of minimum attorney fees of the Union of Turkish Bar Associations on ${day} the fee is: ${said.join('; ')}. Nobody may agree on less; the steps are shown with their articles.`
}
