/** Limitation of cases and of penalties as calculators, with their sheets. */

import type { Field } from '../../data/form.ts'
import { caseLimitationFields, penaltyLimitationFields } from '../../data/forms/limitation.ts'
import { caseLimitationTitle, penaltyLimitationTitle } from '../../data/titles.ts'
import type {
  CaseLimitationInput,
  LimitationAnswer,
  PenaltyLimitationInput,
} from '../../schemas/limitation.ts'
import type { Calculator, Line } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { stepTable } from '../step-table.ts'
import { type BilingualText, type Language, writeDay, writeWeekday } from '../writing.ts'
import { calculateCaseLimitation } from './case.ts'
import { writeLength } from './length.ts'
import { calculatePenaltyLimitation } from './penalty.ts'

const names = {
  lastDay: { tr: 'zamanaşımının son günü', en: 'last day of limitation' },
  cap: { tr: 'kesilmelerle en geç (m. 67/4)', en: 'at the latest, with interruptions (article 67/4)' },
  length: { tr: 'süre', en: 'length' },
} as const

export const caseLimitation: Calculator<CaseLimitationInput, LimitationAnswer> = {
  calculate: calculateCaseLimitation,
  sheet: (input, answer, language) => ({
    ...sheetOf({ title: caseLimitationTitle, fields: caseLimitationFields }, input, answer, language),
    explanation: explanationOf(answer, language, {
      tr: 'Bu günden sonra kamu davası düşer; mahkeme bunu kendiliğinden gözetir.',
      en: 'After this day the criminal case lapses; the court has to see to it of its own accord.',
    }),
  }),
}

export const penaltyLimitation: Calculator<PenaltyLimitationInput, LimitationAnswer> = {
  calculate: calculatePenaltyLimitation,
  sheet: (input, answer, language) => ({
    ...sheetOf({ title: penaltyLimitationTitle, fields: penaltyLimitationFields }, input, answer, language),
    explanation: explanationOf(answer, language, {
      tr: 'Bu günden sonra ceza infaz edilmez; bu kendiliğinden gözetilir.',
      en: 'After this day the penalty is no longer enforced; that is observed without a request.',
    }),
  }),
}

interface Form {
  title: BilingualText
  fields: readonly Field[]
}

const sheetOf = ({ title, fields }: Form, input: object, answer: LimitationAnswer, language: Language) => ({
  title: title[language],
  inputs: linesOf(fields, input, language),
  results: resultsOf(answer, language),
  tables: [stepTable(answer.steps, language)],
  hasSteps: true as const,
})

function resultsOf({ lastDay, capDay, length }: LimitationAnswer, language: Language): Line[] {
  return [
    { label: names.lastDay[language], value: writeWeekday(lastDay, language) },
    ...(capDay ? [{ label: names.cap[language], value: writeWeekday(capDay, language) }] : []),
    { label: names.length[language], value: writeLength(length, language) },
  ]
}

function explanationOf(
  { startDay, lastDay }: LimitationAnswer,
  language: Language,
  { tr, en }: BilingualText,
): string {
  const [start, last] = [startDay, lastDay].map((day) => writeDay(day, language))
  return language === 'tr'
    ? `Zamanaşımı ${start} günü başladı; yazılan işlemlerle ${last} günü doluyor. ${tr} Dosyadaki başka bir işlem bu günü değiştirebilir.`
    : `Limitation began on ${start}; with what was entered it runs out on ${last}. ${en} Something else in the file may change this day.`
}
