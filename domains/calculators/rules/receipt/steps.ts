/** The steps of a receipt as they would be written by hand. */
import type { Step } from '../../schemas/answer.ts'
import { shareOf, stepOf, writtenMoney } from '../steps.ts'
import { say, writePercent } from '../writing.ts'
import type { ReceiptLines, ReceiptRates } from './lines.ts'

const names = {
  withholding: { tr: 'Stopaj', en: 'Income tax withheld' },
  net: { tr: 'Net: brüt − stopaj', en: 'Net: gross − income tax' },
  vat: { tr: 'KDV', en: 'VAT' },
  total: { tr: 'KDV dâhil toplam: brüt + KDV', en: 'Total with VAT: gross + VAT' },
  collected: { tr: 'Tahsil edilecek: net + ödenecek KDV', en: 'To be collected: net + VAT paid' },
} as const

export function receiptSteps(
  lines: ReceiptLines,
  { withholding, vat, vatWithheldTenths }: ReceiptRates,
): Step[] {
  const share = (name: 'withholding' | 'vat', value: string) =>
    shareOf(names[name], lines.gross, { value, unit: 'percent' }).step
  return [
    ...(withholding === '0' ? [] : [share('withholding', withholding)]),
    stepOf(names.net, lines.net),
    share('vat', vat),
    ...(vatWithheldTenths > 0 ? [withheld(lines, vat, vatWithheldTenths)] : []),
    stepOf(names.total, lines.total),
    stepOf(names.collected, lines.collected),
  ]
}

function withheld({ gross, vatWithheld }: ReceiptLines, rate: string, tenths: number): Step {
  const says = say((language) => {
    const name = language === 'tr' ? 'KDV tevkifatı' : 'VAT withheld'
    return `${name}: ${writtenMoney(gross, language)} × ${writePercent(rate, language)} × ${tenths}/10`
  })
  return stepOf(says, vatWithheld)
}
