/** Entries that billing leaves in the record of the office. */
import { type AuditText, defineAudit, type EntryDetail } from '@mizan/platform/contract'
import { kindNames, planNames, reasonNames } from './data/words.ts'

const plan: EntryDetail = { field: 'plan', words: planNames }
const amount: EntryDetail = {
  field: 'amount',
  currency: 'TRY',
  label: { tr: 'Tutar: {{value}}', en: 'Amount: {{value}}' },
}
const card: EntryDetail = {
  field: 'card',
  label: { tr: 'Son dört hane: {{value}}', en: 'Last four digits: {{value}}' },
}
const kind: EntryDetail = { field: 'kind', words: kindNames }
const permission = { module: 'subscription', level: 'Read' } as const
const entry = (tr: string, en: string, ...shows: EntryDetail[]) =>
  ({ says: { tr, en }, shows, permission }) satisfies AuditText

export const billingAudit = defineAudit({
  'billing.ordered': entry('Sipariş açtı', 'Opened an order', kind, plan, amount),
  'billing.paid': entry('Ödeme alındı', 'A payment was received', kind, plan, amount),
  'billing.declined': entry('Ödeme alınamadı', 'A payment was declined', kind, amount),
  'billing.refunded': entry('Ödeme iade edildi', 'A payment was refunded', amount),
  'billing.lapsed': entry('Abonelik sona erdi', 'The subscription ended', plan),
  'billing.renewal_on': entry('Otomatik yenilemeyi açtı', 'Switched automatic renewal on'),
  'billing.renewal_off': entry('Otomatik yenilemeyi kapattı', 'Switched automatic renewal off'),
  'billing.cancelled': entry('Aboneliği iptal etti', 'Cancelled the subscription', {
    field: 'reason',
    words: reasonNames,
  }),
  'billing.reactivated': entry('Aboneliği yeniden başlattı', 'Reactivated the subscription'),
  'billing.card_deleted': entry('Kayıtlı kartı sildi', 'Deleted a stored card', card),
  'billing.card_chosen': entry('Varsayılan kartı değiştirdi', 'Changed the default card', card),
  'billing.buyer_added': entry('Fatura bilgisi ekledi', 'Added billing information', { field: 'name' }),
  'billing.transfer_received': entry('Havale geldi', 'A bank transfer was received', amount),
  'billing.price_added': entry('Fiyat ekledi', 'Added a price', plan, amount),
  'billing.promotion_added': entry('Promosyon ekledi', 'Added a promotion', { field: 'code' }),
  'billing.promotion_ended': entry('Promosyonu bitirdi', 'Ended a promotion', { field: 'code' }),
  'billing.buyer_deleted': entry('Fatura bilgisini sildi', 'Deleted billing information', { field: 'name' }),
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof billingAudit, true> {}
}
