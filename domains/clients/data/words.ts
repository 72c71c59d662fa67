/** Names of contact types, accounts, kinds of lines and payment types in both languages, for screens and for the record of the office. */
import type { Words } from '@mizan/platform/contract/words'

export const contactTypes = ['Email', 'Phone', 'Address', 'WhatsApp', 'Website'] as const

export const paymentTypes = ['cash', 'card', 'check', 'other'] as const

/** What a payment of the type `other` was in particular. */
export const paymentDetails = ['bankTransfer', 'fromAdvance', 'fromTrust'] as const

/** The parts of a client's account: what the office earns, and money of the client that it spends or only holds. */
export const accounts = ['fee', 'advance', 'trust'] as const
/** Those whose money is the client's own. */
export const heldAccounts = ['advance', 'trust'] as const

export const lineKinds = ['payment', 'service', 'expense', 'payout', 'transfer'] as const

export const expenseTypes = [
  'courtFee',
  'notification',
  'expert',
  'inspection',
  'travel',
  'notary',
  'enforcement',
  'other',
] as const

/** What a statement of account can be downloaded as. */
export const statementTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const contactTypeNames = {
  Email: { tr: 'E-posta', en: 'Email' },
  Phone: { tr: 'Telefon', en: 'Phone' },
  Address: { tr: 'Adres', en: 'Address' },
  WhatsApp: { tr: 'WhatsApp', en: 'WhatsApp' },
  Website: { tr: 'Web sitesi', en: 'Website' },
} as const satisfies Words

export const paymentTypeNames = {
  cash: { tr: 'Nakit', en: 'Cash' },
  card: { tr: 'Kart', en: 'Card' },
  check: { tr: 'Çek', en: 'Check' },
  other: { tr: 'Diğer', en: 'Other' },
} as const satisfies Words

export const paymentDetailNames = {
  bankTransfer: { tr: 'Havale/EFT', en: 'Bank transfer' },
  fromAdvance: { tr: 'Masraf avansından', en: 'From the expense advance' },
  fromTrust: { tr: 'Emanetten', en: 'From trust' },
} as const satisfies Words

export const accountNames = {
  fee: { tr: 'Ücret', en: 'Fee' },
  advance: { tr: 'Masraf avansı', en: 'Expense advance' },
  trust: { tr: 'Emanet', en: 'Trust' },
} as const satisfies Words

export const lineKindNames = {
  payment: { tr: 'Tahsilat', en: 'Payment' },
  service: { tr: 'Hizmet', en: 'Service' },
  expense: { tr: 'Masraf', en: 'Expense' },
  payout: { tr: 'Müvekkile ödeme', en: 'Payout to the client' },
  transfer: { tr: 'Ücrete mahsup', en: 'Move to fee' },
} as const satisfies Words

export const expenseTypeNames = {
  courtFee: { tr: 'Harç', en: 'Court fee' },
  notification: { tr: 'Tebligat gideri', en: 'Service of process' },
  expert: { tr: 'Bilirkişi ücreti', en: 'Expert fee' },
  inspection: { tr: 'Keşif gideri', en: 'Inspection' },
  travel: { tr: 'Yol gideri', en: 'Travel' },
  notary: { tr: 'Noter gideri', en: 'Notary' },
  enforcement: { tr: 'İcra gideri', en: 'Enforcement' },
  other: { tr: 'Diğer masraf', en: 'Other expense' },
} as const satisfies Words

/** Orders of the list: each begins with the end that is asked for most, unless a direction is given. */
export const clientSorts = ['name', 'cases', 'balance', 'changed'] as const
