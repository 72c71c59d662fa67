/** Entries that calls about clients leave in the record of the office; the history of a client is made of them. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'
import {
  accountNames,
  contactTypeNames,
  expenseTypeNames,
  lineKindNames,
  paymentDetailNames,
  paymentTypeNames,
} from './data/words.ts'

/** Its name at that moment; the history of one client leaves it out. */
const client: EntryDetail = { field: 'client' }
const type: EntryDetail = { field: 'type', words: contactTypeNames }
const title: EntryDetail = { field: 'title' }
const value: EntryDetail = { field: 'value' }
const paymentType: EntryDetail = { field: 'paymentType', words: paymentTypeNames }
const paymentDetail: EntryDetail = { field: 'paymentDetail', words: paymentDetailNames }
/** Left out for fees. */
const account: EntryDetail = {
  field: 'account',
  words: accountNames,
  label: { tr: 'Hesap: {{value}}', en: 'Account: {{value}}' },
}
const expenseType: EntryDetail = { field: 'expenseType', words: expenseTypeNames }
const consent: EntryDetail = { field: 'consent', label: { tr: 'Onay: {{value}}', en: 'Consent: {{value}}' } }
const description: EntryDetail = { field: 'description' }
const amount: EntryDetail = {
  field: 'amount',
  currency: 'TRY',
  label: { tr: 'Tutar: {{value}}', en: 'Amount: {{value}}' },
}
const comment: EntryDetail = {
  field: 'comment',
  label: { tr: 'Gerekçe: {{value}}', en: 'Reason: {{value}}' },
}
const former = (field: string): EntryDetail => ({
  field,
  label: { tr: 'Önceki: {{value}}', en: 'Before: {{value}}' },
})
const present = (field: string): EntryDetail => ({
  field,
  label: { tr: 'Yeni: {{value}}', en: 'After: {{value}}' },
})

/** Only for those who may read clients. */
const permission = { module: 'clients', level: 'Read' } as const

export const clientAudit = defineAudit({
  'client.created': {
    says: { tr: 'Müvekkil ekledi', en: 'Added a client' },
    shows: [client],
    permission,
  },
  'client.conflicts_seen': {
    says: { tr: 'Benzer kayıtları gördü', en: 'Saw similar names' },
    shows: [
      client,
      { field: 'names', label: { tr: 'Benzer kayıtlar: {{value}}', en: 'Similar names: {{value}}' } },
    ],
    permission,
  },
  'client.renamed': {
    says: { tr: 'Müvekkilin adını değiştirdi', en: 'Renamed a client' },
    shows: [former('before'), present('after')],
    answers: ['client'],
    permission,
  },
  'client.deleted': {
    says: { tr: 'Müvekkili sildi', en: 'Deleted a client' },
    shows: [client, comment],
    permission,
  },
  'client.contact_added': {
    says: { tr: 'Müvekkile iletişim bilgisi ekledi', en: 'Added contact information of a client' },
    shows: [client, type, title, value],
    permission,
  },
  'client.contact_changed': {
    says: { tr: 'Müvekkilin iletişim bilgisini değiştirdi', en: 'Changed contact information of a client' },
    shows: [
      client,
      type,
      title,
      { from: 'typeBefore', to: 'typeAfter', words: contactTypeNames },
      former('titleBefore'),
      present('titleAfter'),
      former('valueBefore'),
      present('valueAfter'),
    ],
    permission,
  },
  'client.contact_deleted': {
    says: { tr: 'Müvekkilin iletişim bilgisini sildi', en: 'Deleted contact information of a client' },
    shows: [client, type, title, value],
    permission,
  },
  'client.payment_added': {
    says: { tr: 'Müvekkile tahsilat ekledi', en: 'Added a payment of a client' },
    shows: [client, amount, account, paymentType, paymentDetail, description],
    answers: ['date'],
    permission,
  },
  'client.payment_deleted': {
    says: { tr: 'Müvekkilin tahsilatını sildi', en: 'Deleted a payment of a client' },
    shows: [client, amount, account, paymentType, paymentDetail, description, comment],
    answers: ['date'],
    permission,
  },
  'client.service_added': {
    says: { tr: 'Müvekkile hizmet ekledi', en: 'Added a service to a client' },
    shows: [client, amount, description],
    answers: ['date'],
    permission,
  },
  'client.service_deleted': {
    says: { tr: 'Müvekkilin hizmetini sildi', en: 'Deleted a service of a client' },
    shows: [client, amount, description, comment],
    answers: ['date'],
    permission,
  },
  'client.expense_added': {
    says: { tr: 'Müvekkile masraf işledi', en: 'Booked an expense of a client' },
    shows: [client, amount, expenseType, description],
    answers: ['date', 'account'],
    permission,
  },
  'client.paid_out': {
    says: { tr: 'Müvekkilin parasını ödedi', en: 'Paid out money of a client' },
    shows: [client, amount, account, paymentType, paymentDetail, description],
    answers: ['date'],
    permission,
  },
  'client.moved_to_fee': {
    says: { tr: 'Müvekkilin parasını ücrete mahsup etti', en: 'Moved money of a client to fees' },
    shows: [client, amount, account, description, consent],
    answers: ['date'],
    permission,
  },
  'client.entry_deleted': {
    says: { tr: 'Müvekkilin hesabından kayıt sildi', en: 'Deleted an entry from the account of a client' },
    shows: [
      client,
      { field: 'kind', words: lineKindNames },
      amount,
      account,
      expenseType,
      paymentType,
      paymentDetail,
      description,
      consent,
      comment,
    ],
    answers: ['date'],
    permission,
  },
  'client.receipt_kept': {
    says: { tr: 'Hizmetin makbuz hesabını sakladı', en: 'Kept the receipt of a service' },
    shows: [client, { ...amount, label: { tr: 'Brüt: {{value}}', en: 'Gross: {{value}}' } }, description],
    permission,
  },
  'client.instalments_set': {
    says: { tr: 'Müvekkilin taksitlerini belirledi', en: 'Set the instalments of a client' },
    shows: [
      client,
      { field: 'count', label: { tr: 'Taksit sayısı: {{value}}', en: 'Instalments: {{value}}' } },
      { ...amount, label: { tr: 'Toplam: {{value}}', en: 'Total: {{value}}' } },
    ],
    permission,
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof clientAudit, true> {}
}
