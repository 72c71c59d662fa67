/** An invoice as PDF: one page of A4. */

import { dayInTurkey } from '@mizan/platform/calendar'
import type { Language } from '@mizan/platform/call'
import { openPdf } from '@mizan/platform/pdf'
import type { InvoiceDocument } from './document.ts'
import { colours, type Paper, page, put, putRight, right, rule, type Style } from './paper.ts'
import { invoiceWords, writtenAmount } from './words.ts'

export async function invoicePdf(invoice: InvoiceDocument, language: Language): Promise<Buffer> {
  const words = invoiceWords[language]
  const title = `${words[invoice.kind]} ${invoice.number}`
  const { doc, pace, end } = await openPdf({ title, author: invoice.seller.name, lang: language })
  doc.addPage()
  await pace()
  const below = drawHead(doc, invoice, language)
  await pace()
  drawSums(doc, invoice, language, drawLines(doc, invoice, language, below))
  return end()
}

function drawHead(doc: Paper, invoice: InvoiceDocument, language: Language): number {
  const { seller, buyer, kind, number, issuedAt } = invoice
  const words = invoiceWords[language]
  put(doc, words[kind], page.side, page.top, { face: 'bold', size: 20, colour: colours.title })
  putRight(doc, number, page.top + 4, { face: 'bold', size: 12 })
  putRight(doc, dayInTurkey(new Date(issuedAt)).split('-').reverse().join('.'), page.top + 20, {
    colour: colours.muted,
  })
  const half = (right - page.side) / 2 - 12
  const top = page.top + 56
  const party = (label: string, lines: readonly string[], x: number): number => {
    put(doc, label, x, top, { size: 8.5, colour: colours.muted, width: half })
    for (const [at, line] of lines.filter(Boolean).entries())
      put(doc, line, x, doc.y + 2, { face: at === 0 ? 'bold' : 'regular', width: half })
    return doc.y
  }
  const { kind: by, number: identification } = buyer.identification
  const sellerEnd = party(
    words.seller,
    [seller.name, seller.address, `${words.taxId}: ${seller.taxNumber}`],
    page.side,
  )
  const buyerEnd = party(
    words.buyer,
    [
      buyer.name,
      [buyer.address, buyer.city].filter(Boolean).join(', '),
      buyer.taxOffice && `${words.taxOffice}: ${buyer.taxOffice}`,
      `${words[by]}: ${identification}`,
    ],
    page.side + half + 24,
  )
  return Math.max(sellerEnd, buyerEnd) + 28
}

function drawLines(doc: Paper, { lines }: InvoiceDocument, language: Language, top: number): number {
  const words = invoiceWords[language]
  put(doc, words.description, page.side, top, { size: 8.5, colour: colours.muted })
  putRight(doc, words.net, top, { size: 8.5, colour: colours.muted })
  let y = top + 16
  rule(doc, y - 3)
  for (const { says, net } of lines) {
    putRight(doc, writtenAmount(net, language), y + 3)
    put(doc, says[language], page.side, y + 3, { width: 360 })
    y = doc.y + 8
    rule(doc, y - 3)
  }
  return y + 8
}

function drawSums(doc: Paper, invoice: InvoiceDocument, language: Language, top: number): void {
  const words = invoiceWords[language]
  const { net, vatPercent, vat, withheld, gross, total } = invoice
  const sums: [string, string, boolean][] = [
    [words.net, net, false],
    [`${words.vat} (%${Number(vatPercent)})`, vat, false],
    [words.gross, gross, false],
    ...(withheld === '0.00'
      ? []
      : ([[words.withheld, `-${withheld}`, false]] as [string, string, boolean][])),
    [words.total, total, true],
  ]
  let y = top
  for (const [label, amount, isLast] of sums) {
    const style: Style = isLast ? { face: 'bold', size: 12 } : {}
    put(doc, label, 330, y, style)
    putRight(doc, writtenAmount(amount, language), y, style)
    y += isLast ? 24 : 16
  }
  put(doc, words.notice, page.side, y + 24, { size: 8, colour: colours.muted })
}
