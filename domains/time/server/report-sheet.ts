/** A report as a spreadsheet, whose amounts can be calculated with. */
import {
  amountCell,
  type Cell,
  dayCell,
  headingCell,
  numberCell,
  sheetFile,
  textCell,
} from '@mizan/platform/spreadsheet'
import { clockText } from '../rules/duration-text.ts'
import type { Report, ReportLine, ReportQuery } from '../schemas.ts'

type Language = 'tr' | 'en'

const tr = {
  title: 'Zaman raporu',
  from: 'Başlangıç',
  to: 'Bitiş',
  case: 'Dava',
  client: 'Müvekkil',
  person: 'Kişi',
  month: 'Ay',
  time: 'Zaman (sa:dk)',
  minutes: 'Dakika',
  amount: 'Tutar (₺)',
  billed: 'Hesaba işlenen (₺)',
  unbilled: 'İşlenmeyen (₺)',
  total: 'Toplam',
  none: 'Müvekkil yok',
  gone: 'Silinmiş hesap',
}

const en: typeof tr = {
  title: 'Time report',
  from: 'From',
  to: 'To',
  case: 'Case',
  client: 'Client',
  person: 'Person',
  month: 'Month',
  time: 'Time (h:min)',
  minutes: 'Minutes',
  amount: 'Amount (₺)',
  billed: 'Turned into services (₺)',
  unbilled: 'Not yet (₺)',
  total: 'Total',
  none: 'No client',
  gone: 'Erased account',
}

export const wordsOf = (language: Language): typeof tr => (language === 'en' ? en : tr)

export function reportSheet(
  report: Report,
  { startDate, endDate, by }: ReportQuery,
  language: Language,
): Promise<Buffer> {
  const words = wordsOf(language)
  const heads = [words[by], words.time, words.minutes, words.amount, words.billed, words.unbilled]
  const nameOf = ({ key, name }: ReportLine) =>
    name || (by === 'client' && key === null ? words.none : words.gone)
  const rows: Cell[][] = [
    [headingCell(words.title)],
    [textCell(words.from), dayCell(startDate)],
    [textCell(words.to), dayCell(endDate)],
    [],
    heads.map(headingCell),
    ...report.lines.map((line) => [textCell(nameOf(line)), ...figures(line)]),
    [headingCell(words.total), ...figures(report)],
  ]
  return sheetFile({ name: words.title, rows, widths: [40, 14, 10, 16, 20, 16] })
}

function figures({ minutes, amount, billed, unbilled }: Omit<ReportLine, 'key' | 'name'>): Cell[] {
  const clock = textCell(clockText(minutes))
  return [clock, numberCell(minutes), amountCell(amount), amountCell(billed), amountCell(unbilled)]
}
