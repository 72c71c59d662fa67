/** Parts that sheets of several calculators share. */
import type { Line, SheetTable } from './calculator.ts'
import { type BilingualText, type Language, writeMoney } from './writing.ts'

export const moneyLine = ({ tr, en }: BilingualText, amount: string, language: Language): Line => ({
  label: language === 'tr' ? tr : en,
  value: writeMoney(amount, language),
})

const heads = {
  item: { tr: 'Kalem', en: 'Item' },
  amount: { tr: 'Tutar', en: 'Amount' },
  all: { tr: 'Toplam', en: 'Total' },
} as const

/** Names and amounts, with their sum below if there is one. */
export function amountTable(
  title: BilingualText,
  rows: readonly (readonly [BilingualText, string])[],
  { language, total }: { language: Language; total?: string },
): SheetTable {
  return {
    title: title[language],
    columns: [
      { title: heads.item[language], form: 'text' },
      { title: heads.amount[language], form: 'amount' },
    ],
    rows: rows.map(([name, amount]) => [name[language], amount]),
    ...(total !== undefined && { total: [heads.all[language], total] }),
  }
}
