/** Invoices and credit notes: numbered without gaps in the transaction that sells, and never changed afterwards. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { add, amountOf, money, subtract } from '@mizan/platform/money'
import { cycleNames, kindNames, planNames } from '../../data/words.ts'
import type { BuyerDetails, InvoiceLine } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { BillingParts } from '../parts.ts'
import { insertInvoice, nextNumber } from '../store/invoices.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import type { OrderRow } from '../tables.ts'

/** Three letters, the year and nine digits, as e-invoices have it. */
const series = { invoice: 'MZN', creditNote: 'MZI' } as const

interface OrderToInvoice {
  order: OrderRow
  /** The subscription that it has led to. */
  next: KeptSubscription
}

export async function issueInvoices(
  parts: BillingParts,
  tx: Tx,
  { order, next }: OrderToInvoice,
): Promise<void> {
  const { amounts, company_id: officeId } = order
  const isSold = money(amounts.net).hundredths > 0n
  const isCredited = money(amounts.creditedNet).hundredths > 0n
  if (!isSold && !isCredited) return
  const buyer = order.buyer ?? (await unknownBuyer(parts, tx, officeId))
  if (isCredited)
    await issue(tx, order, {
      kind: 'creditNote',
      buyer,
      lines: [{ says: creditWords, net: amounts.creditedNet }],
      sums: {
        ...{ net: amounts.creditedNet, vat: amounts.creditedVat },
        withheld: amounts.creditedWithheld ?? '0.00',
      },
    })
  if (isSold)
    await issue(tx, order, {
      kind: 'invoice',
      buyer,
      lines: [{ says: wordsOf(order, next), net: amounts.net }],
      sums: amounts,
    })
}

interface Content {
  kind: 'invoice' | 'creditNote'
  buyer: BuyerDetails
  lines: InvoiceLine[]
  sums: { net: string; vat: string; withheld: string }
}

async function issue(tx: Tx, order: OrderRow, { kind, buyer, lines, sums }: Content): Promise<void> {
  const now = tx.clock.now()
  const year = Number(dayInTurkey(now).slice(0, 4))
  await insertInvoice(tx, {
    id: randomUUID(),
    company_id: order.company_id,
    order_id: order.id,
    kind,
    number: await tx.system((system) => nextNumber(system, series[kind], year)),
    issued_at: now.toISOString(),
    buyer,
    lines,
    net: sums.net,
    vat_percent: order.amounts.vatPercent,
    vat: sums.vat,
    withheld: sums.withheld,
    total: amountOf(subtract(add(money(sums.net), money(sums.vat)), money(sums.withheld))),
    sent_at: null,
  })
}

const creditWords = {
  tr: 'Kullanılmayan süre için iade',
  en: 'Credit for the days that were not used',
}

function wordsOf({ kind }: OrderRow, { offer, seats }: KeptSubscription): InvoiceLine['says'] {
  const what = kindNames[kind] ?? { tr: '', en: '' }
  const plan = planNames[offer?.offerType ?? ''] ?? { tr: '', en: '' }
  const cycle = cycleNames[offer?.cycle ?? ''] ?? { tr: '', en: '' }
  return {
    tr: `Mizan ${plan.tr} (${cycle.tr}, ${seats} kullanıcı): ${what.tr}`,
    en: `Mizan ${plan.en} (${cycle.en}, ${seats} ${seats === 1 ? 'seat' : 'seats'}): ${what.en}`,
  }
}

/** The buyer of an office without billing information: its name, and the number for unknown buyers. */
async function unknownBuyer({ officeFacts }: BillingParts, tx: Tx, officeId: string): Promise<BuyerDetails> {
  const { name, country } = await officeFacts(tx, officeId)
  return {
    ...{ type: 'individual', name, firstName: '', lastName: '', email: '', address: '', city: '', country },
    taxOffice: '',
    identification: { kind: 'identityNumber', number: '11111111111' },
    withholding: 0,
  }
}

/** Used for refunds by staff. */
export async function issueCreditNote(
  parts: BillingParts,
  tx: Tx,
  order: OrderRow,
  sums: Content['sums'],
): Promise<void> {
  const buyer = order.buyer ?? (await unknownBuyer(parts, tx, order.company_id))
  await issue(tx, order, { kind: 'creditNote', buyer, lines: [{ says: refundWords, net: sums.net }], sums })
}

const refundWords = { tr: 'İade', en: 'Refund' }
