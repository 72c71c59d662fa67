/** Shows a computation of interest as a sheet, with an explanation for the client. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import type { InterestAnswer, InterestInput, InterestKind, InterestSlice } from '../../schemas/interest.ts'
import type { Line, Sheet, SheetTable } from '../calculator.ts'
import { type Language, writeDay, writeMoney, writePercent } from '../writing.ts'

const words = {
  tr: {
    kind: {
      legal: 'Yasal faiz',
      commercial: 'Ticari temerrüt faizi (avans)',
      contractual: 'Akdî faiz',
      table: 'Oran tablosuyla faiz',
    },
    claim: 'Alacak',
    claimOf: (at: number) => `${at}. alacak`,
    since: (day: string) => `${day} tarihinden`,
    end: 'Bitiş',
    rate: 'Yıllık oran',
    costs: 'Giderler',
    payment: 'Ödeme',
    interest: 'Faiz',
    principal: 'Anapara',
    total: 'Kalan borç',
    surplus: 'Fazla ödeme',
    slices: 'Dönemler',
    from: 'Başlangıç',
    to: 'Son gün',
    days: 'Gün',
    yearly: 'Oran (%)',
    payments: 'Ödemelerin mahsubu',
    date: 'Tarih',
    amount: 'Tutar',
    all: 'Toplam',
  },
  en: {
    kind: {
      legal: 'Legal interest',
      commercial: 'Commercial default interest (advance rate)',
      contractual: 'Contract interest',
      table: 'Interest by a table of rates',
    },
    claim: 'Claim',
    claimOf: (at: number) => `Claim ${at}`,
    since: (day: string) => `since ${day}`,
    end: 'End',
    rate: 'Rate a year',
    costs: 'Costs',
    payment: 'Payment',
    interest: 'Interest',
    principal: 'Principal',
    total: 'Debt that remains',
    surplus: 'Paid too much',
    slices: 'Periods',
    from: 'Start',
    to: 'Last day',
    days: 'Days',
    yearly: 'Rate (%)',
    payments: 'Payments set off',
    date: 'Date',
    amount: 'Amount',
    all: 'Total',
  },
} as const

export const kindName = (kind: InterestKind, language: Language): string => words[language].kind[kind]

export function interestSheet(input: InterestInput, answer: InterestAnswer, language: Language): Sheet {
  return {
    title: kindName(input.kind, language),
    inputs: inputsOf(input, language),
    results: resultsOf(answer, language),
    explanation: explanationOf(input, answer, language),
    tables: [slicesOf(input, answer, language), ...setOffsOf(answer, language)],
  }
}

function inputsOf(
  { claims, payments, costs, endDate, rate, currency }: InterestInput,
  language: Language,
): Line[] {
  const said = words[language]
  const amount = (value: string) => writeMoney(value, language, currency)
  const day = (value: string) => writeDay(value, language)
  return [
    ...claims.map((one, at) => ({
      label: claims.length > 1 ? said.claimOf(at + 1) : said.claim,
      value: `${amount(one.amount)}, ${said.since(day(one.startDate))}`,
    })),
    { label: said.end, value: day(endDate) },
    ...(rate === undefined ? [] : [{ label: said.rate, value: writePercent(rate, language) }]),
    ...(/[1-9]/.test(costs) ? [{ label: said.costs, value: amount(costs) }] : []),
    ...payments.map((one) => ({ label: said.payment, value: `${amount(one.amount)}, ${day(one.date)}` })),
  ]
}

function resultsOf({ interest, total, owed, surplus, currency }: InterestAnswer, language: Language): Line[] {
  const said = words[language]
  const line = (label: string, value: string): Line => ({
    label,
    value: writeMoney(value, language, currency),
  })
  return [
    line(said.interest, interest),
    line(said.total, total),
    line(`${said.total}: ${said.principal}`, owed.principal),
    line(`${said.total}: ${said.interest}`, owed.interest),
    ...(/[1-9]/.test(surplus) ? [line(said.surplus, surplus)] : []),
  ]
}

function slicesOf(
  { claims }: InterestInput,
  { slices, interest }: InterestAnswer,
  language: Language,
): SheetTable {
  const said = words[language]
  const several = claims.length > 1
  const blank = several ? [''] : []
  return {
    title: said.slices,
    columns: [
      ...(several ? [{ title: said.claim, form: 'number' as const }] : []),
      { title: said.from, form: 'day' },
      { title: said.to, form: 'day' },
      { title: said.days, form: 'number' },
      { title: said.yearly, form: 'percent' },
      { title: said.principal, form: 'amount' },
      { title: said.interest, form: 'amount' },
    ],
    rows: slices.map((one) => [
      ...(several ? [String(one.claim + 1)] : []),
      ...[firstDayOf(one, claims), one.to, String(one.days), one.rate, one.principal, one.interest],
    ]),
    total: [...blank, said.all, '', '', '', '', interest],
  }
}

/**
 * The first day of interest as it was entered; in later periods the day after the former one, so that no day is
 * counted twice.
 */
const firstDayOf = ({ claim, from }: InterestSlice, claims: InterestInput['claims']): CivilDate =>
  from === claims[claim]?.startDate ? from : addDays(from, 1)

function setOffsOf({ payments }: InterestAnswer, language: Language): SheetTable[] {
  const said = words[language]
  if (payments.length === 0) return []
  return [
    {
      title: said.payments,
      columns: [
        { title: said.date, form: 'day' },
        { title: said.amount, form: 'amount' },
        { title: said.costs, form: 'amount' },
        { title: said.interest, form: 'amount' },
        { title: said.principal, form: 'amount' },
      ],
      rows: payments.map((one) => [one.date, one.amount, one.costs, one.interest, one.principal]),
    },
  ]
}

function explanationOf(
  { claims, endDate }: InterestInput,
  answer: InterestAnswer,
  language: Language,
): string {
  const amount = (value: string) => writeMoney(value, language, answer.currency)
  const first = claims.map(({ startDate }) => startDate).toSorted()[0] ?? endDate
  const rates = [...new Set(answer.slices.map(({ rate }) => writePercent(rate, language)))].join(', ')
  const [from, to] = [writeDay(first, language), writeDay(endDate, language)]
  const isPaid = answer.payments.length > 0
  if (language === 'tr')
    return [
      `${amount(answer.principal)} alacağınız için ${from} ile ${to} arasında ${amount(answer.interest)} faiz işledi.`,
      `Yıllık oran ${rates || '%0'}; oran değiştiğinde hesap o günde bölünür, her dönemde faiz gün sayısıyla bulunur.`,
      isPaid ? `Yapılan ${amount(answer.paid)} ödeme önce gider ve faizden, sonra anaparadan düşüldü.` : '',
      `${to} itibarıyla toplam ${amount(answer.total)} istenebilir.`,
    ]
      .filter(Boolean)
      .join(' ')
  return [
    `Your claim of ${amount(answer.principal)} has brought ${amount(answer.interest)} of interest between ${from} and ${to}.`,
    `The rate a year is ${rates || '0%'}; where it changes the sum is split on that day, and each part is counted in days.`,
    isPaid
      ? `The ${amount(answer.paid)} that was paid went to costs and interest first, then to the principal.`
      : '',
    `As of ${to}, ${amount(answer.total)} can be claimed in all.`,
  ]
    .filter(Boolean)
    .join(' ')
}
