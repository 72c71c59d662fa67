import { type CostCode, costWords } from '../../data/cost-words.ts'
import { courtFeesFields, enforcementCostsFields } from '../../data/forms/court-costs.ts'
import { courtFeesTitle, enforcementCostsTitle } from '../../data/titles.ts'
import type {
  CostLine,
  CourtFeesAnswer,
  CourtFeesInput,
  EnforcementCostsAnswer,
  EnforcementCostsInput,
} from '../../schemas/court-costs.ts'
import type { Calculator } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { amountTable, moneyLine } from '../sheets.ts'
import { type BilingualText, type Language, writeMoney } from '../writing.ts'
import { calculateCourtFees } from './court-fees.ts'
import { calculateEnforcementCosts } from './enforcement-costs.ts'

const names = {
  start: { tr: 'Dava açarken', en: 'When the lawsuit is brought' },
  later: { tr: 'Karardan sonra', en: 'After the decision' },
  decision: { tr: 'Kabulde toplam karar harcı', en: 'Whole fee if the claim is accepted' },
  remaining: { tr: 'Kalan karar harcı', en: 'Still due of it' },
  settledFirst: { tr: 'İlk celsede sulh: karar harcı', en: 'Fee after a settlement at the first hearing' },
  settledLater: { tr: 'Sonraki sulh: karar harcı', en: 'Fee after a later settlement' },
  appeal: { tr: 'İstinaf başvuru harcı', en: 'Fee of an appeal' },
  finalAppeal: { tr: 'Temyiz başvuru harcı', en: 'Fee of a final appeal' },
  startEnforcement: { tr: 'Takip açarken', en: 'At the start' },
  collection: { tr: 'Tahsilde', en: 'When it is collected' },
  collectionFee: { tr: 'Tahsil harcı', en: 'Collection fee' },
  advance: { tr: 'Peşin harç mahsubu', en: 'Advance set off' },
  collectionDue: { tr: 'Kalan tahsil harcı', en: 'Collection fee still due' },
  prisonFee: { tr: 'Cezaevi harcı', en: 'Prison fee' },
  left: { tr: 'Harçlardan sonra kalan', en: 'Left after the fees' },
} as const satisfies Readonly<Record<string, BilingualText>>

/** The rule produces the codes of lines, so each has its words. */
const named = (lines: readonly CostLine[]) =>
  lines.map(({ code, amount }) => [costWords[code as CostCode], amount] as const)

export const courtFees: Calculator<CourtFeesInput, CourtFeesAnswer> = {
  calculate: calculateCourtFees,
  sheet: (input, answer, language) => ({
    title: courtFeesTitle[language],
    inputs: linesOf(courtFeesFields, input, language),
    results: [
      moneyLine(names.start, answer.total, language),
      moneyLine(names.decision, answer.decision, language),
    ],
    explanation: courtExplanation(answer, language),
    tables: [
      amountTable(names.start, named(answer.lines), { language, total: answer.total }),
      amountTable(names.later, laterOf(answer), { language }),
    ],
  }),
}

const laterOf = (answer: CourtFeesAnswer): (readonly [BilingualText, string])[] => [
  [names.decision, answer.decision],
  [names.remaining, answer.remaining],
  [names.settledFirst, answer.settledFirst],
  [names.settledLater, answer.settledLater],
  ...(answer.appeal ? ([[names.appeal, answer.appeal]] as const) : []),
  ...(answer.finalAppeal ? ([[names.finalAppeal, answer.finalAppeal]] as const) : []),
]

function courtExplanation({ total, remaining }: CourtFeesAnswer, language: Language): string {
  const [paid, due] = [writeMoney(total, language), writeMoney(remaining, language)]
  return language === 'tr'
    ? `Davayı açarken mahkeme veznesine yaklaşık ${paid} yatırılır. Bunun gider avansı kısmından artanı dava sonunda geri verilir. Dava kabul edilirse karar harcının kalan ${due} tutarı kural olarak davalıdan alınır.`
    : `About ${paid} is paid to the court when the lawsuit is brought. What is left of the advance on costs is returned at the end. If the claim is accepted the remaining ${due} of the fee is as a rule taken from the defendant.`
}

export const enforcementCosts: Calculator<EnforcementCostsInput, EnforcementCostsAnswer> = {
  calculate: calculateEnforcementCosts,
  sheet: (input, answer, language) => ({
    title: enforcementCostsTitle[language],
    inputs: linesOf(enforcementCostsFields, input, language),
    results: [
      moneyLine(names.startEnforcement, answer.total, language),
      moneyLine(names.collectionFee, answer.collectionFee, language),
    ],
    explanation: enforcementExplanation(answer, language),
    tables: [
      amountTable(names.startEnforcement, named(answer.lines), { language, total: answer.total }),
      amountTable(
        names.collection,
        [
          [names.collectionFee, answer.collectionFee],
          [names.advance, answer.advance],
          [names.collectionDue, answer.collectionDue],
          [names.prisonFee, answer.prisonFee],
          [names.left, answer.left],
        ],
        { language },
      ),
    ],
  }),
}

function enforcementExplanation(answer: EnforcementCostsAnswer, language: Language): string {
  const amount = (value: string) => writeMoney(value, language)
  return language === 'tr'
    ? `Takibi başlatmak için ${amount(answer.total)} ödenir. Alacak bu aşamada tahsil edilirse ${amount(answer.collectionFee)} tahsil harcı (borçluya ait) ve ${amount(answer.prisonFee)} cezaevi harcı (alacaklıya ait) alınır.`
    : `Starting the enforcement costs ${amount(answer.total)}. If the debt is collected at this stage a collection fee of ${amount(answer.collectionFee)} (borne by the debtor) and a prison fee of ${amount(answer.prisonFee)} (borne by the creditor) are taken.`
}
