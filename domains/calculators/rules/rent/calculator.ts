import { rentIncreaseFields } from '../../data/forms/rent.ts'
import { rentIncreaseTitle } from '../../data/titles.ts'
import type { RentIncreaseAnswer, RentIncreaseInput } from '../../schemas/rent.ts'
import type { Calculator } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { moneyLine } from '../sheets.ts'
import { type Language, writeMoney, writePercent } from '../writing.ts'
import { calculateRentIncrease } from './increase.ts'

const names = {
  newRent: { tr: 'En çok yeni kira', en: 'New rent at most' },
  increase: { tr: 'Artış', en: 'Rise' },
  rate: { tr: 'Oran', en: 'Rate' },
} as const

export const rentIncrease: Calculator<RentIncreaseInput, RentIncreaseAnswer> = {
  calculate: calculateRentIncrease,
  sheet: (input, answer, language) => ({
    title: rentIncreaseTitle[language],
    inputs: linesOf(rentIncreaseFields, input, language),
    results: [
      moneyLine(names.newRent, answer.newRent, language),
      moneyLine(names.increase, answer.increase, language),
      { label: names.rate[language], value: writePercent(answer.rate, language) },
    ],
    explanation: explanationOf(input, answer, language),
    tables: [],
  }),
}

function explanationOf({ rent }: RentIncreaseInput, answer: RentIncreaseAnswer, language: Language): string {
  const amount = (value: string) => writeMoney(value, language)
  const rate = writePercent(answer.rate, language)
  return language === 'tr'
    ? `${amount(rent)} kira, yenilenen yılda en çok ${rate} artırılabilir; yeni kira ${amount(answer.newRent)} tutarını aşamaz.`
    : `A rent of ${amount(rent)} may rise by ${rate} at most in the renewed year; the new rent may not be above ${amount(answer.newRent)}.`
}
