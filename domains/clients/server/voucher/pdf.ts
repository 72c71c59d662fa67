/** The receipt of a payment, or of money that was paid out: half a page with the head of the office. */
import type { Letterhead } from '@mizan/company/server'
import { openPdf } from '@mizan/platform/pdf'
import { accountNames } from '../../data/words.ts'
import { amountInWords } from '../../rules/amount-words.ts'
import type { Account } from '../../schemas.ts'
import { colours, drawLetterhead, type Paper, page, put, right, rule } from '../paper/paper.ts'
import { figures, type Language, type Way, wayOf, writtenDay } from '../written.ts'

export interface Voucher extends Way {
  office: Letterhead
  client: string
  kind: 'payment' | 'payout'
  account: Account
  number: string
  date: string
  amount: string
  description: string
  /** Of the case that it was for, if whoever asks may read it. */
  caseTitle: string | null
}

const texts = {
  tr: {
    title: { payment: 'Tahsilat makbuzu', payout: 'Ödeme makbuzu' },
    number: 'Makbuz no',
    date: 'Tarih',
    client: 'Müvekkil',
    account: 'Hesap',
    amount: 'Tutar',
    inWords: 'Yalnız',
    way: 'Ödeme şekli',
    description: 'Açıklama',
    case: 'Dava',
    signed: { payment: 'Teslim alan', payout: 'Teslim eden' },
    other: { payment: 'Teslim eden', payout: 'Teslim alan' },
    note: 'Bu makbuz serbest meslek makbuzu yerine geçmez.',
  },
  en: {
    title: { payment: 'Receipt of payment', payout: 'Receipt of payout' },
    number: 'Receipt no.',
    date: 'Date',
    client: 'Client',
    account: 'Account',
    amount: 'Amount',
    inWords: 'In words (Turkish)',
    way: 'Paid by',
    description: 'Description',
    case: 'Case',
    signed: { payment: 'Received by', payout: 'Handed over by' },
    other: { payment: 'Handed over by', payout: 'Received by' },
    note: 'This receipt does not replace a self-employment receipt.',
  },
}

export const titleOf = (kind: Voucher['kind'], language: Language): string => texts[language].title[kind]

/** Where the values stand beside their names. */
const valueAt = 150

export async function voucherPdf(voucher: Voucher, language: Language): Promise<Buffer> {
  const { office, kind, client } = voucher
  const words = texts[language]
  const title = words.title[kind]
  const { doc, end } = await openPdf({ title: `${title} – ${client}`, author: office.name, lang: language })
  doc.addPage()
  put(doc, title, page.side, drawLetterhead(doc, office, { language, asksForMoney: false }) + 4, {
    ...{ face: 'bold', size: 17, colour: colours.title },
  })
  let y = doc.y + 30
  for (const [name, value] of rowsOf(voucher, language)) y = row(doc, name, value, y)
  drawSignatures(doc, y + 28, [words.signed[kind], words.other[kind]])
  put(doc, words.note, page.side, y + 110, { size: 8, colour: colours.muted, width: right - page.side })
  return end()
}

function rowsOf(voucher: Voucher, language: Language): [name: string, value: string][] {
  const words = texts[language]
  const way = wayOf(voucher, language)
  return [
    [words.number, voucher.number],
    [words.date, writtenDay(voucher.date, language)],
    [words.client, voucher.client],
    [words.account, accountNames[voucher.account][language]],
    [words.amount, `${figures(voucher.amount, language)} ₺`],
    [words.inWords, `#${amountInWords(voucher.amount)}#`],
    ...(way ? [[words.way, way] as [string, string]] : []),
    [words.description, voucher.description],
    ...(voucher.caseTitle ? [[words.case, voucher.caseTitle] as [string, string]] : []),
  ]
}

/** Gives where the next row begins. */
function row(doc: Paper, name: string, value: string, y: number): number {
  put(doc, name, page.side, y, { colour: colours.muted })
  put(doc, value, valueAt, y, { face: 'bold', size: 10, width: right - valueAt })
  const next = Math.max(doc.y, y + 13) + 6
  rule(doc, next - 4)
  return next
}

function drawSignatures(doc: Paper, y: number, names: readonly [string, string]): void {
  put(doc, names[0], page.side, y, { colour: colours.muted })
  put(doc, names[1], right - 160, y, { colour: colours.muted })
}
