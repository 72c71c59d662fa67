/** The receipt of a payment as PDF: amount, date and way of the payment, its invoices, and its refunds. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Language } from '@mizan/platform/call'
import { openPdf } from '@mizan/platform/pdf'
import { kindNames } from '../../data/words.ts'
import type { Seller } from '../parts.ts'
import type { HistoryRow } from '../store/history.ts'
import { colours, page, put, putRight, rule } from './paper.ts'
import { receiptWords, writtenAmount } from './words.ts'

export interface Receipt {
  order: HistoryRow
  seller: Seller
  /** The buyer of the invoice, or else the office. */
  payer: string
}

type Row = readonly [label: string, value: string]

export async function receiptPdf(receipt: Receipt, language: Language): Promise<Buffer> {
  const words = receiptWords[language]
  const { order, seller, payer } = receipt
  const { doc, pace, end } = await openPdf({ title: words.title, author: seller.name, lang: language })
  doc.addPage()
  await pace()
  put(doc, words.title, page.side, page.top, { face: 'bold', size: 20, colour: colours.title })
  putRight(doc, dayOf(order.settled_at ?? order.created_at), page.top + 8, { colour: colours.muted })
  let y = page.top + 56
  for (const [label, value] of rowsOf(receipt, payer, language)) {
    put(doc, label, page.side, y, { colour: colours.muted, width: 160 })
    put(doc, value, page.side + 170, y)
    y = Math.max(doc.y, y + 12) + 8
    rule(doc, y - 4)
  }
  put(doc, words.paid, page.side, y + 10, { face: 'bold', size: 12 })
  putRight(doc, writtenAmount(order.due, language), y + 10, { face: 'bold', size: 12 })
  put(doc, words.notice, page.side, y + 48, { size: 8, colour: colours.muted })
  return end()
}

function rowsOf({ order, seller }: Receipt, payer: string, language: Language): Row[] {
  const words = receiptWords[language]
  const numbers = order.invoices.map(({ number }) => number).join(', ')
  return [
    [words.payee, [seller.name, seller.address].filter(Boolean).join(', ')],
    [words.payer, payer],
    [words.what, kindNames[order.kind]?.[language] ?? order.kind],
    [words.order, order.id],
    [words.how, howOf(order, language)],
    ...(numbers ? ([[words.invoices, numbers]] as const) : []),
    ...(order.refunded === '0.00'
      ? []
      : ([[words.refunded, writtenAmount(order.refunded, language)]] as const)),
  ]
}

const howOf = ({ method, card }: HistoryRow, language: Language): string =>
  [receiptWords[language].methods[method], card && `•••• ${card.lastFour}`].filter(Boolean).join(' ')

const dayOf = (instant: string): string => dayInTurkey(new Date(instant)).split('-').reverse().join('.')
