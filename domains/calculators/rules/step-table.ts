/** The steps of a result as a table of its sheet, with their articles. */
import type { Step } from '../schemas/answer.ts'
import type { SheetTable } from './calculator.ts'
import { type Language, writeCited } from './writing.ts'

const words = {
  tr: { steps: 'Hesap adımları', step: 'Adım', result: 'Sonuç', articles: 'Madde' },
  en: { steps: 'Steps', step: 'Step', result: 'Result', articles: 'Article' },
} as const

export function stepTable(steps: readonly Step[], language: Language): SheetTable {
  const said = words[language]
  return {
    title: said.steps,
    columns: [
      { title: said.step, form: 'text' },
      { title: said.result, form: 'text' },
      { title: said.articles, form: 'text' },
    ],
    rows: steps.map(({ says, result, cites = [] }) => [
      says[language],
      result?.[language] ?? '',
      cites.map((one) => writeCited(one, language)).join(' · '),
    ]),
  }
}
