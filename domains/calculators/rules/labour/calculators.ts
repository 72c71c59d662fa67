import { leaveFields, overtimeFields, severanceFields } from '../../data/forms/labour.ts'
import { leaveTitle, overtimeTitle, severanceTitle } from '../../data/titles.ts'
import type {
  LeaveAnswer,
  LeaveInput,
  OvertimeAnswer,
  OvertimeInput,
  SeveranceAnswer,
  SeveranceInput,
} from '../../schemas/labour.ts'
import type { Calculator, SheetTable } from '../calculator.ts'
import { linesOf } from '../form-lines.ts'
import { amountTable, moneyLine } from '../sheets.ts'
import { type BilingualText, type Language, writeDays, writeMoney } from '../writing.ts'
import { calculateLeave } from './leave.ts'
import { calculateOvertime } from './overtime.ts'
import { calculateSeverance } from './severance.ts'

const names = {
  all: { tr: 'Net toplam', en: 'Net total' },
  severance: { tr: 'Kıdem tazminatı', en: 'Severance pay' },
  notice: { tr: 'İhbar tazminatı', en: 'Pay in place of notice' },
  gross: { tr: 'Brüt', en: 'Gross' },
  contributions: { tr: 'Sigorta primleri', en: 'Contributions' },
  incomeTax: { tr: 'Gelir vergisi', en: 'Income tax' },
  stampDuty: { tr: 'Damga vergisi', en: 'Stamp duty' },
  net: { tr: 'Net', en: 'Net' },
  leave: { tr: 'Kalan izin', en: 'Leave that is left' },
  earned: { tr: 'Hak edilen', en: 'Earned' },
  leavePay: { tr: 'İzin ücreti, net', en: 'Pay for leave, net' },
  total: { tr: 'Fazla çalışma alacağı (brüt)', en: 'Pay for overtime (gross)' },
  hourly: { tr: 'Saat ücreti', en: 'Pay of an hour' },
  overtime: { tr: 'Fazla çalışma', en: 'Overtime' },
  extra: { tr: 'Fazla sürelerle çalışma', en: 'Extra hours' },
  underground: { tr: 'Yer altında fazla çalışma', en: 'Overtime below ground' },
  reduction: { tr: 'Takdiri indirim', en: 'Reduction by the court' },
} as const satisfies Readonly<Record<string, BilingualText>>

type SeveranceAmounts = SeveranceAnswer['severance'] & { contributions?: string }

