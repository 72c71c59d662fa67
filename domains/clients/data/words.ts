/** Names of contact types and payment types in both languages, for screens and for the record of the office. */
import type { Words } from '@mizan/platform/contract/words'

export const contactTypes = ['Email', 'Phone', 'Address', 'WhatsApp', 'Website'] as const

export const paymentTypes = ['cash', 'card', 'check', 'other'] as const

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

/** Orders of the list: each begins with the end that is asked for most, unless a direction is given. */
export const clientSorts = ['name', 'cases', 'balance', 'changed'] as const
