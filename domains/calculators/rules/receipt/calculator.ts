import { receiptFields } from '../../data/forms/receipt.ts'
import { receiptTitle } from '../../data/titles.ts'
import type { ReceiptAnswer, ReceiptAnswerLines, ReceiptInput } from '../../schemas/receipt.ts'
import type { Calculator, Line, SheetTable } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { amountTable, moneyLine } from '../sheets.ts'
import { type Language, writeMoney, writePercent } from '../writing.ts'
import { calculateReceipt } from './calculate.ts'

const names = {
  gross: { tr: 'Brüt ücret', en: 'Gross fee' },
  withholding: { tr: 'Gelir vergisi stopajı', en: 'Income tax withheld' },
  net: { tr: 'Net ücret', en: 'Net fee' },
  vat: { tr: 'Hesaplanan KDV', en: 'VAT' },
  vatWithheld: { tr: 'Tevkif edilen KDV', en: 'VAT withheld' },
  total: { tr: 'KDV dâhil toplam', en: 'Total with VAT' },
  collected: { tr: 'Tahsil edilecek', en: 'To be collected' },
} as const

const others = {
  exact: { tr: 'Aynı tutarı veren diğer brütler', en: 'Other gross fees with the same amount' },
  above: { tr: 'Bir üstteki brüt', en: 'The next gross above' },
} as const

export const receipt: Calculator<ReceiptInput, ReceiptAnswer> = {
  calculate: calculateReceipt,
  sheet: (input, answer, language) => ({
    title: receiptTitle[language],
    inputs: linesOf(receiptFields, input, language),
    results: resultsOf(input, answer, language),
    explanation: explanationOf(input, answer, language),
    tables: [
      linesTable(receiptTitle, answer, language),
      ...answer.others.map((one) => linesTable(answer.isExact ? others.exact : others.above, one, language)),
    ],
  }),
}

/** The requested result comes first, and then the given line. */
function resultsOf({ given }: ReceiptInput, answer: ReceiptAnswer, language: Language): Line[] {
  const order = given === 'gross' ? (['collected', 'gross'] as const) : (['gross', 'collected'] as const)
  return order.map((name) => moneyLine(names[name], answer[name], language))
}

function linesTable(
  title: { tr: string; en: string },
  lines: ReceiptAnswerLines,
  language: Language,
): SheetTable {
  const shown = ['gross', 'withholding', 'net', 'vat', 'vatWithheld', 'total'] as const
  const some = shown.filter((name) => name === 'gross' || /[1-9]/.test(lines[name]))
  const table = amountTable(
    title,
    some.map((name) => [names[name], lines[name]] as const),
    { language },
  )
  return { ...table, total: [names.collected[language], lines.collected] }
}

function explanationOf({ payer }: ReceiptInput, answer: ReceiptAnswer, language: Language): string {
  const amount = (value: string) => writeMoney(value, language)
  const vat = writePercent(answer.vatRate, language)
  const isWithheld = payer === 'withholder' && /[1-9]/.test(answer.withholding)
  if (language === 'tr')
    return [
      `Avukatlık ücreti brüt ${amount(answer.gross)}, üzerine ${vat} KDV ile toplam ${amount(answer.total)} olarak makbuza yazılır.`,
      isWithheld
        ? `Bunun ${amount(answer.withholding)} tutarındaki kısmını ödeyen, avukat adına vergi dairesine yatırır.`
        : '',
      /[1-9]/.test(answer.vatWithheld)
        ? `KDV’nin ${amount(answer.vatWithheld)} kısmını da ödeyen beyan eder.`
        : '',
      `Avukata ${amount(answer.collected)} ödenir.`,
    ]
      .filter(Boolean)
      .join(' ')
  return [
    `The receipt shows a gross fee of ${amount(answer.gross)} and, with ${vat} VAT, a total of ${amount(answer.total)}.`,
    isWithheld ? `The payer pays ${amount(answer.withholding)} of it to the tax office for the lawyer.` : '',
    /[1-9]/.test(answer.vatWithheld)
      ? `The payer also declares ${amount(answer.vatWithheld)} of the VAT.`
      : '',
    `The lawyer is paid ${amount(answer.collected)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