function paidTable(title: BilingualText, paid: SeveranceAmounts, language: Language): SheetTable {
  const parts = ['gross', 'contributions', 'incomeTax', 'stampDuty'] as const
  const rows = parts
    .filter((part) => isSome(paid[part] ?? ''))
    .map((part) => [names[part], paid[part] ?? ''] as const)
  return { ...amountTable(title, rows, { language }), total: [names.net[language], paid.net] }
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

export const severance: Calculator<SeveranceInput, SeveranceAnswer> = {
  calculate: calculateSeverance,
  sheet: (input, answer, language) => ({
    title: severanceTitle[language],
    inputs: linesOf(severanceFields, input, language),
    results: [
      moneyLine(names.all, answer.total, language),
      moneyLine(names.severance, answer.severance.net, language),
      moneyLine(names.notice, answer.notice.net, language),
    ],
    explanation: severanceExplanation(answer, language),
    tables: (['severance', 'notice'] as const)
      .filter((part) => isSome(answer[part].gross))
      .map((part) => paidTable(names[part], answer[part], language)),
  }),
}

function serviceText({ years, months, days }: SeveranceAnswer['service'], language: Language): string {
  const units = language === 'tr' ? ['yıl', 'ay', 'gün'] : ['years', 'months', 'days']
  const parts = [years, months, days].map((count, at) => (count > 0 ? `${count} ${units[at]}` : ''))
  return parts.filter(Boolean).join(' ') || `0 ${units[2]}`
}

function severanceExplanation(answer: SeveranceAnswer, language: Language): string {
  const amount = (value: string) => writeMoney(value, language)
  const service = serviceText(answer.service, language)
  return language === 'tr'
    ? `${service} çalışma için net ${amount(answer.severance.net)} kıdem tazminatı ve ${answer.noticeWeeks} haftalık net ${amount(answer.notice.net)} ihbar tazminatı hesaplandı; toplam ${amount(answer.total)}. Kıdem tazminatı tavanla sınırlıdır, yalnız damga vergisi kesilir.`
    : `For ${service} of employment, ${amount(answer.severance.net)} of severance pay and, for ${answer.noticeWeeks} weeks, ${amount(answer.notice.net)} in place of notice were computed, ${amount(answer.total)} in all, net. Severance pay has a ceiling; only stamp duty is withheld from it.`
}

export const annualLeave: Calculator<LeaveInput, LeaveAnswer> = {
  calculate: calculateLeave,
  sheet: (input, answer, language) => ({
    title: leaveTitle[language],
    inputs: linesOf(leaveFields, input, language),
    results: [
      { label: names.leave[language], value: writeDays(answer.leftDays, language) },
      answer.pay
        ? moneyLine(names.leavePay, answer.pay.net, language)
        : { label: names.earned[language], value: writeDays(answer.earnedDays, language) },
    ],
    explanation: leaveExplanation(answer, language),
    tables: [
      ...(answer.pay ? [paidTable(names.leavePay, answer.pay, language)] : []),
      yearsTable(answer, language),
    ],
  }),
}

const yearsTable = ({ years, earnedDays }: LeaveAnswer, language: Language): SheetTable => ({
  title: language === 'tr' ? 'Yıllara göre' : 'By years',
  columns: [
    { title: language === 'tr' ? 'Hak edildiği gün' : 'Earned on', form: 'day' },
    { title: language === 'tr' ? 'Gün' : 'Days', form: 'number' },
  ],
  rows: years.map(({ earnedOn, days }) => [earnedOn, String(days)]),
  total: [language === 'tr' ? 'Toplam' : 'Total', String(earnedDays)],
})

function leaveExplanation({ service, earnedDays, leftDays, pay }: LeaveAnswer, language: Language): string {
  const worked = serviceText(service, language)
  const net = pay ? writeMoney(pay.net, language) : ''
  if (language === 'tr')
    return `${worked} çalışmada ${earnedDays} gün yıllık izin hak edildi, ${leftDays} gün kaldı.${pay ? ` Sözleşme sona ererse bunun net karşılığı ${net} olur.` : ''}`
  return `In ${worked} of employment ${earnedDays} days of leave were earned, of which ${leftDays} are left.${pay ? ` If employment ends they are worth ${net}, net.` : ''}`
}

export const overtime: Calculator<OvertimeInput, OvertimeAnswer> = {
  calculate: calculateOvertime,
  sheet: (input, answer, language) => ({
    title: overtimeTitle[language],
    inputs: linesOf(overtimeFields, input, language),
    results: [
      moneyLine(names.total, answer.total, language),
      moneyLine(names.hourly, answer.hourly, language),
    ],
    explanation: overtimeExplanation(answer, language),
    tables: [overtimeTable(answer, language)],
  }),
}

function overtimeTable(answer: OvertimeAnswer, language: Language): SheetTable {
  const parts = ['overtime', 'extra', 'underground', 'reduction'] as const
  const rows = parts
    .filter((part) => isSome(answer[part]))
    .map((part) => [names[part], part === 'reduction' ? `-${answer[part]}` : answer[part]] as const)
  return amountTable(names.total, rows, { language, total: answer.total })
}

function overtimeExplanation({ hourly, total }: OvertimeAnswer, language: Language): string {
  const [hour, all] = [writeMoney(hourly, language), writeMoney(total, language)]
  return language === 'tr'
    ? `Saat ücreti ${hour}. Haftada 45 saati aşan her saat bunun bir buçuk katıyla ödenir; hesaplanan alacak brüt ${all}.`
    : `An hour is worth ${hour}. Each hour above 45 a week is paid one and a half times that; ${all} is due, gross.`
}
